"""What can be told in Simplon-Orient-Express. The class's name is the key of its text."""

from typing import Annotated, ClassVar

from wagonlit.core.event import Event, SeatId

StationId = Annotated[int, "station"]
TurntableId = Annotated[int, "turntable"]
PositionId = Annotated[int, "position"]
SettingId = Annotated[int, "setting"]
SectionId = Annotated[int, "section"]
DamageId = Annotated[int, "damage"]
LineId = Annotated[int, "line"]
FaceId = Annotated[int, "face"]
SquareId = Annotated[int, "square"]
CoinId = Annotated[int, "coin"]
CourseId = Annotated[int, "course"]


# Setting up


class FirstSeatDrawn(Event, frozen=True):
    rule: ClassVar[str] = "SO-R28"
    seat: SeatId


class TurntablesLaid(Event, frozen=True):
    """All of them at once, in their order; None: closed."""

    rule: ClassVar[str] = "SO-050"
    aside: ClassVar[bool] = True
    positions: tuple[PositionId | None, ...]


class LineChosen(Event, frozen=True):
    """No seat: the table had agreed on it. The damages of the other line are covered at once."""

    rule: ClassVar[str] = "SO-050"
    seat: SeatId | None
    line: LineId
    covered: tuple[DamageId, ...]


class LocomotivePlaced(Event, frozen=True):
    rule: ClassVar[str] = "SO-050"
    seat: SeatId
    station: StationId


class CardsDealt(Event, frozen=True):
    """A track piece lies in each of these stations now."""

    rule: ClassVar[str] = "SO-050"
    seat: SeatId
    stations: tuple[StationId, ...]


class CardReturned(Event, frozen=True):
    """One of the two that the Munich line has no piece for."""

    rule: ClassVar[str] = "SO-050"
    seat: SeatId
    station: StationId


# A turn


class TurnBegun(Event, frozen=True):
    rule: ClassVar[str] = "SO-101"
    begins_chapter: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    seat: SeatId
    turn: int


class DieRolled(Event, frozen=True):
    """The id of a face says its points; that of the ship is 0."""

    rule: ClassVar[str] = "SO-101"
    seat: SeatId
    face: FaceId


class Moved(Event, frozen=True):
    """Along one section to the next station; what was repaired is in the order in which it was met."""

    rule: ClassVar[str] = "SO-110"
    seat: SeatId
    origin: StationId
    station: StationId
    section: SectionId
    repaired: tuple[DamageId, ...]
    detective: bool  # Sir Henry came along
    points: int  # left


class Pivoted(Event, frozen=True):
    rule: ClassVar[str] = "SO-120"
    seat: SeatId
    turntable: TurntableId
    before: PositionId | None
    position: PositionId
    setting: SettingId  # the same, as one of all positions on the board
    points: int  # left


class Loaded(Event, frozen=True):
    rule: ClassVar[str] = "SO-130"
    seat: SeatId
    station: StationId
    load: int  # aboard now


class Exchanged(Event, frozen=True):
    """Whoever acts has given pieces to the partner or taken some: one of the two numbers is 0."""

    rule: ClassVar[str] = "SO-140"
    seat: SeatId
    partner: SeatId
    station: StationId
    given: int
    taken: int


class TurnEnded(Event, frozen=True):
    """Points that were not spent are lost."""

    rule: ClassVar[str] = "SO-106"
    aside: ClassVar[bool] = True
    seat: SeatId
    points: int


# The ship


class ShipSailed(Event, frozen=True):
    """Over these squares to the last of them, where it rests."""

    rule: ClassVar[str] = "SO-301"
    origin: SquareId
    square: SquareId
    squares: tuple[SquareId, ...]


class CoinTossed(Event, frozen=True):
    rule: ClassVar[str] = "SO-302"
    coin: CoinId


class CourseSet(Event, frozen=True):
    """Which way the ship goes on from the storm square, for good."""

    rule: ClassVar[str] = "SO-302"
    course: CourseId


class PortGuarded(Event, frozen=True):
    """A locomotive was waiting in the watched port, so nothing happens."""

    rule: ClassVar[str] = "SO-505"
    square: SquareId
    seats: tuple[SeatId, ...]


class PortUnguarded(Event, frozen=True):
    """Nobody was waiting in the watched port: the ship sails so many squares more, which are told next."""

    rule: ClassVar[str] = "SO-505"
    square: SquareId
    bonus: int


# The end, and a beginning in the middle


class DetectiveArrived(Event, frozen=True):
    """Everybody wins."""

    rule: ClassVar[str] = "SO-401"
    concludes: ClassVar[bool] = True
    seat: SeatId
    station: StationId


class ShipArrived(Event, frozen=True):
    """Everybody loses."""

    rule: ClassVar[str] = "SO-402"
    concludes: ClassVar[bool] = True
    square: SquareId


class PositionSet(Event, frozen=True):
    """A game that begins in the middle: all that lies on the table."""

    line: LineId
    first: SeatId
    turn: int
    actor: SeatId
    face: FaceId | None
    points: int
    ridden: bool
    exchanged: tuple[SeatId, ...]
    stations: tuple[StationId, ...]
    loads: tuple[int, ...]
    turntables: tuple[PositionId | None, ...]
    damages: tuple[DamageId, ...]
    pieces: tuple[StationId, ...]
    cards: tuple[tuple[StationId, ...], ...]
    detective: StationId
    ship: SquareId
    course: CourseId | None


# Why a bot proposes something to somebody: never told as events, but worded like them.


class FetchProposed(Event, frozen=True):
    """A piece lies there."""

    seat: SeatId
    station: StationId


class RepairProposed(Event, frozen=True):
    """From there, a gap can be closed."""

    seat: SeatId
    station: StationId


class EscortProposed(Event, frozen=True):
    """The detective waits there."""

    seat: SeatId
    station: StationId


class MeetingProposed(Event, frozen=True):
    """Two with one piece each can meet there, where two are needed at once."""

    seat: SeatId
    station: StationId


EVENTS = {kind.__name__: kind for kind in Event.__subclasses__() if kind.__module__ == __name__}
