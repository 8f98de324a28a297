"""Mystères in the terminal."""
