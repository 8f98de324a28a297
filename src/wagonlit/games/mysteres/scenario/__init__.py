"""Positions, as people write them down."""
