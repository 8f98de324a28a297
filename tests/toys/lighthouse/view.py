"""What somebody on the coast knows."""

from tests.toys.lighthouse.events import ShipId
from tests.toys.lighthouse.pieces import NAMES, NONE, normal
from wagonlit.core.event import SeatId
from wagonlit.core.view import View as BaseView


class View(BaseView):
    """Open facts, the name if this seat is on the tower, and which names it cannot be."""

    players: int
    nights: int
    night: int = 0
    tower: SeatId = 0
    watch: SeatId = NONE
    signals: int = 0
    awake: list[SeatId] = []
    ship: ShipId | None = None
    drawn: bool = False
    past: list[ShipId] = []
    cannot_be: list[ShipId] = []
    home: int = 0
    last: int = 0  # the id of what was last guessed
    words: list[str] = []

    def __post_init__(self) -> None:
        self.awake, self.past, self.cannot_be = [], [], []
        self.words = [*NAMES]

    def _hears(self, words: str) -> int:
        said = normal(words)
        if said not in self.words:
            self.words.append(said)
        return self.words.index(said)

    def _not(self, words: int) -> None:
        if words < len(NAMES) and words not in self.cannot_be:
            self.cannot_be.append(words)

    def NightBegun(self, night: int, tower: int) -> None:
        self.night, self.tower, self.watch, self.signals = night, tower, tower, 0
        self.awake = [seat for seat in range(self.players) if seat != tower]
        self.ship, self.cannot_be, self.drawn = None, [], False

    def ShipDrawn(self, tower: int, ship: int | None) -> None:
        self.ship, self.drawn = ship, True

    def Signalled(self, tower: int, watch: int, words: str) -> None:
        self.signals, self.watch = self.signals + 1, watch
        self._not(self._hears(words))

    def Spoken(self, seat: int, words: str) -> None:
        self.last = self._hears(words)

    def Judged(self, seat: int, right: bool) -> None:
        if not right:
            self._not(self.last)

    def FellAsleep(self, seat: int) -> None:
        self.awake.remove(seat)

    def NightOver(self, ship: int, home: bool) -> None:
        self.past.append(ship)
        self.home += home
        self.ship, self.drawn = None, False
