"""One folder a game; no game imports another. Adding a game is adding a folder with a GAME in it."""

from wagonlit.core.registry import find, games

__all__ = ["find", "games"]
