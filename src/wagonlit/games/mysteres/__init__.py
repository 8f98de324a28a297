"""Mystères: one gives clues, the others want the word, in French or English; two play together."""

from wagonlit.games.mysteres.game import GAME

__all__ = ["GAME"]
