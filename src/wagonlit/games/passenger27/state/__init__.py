"""The truth."""
