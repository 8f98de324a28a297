"""What a seat knows."""

from wagonlit.games.simplon.view.view import Reach, View

__all__ = ["Reach", "View"]
