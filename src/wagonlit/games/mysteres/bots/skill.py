"""How good a bot is: how clearly it thinks, what it knows, and how much it dares."""

from typing import Final

from msgspec import Struct


class Skill(Struct, frozen=True):
    """One strength."""

    blur: float  # how far its associations stray from everybody's
    unknown: float  # share of the entries that it hardly knows
    daring: float  # it declares when it is this sure


STRONG: Final = Skill(blur=2.1, unknown=0.0, daring=0.57)
NORMAL: Final = Skill(blur=2.2, unknown=0.10, daring=0.60)
WEAK: Final = Skill(blur=2.3, unknown=0.20, daring=0.60)
SKILLS: Final = {"strong": STRONG, "normal": NORMAL, "weak": WEAK}

# What the Maestro thinks the table thinks.
CLEAR: Final = Skill(blur=0.0, unknown=0.0, daring=0.0)
