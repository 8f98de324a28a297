"""What the box contains."""
