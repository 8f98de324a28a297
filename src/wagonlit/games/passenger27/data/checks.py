"""What the tables of the box must be like: each check names every fault it finds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from wagonlit.games.passenger27.pieces.actions import FAMILIES, STEPS
from wagonlit.games.passenger27.pieces.incidents import COLOURS, INCIDENTS
from wagonlit.games.passenger27.pieces.people import FEATURES, PASSENGERS, VALUES
from wagonlit.games.passenger27.pieces.rows import MOST
from wagonlit.games.passenger27.pieces.tricks import DISGUISE_CARDS, SKILLS

ROUNDS = {"small": 10, "large": 12}  # stations of each board side
DRAWN = {"small": (3, 3, 3), "large": (4, 4, 3)}  # incidents of each colour
MOST_TRAFFIC = MOST - 1  # Wrong Train may bring one more
FINAL = "the_big_call"
# Their texts name the action: no table can say otherwise.
FIXED = {
    "focused": "investigation",
    "ingenious": "investigation",
    "bold": "assassination",
    "lucky": "assassination",
    "specialist": "assassination",
    "trigger_happy": "assassination",
    "selfish": "intrigue",
    "sharp": "intrigue",
    "patient": "deception",
}


def of_passengers(table: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """27 of them, and every combination of values once."""
    if len(table) != PASSENGERS:
        yield f"there must be {PASSENGERS} passengers, not {len(table)}"
    seen: dict[tuple[str, ...], str] = {}
    for name, values in table.items():
        for feature, value, possible in zip(FEATURES, values, VALUES):
            if value not in possible:
                yield f"“{value}” of {name} is no {feature}: {', '.join(possible)}"
        if other := seen.get(tuple(values)):
            yield f"{name} and {other} are both {', '.join(values)}"
        seen[tuple(values)] = name


def of_stations(table: Mapping[str, Sequence[tuple[str, int]]]) -> Iterator[str]:
    """Both sides, each with its number of stations."""
    yield from _same(table, ROUNDS, "side")
    for side, stations in table.items():
        if side in ROUNDS and len(stations) != ROUNDS[side]:
            yield f"{side} must have {ROUNDS[side]} stations, not {len(stations)}"
        yield from of_traffic([number for _, number in stations])
        yield from _twice([name for name, _ in stations])


def of_traffic(numbers: Sequence[int]) -> Iterator[str]:
    """Traffic numbers that fit on a slot."""
    for number in numbers:
        if not 0 <= number <= MOST_TRAFFIC:
            yield f"{number} is no traffic number: 0 to {MOST_TRAFFIC}"


def of_disguises(table: Mapping[str, int]) -> Iterator[str]:
    """All 18, of the three kinds."""
    yield from _same(table, FEATURES, "kind")
    for kind, number in table.items():
        if number < 0:
            yield f"there cannot be {number} of {kind}"
    if sum(table.values()) != DISGUISE_CARDS:
        yield f"there must be {DISGUISE_CARDS} disguises, not {sum(table.values())}"


def of_skills(table: Mapping[str, str]) -> Iterator[str]:
    """Each skill follows an action; where its text says which, that one."""
    yield from _same(table, SKILLS, "skill")
    for skill, family in table.items():
        if family not in STEPS[:FAMILIES]:
            yield f"“{family}” of {skill} is no action: {', '.join(STEPS[:FAMILIES])}"
        elif FIXED.get(skill, family) != family:
            yield f"{skill} follows {FIXED[skill]}, as its text says, not {family}"


def of_incidents(table: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Enough of each colour for every number of players."""
    yield from _same(table, COLOURS, "colour")
    for place, colour in enumerate(COLOURS):
        most = max(drawn[place] for drawn in DRAWN.values())
        if len(table.get(colour, ())) < most:
            yield f"{colour} must have at least {most} events, not {len(table.get(colour, ()))}"
    names = [name for listed in table.values() for name in listed]
    for name in names:
        if name not in INCIDENTS or name == FINAL:
            yield f"“{name}” is no event of a colour"
    yield from _twice(names)


def _same(table: Iterable[str], wanted: Iterable[str], what: str) -> Iterator[str]:
    for name in wanted:
        if name not in table:
            yield f"the {what} “{name}” is missing"
    for name in table:
        if name not in wanted:
            yield f"there is no {what} “{name}”"


def _twice(names: Sequence[str]) -> Iterator[str]:
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            yield f"“{name}” is there {names.count(name)} times"
