"""A position as it is given, in words: read into ids, and refused if it cannot be."""

from collections.abc import Mapping, Sequence
from typing import Any

from wagonlit.core.errors import BadScenario
from wagonlit.games.passenger27.options import PASSENGER_IDS
from wagonlit.games.passenger27.pieces.actions import ACTIONS
from wagonlit.games.passenger27.pieces.incidents import INCIDENTS
from wagonlit.games.passenger27.pieces.people import FEATURES
from wagonlit.games.passenger27.pieces.tricks import CARDS_IN_PILE, SKILLS

KEYS = (
    "round", "phase", "incident", "played", "identities", "out", "exposed", "slots", "discard", "skills",
    "disguises", "piles", "initiative", "disguise_discard", "loose",
)  # fmt: skip
PHASES = ("action", "station")
PILED = (*SKILLS, *ACTIONS[1:3])


class Given:
    """What was given, by key; whatever was left out is None."""

    def __init__(self, position: Mapping[str, Any], seats: int) -> None:
        if unknown := sorted(set(position) - set(KEYS)):
            raise BadScenario(f"A position has no key “{unknown[0]}”; there are {', '.join(KEYS)}.")
        self.position = position
        self.seats = seats

    def raw(self, key: str, default: Any = None) -> Any:
        """As it stands there."""
        found = self.position.get(key)
        return default if found is None else found

    def ids(self, key: str, names: Sequence[str], given: Any = None) -> list[int]:
        """A list of things by name, each at most once."""
        listed = self.raw(key, ()) if given is None else given
        if isinstance(listed, str) or not isinstance(listed, Sequence):
            raise BadScenario(f"“{key}” must be a list.")
        found = [id_of(key, one, names) for one in listed]
        for one in found:
            if found.count(one) > 1:
                raise BadScenario(f"“{key}” has {names[one]} twice.")
        return found

    def by_seat(self, key: str) -> dict[int, Any]:
        """Something for some seats: a mapping, or a list that begins with seat 0."""
        given = self.raw(key, {})
        if isinstance(given, Mapping):
            pairs = {int(seat): value for seat, value in given.items()}
        else:
            pairs = dict(enumerate(given))
        for seat in pairs:
            if not 0 <= seat < self.seats:
                raise BadScenario(f"“{key}” speaks of seat {seat}; there are {self.seats} seats.")
        return pairs


def id_of(key: str, name: Any, names: Sequence[str]) -> int:
    """The id of one name."""
    if name not in names:
        raise BadScenario(f"“{key}” speaks of {name!r}, which is none of: {', '.join(names)}.")
    return names.index(name)


def passengers(given: Given, key: str) -> dict[int, int]:
    """A passenger for some seats."""
    return {seat: id_of(key, name, PASSENGER_IDS) for seat, name in given.by_seat(key).items()}


def pile_cards(given: Given) -> dict[int, int]:
    """By seat, the set of cards in its pile."""
    found = {}
    for seat, names in given.by_seat("piles").items():
        cards = given.ids("piles", PILED, names)
        skills, actions = len(SKILLS), CARDS_IN_PILE + 1
        found[seat] = sum(1 << (card if card < skills else actions + card - skills) for card in cards)
    return found


def kinds(key: str, names: Sequence[str]) -> list[int]:
    """Disguises by kind; there may be several of one."""
    return [id_of(key, name, FEATURES) for name in names]


def incident(given: Given) -> int | None:
    """The incident in force, if one is named."""
    name = given.raw("incident")
    return None if name is None else id_of("incident", name, INCIDENTS)
