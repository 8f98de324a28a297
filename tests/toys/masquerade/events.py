"""What can be told at the ball."""

from typing import Annotated, ClassVar

from wagonlit.core.event import Event, SeatId, Secret

MaskId = Annotated[int, "mask"]
ColourId = Annotated[int, "colour"]
DeedId = Annotated[int, "deed"]
SideId = Annotated[int, "side"]


class MaskDealt(Event, frozen=True):
    rule: ClassVar[str] = "MQ-1"
    seat: SeatId
    mask: Secret[MaskId]


class RoundBegun(Event, frozen=True):
    rule: ClassVar[str] = "MQ-2"
    begins_chapter: ClassVar[bool] = True
    round: int


class DeedChosen(Event, frozen=True):
    seat: SeatId
    deed: Secret[DeedId]


class DeedShown(Event, frozen=True):
    rule: ClassVar[str] = "MQ-2"
    seat: SeatId
    deed: DeedId


class TargetNamed(Event, frozen=True):
    rule: ClassVar[str] = "MQ-3"
    seat: SeatId
    target: SeatId


class FanSpent(Event, frozen=True):
    rule: ClassVar[str] = "MQ-4"
    seat: SeatId


class MaskSeen(Event, frozen=True):
    rule: ClassVar[str] = "MQ-3"
    shows: ClassVar[str] = "mask"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    target: SeatId
    mask: Secret[MaskId]


class ColourSeen(Event, frozen=True):
    rule: ClassVar[str] = "MQ-5"
    shows: ClassVar[str] = "colour"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    target: SeatId
    colour: Secret[ColourId]


class MaskLaidAside(Event, frozen=True):
    rule: ClassVar[str] = "MQ-6"
    shows: ClassVar[str] = "mask"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    mask: Secret[MaskId]


class MaskNamed(Event, frozen=True):
    rule: ClassVar[str] = "MQ-7"
    seat: SeatId
    target: SeatId
    mask: MaskId


class Unmasked(Event, frozen=True):
    rule: ClassVar[str] = "MQ-8"
    shows: ClassVar[str] = "mask"
    shown_by: ClassVar[str] = "seat"
    seat: SeatId
    mask: MaskId


class CardWritten(Event, frozen=True):
    seat: SeatId
    side: SideId
    colour: Secret[ColourId]


class CardRead(Event, frozen=True):
    rule: ClassVar[str] = "MQ-11"
    seat: SeatId
    left: ColourId
    right: ColourId


class BallOver(Event, frozen=True):
    rule: ClassVar[str] = "MQ-10"
    concludes: ClassVar[bool] = True
    winners: tuple[SeatId, ...]


class MaskRecognisable(Event, frozen=True):
    """Told afterwards, to one guest."""

    target: SeatId
    mask: MaskId


EVENTS = (
    MaskDealt, RoundBegun, DeedChosen, DeedShown, TargetNamed, FanSpent, MaskSeen, ColourSeen,
    MaskLaidAside, MaskNamed, Unmasked, CardWritten, CardRead, BallOver,
    MaskRecognisable,
)  # fmt: skip
