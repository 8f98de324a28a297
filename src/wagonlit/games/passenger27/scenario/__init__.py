"""Positions in words."""
