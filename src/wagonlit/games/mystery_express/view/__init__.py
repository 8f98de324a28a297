"""What one seat knows: its view, what it can prove, and its deduction sheet."""

from wagonlit.games.mystery_express.view.view import View

__all__ = ["View"]
