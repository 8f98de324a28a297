"""What can be told on the coast."""

from typing import Annotated, ClassVar

from wagonlit.core.event import Event, SeatId, Secret

ShipId = Annotated[int, "ship"]


class NightBegun(Event, frozen=True):
    rule: ClassVar[str] = "LH-1"
    begins_chapter: ClassVar[bool] = True
    night: int
    tower: SeatId


class ShipDrawn(Event, frozen=True):
    rule: ClassVar[str] = "LH-2"
    shows: ClassVar[str] = "ship"
    shown_to: ClassVar[str] = "tower"
    tower: SeatId
    ship: Secret[ShipId]


class Signalled(Event, frozen=True):
    tower: SeatId
    watch: SeatId
    words: str


class Called(Event, frozen=True):
    rule: ClassVar[str] = "LH-5"
    seat: SeatId


class LeftIt(Event, frozen=True):
    seat: SeatId


class Spoken(Event, frozen=True):
    rule: ClassVar[str] = "LH-6"
    seat: SeatId
    words: str


class Judged(Event, frozen=True):
    rule: ClassVar[str] = "LH-7"
    seat: SeatId
    right: bool


class FellAsleep(Event, frozen=True):
    rule: ClassVar[str] = "LH-8"
    seat: SeatId


class NightOver(Event, frozen=True):
    rule: ClassVar[str] = "LH-9"
    shows: ClassVar[str] = "ship"
    ship: ShipId
    home: bool


EVENTS = (NightBegun, ShipDrawn, Signalled, Called, LeftIt, Spoken, Judged, FellAsleep, NightOver)
