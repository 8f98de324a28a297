# compiled by mypyc
"""Shooters pay and write down a name, all in secret (TP-501, TP-502, TP-504, TP-512)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Seat, Seats
from wagonlit.core.ids import Ids, below, lowest, only
from wagonlit.games.passenger27.pieces.names import FINISH, STEP, SWIFTLY, TURN
from wagonlit.games.passenger27.pieces.people import PASS, PASSENGERS
from wagonlit.games.passenger27.pieces.tricks import kinds_in
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.shots import choose_payment, fizzle, write_name
from wagonlit.kit.sealed import SealedFrame

_OPTIONAL: Final = 1 << STEP | 1 << TURN | 1 << SWIFTLY


def commit(s: Hunt, shooters: Seats, kind: i64) -> Seats:
    """TP-504, step 1: who can pay writes a name, and first fixes what to pay with; those who shoot."""
    if not s.costs():
        s.then(WriteName(shooters, kind))
        return shooters
    able: Seats = 0
    choosing: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        if shooters & only(seat) == 0:
            continue
        cards = s.purse(seat)
        if cards == 0:
            fizzle(s, seat)
            continue
        able |= only(seat)
        if cards == 1:
            choose_payment(s, seat, lowest(means(s, seat)))
        else:
            choosing |= only(seat)
    if able:
        s.then(WriteName(able, kind))
    if choosing:
        s.then(PayForShot(choosing))
    return able


def means(s: Hunt, seat: Seat) -> Ids:
    """TP-512: each skill in hand, each kind of disguise."""
    return s.skills(seat) | kinds_in(s.held(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class PayForShot(SealedFrame):
    """TP-504, TP-512, TP-R32: who can pay must; what with stays secret until the names are called."""

    decision = Decision("assassination.pay", "trick", "TP-512", sealed=True)

    def __init__(self, who: Seats) -> None:
        self.who = who

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return means(s, seat)

    def lay(self, s: Hunt, seat: Seat, choice: i64) -> None:
        choose_payment(s, seat, choice)

    def going_on(self, who: Seats) -> SealedFrame:
        return PayForShot(who)


@mypyc_attr(acyclic=True, free_list_len=1)
class WriteName(SealedFrame):
    """TP-501, TP-502, TP-R21, TP-R22, TP-R23: anybody but oneself and the exposed; sometimes nobody."""

    decision = Decision(
        "assassination.name", "passenger", "TP-502", facts={"may_pass": "", "volley": "volley"}, sealed=True
    )

    def __init__(self, who: Seats, kind: i64) -> None:
        self.who = who
        self.kind: Final = kind

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int | bool]:
        return {"may_pass": may_pass(s, self.kind), "volley": self.kind}

    def options(self, s: Hunt, seat: Seat) -> Ids:
        found = below(PASSENGERS) & ~s.exposed & ~only(s.person(seat))
        if may_pass(s, self.kind):
            found |= only(PASS)
        return found

    def lay(self, s: Hunt, seat: Seat, choice: i64) -> None:
        write_name(s, seat, choice)

    def going_on(self, who: Seats) -> SealedFrame:
        return WriteName(who, self.kind)


def may_pass(s: Hunt, kind: i64) -> bool:
    """TP-502, TP-R21, TP-R34: under Finish the Job; by option also in step 2 and with Swift."""
    if kind == FINISH:
        return True
    return s.terms.hold_fire and _OPTIONAL & only(kind) != 0
