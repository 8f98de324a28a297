"""What can be told at the ball."""

from typing import Annotated

from wagonlit.core.event import Event, SeatId, Secret

MaskId = Annotated[int, "mask"]
ColourId = Annotated[int, "colour"]
DeedId = Annotated[int, "deed"]
SideId = Annotated[int, "side"]


class MaskDealt(Event, frozen=True):
    seat: SeatId
    mask: Secret[MaskId]


class RoundBegun(Event, frozen=True):
    round: int


class DeedChosen(Event, frozen=True):
    seat: SeatId
    deed: Secret[DeedId]


class DeedShown(Event, frozen=True):
    seat: SeatId
    deed: DeedId


class TargetNamed(Event, frozen=True):
    seat: SeatId
    target: SeatId


class FanSpent(Event, frozen=True):
    seat: SeatId


class MaskSeen(Event, frozen=True):
    seat: SeatId
    target: SeatId
    mask: Secret[MaskId]


class ColourSeen(Event, frozen=True):
    seat: SeatId
    target: SeatId
    colour: Secret[ColourId]


class MaskLaidAside(Event, frozen=True):
    seat: SeatId
    mask: Secret[MaskId]


class MaskNamed(Event, frozen=True):
    seat: SeatId
    target: SeatId
    mask: MaskId


class Unmasked(Event, frozen=True):
    seat: SeatId
    mask: MaskId


class CardWritten(Event, frozen=True):
    seat: SeatId
    side: SideId
    colour: Secret[ColourId]


class CardRead(Event, frozen=True):
    seat: SeatId
    left: ColourId
    right: ColourId


class BallOver(Event, frozen=True):
    winners: tuple[SeatId, ...]


EVENTS = (
    MaskDealt, RoundBegun, DeedChosen, DeedShown, TargetNamed, FanSpent, MaskSeen, ColourSeen,
    MaskLaidAside, MaskNamed, Unmasked, CardWritten, CardRead, BallOver,
)  # fmt: skip
