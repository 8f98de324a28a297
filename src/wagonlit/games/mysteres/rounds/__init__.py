"""Rounds that bots play among themselves, to see how good words and bots are: no part of the game."""
