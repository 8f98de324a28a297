"""What can be told at the raffle, and what things are called."""

from typing import Annotated

from wagonlit.core.event import Event, SeatId, Secret

SEATS = 5
TICKETS = 71
WISHES = ("keep", "swap")
PRIZES = ("goose", "clock", "lemon")
PLACES = ("top", "below")
NONE = -1

TicketId = Annotated[int, "ticket"]
WishId = Annotated[int, "wish"]
PrizeId = Annotated[int, "prize"]
PlaceId = Annotated[int, "place"]


class TicketDealt(Event, frozen=True):
    seat: SeatId
    ticket: Secret[TicketId]


class Decided(Event, frozen=True):
    seat: SeatId
    wish: Secret[WishId]


class Swapped(Event, frozen=True):
    seat: SeatId
    left: SeatId
    got: Secret[TicketId]
    gave: Secret[TicketId]


class TicketShown(Event, frozen=True):
    seat: SeatId
    ticket: TicketId


class PrizeSeen(Event, frozen=True):
    seat: SeatId
    prize: Secret[PrizeId]


class PrizePut(Event, frozen=True):
    seat: SeatId
    place: PlaceId


class PrizeTaken(Event, frozen=True):
    seat: SeatId
    prize: PrizeId


EVENTS = (TicketDealt, Decided, Swapped, TicketShown, PrizeSeen, PrizePut, PrizeTaken)
