# compiled by mypyc
"""A turn (SO-101 … SO-208)."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, PLAIN, Decision, Frame, Offer, Seat
from wagonlit.core.ids import Ids, below, count, lowest, members, nth, only, single
from wagonlit.games.simplon.pieces.board import Row, Station, Turntable
from wagonlit.games.simplon.pieces.names import GIVE, MOST_POSITIONS, MOST_WAYS, RIDES, SHIP, TAKE, TOGETHER
from wagonlit.games.simplon.rules.legality import acts, positions, ride, transfers, ways
from wagonlit.games.simplon.rules.ship import sail_on
from wagonlit.games.simplon.state.journey import Journey
from wagonlit.games.simplon.state.verbs.turn import (
    begin_turn,
    end_turn,
    exchange,
    load,
    move,
    pivot,
    roll,
    win,
)

_PLACES: Final = {
    "turntable": "turntable",
    **{f"place_{place + 1}": "setting" for place in range(MOST_POSITIONS)},
}


def start_turn(s: Journey, seat: Seat) -> None:
    """SO-101: the die is rolled at once."""
    begin_turn(s, seat)
    s.then(RollDie(len(s.terms.die)))


@mypyc_attr(acyclic=True, free_list_len=1)
class RollDie(Frame):
    """SO-002, SO-101 … SO-103, SO-R11: a ship ends the turn, a number gives points."""

    decision = Decision("turn.die", "face", "SO-101", by_number=True)

    def __init__(self, size: i64) -> None:
        self.who = CHANCE
        self.size = size

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        face = s.terms.die[choice]
        roll(s, face)
        if face == SHIP:
            s.then(NextTurn())
            sail_on(s, 1)
        else:
            go_on(s, s.actor)


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Frame):
    """SO-050: clockwise; the game is over if it has an outcome."""

    def run(self, s: Journey) -> None:
        if s.outcome < 0:
            start_turn(s, (s.actor + 1) % s.seats)


def go_on(s: Journey, seat: Seat) -> None:
    """SO-107: who can do nothing but end the turn is not asked."""
    legal = acts(s, seat)
    if legal == only(s.board.end):
        close_turn(s, seat)
    else:
        s.then(Act(seat, legal))


def close_turn(s: Journey, seat: Seat) -> None:
    """SO-106: and the next player rolls."""
    end_turn(s, seat)
    start_turn(s, (seat + 1) % s.seats)


@mypyc_attr(acyclic=True, free_list_len=1)
class Act(Offer):
    """SO-104 … SO-107, SO-R6, SO-R10: one thing after the other, in any order and mixture."""

    decision = Decision("turn.act", "act", "SO-104", facts={"points": PLAIN})

    def facts(self, s: Journey, seat: Seat) -> dict[str, Any]:
        return {"points": s.points}

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        board = s.board
        if choice < board.stations:
            depart(s, seat, choice)
        elif choice < board.load:
            turntable = choice - board.stations
            s.offer(ChoosePosition(seat, positions(s, turntable), turntable), seat)
        elif choice == board.load:
            load(s, seat)
            go_on(s, seat)
        elif choice == board.end:
            close_turn(s, seat)
        else:
            partner = choice - board.exchange
            s.offer(ChooseTransfer(seat, transfers(s, seat, partner), partner), seat)


def depart(s: Journey, seat: Seat, target: Station) -> None:
    """SO-110, SO-113: to a neighbouring station, also back to where one came from."""
    found = ways(s, seat, target)
    if single(found):
        board_train(s, seat, s.board.rows.first[s.station(seat)] + lowest(found))
    else:
        s.then(ChooseWay(seat, below(count(found)), target))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseWay(Offer):
    """SO-013: which of the open sections that lead there."""

    decision = Decision(
        "turn.way",
        "way",
        "SO-013",
        facts={
            "station": "station",
            "first": "section",
            "second": "section",
            "third": "section",
            "fourth": "section",
        },
    )

    def __init__(self, chooser: Seat, legal: Ids, target: Station) -> None:
        super().__init__(chooser, legal)
        self.target: Final = target

    def facts(self, s: Journey, seat: Seat) -> dict[str, Any]:
        first = s.board.rows.first[s.station(seat)]
        open = members(ways(s, seat, self.target))
        found: list[int | None] = [s.board.rows.section[first + way] for way in open]
        found += [None] * (MOST_WAYS - len(found))
        return {
            "station": self.target,
            "first": found[0],
            "second": found[1],
            "third": found[2],
            "fourth": found[3],
        }

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        way = nth(ways(s, seat, self.target), choice)
        board_train(s, seat, s.board.rows.first[s.station(seat)] + way)


def board_train(s: Journey, seat: Seat, row: Row) -> None:
    """SO-202, SO-208: if the detective could come along, the player says whether he does."""
    if ride(s, seat, row) == 0:
        run_along(s, seat, row, 0)
    else:
        s.then(ChooseRide(seat, below(len(RIDES)), row))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseRide(Offer):
    """SO-202 … SO-208, SO-R15, SO-R16, SO-R17, SO-R18, SO-R19: one station further, and he gets off."""

    decision = Decision("turn.ride", "ride", "SO-202", facts={"station": "station"})

    def __init__(self, driver: Seat, legal: Ids, row: Row) -> None:
        super().__init__(driver, legal)
        self.row: Final = row

    def facts(self, s: Journey, seat: Seat) -> dict[str, Any]:
        return {"station": s.board.rows.to[self.row]}

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        step: i64 = 0
        if choice == TOGETHER:
            step = ride(s, seat, self.row)
        run_along(s, seat, self.row, step)


def run_along(s: Journey, seat: Seat, row: Row, step: i64) -> None:
    """SO-110, SO-401: the move itself; the game is won at once when the detective arrives."""
    move(s, seat, row, step)
    if step != 0 and s.ridden_to == s.main_line().goal:
        win(s, seat)
    else:
        go_on(s, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosePosition(Offer):
    """SO-120, SO-121: any turntable on the board, the same one again too."""

    decision = Decision("turn.position", "position", "SO-120", facts=_PLACES)

    def __init__(self, turner: Seat, legal: Ids, turntable: Turntable) -> None:
        super().__init__(turner, legal)
        self.turntable: Final = turntable

    def facts(self, s: Journey, seat: Seat) -> dict[str, Any]:
        """What each position joins: its setting."""
        found: dict[str, Any] = {"turntable": self.turntable}
        place: i64
        for place in range(MOST_POSITIONS):
            setting: int | None = None
            if place < s.board.places[self.turntable]:
                setting = s.board.settings[self.turntable] + place
            found[f"place_{place + 1}"] = setting
        return found

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        pivot(s, seat, self.turntable, choice)
        go_on(s, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTransfer(Offer):
    """SO-140 … SO-142, SO-R12, SO-R13: nobody has to agree."""

    decision = Decision("turn.pieces", "transfer", "SO-140", facts={"partner": "seat"})

    def __init__(self, giver: Seat, legal: Ids, partner: Seat) -> None:
        super().__init__(giver, legal)
        self.partner: Final = partner

    def facts(self, s: Journey, seat: Seat) -> dict[str, Any]:
        return {"partner": self.partner}

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        if choice < TAKE:
            exchange(s, seat, self.partner, choice - GIVE + 1, 0)
        else:
            exchange(s, seat, self.partner, 0, choice - TAKE + 1)
        go_on(s, seat)
