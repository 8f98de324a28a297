"""What a position may say, and what of it only this game knows how to read."""

from collections.abc import Mapping
from typing import Any

from wagonlit.core.errors import BadScenario
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.pieces.tiles import TILES
from wagonlit.kit.positions import Given, id_of

KEYS = (
    "phase", "round", "maestro", "active", "tiles", "word", "clues", "turned", "passed", "out", "scores",
    "played",
)  # fmt: skip
PHASES = ("tile", "keep")


def tiles_in(given: Given, key: str) -> list[int]:
    """Tiles by name, each at most once."""
    return given.ids(key, TILES) or []


def words_in(given: Given, key: str) -> list[int]:
    """Words of the lexicon by their ids, each at most once."""
    return given.ids(key, _ids()) or []


def word_in(given: Given) -> int | None:
    """The mystery word."""
    found = given.raw("word")
    return None if found is None else id_of("word", found, _ids())


def clues_in(given: Given) -> dict[int, Any]:
    """What was said, by tile."""
    if not isinstance(given.raw("clues") or {}, Mapping):
        raise BadScenario("“clues” must be a mapping: what was said, by tile.")
    return given.by("clues", TILES)


def scores_in(given: Given) -> list[int]:
    """Points by seat."""
    found = given.raw("scores")
    if found is None:
        return [0] * given.seats
    whole = isinstance(found, list | tuple) and len(found) == given.seats
    if not whole or any(type(one) is not int or one < 0 for one in found):
        raise BadScenario(f"“scores” must be a list of {given.seats} numbers, none below 0.")
    return [*found]


def _ids() -> list[str]:
    return [entry.id for entry in lexicon().entries]
