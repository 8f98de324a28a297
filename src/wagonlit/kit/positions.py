"""A position as it is given, in words: read into ids, and refused if it cannot be."""

from collections.abc import Mapping, Sequence
from typing import Any

from wagonlit.core.errors import BadScenario

MOST_LISTED = 60  # names that a refusal lists; more would bury what is wrong


class Given:
    """What was given, by key; whatever was left out is None."""

    def __init__(self, position: Mapping[str, Any], seats: int, keys: Sequence[str]) -> None:
        if unknown := sorted(set(position) - set(keys)):
            raise BadScenario(f"A position has no key “{unknown[0]}”; there are {', '.join(keys)}.")
        self.position = position
        self.seats = seats

    def raw(self, key: str) -> Any:
        """As it stands there."""
        return self.position.get(key)

    def id(self, key: str, names: Sequence[str], default: str) -> int:
        """Something by its name."""
        found = self.raw(key)
        return id_of(key, default if found is None else found, names)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number."""
        found = self.raw(key)
        if found is None:
            return default
        if type(found) is not int or not least <= found <= most:
            raise BadScenario(f"“{key}” must be a number from {least} to {most}, not {found!r}.")
        return found

    def seat(self, key: str, default: int) -> int:
        """A seat."""
        return self.number(key, default, 0, self.seats - 1)

    def ids(self, key: str, names: Sequence[Any]) -> list[int] | None:
        """A list of things by name, each at most once."""
        listed = self.raw(key)
        if listed is None:
            return None
        if isinstance(listed, str) or not isinstance(listed, Sequence):
            raise BadScenario(f"“{key}” must be a list.")
        found = [id_of(key, one, names) for one in listed]
        for one in found:
            if found.count(one) > 1:
                raise BadScenario(f"“{key}” has {names[one]} twice.")
        return found

    def by(self, key: str, names: Sequence[str]) -> dict[int, Any]:
        """Something for some of these: a mapping, or a list that begins with the first of them."""
        given = self.raw(key)
        if given is None:
            return {}
        if not isinstance(given, Mapping | list | tuple):
            raise BadScenario(f"“{key}” must be a mapping or a list.")
        pairs = given.items() if isinstance(given, Mapping) else zip(names, given)
        return {id_of(key, str(name), names): value for name, value in pairs}


def id_of(key: str, name: Any, names: Sequence[Any]) -> int:
    """The id of one name."""
    if name not in names:
        listed = f"none of: {', '.join(map(str, names))}" if len(names) <= MOST_LISTED else "not there"
        raise BadScenario(f"“{key}” speaks of {name!r}, which is {listed}.")
    return names.index(name)
