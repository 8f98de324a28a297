"""Simplon-Orient-Express: a team repairs its line and brings a detective across Europe, against a ship."""

from wagonlit.games.simplon.game import GAME

__all__ = ["GAME"]
