"""What a seat knows of a journey, folded from what it was told: everything lies open (SO-052)."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Struct

from wagonlit.core.event import SeatId
from wagonlit.core.frame import Frame
from wagonlit.core.ids import set_of
from wagonlit.core.view import By, Unread
from wagonlit.core.view import View as BaseView
from wagonlit.games.simplon.data.boards import board_named
from wagonlit.games.simplon.events import (
    CourseId,
    DamageId,
    FaceId,
    LineId,
    PositionId,
    SquareId,
    StationId,
)
from wagonlit.games.simplon.options import Options
from wagonlit.games.simplon.pieces.names import CLOSED
from wagonlit.games.simplon.pieces.reach import walks


class Reach(Struct, frozen=True):
    """A station that the acting locomotive can walk to with its points, and the stations on the way there."""

    station: StationId
    cost: int
    path: list[StationId]  # the last one is the station itself


class View(BaseView):
    """The whole table; all fields may be sent to the seat."""

    options: Options
    line: LineId | None = None
    first: SeatId | None = None
    turn: int = 0  # counted from 1; 0 while setting up
    actor: SeatId | None = None
    face: FaceId | None = None  # what the actor has rolled in this turn
    points: int = 0  # left
    ridden: bool = False  # the detective has been taken along in this turn
    exchanged: list[SeatId] = []  # partners with whom the actor has exchanged during this stay
    stations: Annotated[list[StationId | None], By("seat")] = []
    loads: Annotated[list[int], By("seat")] = []
    turntables: Annotated[list[PositionId | None], By("turntable")] = []  # None: closed, or not laid yet
    damages: list[DamageId] = []  # still open
    pieces: list[StationId] = []  # where a track piece lies
    cards: Annotated[list[list[StationId]], By("seat")] = []  # dealt, whether used or not
    detective: StationId = 0
    ship: SquareId = 0
    course: CourseId | None = None
    won: bool | None = None
    reach: Annotated[list[Reach], Unread()] = []  # for the actor, nearest first

    def __post_init__(self) -> None:
        board = board_named(self.options.board)
        players = self.options.players
        self.first = self.options.first_seat if isinstance(self.options.first_seat, int) else None
        self.stations = [None] * players
        self.loads = [0] * players
        self.cards = [[] for _ in range(players)]
        self.turntables = [None] * len(board.file.turntables)
        self.damages = list(range(len(board.file.damages)))
        self.detective = board.station(board.file.start.detective)
        self.ship = board.square(self.options.ship_start)

    def follow(self, agenda: Frame | None) -> None:
        """The game has moved on: so has what the actor can reach."""
        super().follow(agenda)
        self.reach = []
        if self.actor is not None and self.points > 0 and self.won is None:
            self.reach = [Reach(path[-1], len(path), path) for path in self._walks(self.actor)]

    def _walks(self, seat: int) -> list[list[int]]:
        station = self.stations[seat]
        assert station is not None
        board = board_named(self.options.board).rules
        low, high = board.words([CLOSED if one is None else one for one in self.turntables])
        return walks(board, low, high, set_of(self.damages), station, self.loads[seat], self.points)

    def FirstSeatDrawn(self, seat: int) -> None:
        self.first = seat

    def TurntablesLaid(self, positions: list[int | None]) -> None:
        self.turntables = list(positions)

    def LineChosen(self, seat: int | None, line: int, covered: Sequence[int]) -> None:
        self.line = line
        self.damages = [damage for damage in self.damages if damage not in covered]

    def LocomotivePlaced(self, seat: int, station: int) -> None:
        self.stations[seat] = station

    def CardsDealt(self, seat: int, stations: Sequence[int]) -> None:
        self.cards[seat] = list(stations)
        self.pieces = sorted([*self.pieces, *stations])

    def CardReturned(self, seat: int, station: int) -> None:
        self.pieces.remove(station)
        for cards in self.cards:
            if station in cards:
                cards.remove(station)

    def TurnBegun(self, seat: int, turn: int) -> None:
        self.actor, self.turn, self.face, self.points = seat, turn, None, 0
        self.ridden, self.exchanged = False, []

    def DieRolled(self, seat: int, face: int) -> None:
        self.face = self.points = face  # the id of a face says its points

    def Moved(
        self,
        seat: int,
        origin: int,
        station: int,
        section: int,
        repaired: Sequence[int],
        detective: bool,
        points: int,
    ) -> None:
        self.stations[seat], self.points, self.exchanged = station, points, []
        self.loads[seat] -= len(repaired)
        self.damages = [damage for damage in self.damages if damage not in repaired]
        if detective:
            self.detective, self.ridden = station, True

    def Pivoted(
        self, seat: int, turntable: int, before: int | None, position: int, setting: int, points: int
    ) -> None:
        self.turntables[turntable], self.points = position, points

    def Loaded(self, seat: int, station: int, load: int) -> None:
        self.pieces.remove(station)
        self.loads[seat] = load

    def Exchanged(self, seat: int, partner: int, station: int, given: int, taken: int) -> None:
        self.loads[seat] += taken - given
        self.loads[partner] += given - taken
        self.exchanged.append(partner)

    def TurnEnded(self, seat: int, points: int) -> None:
        self.points = 0

    def ShipSailed(self, origin: int, square: int, squares: Sequence[int]) -> None:
        self.ship = square

    def CourseSet(self, course: int) -> None:
        self.course = course

    def DetectiveArrived(self, seat: int, station: int) -> None:
        self.won, self.points = True, 0

    def ShipArrived(self, square: int) -> None:
        self.won = False

    def PositionSet(self, **position: Any) -> None:
        for name, value in position.items():
            setattr(self, name, value)
