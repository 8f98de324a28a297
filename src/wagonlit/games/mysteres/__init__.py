"""Mystères: one knows the word and gives clues, the others want it first, but not too soon."""

from wagonlit.games.mysteres.game import GAME

__all__ = ["GAME"]
