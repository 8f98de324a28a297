# compiled by mypyc
"""The admiral's ship: squares, storm and watched ports (SO-301 … SO-303, SO-402, SO-501, SO-505)."""

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Seat
from wagonlit.core.ids import below
from wagonlit.games.simplon.pieces.names import COAST, COINS, NAXOS, TAILS
from wagonlit.games.simplon.state.journey import Journey
from wagonlit.games.simplon.state.verbs.ship import (
    guard_port,
    lose,
    sail,
    set_course,
    slip_past,
    toss,
)


def sail_on(s: Journey, squares: i64) -> None:
    """SO-301: then what happens where it rests."""
    sail(s, squares)
    if s.ship == s.board.sea.goal:
        lose(s)
    elif s.ship == s.board.sea.storm:
        drop_anchor(s)
    elif is_watched(s):
        call_at_port(s)


def drop_anchor(s: Journey) -> None:
    """SO-302, SO-501, SO-R20: a coin at once, unless it is always Naxos."""
    if s.terms.always_naxos:
        set_course(s, NAXOS)
    else:
        s.then(TossCoin())


@mypyc_attr(acyclic=True, free_list_len=1)
class TossCoin(Frame):
    """SO-302: tails, and it goes by Naxos; heads, along the coast."""

    decision = Decision("ship.coin", "coin", "SO-302")

    def __init__(self) -> None:
        self.who = CHANCE
        self.legal = below(len(COINS))

    def answer(self, s: Journey, seat: Seat, choice: i64) -> None:
        toss(s, choice)
        if choice == TAILS:
            set_course(s, NAXOS)
        else:
            set_course(s, COAST)


def is_watched(s: Journey) -> bool:
    """SO-505: is this a port to be guarded, with so many players?"""
    sea = s.board.sea
    return s.terms.surveillance and sea.watched[s.ship] >= 0 and s.seats >= sea.watchers[s.ship]


def call_at_port(s: Journey) -> None:
    """SO-505, SO-R21, SO-R22: unguarded, it sails on; over the storm square it goes by the coast."""
    guards = s.standing_in(s.board.sea.watched[s.ship])
    if guards != 0:
        guard_port(s, guards)
        return
    slip_past(s)
    if passes_storm(s, s.terms.bonus):
        set_course(s, COAST)
    sail_on(s, s.terms.bonus)


def passes_storm(s: Journey, squares: i64) -> bool:
    """SO-505: would so many squares carry the ship over the storm square, without resting there?"""
    square = s.ship
    for _ in range(squares - 1):
        square = s.board.sea.after[square]
        if square == s.board.sea.storm:
            return True
    return False
