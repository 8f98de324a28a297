"""The rules of the tower: free words, a window for calls, one fate for all."""

from tests.toys.lighthouse.pieces import LONGEST, NAMES, SIGNALS
from tests.toys.lighthouse.state import Coast
from wagonlit.core.frame import CHANCE, PLAIN, TEXT, Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, below, only

CALLS = ("leave", "call", "silent", "speak")
LEAVE, CALL, SILENT, SPEAK = range(4)
VERDICTS = ("wrong", "right")

# The order of calls, in the frames: four bits a seat, the first caller lowest; 0 ends it.
Queue = int


def queued(queue: Queue, seat: Seat) -> Queue:
    """One more at the end."""
    place = 0
    while queue >> place:
        place += 4
    return queue | (seat + 1) << place


class NextNight(Frame):
    """LH-1: another night, or the end."""

    def run(self, s: Coast) -> None:
        if s.night < s.nights:
            s.begin_night()
            s.then(DrawShip(), Signal(s.tower))


class DrawShip(Frame):
    """LH-2: a name that was not drawn before."""

    decision = Decision("tower.ship", "ship", "LH-2")

    def __init__(self) -> None:
        self.who = CHANCE

    def options(self, s: Coast, seat: Seat) -> Ids:
        return below(len(NAMES)) & ~s.past

    def answer(self, s: Coast, seat: Seat, choice: int) -> None:
        s.draw(choice)


class Signal(Frame):
    """LH-3: any words but the name itself; the twelve names are known by id."""

    decision = Decision("tower.signal", TEXT, "LH-3", longest=LONGEST)

    def __init__(self, tower: Seat) -> None:
        self.who = only(tower)

    def forbids(self, s: Coast, said: str) -> bool:
        return said == NAMES[s.ship]

    def options(self, s: Coast, seat: Seat) -> Ids:
        return below(len(NAMES)) & ~only(s.ship)

    def answer(self, s: Coast, seat: Seat, choice: int) -> None:
        s.signal(choice)
        s.then(Watch(s.awake, s.watch, 0))


class Watch(Frame):
    """LH-5: all others may call, in any order, even after leaving it, until the one on watch decides."""

    decision = Decision("watch.call", "call", "LH-5", window=True)

    def __init__(self, who: Seats, watch: Seat, queue: Queue, may: Seats = 0) -> None:
        self.who = who
        self.may = may  # they left it, but may still call
        self.watch = watch
        self.queue = queue

    def options(self, s: Coast, seat: Seat) -> Ids:
        if seat == self.watch:
            return only(SILENT) | only(SPEAK)
        return only(CALL) if self.may & only(seat) else only(LEAVE) | only(CALL)

    def answer(self, s: Coast, seat: Seat, choice: int) -> None:
        left = self.who & ~only(seat)
        if choice == CALL:
            s.call(seat)
            s.then(Watch(left, self.watch, queued(self.queue, seat), self.may & ~only(seat)))
        elif choice == LEAVE:
            s.leave(seat)
            s.then(Watch(left, self.watch, self.queue, self.may | only(seat)))
        elif choice == SPEAK:
            s.then(Guess(seat, self.queue))
        else:
            s.leave(seat)
            next_guess(s, self.queue)


class Guess(Frame):
    """LH-6: a name, in any words."""

    decision = Decision("watch.guess", TEXT, "LH-6", longest=LONGEST, final=True)

    def __init__(self, seat: Seat, queue: Queue) -> None:
        self.who = only(seat)
        self.queue = queue  # who comes after

    def options(self, s: Coast, seat: Seat) -> Ids:
        return below(len(NAMES))

    def answer(self, s: Coast, seat: Seat, choice: int) -> None:
        s.speak(seat, choice)
        if choice < len(NAMES):
            settled(s, seat, self.queue, choice == s.ship)
        else:
            s.then(Judge(s.tower, seat, self.queue))


class Judge(Frame):
    """LH-7: about other words the tower decides."""

    decision = Decision("tower.judge", "verdict", "LH-7", facts={"guesser": "seat", "words": PLAIN})

    def __init__(self, tower: Seat, guesser: Seat, queue: Queue) -> None:
        self.who = only(tower)
        self.guesser = guesser
        self.queue = queue

    def facts(self, s: Coast, seat: Seat) -> dict[str, int | str]:
        return {"guesser": self.guesser, "words": s.words[s.last]}

    def options(self, s: Coast, seat: Seat) -> Ids:
        return below(len(VERDICTS))

    def answer(self, s: Coast, seat: Seat, choice: int) -> None:
        settled(s, self.guesser, self.queue, choice == 1)


def settled(s: Coast, guesser: Seat, queue: Queue, right: bool) -> None:
    """LH-8, LH-9: home, or asleep."""
    s.judge(guesser, right)
    if right:
        s.end_night(True)
        s.then(NextNight())
        return
    if guesser != s.watch or queue:
        s.fall_asleep(guesser)
    next_guess(s, queue)


def next_guess(s: Coast, queue: Queue) -> None:
    """LH-6, LH-9: the next caller; after the last, another signal or the end of the night."""
    if queue:
        s.then(Guess((queue & 15) - 1, queue >> 4))
    elif s.awake and s.signals < SIGNALS:
        s.then(Signal(s.tower))
    else:
        s.end_night(False)
        s.then(NextNight())
