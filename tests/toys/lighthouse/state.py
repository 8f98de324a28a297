"""The nights on the tower: fields and verbs."""

from tests.toys.lighthouse import events as told
from tests.toys.lighthouse.pieces import LONGEST, NAMES, NONE, normal
from wagonlit.core.errors import BadAnswer
from wagonlit.core.event import Secret
from wagonlit.core.frame import Seat, Seats, State
from wagonlit.core.ids import Ids, below, only


class Coast(State):
    """The truth."""

    def __init__(self, seats: int, nights: int) -> None:
        super().__init__()
        self.seats = seats
        self.nights = nights
        self.night = 0
        self.tower = 0
        self.watch = NONE
        self.signals = 0
        self.awake: Seats = 0
        self.ship = NONE
        self.past: Ids = 0  # names shown in earlier nights
        self.home = 0
        self.last = 0  # the id of what was last guessed
        self.words: list[str] = [*NAMES]  # all that was ever said; the id of words is their place

    def clone(self) -> "Coast":
        twin = type(self)(self.seats, self.nights)
        twin.agenda, twin.night, twin.tower, twin.watch = self.agenda, self.night, self.tower, self.watch
        twin.signals, twin.awake, twin.ship, twin.past = self.signals, self.awake, self.ship, self.past
        twin.home, twin.last, twin.words = self.home, self.last, self.words[:]
        return twin

    def id_of_text(self, words: str) -> int:
        """LH-3: known words by their id, new ones by the next; the frame on top knows what it forbids."""
        said = normal(words)
        if not said or len(words) > LONGEST:
            raise BadAnswer(f"Say 1 to {LONGEST} characters.")
        forbids = getattr(self.agenda, "forbids", None)
        if forbids is not None and forbids(self, said):
            raise BadAnswer("You may not say the name itself.")
        if said not in self.words:
            self.words.append(said)
        return self.words.index(said)

    def standing(self, seat: Seat) -> int:
        """All stand and fall together."""
        return 1000 * self.home // self.nights

    # Verbs

    def begin_night(self) -> None:
        self.tower = self.night % self.seats
        self.night += 1
        self.signals, self.watch = 0, self.tower
        self.awake = below(self.seats) & ~only(self.tower)
        self.tell(told.NightBegun(self.night, self.tower))

    def draw(self, ship: int) -> None:
        self.ship = ship
        self.tell(told.ShipDrawn(self.tower, Secret(ship, only(self.tower))))

    def signal(self, words: int) -> None:
        self.signals += 1
        self.watch = self.next_watch()
        self.tell(told.Signalled(self.tower, self.watch, self.words[words]))

    def next_watch(self) -> Seat:
        """LH-4: the next who is awake, to the left of who was on watch before, or of the tower."""
        seat = (self.watch + 1) % self.seats
        while not self.awake & only(seat):
            seat = (seat + 1) % self.seats
        return seat

    def call(self, seat: Seat) -> None:
        self.tell(told.Called(seat))

    def leave(self, seat: Seat) -> None:
        self.tell(told.LeftIt(seat))

    def speak(self, seat: Seat, words: int) -> None:
        self.last = words
        self.tell(told.Spoken(seat, self.words[words]))

    def judge(self, seat: Seat, right: bool) -> None:
        self.tell(told.Judged(seat, right))

    def fall_asleep(self, seat: Seat) -> None:
        self.awake &= ~only(seat)
        self.tell(told.FellAsleep(seat))

    def end_night(self, home: bool) -> None:
        self.home += home
        self.past |= only(self.ship)
        self.tell(told.NightOver(self.ship, home))
        self.ship = NONE
