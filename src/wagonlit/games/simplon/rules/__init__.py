"""What may happen, by chapter."""
