# compiled by mypyc
"""Trees of answers, all in one table of numbers: large ones are made, and thrown away, for every choice.

Not objects that know each other: when a chain of more than fifty of those is thrown away, Python puts some
aside for later, by a mark in front of them that compiled classes lack if they are `acyclic`:
memory was overwritten.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.frame import Seat

NONE: Final = -1
SEALED: Final = -1  # an answer that the seat whose tree it is did not see

# The numbers of a node, which is known by the place of the first one.
MOVER: Final = 0
CHOICE: Final = 1
SIBLING: Final = 2  # the children of a node are a chain, the newest first
CHILD: Final = 3
POSSIBLE: Final = 4
VISITS: Final = 5
TOTAL: Final = 6
WIDTH: Final = 7
AT_FIRST: Final = 64  # nodes for which there is room


class Trees:
    """For each seat the tree of what it could know, and where the simulation stands in it."""

    def __init__(self, seats: int) -> None:
        self.cells: vec[i64] = vec[i64]([0] * (AT_FIRST * WIDTH))
        self.used: i64 = 0
        self.seats: Final = seats
        self.here: Final = vec[i64]([0] * seats)  # by seat
        self.path: vec[i64] = vec[i64]([0] * AT_FIRST)  # the nodes whose answers were given, the root first
        self.length: i64 = 0
        seat: Seat
        for seat in range(seats):
            self._new(seat, SEALED, NONE)

    @property
    def roots(self) -> list["Node"]:
        """By seat."""
        return [Node(self, self.root(seat)) for seat in range(self.seats)]

    def root(self, seat: Seat) -> i64:
        """Where this seat's tree begins."""
        return seat * WIDTH

    def begin(self, seat: Seat) -> None:
        """Another simulation, in which this seat answers first."""
        other: Seat
        for other in range(self.seats):
            self.here[other] = self.root(other)
        self.length = 0
        self.step(self.root(seat))

    def step(self, node: i64) -> None:
        """Its answer was given."""
        if self.length == len(self.path):
            self.path = _doubled(self.path)
        self.path[self.length] = node
        self.length += 1

    def add(self, parent: i64, mover: Seat, choice: i64) -> i64:
        """A new child."""
        added = self._new(mover, choice, self.cells[parent + CHILD])
        self.cells[parent + CHILD] = added
        return added

    def _new(self, mover: Seat, choice: i64, sibling: i64) -> i64:
        node = self.used
        if node + WIDTH > len(self.cells):
            self.cells = _doubled(self.cells)
        self.used = node + WIDTH
        cells = self.cells
        cells[node + MOVER] = mover
        cells[node + CHOICE] = choice
        cells[node + SIBLING] = sibling
        cells[node + CHILD] = NONE
        return node

    def reached(self, node: i64, mover: Seat, choice: i64) -> i64:
        """The node of an answer that somebody else gave."""
        cells = self.cells
        child = cells[node + CHILD]
        while child != NONE:
            if cells[child + MOVER] == mover and cells[child + CHOICE] == choice:
                return child
            child = cells[child + SIBLING]
        return self.add(node, mover, choice)

    def follow(self, node: i64, sealed: bool) -> None:
        """Its answer is given: the mover and all others go on in their trees, by what they learn of it."""
        mover = self.cells[node + MOVER]
        choice = self.cells[node + CHOICE]
        if sealed:
            choice = SEALED
        seat: Seat
        for seat in range(self.seats):
            if seat != mover:
                self.here[seat] = self.reached(self.here[seat], mover, choice)
        self.here[mover] = node


class Node:
    """One answer in a seat's tree, with how often it was possible, was tried, and what came of it."""

    def __init__(self, trees: Trees, at: int) -> None:
        self.trees: Final = trees
        self.at: Final = at

    def _cell(self, field: i64) -> i64:
        return self.trees.cells[self.at + field]

    @property
    def mover(self) -> int:
        """Who answered."""
        return self._cell(MOVER)

    @property
    def choice(self) -> int:
        """With what."""
        return self._cell(CHOICE)

    @property
    def possible(self) -> int:
        """In how many simulations it could have been answered."""
        return self._cell(POSSIBLE)

    @property
    def visits(self) -> int:
        """In how many it was."""
        return self._cell(VISITS)

    def value(self) -> float:
        """The mean standing of whoever gave this answer, from 0 to 1."""
        visits = float(self._cell(VISITS))
        return float(self._cell(TOTAL)) / (1000.0 * visits) if visits else 0.0

    def children(self) -> list["Node"]:
        """The answers after this one, that which was tried first as the last one."""
        found: list[Node] = []
        child = self._cell(CHILD)
        while child != NONE:
            found.append(Node(self.trees, child))
            child = self.trees.cells[child + SIBLING]
        return found

    def __repr__(self) -> str:
        return (
            f"<Node: seat {self.mover} chose {self.choice}, {self.visits} visits, worth {self.value():.3f}>"
        )


def _doubled(numbers: vec[i64]) -> vec[i64]:
    """The same with as much room again."""
    found = vec[i64]([0] * (2 * len(numbers)))
    place: i64
    for place in range(len(numbers)):
        found[place] = numbers[place]
    return found
