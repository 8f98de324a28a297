"""What can be told on the coast."""

from typing import Annotated

from wagonlit.core.event import Event, SeatId, Secret

ShipId = Annotated[int, "ship"]


class NightBegun(Event, frozen=True):
    night: int
    tower: SeatId


class ShipDrawn(Event, frozen=True):
    tower: SeatId
    ship: Secret[ShipId]


class Signalled(Event, frozen=True):
    tower: SeatId
    watch: SeatId
    words: str


class Called(Event, frozen=True):
    seat: SeatId


class LeftIt(Event, frozen=True):
    seat: SeatId


class Spoken(Event, frozen=True):
    seat: SeatId
    words: str


class Judged(Event, frozen=True):
    seat: SeatId
    right: bool


class FellAsleep(Event, frozen=True):
    seat: SeatId


class NightOver(Event, frozen=True):
    ship: ShipId
    home: bool


EVENTS = (NightBegun, ShipDrawn, Signalled, Called, LeftIt, Spoken, Judged, FellAsleep, NightOver)
