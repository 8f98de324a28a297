"""What a seat knows."""

from wagonlit.games.passenger27.view.view import View

__all__ = ["View"]
