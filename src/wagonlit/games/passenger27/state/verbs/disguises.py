# compiled by mypyc
"""Disguises are drawn, used and discarded; what they are is seen by few."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import only
from wagonlit.games.passenger27.pieces.incidents import FOOL_ME_TWICE
from wagonlit.games.passenger27.pieces.names import EXCESS
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, KINDS, of_kind, one, size
from wagonlit.games.passenger27.state.hunt import HELD, KEPT, Hunt


def draw(s: Hunt, seat: Seat, kind: i64) -> None:
    """TP-802: into the hand."""
    s.wardrobe.take(kind)
    s.rows[HELD + seat] += one(kind)
    s.tell_to(only(seat), "DisguiseDrawn", seat, DISGUISE + kind)


def inspect(s: Hunt, seat: Seat, kind: i64) -> None:
    """TP-706: drawn, but not yet in the hand."""
    s.wardrobe.take(kind)
    s.wardrobe.drawn += one(kind)
    s.tell_to(only(seat), "DisguiseInspected", seat, DISGUISE + kind)


def keep(s: Hunt, seat: Seat, kind: i64) -> None:
    """TP-706: this one goes to the hand, the other one to the bottom of the deck."""
    s.wardrobe.drawn -= one(kind)
    s.rows[HELD + seat] += one(kind)
    s.tell_to(only(seat), "DisguiseKept", seat, DISGUISE + kind)
    other = s.wardrobe.put_below()
    if other >= 0:
        s.tell_to(only(seat), "DisguisePutBelow", seat, DISGUISE + other)


def _drop(s: Hunt, seat: Seat, kind: i64) -> None:
    """TP-803, TP-810: to the discard, unless Fool Me Twice will give it back."""
    s.rows[HELD + seat] -= one(kind)
    if s.incident == FOOL_ME_TWICE:
        s.rows[KEPT + seat] += one(kind)
    else:
        s.wardrobe.discard += one(kind)


def discard(s: Hunt, seat: Seat, kind: i64, purpose: i64) -> None:
    """TP-803: face down."""
    _drop(s, seat, kind)
    if purpose == EXCESS and s.incident == FOOL_ME_TWICE:  # TP-810: these do not come back
        s.rows[KEPT + seat] -= one(kind)
        s.wardrobe.discard += one(kind)
    s.tell_to(only(seat), "DisguiseDiscarded", seat, DISGUISE + kind, purpose)


def hide(s: Hunt, seat: Seat, target: Seat, kind: i64) -> None:
    """TP-407: the target cancels an investigation; the two of them know by what."""
    _drop(s, target, kind)
    s.tell_to(only(seat) | only(target), "InvestigationDisguised", seat, target, DISGUISE + kind)


def steal(s: Hunt, seat: Seat, target: Seat, kind: i64) -> None:
    """TP-R52: from hand to hand; the two of them know which."""
    s.rows[HELD + target] -= one(kind)
    s.rows[HELD + seat] += one(kind)
    s.tell_to(only(seat) | only(target), "DisguiseStolen", seat, target, DISGUISE + kind)


def give_back(s: Hunt, seat: Seat) -> None:
    """TP-810: what the seat discarded in this round."""
    kind: i64
    for kind in range(KINDS):
        while of_kind(s.rows[KEPT + seat], kind):
            s.rows[KEPT + seat] -= one(kind)
            s.rows[HELD + seat] += one(kind)
            s.tell_to(only(seat), "DisguiseReturned", seat, DISGUISE + kind)


def reshuffle(s: Hunt) -> None:
    """TP-802: the discard becomes the deck."""
    s.wardrobe.reshuffle()
    s.tell("DisguisesReshuffled", size(s.wardrobe.bag))
