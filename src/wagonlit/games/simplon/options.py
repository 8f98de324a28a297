"""Table options of Simplon-Orient-Express: what each may be, and what it means for the rules."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from wagonlit.core.errors import BadOption
from wagonlit.core.options import AnySeat, Option, choice, number, read_options, structured, switch
from wagonlit.games.simplon.data.board_file import SHIP
from wagonlit.games.simplon.data.boards import DEFAULT, PlayedBoard, board_named, boards
from wagonlit.games.simplon.pieces.names import CLOSED, LINES
from wagonlit.games.simplon.terms import ASK, DRAWN, Terms

LEVEL = "level"  # an option's value: as the level says
LEVELS = ("normal", "easy", "hard", "expert")
EXPERT_START = 2  # of the squares where the ship may start
ASSISTANCE = ("chances", "off")
MOST_POINTS = 9
MOST_FACES = 20


class Options(Struct, frozen=True):
    """What a table agreed on, with nothing left open."""

    players: int
    board: str
    board_hash: str  # of the board's file: a record says which board it was played on
    level: str
    line: str
    die: tuple[int | str, ...]
    turntable_start: str | dict[str, int]
    ship_start: str
    storm: str
    surveillance: bool
    surveillance_bonus: int
    pivot_mode: str
    detective_backward: bool
    first_seat: int | str
    assist: str


def _die(given: Any) -> tuple[int | str, ...]:
    faces = tuple(given)
    if isinstance(given, str) or not 2 <= len(faces) <= MOST_FACES:
        raise ValueError
    numbers = [face for face in faces if type(face) is int and 1 <= face <= MOST_POINTS]
    if not numbers or len(numbers) + faces.count(SHIP) != len(faces) or SHIP not in faces:
        raise ValueError
    return faces


def _turntables(given: Any) -> str | dict[str, int]:
    if given in (LEVEL, "random", "closed"):
        return str(given)
    found = dict(given)
    if not all(type(place) is int and place >= 0 for place in found.values()):
        raise ValueError
    return found


def _bonus(given: Any) -> int:
    if type(given) is not int or not 1 <= given <= 5:
        raise ValueError
    return given


def _first(given: Any) -> int | str:
    if given != "random" and (type(given) is not int or given < 0):
        raise ValueError
    return given if type(given) is int else "random"


def _square(given: Any) -> str:
    if not isinstance(given, str):
        raise ValueError
    return given


DIE = (
    f"a list of at most {MOST_FACES} faces: numbers from 1 to {MOST_POINTS} and “{SHIP}”, each at least once"
)
TURNTABLES = f"{LEVEL}, random, closed, or a mapping of turntables to positions, counted from 0"
_OTHERS: tuple[Option, ...] = (
    structured("board_hash", "", str, "the hash of the board’s file"),
    choice("level", *LEVELS),
    choice("line", LEVEL, *LINES, "ask"),
    structured("die", None, _die, DIE),
    structured("turntable_start", LEVEL, _turntables, TURNTABLES, offers=(LEVEL, "random", "closed")),
    structured("ship_start", LEVEL, _square, "a square of the board", offers=(LEVEL, *DEFAULT.starts)),
    choice("storm", LEVEL, "coin", "naxos"),
    switch("surveillance", False),
    structured("surveillance_bonus", None, _bonus, "a number from 1 to 5"),
    choice("pivot_mode", "any", "step"),
    switch("detective_backward", False),
    structured("first_seat", 0, _first, "random or the number of a seat", AnySeat(), offers=("random",)),
    choice("assist", *ASSISTANCE),
)


def option_list() -> tuple[Option, ...]:
    """All options; boards may be offered at any time."""
    return number("players", 3, 2, 4), choice("board", *boards()), *_OTHERS


def table_options(given: Mapping[str, Any]) -> Options:
    """Section 6: the level and the board fill in what was left to them; contradictions are refused."""
    values = read_options(option_list(), given)
    board = board_named(values["board"], values["board_hash"])
    values |= {"board": board.file.id, "board_hash": board.hash}
    for name, wanted in _of_level(values["level"], board).items():
        if values[name] == LEVEL:
            values[name] = wanted
    if values["die"] is None:
        values["die"] = tuple(board.file.die)
    if values["surveillance_bonus"] is None:
        values["surveillance_bonus"] = board.file.sea.surveillance_bonus
    options = Options(**values)
    _agree(options, board)
    return options


def _of_level(level: str, board: PlayedBoard) -> dict[str, str]:
    starts = board.starts
    return {
        "line": "orient" if level == "easy" else "simplon",
        "storm": "naxos" if level == "easy" else "coin",
        "turntable_start": "closed" if level == "hard" else "random",
        "ship_start": starts[min(EXPERT_START, len(starts) - 1)]
        if level == "expert"
        else board.file.start.ship,
    }


def _agree(options: Options, board: PlayedBoard) -> None:
    """Options that are possible alone, but not together."""
    if type(options.first_seat) is int and options.first_seat >= options.players:
        raise BadOption(
            f"Option “first_seat” must be a seat from 0 to {options.players - 1}, not {options.first_seat}.",
            "first_seat",
        )
    if options.ship_start not in board.starts:
        raise BadOption(
            f"Option “ship_start” must be one of {', '.join(board.starts)} on this board, "
            f"not “{options.ship_start}”.",
            "ship_start",
        )
    if isinstance(options.turntable_start, dict):
        places = {one.id: len(one.positions) for one in board.file.turntables}
        for turntable, place in options.turntable_start.items():
            if place >= places.get(turntable, 0):
                raise BadOption(
                    f"Option “turntable_start”: turntable “{turntable}” has no position {place}.",
                    "turntable_start",
                )


def terms_of(options: Options) -> Terms:
    """The same agreement as plain numbers, for the rules."""
    board = board_named(options.board, options.board_hash)
    die = [0 if face == SHIP else int(face) for face in options.die]
    terms = Terms(options.players, board.rules, die, _placed(options, board))
    terms.line = ASK if options.line == "ask" else LINES.index(options.line)
    terms.first = options.first_seat if isinstance(options.first_seat, int) else DRAWN
    terms.ship = board.square(options.ship_start)
    terms.always_naxos = options.storm == "naxos"
    terms.surveillance = options.surveillance
    terms.bonus = options.surveillance_bonus
    terms.by_steps = options.pivot_mode == "step"
    terms.backward = options.detective_backward
    return terms


def _placed(options: Options, board: PlayedBoard) -> list[int]:
    """Where each turntable begins: what a mapping does not name is drawn."""
    start = options.turntable_start
    given = start if isinstance(start, dict) else {}
    other = CLOSED if start == "closed" else DRAWN
    return [given.get(one.id, other) for one in board.file.turntables]
