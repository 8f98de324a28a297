# compiled by mypyc
"""The end of the hunt (TP-901 … TP-904)."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import members, only, single
from wagonlit.games.passenger27.events import HandShown, TrainSearched
from wagonlit.games.passenger27.pieces.names import ALL_OUT, LAST_ALIVE
from wagonlit.games.passenger27.pieces.rows import in_order
from wagonlit.games.passenger27.rules.position import kinds_held
from wagonlit.games.passenger27.state.hunt import Hunt


def is_over(s: Hunt) -> bool:
    """TP-118, TP-901, TP-R62: with one player or none left it ends, and nothing pending is carried out."""
    if s.living == 0:
        end(s, ALL_OUT)
        return True
    if single(s.living):
        end(s, LAST_ALIVE)
        return True
    return False


def end(s: Hunt, reason: i64) -> None:
    """TP-904: the result, and everything is shown to everybody."""
    s.reason = reason
    s.agenda = None
    if s.journal is None:
        return
    winners: i64 = 0
    if reason == LAST_ALIVE:
        winners = s.living
    seat: Seat
    for seat in range(s.seats):
        if s.living & only(seat):
            s.tell("IdentityShown", seat, s.person(seat))
            s.tell(HandShown(seat, tuple(members(s.skills(seat))), tuple(kinds_held(s, seat))))
    slots = [tuple(in_order(s.slot(slot))) for slot in range(3)]
    s.tell(TrainSearched(tuple(slots), tuple(_deck(s))))
    s.tell("HuntOver", winners, reason)


def _deck(s: Hunt) -> list[int]:
    """What nobody has looked at has no order; it stands between the ends."""
    top = [s.deck.top] if s.deck.top >= 0 else []
    return [*top, *members(s.deck.bag), *[s.deck.at(place) for place in range(s.deck.below)]]
