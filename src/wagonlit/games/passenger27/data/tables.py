"""The tables of the box: read from their files, and refused if they cannot be."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from wagonlit.core.errors import BadGame
from wagonlit.games.passenger27.data.checks import (
    of_disguises,
    of_incidents,
    of_passengers,
    of_skills,
    of_stations,
)

FOLDER = Path(__file__).parent
# Each table with what it must be like.
KINDS: Mapping[str, Any] = {
    "passengers": dict[str, tuple[str, str, str]],
    "stations": dict[str, list[tuple[str, int]]],
    "disguises": dict[str, int],
    "skills": dict[str, str],
    "incidents": dict[str, list[str]],
}
CHECKS: Mapping[str, Callable[[Any], Iterator[str]]] = {
    "passengers": of_passengers,
    "stations": of_stations,
    "disguises": of_disguises,
    "skills": of_skills,
    "incidents": of_incidents,
}


class Tables(Struct, frozen=True):
    """All of them; the order of passengers and stations is that of the files."""

    passengers: dict[str, tuple[str, str, str]]
    stations: dict[str, list[tuple[str, int]]]
    disguises: dict[str, int]
    skills: dict[str, str]
    incidents: dict[str, list[str]]

    def station_ids(self) -> tuple[str, ...]:
        """Every station once."""
        return tuple(dict.fromkeys(name for side in self.stations.values() for name, _ in side))


def read(folder: Path = FOLDER) -> Tables:
    """TP-R3, TP-R4, TP-R5, TP-R6: the tables; BadGame names every fault in any of them."""
    found: dict[str, Any] = {}
    faults: list[str] = []
    for name, kind in KINDS.items():
        file = folder / f"{name}.json"
        try:
            found[name] = msgspec.json.decode(file.read_bytes(), type=kind)
        except (OSError, msgspec.MsgspecError) as fault:
            faults.append(f"{file.name}: {fault}")
        else:
            faults += [f"{file.name}: {fault}" for fault in CHECKS[name](found[name])]
    if faults:
        raise BadGame(f"The tables of the box cannot be used: {'; '.join(faults)}.")
    return Tables(**found)
