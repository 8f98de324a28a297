"""A position as it is given, in words: read into ids, and refused if it cannot be."""

from collections.abc import Mapping, Sequence
from typing import Any

from wagonlit.core.errors import BadScenario
from wagonlit.games.mysteres.lexicon.reading import lexicon

KEYS = (
    "phase", "round", "maestro", "active", "tiles", "word", "clues", "turned", "passed", "out", "scores",
    "played",
)  # fmt: skip
PHASES = ("keep", "tile")


class Given:
    """What was given, by key; whatever was left out is None."""

    def __init__(self, position: Mapping[str, Any], seats: int) -> None:
        if unknown := sorted(set(position) - set(KEYS)):
            raise BadScenario(f"A position has no key “{unknown[0]}”; there are {', '.join(KEYS)}.")
        self.position = position
        self.seats = seats

    def raw(self, key: str) -> Any:
        """As it stands there."""
        return self.position.get(key)

    def phase(self) -> str:
        """What is about to happen."""
        found = self.raw("phase") or PHASES[-1]
        if found not in PHASES:
            raise BadScenario(f"“phase” must be one of {', '.join(PHASES)}, not {found!r}.")
        return str(found)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number."""
        found = self.raw(key)
        if found is None:
            return default
        if type(found) is not int or not least <= found <= most:
            raise BadScenario(f"“{key}” must be a number from {least} to {most}, not {found!r}.")
        return found

    def named(self, key: str, names: Sequence[Any]) -> list[int]:
        """Things by name, each at most once."""
        listed = self.raw(key)
        if listed is None:
            return []
        if not isinstance(listed, list | tuple):
            raise BadScenario(f"“{key}” must be a list.")
        found = [id_of(key, one, names) for one in listed]
        if len(set(found)) < len(found):
            raise BadScenario(f"“{key}” has something twice.")
        return found

    def words(self, key: str) -> list[int]:
        """Words of the lexicon by their ids, each at most once."""
        return self.named(key, _ids())

    def word(self) -> int | None:
        """The mystery word."""
        found = self.raw("word")
        return None if found is None else id_of("word", found, _ids())

    def scores(self) -> list[int]:
        """Points by seat."""
        found = self.raw("scores")
        if found is None:
            return [0] * self.seats
        whole = isinstance(found, list | tuple) and len(found) == self.seats
        if not whole or any(type(one) is not int or one < 0 for one in found):
            raise BadScenario(f"“scores” must be a list of {self.seats} numbers, none below 0.")
        return [*found]


def _ids() -> Sequence[str]:
    return [entry.id for entry in lexicon().entries]


def id_of(key: str, name: Any, names: Sequence[Any]) -> int:
    """The id of one name."""
    if name not in names:
        raise BadScenario(f"“{key}” speaks of {name!r}, which is not there.")
    return names.index(name)
