"""What several games build on."""
