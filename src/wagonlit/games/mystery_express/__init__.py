"""Mystery Express: deduction on the Orient-Express; cards wander between players."""

from wagonlit.games.mystery_express.game import GAME

__all__ = ["GAME"]
