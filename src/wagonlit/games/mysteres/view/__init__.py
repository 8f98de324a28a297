"""What a seat knows."""

from wagonlit.games.mysteres.view.view import View

__all__ = ["View"]
