"""Sets any position in which people may be asked something. What is left out is drawn from the seed."""

from collections.abc import Mapping, Sequence
from typing import Any

from wagonlit.core.errors import BadScenario
from wagonlit.core.ids import below, count, only, set_of
from wagonlit.core.rng import Rng
from wagonlit.games.simplon.data.boards import board_named
from wagonlit.games.simplon.edition import domains_of
from wagonlit.games.simplon.options import Options, terms_of
from wagonlit.games.simplon.pieces.names import CAPACITY, CARDS, COAST, COURSES, LINES, NAXOS, UNSET
from wagonlit.games.simplon.rules.position import ACT, DISCARD, PHASES, ROLL, Announce
from wagonlit.games.simplon.rules.setup import begun
from wagonlit.games.simplon.scenario.reading import KEYS
from wagonlit.games.simplon.state.journey import Journey
from wagonlit.games.simplon.state.verbs.setup import lay_turntable
from wagonlit.games.simplon.terms import ASK, DRAWN, Terms
from wagonlit.kit.positions import Given

MOST_TURNS = 100_000
Names = Mapping[str, Sequence[str]]


def placed(options: Options, position: Mapping[str, Any], rng: Rng) -> Journey:
    """The journey there; BadScenario says what is wrong with the position."""
    given = Given(position, options.players, KEYS)
    names = domains_of(board_named(options.board, options.board_hash))
    phase = given.id("phase", PHASES, PHASES[ACT])
    terms = terms_of(options)
    if PHASES[phase] == "line":
        return _before_the_line(terms, given)
    s = Journey(terms)
    _set_turn(s, given, phase)
    _set_line(s, given, names)
    _set_turntables(s, given, names, rng)
    _set_locomotives(s, given, names, rng)
    _set_damages(s, given, names, phase)
    _set_pieces(s, given, names, phase, rng)
    _set_ship(s, given, names)
    s.then(Announce(phase))
    return s


def _before_the_line(terms: Terms, given: Given) -> Journey:
    if others := sorted(set(given.position) - {"phase"}):
        raise BadScenario(f"Before the line is chosen there is no “{others[0]}” yet.")
    terms.line = ASK
    return begun(terms)


def _set_turn(s: Journey, given: Given, phase: int) -> None:
    s.first = given.seat("first", max(s.terms.first, 0))
    s.actor = given.seat("actor", s.first)
    s.turn = given.number("turn", 1, 1, MOST_TURNS)
    if phase != ACT:
        s.turn = s.turn - 1 if phase == ROLL else 0
        for key in ("points", "ridden", "exchanged"):
            if given.raw(key) is not None:
                raise BadScenario(f"“{key}” is for the phase {PHASES[ACT]} only.")
        return
    s.points = given.number("points", 3, 0, 9)
    s.ridden = bool(given.raw("ridden"))
    partners = given.ids("exchanged", range(s.seats)) or []
    if s.actor in partners:
        raise BadScenario("“exchanged” must name other seats than the actor.")
    s.exchanged = set_of(partners)


def _set_line(s: Journey, given: Given, names: Names) -> None:
    s.line = given.id("line", LINES, LINES[max(s.terms.line, 0)])
    line = s.main_line()
    stations = [names["station"][id] for id in line.stations]
    s.ridden_to = given.id("detective", stations[:-1], stations[0])


def _set_turntables(s: Journey, given: Given, names: Names, rng: Rng) -> None:
    known = given.by("turntables", names["turntable"])
    for turntable, letter in enumerate(names["turntable"]):
        places = s.board.places[turntable]
        place = s.terms.turntables[turntable]
        if turntable in known:
            place = UNSET if known[turntable] is None else known[turntable]
            if type(place) is not int or not UNSET <= place < places:
                raise BadScenario(
                    f"“turntables”: {letter} has positions 0 to {places - 1}, or null, not {place!r}."
                )
        elif place == DRAWN:
            place = rng.below(places)
        lay_turntable(s, turntable, place)


def _set_locomotives(s: Journey, given: Given, names: Names, rng: Rng) -> None:
    seats = [str(seat) for seat in range(s.seats)]
    stations, loads = given.by("stations", seats), given.by("loads", seats)
    free = below(s.board.stations)
    for seat in range(s.seats):
        station = stations.get(seat)
        if station is None:
            id = rng.one_of(free)
        elif station in names["station"]:
            id = names["station"].index(station)
        else:
            raise BadScenario(f"“stations” speaks of {station!r}, which is no station of this board.")
        free &= ~only(id)
        s.place(seat, id)
        load = loads.get(seat, 0)
        if type(load) is not int or not 0 <= load <= CAPACITY:
            raise BadScenario(f"“loads” of seat {seat} must be a number from 0 to {CAPACITY}, not {load!r}.")
        s.add_load(seat, load)


def _set_damages(s: Journey, given: Given, names: Names, phase: int) -> None:
    """What the other line has is covered; the detective has passed only what is repaired."""
    whole = s.damages & ~s.main_line().covered
    listed = given.ids("damages", names["damage"])
    s.damages = whole if listed is None else set_of(listed)
    if s.damages & ~whole:
        raise BadScenario(f"“damages” has some of a line that is not {LINES[s.line]}.")
    if phase == DISCARD and (s.damages != whole or s.ridden_to):
        raise BadScenario("While cards are returned, nothing is repaired and nobody has moved.")
    passed = [s.board.rows.damages[row] for row in list(s.main_line().ahead)[: s.ridden_to]]
    if any(s.damages & gaps for gaps in passed):
        raise BadScenario("“detective” cannot have passed a damage that is still open.")


def _set_pieces(s: Journey, given: Given, names: Names, phase: int, rng: Rng) -> None:
    """SO-051: as many pieces, on cards and aboard, as there are damages."""
    aboard = sum(s.load(seat) for seat in range(s.seats))
    wanted = CARDS if phase == DISCARD else count(s.damages) - aboard
    if phase == DISCARD and (aboard or wanted <= count(s.damages)):
        raise BadScenario("Cards are returned only with the Munich line, before anything is loaded.")
    listed = given.ids("pieces", names["station"])
    if wanted < 0 or (listed is not None and len(listed) != wanted):
        raise BadScenario(
            f"There must be {wanted + aboard} pieces on cards and aboard together, one for each open damage."
        )
    if listed is not None:
        s.pieces = set_of(listed)
        return
    while count(s.pieces) < wanted:
        s.pieces |= only(rng.one_of(below(s.board.stations) & ~s.pieces))


def _set_ship(s: Journey, given: Given, names: Names) -> None:
    sea = s.board.sea
    squares = [name for id, name in enumerate(names["square"]) if id != sea.goal]
    s.ship = names["square"].index(squares[given.id("ship", squares, names["square"][s.terms.ship])])
    course = given.raw("course")
    ways = _ways_to(s)
    if course is None:
        s.course = ways[0]
    elif course in COURSES and COURSES.index(course) in ways:
        s.course = COURSES.index(course)
    else:
        possible = ", ".join("null" if way == UNSET else COURSES[way] for way in ways)
        raise BadScenario(f"“course” must be one of {possible} there, not {course!r}.")


def _ways_to(s: Journey) -> list[int]:
    """The courses by which the ship can be where it is; before the storm there is none yet."""
    sea = s.board.sea
    found = [
        course
        for course, first in ((COAST, sea.after[sea.storm]), (NAXOS, sea.detour))
        if _is_after(s, first)
    ]
    if s.ship == sea.storm:
        return [NAXOS if s.terms.always_naxos else COAST, COAST, NAXOS]
    return found or [UNSET]


def _is_after(s: Journey, square: int) -> bool:
    sea = s.board.sea
    while square not in (s.ship, sea.goal):
        square = sea.after[square]
    return square == s.ship
