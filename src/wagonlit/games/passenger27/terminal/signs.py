"""Looks, scent and voice as small signs, and the cards that can be counted from outside."""

from collections.abc import Sequence

from rich.text import Text

from wagonlit.games.passenger27.options import PASSENGER_IDS
from wagonlit.games.passenger27.pieces.people import FEATURES, VALUES
from wagonlit.games.passenger27.view import View

# A dress coat, a shirt, a star; a flower, plain air, fumes; low, middle and high.
TRAITS = "■□✦✿◦≈▁▄▇"
COLOURS = ("bright_blue", "green", "magenta", "", "", "", "", "", "")
FACE_DOWN = "▮"
DISGUISE, SKILL = "◐", "◆"
NOTHING = "–"


def traits_of(view: View, passenger: int) -> list[int]:
    """Looks, scent and voice of a passenger, as this table has agreed on them."""
    values = view.options.passengers[PASSENGER_IDS[passenger]]
    return [len(FEATURES) * feature + VALUES[feature].index(value) for feature, value in enumerate(values)]


def trait_sign(trait: int) -> Text:
    """The sign of one trait."""
    return Text(TRAITS[trait], style=COLOURS[trait])


def badge(traits: Sequence[int]) -> Text:
    """A passenger at a glance: three signs."""
    return Text.assemble(*map(trait_sign, traits))


def counted(sign: str, number: int) -> Text:
    """So many cards of which nobody sees the faces."""
    return Text(sign * number) if number else Text(NOTHING, style="dim")


def unbroken(name: str) -> str:
    """A name that stays on one line."""
    return name.replace(" ", "\u00a0")
