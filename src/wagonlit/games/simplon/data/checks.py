"""SO-022: what a board must be like; each check names every fault it finds."""

import re
from collections.abc import Iterator, Mapping, Sequence

from wagonlit.core.words import LANGUAGES
from wagonlit.games.simplon.data.board_file import SCHEMA, SHIP, BoardFile, Edge, Place, Turntable
from wagonlit.games.simplon.pieces.board import WORD, WORDS, bits_of
from wagonlit.games.simplon.pieces.names import CARDS, MOST_POSITIONS, MOST_SEATS

MOST_ACTS = 61  # ids that one question can offer
OTHER_ACTS = 2 + MOST_SEATS  # loading, ending, and an exchange with each seat
TAGS = ("orient", "simplon", "common", "secondary", "ferry")
RESERVED = ("load", "end", *(f"exchange_{seat}" for seat in range(MOST_SEATS)))
MOST_POINTS = 9
MOST_FACES = 20
_BOARD_ID = re.compile(r"[a-z][a-z0-9-]*")
_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]*")  # no dash: the names of sections have them


def of_names(board: BoardFile) -> Iterator[str]:
    """Ids that can be told apart, and names in every language."""
    if board.schema != SCHEMA:
        yield f"its schema must be “{SCHEMA}”, not “{board.schema}”"
    if not _BOARD_ID.fullmatch(board.id):
        yield f"its id “{board.id}” must be small letters, digits and dashes"
    nodes = [*(one.id for one in board.stations), *(one.id for one in board.turntables)]
    yield from _of_ids("station or turntable", nodes)
    yield from _of_ids("square", [one.id for one in board.sea.squares])
    yield from _of_ids("damage", [one.id for one in board.damages])
    yield from _of_ids("track", [one.id for one in board.edges])
    yield from (f"no station or turntable can be called “{id}”" for id in nodes if id in RESERVED)
    named = {f"station {one.id}": one.name for one in board.stations}
    named |= {f"square {one.id}": one.name for one in board.sea.squares}
    named |= {f"line {id}": line.name for id, line in board.lines.items()}
    for what, names in {"the board": board.title, **named}.items():
        yield from _of_languages(what, names)


def _of_ids(kind: str, ids: Sequence[str]) -> Iterator[str]:
    for id in dict.fromkeys(ids):
        if not _ID.fullmatch(id):
            yield f"the {kind} “{id}” must have an id of letters, digits and underscores"
        if ids.count(id) > 1:
            yield f"the {kind} “{id}” is there {ids.count(id)} times"


def _of_languages(what: str, names: Mapping[str, str]) -> Iterator[str]:
    for lang in LANGUAGES:
        if not names.get(lang, "").strip():
            yield f"{what} has no name in “{lang}”"


def of_numbers(board: BoardFile) -> Iterator[str]:
    """Sizes: enough stations, not too many acts, a die that can be rolled (SO-002, SO-R2)."""
    stations, turntables = len(board.stations), len(board.turntables)
    if stations < CARDS:
        yield f"there must be at least {CARDS} stations, one for each card that is dealt, not {stations}"
    if stations + turntables + OTHER_ACTS > MOST_ACTS:
        most = MOST_ACTS - OTHER_ACTS
        yield f"there can be at most {most} stations and turntables together, not {stations + turntables}"
    numbers = [face for face in board.die if isinstance(face, int) and 1 <= face <= MOST_POINTS]
    if len(numbers) + board.die.count(SHIP) != len(board.die):
        yield f"its die has a face that is neither a number from 1 to {MOST_POINTS} nor “{SHIP}”"
    if not numbers or SHIP not in board.die or len(board.die) > MOST_FACES:
        yield f"its die must have a number and a ship, and at most {MOST_FACES} faces"
    if not 1 <= board.sea.surveillance_bonus <= 5:
        yield f"its surveillance_bonus must be 1 to 5, not {board.sea.surveillance_bonus}"
    drawn: list[Place] = [*board.stations, *board.turntables, *board.sea.squares]
    for one in drawn:
        if not (0 <= one.x <= board.size[0] and 0 <= one.y <= board.size[1]):
            yield f"“{one.id}” lies outside of the drawing"


def of_tracks(board: BoardFile) -> Iterator[str]:
    """SO-010, SO-011: tracks between nodes that exist; ferries are never damaged."""
    nodes = {one.id for one in board.stations} | {one.id for one in board.turntables}
    for edge in board.edges:
        yield from (
            f"track {edge.id} leads to “{end}”, which is not there"
            for end in (edge.a, edge.b)
            if end not in nodes
        )
        if edge.a == edge.b:
            yield f"track {edge.id} leads from “{edge.a}” to itself"
        if edge.line not in TAGS:
            yield f"track {edge.id} is of line “{edge.line}”; it must be one of {', '.join(TAGS)}"
        if edge.line == "ferry" and edge.damages:
            yield f"track {edge.id} is a ferry and cannot be damaged"


def of_turntables(board: BoardFile) -> Iterator[str]:
    """SO-015: ports that are ends of tracks, and positions that join them."""
    edges = {edge.id: edge for edge in board.edges}
    for turntable in board.turntables:
        where = f"turntable {turntable.id}"
        if [port.index for port in turntable.ports] != list(range(len(turntable.ports))):
            yield f"{where} must number its ports 0, 1, 2 and so on"
        for port in turntable.ports:
            edge = edges.get(port.edge)
            if edge is None or {edge.a, edge.b} != {turntable.id, port.to}:
                yield f"{where} has a port to “{port.to}”, but track {port.edge} does not join the two"
        joined = sorted(edge.id for edge in board.edges if turntable.id in (edge.a, edge.b))
        if sorted(port.edge for port in turntable.ports) != joined:
            yield f"{where} must have a port for each of its tracks, {', '.join(joined)}"
        yield from _of_positions(turntable, where)
    places = [len(one.positions) for one in board.turntables]
    if places and bits_of(places)[-1] + places[-1] > WORD * WORDS:
        yield f"its turntables can have at most about {WORD * WORDS} positions together, not {sum(places)}"


def _of_positions(turntable: Turntable, where: str) -> Iterator[str]:
    sets = [{frozenset(pair) for pair in position} for position in turntable.positions]
    if not 2 <= len(sets) <= MOST_POSITIONS:
        yield f"{where} must have 2 to {MOST_POSITIONS} positions, not {len(sets)}"
    if any(found in sets[:place] for place, found in enumerate(sets)):
        yield f"{where} has the same position twice"
    for place, position in enumerate(turntable.positions):
        ports = [port for pair in position for port in pair]
        if not ports or len(set(ports)) < len(ports) or not set(ports) <= set(range(len(turntable.ports))):
            yield f"position {place} of {where} must join different ports of it in pairs"


def edge_between(board: BoardFile, one: str, other: str, among: Sequence[str]) -> Edge | None:
    """The track of these that joins two nodes."""
    return next((edge for edge in board.edges if edge.id in among and {edge.a, edge.b} == {one, other}), None)
