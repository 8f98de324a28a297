# compiled by mypyc
"""Setting up (SO-050), in an order that matters."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, PLAIN, Decision, Frame, Offer, Seat
from wagonlit.core.ids import Ids, below, count, only
from wagonlit.games.simplon.pieces.board import Turntable
from wagonlit.games.simplon.pieces.names import CARDS, LINES
from wagonlit.games.simplon.rules.turn import start_turn
from wagonlit.games.simplon.state.journey import Journey
from wagonlit.games.simplon.state.verbs.setup import (
    choose_line,
    draw_first,
    lay_piece,
    lay_turntable,
    place_locomotive,
    return_card,
    tell_cards,
    tell_turntables,
)
from wagonlit.games.simplon.terms import ASK, DRAWN, Terms


def begun(terms: Terms) -> Journey:
    """SO-050: nothing is laid out yet."""
    s = Journey(terms)
    if terms.first == DRAWN:
        s.then(DrawFirst(), LayTurntables(0))
    else:
        s.first = terms.first
        s.then(LayTurntables(0))
    return s


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFirst(Frame):
    """SO-R28: who begins, where chance decides; asked first, because that seat speaks for the team."""

    decision = Decision("setup.first", "seat", "SO-R28")

    def __init__(self) -> None:
        self.who = CHANCE

    def options(self, s: Journey, seat: Seat) -> Ids:
        return below(s.seats)

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        draw_first(s, choice)


@mypyc_attr(acyclic=True, free_list_len=1)
class LayTurntables(Frame):
    """SO-050, SO-503, SO-504, SO-R23: one after the other, from this one on; some are drawn."""

    def __init__(self, turntable: Turntable) -> None:
        self.turntable: Final = turntable

    def run(self, s: Journey) -> None:
        turntable = self.turntable
        while turntable < s.board.turntables:
            if s.terms.turntables[turntable] == DRAWN:
                s.then(DrawPosition(turntable))
                return
            lay_turntable(s, turntable, s.terms.turntables[turntable])
            turntable += 1
        tell_turntables(s)
        if s.terms.line == ASK:
            s.then(ChooseLine(s.first, below(len(LINES))))
        else:
            choose_line(s, s.terms.line, False)
            s.then(DrawStart(0, below(s.board.stations)))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawPosition(Frame):
    """SO-050: each position equally likely."""

    decision = Decision("setup.turntable", "position", "SO-050", facts={"turntable": "turntable"})

    def __init__(self, turntable: Turntable) -> None:
        self.who = CHANCE
        self.turntable: Final = turntable

    def options(self, s: Journey, seat: Seat) -> Ids:
        return below(s.board.places[self.turntable])

    def facts(self, s: Journey, seat: Seat) -> dict[str, Any]:
        return {"turntable": self.turntable}

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        lay_turntable(s, self.turntable, choice)
        s.then(LayTurntables(self.turntable + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseLine(Offer):
    """SO-050, SO-R26: the team chooses, before anything is dealt; its first player says it."""

    decision = Decision("setup.line", "line", "SO-050")

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        choose_line(s, choice, True)
        s.then(DrawStart(0, below(s.board.stations)))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawStart(Frame):
    """SO-003, SO-050, SO-R27: a station for each locomotive, all different."""

    decision = Decision("setup.start", "station", "SO-050")

    def __init__(self, player: Seat, legal: Ids) -> None:
        self.who = CHANCE
        self.legal = legal
        self.player: Final = player

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        place_locomotive(s, self.player, choice)
        if self.player + 1 < s.seats:
            s.then(DrawStart(self.player + 1, self.legal & ~only(choice)))
        else:
            s.then(DealCard(below(s.board.stations), 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealCard(Frame):
    """SO-050, SO-R25: twelve cards, the same number for each seat; a piece on each."""

    decision = Decision("setup.card", "station", "SO-050")

    def __init__(self, legal: Ids, hand: Ids) -> None:
        self.who = CHANCE
        self.legal = legal
        self.hand: Final = hand  # what this seat has been dealt so far

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        lay_piece(s, choice)
        hand = self.hand | only(choice)
        dealt = count(s.pieces)
        each = CARDS // s.seats
        if dealt % each == 0:
            tell_cards(s, dealt // each - 1, hand)
            hand = 0
        if dealt < CARDS:
            s.then(DealCard(self.legal & ~only(choice), hand))
        else:
            return_or_begin(s)


def return_or_begin(s: Journey) -> None:
    """SO-050: as many cards stay as there are damages to repair."""
    if count(s.pieces) > count(s.damages):
        s.then(ReturnCard(s.first, s.pieces))
    else:
        start_turn(s, s.first)


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnCard(Offer):
    """SO-050, SO-R26: the Munich line has pieces for ten cards only; the team returns two, one by one."""

    decision = Decision("setup.discard", "station", "SO-050", facts={"left": PLAIN})

    def facts(self, s: Journey, seat: Seat) -> dict[str, Any]:
        return {"left": count(s.pieces) - count(s.damages)}

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        return_card(s, choice)
        return_or_begin(s)
