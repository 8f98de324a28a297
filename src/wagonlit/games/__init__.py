"""One folder for each game; no game imports another. To add a game, add a folder with a GAME in it."""

from wagonlit.core.registry import find, games

__all__ = ["find", "games"]
