"""Boards: files, what they must be like, and what the rules make of them."""
