"""Mystery Express in the terminal."""

from wagonlit.terminal.mystery_express.part import PART

__all__ = ["PART"]
