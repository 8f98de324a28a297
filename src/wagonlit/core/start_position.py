"""A position as it is given: where a game begins, and what follows from there."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from wagonlit.core.errors import BadScenario


class Position(Struct, frozen=True):
    """The game's own notation of the place, and the next answers of seats and of chance."""

    place: dict[str, Any]
    answers: list[tuple[int, Any]]
    chance: list[Any]


def read_position(given: Mapping[str, Any]) -> Position:
    """Its parts; BadScenario says what is wrong with them."""
    place = dict(given)
    answers, chance = place.pop("answers", []), place.pop("chance", [])
    if not isinstance(chance, list | tuple):
        raise BadScenario("“chance” must be a list of the answers chance gives next.")
    listed = isinstance(answers, list | tuple)
    if not listed or not all(isinstance(pair, list | tuple) and len(pair) == 2 for pair in answers):
        raise BadScenario("“answers” must be a list of pairs: a seat and what it chooses.")
    return Position(place, [(seat, choice) for seat, choice in answers], list(chance))
