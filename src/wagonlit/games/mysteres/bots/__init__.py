"""A Maestro who gives clues, and guessers who understand them: functions of what everybody knows.

`player.py` seats them at the table: each bot plays both roles.
"""

from wagonlit.games.mysteres.bots.player import Normal, Strong, Weak

BOTS = {"weak": Weak, "normal": Normal, "strong": Strong}

__all__ = ["BOTS", "Normal", "Strong", "Weak"]
