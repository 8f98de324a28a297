"""What somebody on the coast knows, and which nights fit it."""

from tests.toys.lighthouse.state import NAMES, NONE, Coast, ShipId, normal
from wagonlit.core.event import SeatId
from wagonlit.core.frame import State
from wagonlit.core.ids import members, only, set_of
from wagonlit.core.imagining import Imaginer
from wagonlit.core.rng import Rng
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


class Worlds(Imaginer):
    """Draws a name that it may be."""

    def __init__(self, view: View) -> None:
        self.view = view

    def sample(self, rng: Rng) -> State:
        view, s = self.view, Coast(self.view.players, self.view.nights)
        s.agenda, s.night, s.tower, s.watch = view.agenda, view.night, view.tower, view.watch
        s.signals, s.awake, s.past = view.signals, set_of(view.awake), set_of(view.past)
        s.home, s.last, s.words = view.home, view.last, view.words[:]
        if view.ship is not None:
            s.ship = view.ship
        elif view.drawn:
            possible = members(set_of(list(range(len(NAMES)))) & ~set_of(view.past + view.cannot_be))
            s.ship = possible[rng.below(len(possible))]
        return s


def lies(view: View, s: Coast) -> list[str]:
    """What the view claims that is not so."""
    claims = {
        "night": (view.night, s.night),
        "tower": (view.tower, s.tower),
        "watch": (view.watch, s.watch),
        "signals": (view.signals, s.signals),
        "awake": (set_of(view.awake), s.awake),
        "past": (set_of(view.past), s.past),
        "home": (view.home, s.home),
        "last": (view.last, s.last),
        "words": (view.words, s.words),
        "drawn": (view.drawn, s.ship != NONE),
    }
    found = [f"{name}: {told}, but {true}" for name, (told, true) in claims.items() if told != true]
    if view.ship not in (None, s.ship):
        found.append("it is another ship")
    if s.ship != NONE and set_of(view.cannot_be) & only(s.ship):
        found.append("it is a ship that it could not be")
    return found
