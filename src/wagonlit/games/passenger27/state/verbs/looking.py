# compiled by mypyc
"""What people look at in secret: slots and the top of the deck."""

from mypy_extensions import i64

from wagonlit.core.event import Secret
from wagonlit.core.frame import Seat
from wagonlit.core.ids import only
from wagonlit.games.passenger27.events import SlotLooked
from wagonlit.games.passenger27.pieces.names import BOTTOM
from wagonlit.games.passenger27.pieces.people import Passenger
from wagonlit.games.passenger27.pieces.rows import in_order
from wagonlit.games.passenger27.state.hunt import Hunt


def look_into_slot(s: Hunt, seat: Seat, slot: i64) -> None:
    """TP-602: all cards of slot 1 (0) or slot 2 (1)."""
    if s.journal is not None:
        s.tell(SlotLooked(seat, slot, Secret(tuple(in_order(s.slot(slot))), only(seat))))


def see_top(s: Hunt, seat: Seat, passenger: Passenger) -> None:
    """TP-603: the card on top of the deck, which stays there for the moment."""
    s.deck.settle(passenger)
    s.tell_to(only(seat), "TopSeen", seat, passenger)


def put_top(s: Hunt, seat: Seat, end: i64) -> None:
    """TP-603: back on top or to the bottom; everybody sees where."""
    if end == BOTTOM:
        s.deck.put_below()
    s.tell("TopPut", seat, end)


def skip_intimidation(s: Hunt, seat: Seat) -> None:
    """TP-604."""
    s.tell("IntimidationSkipped", seat)


def grow_selfish(s: Hunt, seat: Seat) -> None:
    """TP-R44: until the end of the round; that the card was used tells it."""
    s.selfish = seat
