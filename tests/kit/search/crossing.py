"""A game for two porters and one lock, in which everything is open: small enough to be solved.

Each turn a coin gives 1 or 2 points. A point moves the own porter one step along the quay, or opens the lock
for both. The team wins once both stand at the end of the quay; each turn the tide rises by 1 or 2, and at the
top of it all is lost.
"""

from functools import cache
from typing import Any

from wagonlit.core.frame import CHANCE, Decision, Frame, State, answer, options
from wagonlit.core.ids import Ids, lowest, members, only
from wagonlit.core.imagining import Imaginer
from wagonlit.core.policy import UNLIKE, Policy
from wagonlit.core.rng import Rng

STEP, TURN, END = range(3)
LOCK, GOAL, TOP = 1, 3, 6  # the lock bars the way from its place on


class Quay(State):
    """Where the porters stand, and how high the tide is."""

    def __init__(self) -> None:
        super().__init__()
        self.places = [0, 0]
        self.opened = False
        self.tide = 0
        self.active = 0
        self.points = 0

    def clone(self) -> "Quay":
        twin = Quay()
        twin.agenda, twin.places, twin.opened = self.agenda, list(self.places), self.opened
        twin.tide, twin.active, twin.points = self.tide, self.active, self.points
        return twin

    def over(self) -> bool:
        return self.tide == TOP or self.places == [GOAL, GOAL]

    def standing(self, seat: int) -> int:
        return 1000 if self.places == [GOAL, GOAL] else 0


class Toss(Frame):
    """Points of 1 or 2, and a tide that rises by 1 or 2: four equal chances."""

    decision = Decision("toss", "toss")

    def __init__(self) -> None:
        self.who = CHANCE
        self.legal = 15

    def answer(self, s: Quay, seat: int, choice: int) -> None:
        s.points = 1 + choice % 2
        s.tide = min(TOP, s.tide + 1 + choice // 2)
        if not s.over():
            s.then(Work(s.active))


class Work(Frame):
    """One point is spent, or the turn ended."""

    decision = Decision("work", "work")

    def __init__(self, seat: int) -> None:
        self.who = only(seat)

    def options(self, s: Quay, seat: int) -> Ids:
        here = s.places[seat]
        barred = here == GOAL or (here == LOCK and not s.opened)
        return only(END) | (0 if barred else only(STEP)) | (0 if s.opened else only(TURN))

    def answer(self, s: Quay, seat: int, choice: int) -> None:
        s.points -= 1
        if choice == STEP:
            s.places[seat] += 1
        elif choice == TURN:
            s.opened = True
        if s.over():
            return
        if choice != END and s.points:
            s.then(Work(seat))
        else:
            s.active = 1 - seat
            s.then(Toss())


class Open(Imaginer):
    """Everything is known."""

    def __init__(self, s: Quay) -> None:
        self.s = s

    def sample(self, rng: Rng) -> Quay:
        return self.s.clone()


Position = tuple[int, int, bool, int, int, int]


def position(s: Quay) -> Position:
    return (*s.places, s.opened, s.tide, s.active, s.points)  # type: ignore[return-value]  # two places


def quay(at: Position) -> Quay:
    """The porter at work decides."""
    s = Quay()
    s.places, s.opened, s.tide, s.active, s.points = [at[0], at[1]], at[2], at[3], at[4], at[5]
    s.then(Work(s.active))
    return s


@cache
def value(at: Position) -> float:
    """The chance of winning with best play, by trying everything."""
    return max(after(at, choice) for choice in members(options(quay(at), at[4])))


@cache
def after(at: Position, choice: int) -> float:
    """The same once this was done."""
    s = quay(at)
    waiting = answer(s, s.active, choice)
    if s.over():
        return s.standing(0) / 1000
    if waiting != CHANCE:
        return value(position(s))
    return sum(_tossed(s.clone(), face) for face in range(4)) / 4


def _tossed(s: Quay, face: int) -> float:
    answer(s, CHANCE, face)
    return 0.0 if s.over() else value(position(s))


class Perfect(Policy):
    """Does what is best, by trying everything."""

    def choose(self, s: Quay, seat: int, rng: Rng) -> int:
        at = position(s)
        return max(members(options(s, seat)), key=lambda choice: after(at, choice))

    def key(self, s: Any) -> int:
        told = (*s.places, int(s.opened), s.tide, s.active, s.points if s.agenda is not None else 0)
        return sum(part << (4 * place) for place, part in enumerate(told))


class Lazy(Perfect):
    """Ends every turn at once."""

    def choose(self, s: Quay, seat: int, rng: Rng) -> int:
        return END


class Eager(Perfect):
    """Steps if it can, turns the key if it must."""

    def choose(self, s: Quay, seat: int, rng: Rng) -> int:
        return lowest(options(s, seat))


class Blind(Lazy):
    """Takes all positions for different ones."""

    def key(self, s: Any) -> int:
        return UNLIKE
