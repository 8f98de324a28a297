"""Worlds that fit what a seat knows."""
