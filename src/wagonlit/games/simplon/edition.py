"""What the ids of a board are, and what they are called: all of it comes with the board's file."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wagonlit.core.game import DataName
from wagonlit.core.words import LANGUAGES
from wagonlit.games.simplon.data.board_file import Turntable
from wagonlit.games.simplon.data.boards import PlayedBoard, boards
from wagonlit.games.simplon.data.checks import RESERVED
from wagonlit.games.simplon.data.sections import Section
from wagonlit.games.simplon.pieces.names import (
    CAPACITY,
    CARDS,
    COINS,
    COURSES,
    FACES,
    LINES,
    MOST_POSITIONS,
    MOST_SEATS,
    MOST_WAYS,
    RIDES,
    TRANSFERS,
)

SEATS = tuple(str(seat) for seat in range(MOST_SEATS))
Names = Mapping[str, str]


def domains_of(board: PlayedBoard) -> dict[str, Sequence[str]]:
    """Every domain's ids, by name."""
    file = board.file
    stations, turntables = [one.id for one in file.stations], [one.id for one in file.turntables]
    return {
        "seat": SEATS,
        "station": tuple(stations),
        "turntable": tuple(turntables),
        "act": (*stations, *turntables, *RESERVED),
        "position": tuple(str(number + 1) for number in range(MOST_POSITIONS)),
        "setting": tuple(_settings(board)),
        "way": tuple(str(number + 1) for number in range(MOST_WAYS)),
        "ride": tuple(RIDES),
        "transfer": tuple(TRANSFERS),
        "line": tuple(LINES),
        "face": tuple(FACES),
        "coin": tuple(COINS),
        "course": tuple(COURSES),
        "square": tuple(one.id for one in file.sea.squares),
        "damage": tuple(one.id for one in file.damages),
        "section": tuple(section.name for section in board.sections),
    }


def names_of(board: PlayedBoard) -> dict[str, dict[str, DataName]]:
    """What is called as the file says."""
    file = board.file
    stations = {one.id: one.name for one in file.stations}
    turntables = {one.id: dict.fromkeys(LANGUAGES, one.id) for one in file.turntables}
    sections = {section.name: _in_words(section, stations) for section in board.sections}
    exchanges = {f"exchange_{seat}": DataName("act-exchange", seat=seat) for seat in range(MOST_SEATS)}
    return {
        "station": _named("station", stations),
        "turntable": _named("turntable", turntables),
        "setting": _named("setting", _settings(board)),
        "act": {**_named("act-go", stations), **_named("act-pivot", turntables), **exchanges},
        "line": _named("line", {id: line.name for id, line in file.lines.items()}),
        "square": _named("square", {one.id: one.name for one in file.sea.squares}),
        "damage": _named("damage", {one.id: dict.fromkeys(LANGUAGES, one.id) for one in file.damages}),
        "section": _named("section", sections),
        "ship_start": _named("square", {one.id: one.name for one in file.sea.squares}),
    }


def board_names() -> dict[str, DataName]:
    """What the boards are called that can be chosen now."""
    return _named("board", {id: board.file.title for id, board in boards().items()})


def _named(text: str, names: Mapping[str, Names]) -> dict[str, DataName]:
    return {id: DataName(text, name) for id, name in names.items()}


def _in_words(section: Section, stations: Mapping[str, Names]) -> Names:
    """“Sofia – M – Bucharest”."""
    passed = [one.turntable for one in section.passes]
    ends = stations[section.start], stations[section.end]
    return {lang: " – ".join([ends[0][lang], *passed, ends[1][lang]]) for lang in LANGUAGES}


def _settings(board: PlayedBoard) -> dict[str, Names]:
    """Every position of every turntable, by what it joins: “Paris – Lyon, Marseille – Bordeaux”."""
    nodes = {one.id: one.name for one in board.file.stations}
    nodes |= {one.id: dict.fromkeys(LANGUAGES, one.id) for one in board.file.turntables}
    return {
        f"{one.id}{place + 1}": {lang: ", ".join(_pairs(one, position, nodes, lang)) for lang in LANGUAGES}
        for one in board.file.turntables
        for place, position in enumerate(one.positions)
    }


def _pairs(
    turntable: Turntable, position: Sequence[tuple[int, int]], nodes: Mapping[str, Names], lang: str
) -> list[str]:
    ends = [nodes[port.to][lang] for port in turntable.ports]
    return [f"{ends[one]} – {ends[other]}" for one, other in position]


def figures_of(board: PlayedBoard) -> dict[str, Any]:
    """Figures of the rules that texts show; by course, how often the ship must sail (SO-021)."""
    sea = board.file.sea
    squares = {
        way: len([*sea.trunk[1:], *branch, *sea.tail]) for way, branch in zip(COURSES, (sea.coast, sea.naxos))
    }
    return {"capacity": CAPACITY, "cards": CARDS, "squares": squares}


def layout_of(board: PlayedBoard) -> dict[str, Any]:
    """The file itself, and the sections that follow from it, in the order of their ids."""
    drawn: dict[str, Any] = msgspec.to_builtins(board.file)
    drawn["sections"] = [
        {
            "start": one.start,
            "end": one.end,
            "tracks": list(one.tracks),
            "turntables": [passed.turntable for passed in one.passes],
            "damages": list(one.damages),
        }
        for one in board.sections
    ]
    return drawn
