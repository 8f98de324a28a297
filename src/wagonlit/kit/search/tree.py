# compiled by mypyc
"""Determinised tree search: every simulation runs in another world that fits the seat's view.

Open-loop information-set Monte Carlo tree search with a tree for each seat: a seat's tree branches by what
that seat could know, so an answer sealed by another seat is one branch of it, whatever the answer was.
Chance is drawn afresh each time; a child competes only in the worlds where its answer is possible.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import NOBODY, Seat, Seats, State, answer, options
from wagonlit.core.ids import Ids, lowest_of_eight, only
from wagonlit.core.imagining import Imaginer
from wagonlit.core.playout import deal
from wagonlit.core.policy import Policy
from wagonlit.core.rng import Rng
from wagonlit.kit.search.simulation import play_on

EXPLORE: Final = 0.7
SEALED: Final = -1  # an answer that the seat whose tree it is did not see


@mypyc_attr(acyclic=True)
class Node:
    """One answer in a seat's tree, with how often it was possible, was tried, and what came of it."""

    def __init__(self, mover: Seat, choice: i64, sibling: "Node | None") -> None:
        self.mover: Final = mover
        self.choice: Final = choice
        self.sibling: Final = sibling  # the children of a node are a linked list
        self.child: Node | None = None
        self.possible: i64 = 0
        self.visits: i64 = 0
        self.total: i64 = 0

    def value(self) -> float:
        """The mean standing of whoever gave this answer, from 0 to 1."""
        return float(self.total) / (1000.0 * float(self.visits)) if self.visits else 0.0

    def __repr__(self) -> str:
        return (
            f"<Node: seat {self.mover} chose {self.choice}, {self.visits} visits, worth {self.value():.3f}>"
        )


@mypyc_attr(acyclic=True)
class Trees:
    """For each seat the tree of what it could know, and where the simulation stands in it."""

    def __init__(self, seats: int) -> None:
        self.roots: Final = [Node(seat, SEALED, None) for seat in range(seats)]
        self.here: list[Node] = self.roots[:]

    def follow(self, mover: Seat, choice: i64, sealed: bool) -> None:
        """An answer is given: all others go on in their trees, by what they learn of it."""
        seat: Seat
        for seat in range(len(self.here)):
            if seat != mover:
                self.here[seat] = _reached(self.here[seat], mover, SEALED if sealed else choice)


def simulate(
    imaginer: Imaginer, seat: Seat, rng: Rng, simulations: i64, seats: int, policy: Policy | None = None
) -> Node:
    """The root of the seat's tree after that many simulations; its children are the seat's answers."""
    return grown(imaginer, seat, rng, simulations, seats, policy).roots[seat]


def grown(
    imaginer: Imaginer, seat: Seat, rng: Rng, simulations: i64, seats: int, policy: Policy | None = None
) -> Trees:
    """The trees of all seats after that many simulations, each played to its end by the policy."""
    trees = Trees(seats)
    for _ in range(simulations):
        _simulation(trees, imaginer.sample(rng), seat, rng, policy)
    return trees


def best(root: Node) -> int:
    """The answer tried most often."""
    found = root.child
    child = root.child
    while child is not None:
        if found is None or child.visits > found.visits:
            found = child
        child = child.sibling
    assert found is not None, "no simulation was run"
    return found.choice


def _simulation(trees: Trees, s: State, seat: Seat, rng: Rng, policy: Policy | None) -> None:
    trees.here = trees.roots[:]
    path: list[Node] = [trees.roots[seat]]
    waiting = deal(s, rng)
    while waiting != NOBODY:
        mover: Seat = seat if len(path) == 1 else lowest_of_eight(waiting)
        legal = options(s, mover)
        node = _chosen(trees.here[mover], mover, legal, rng)
        path.append(node)
        waiting = _answered(trees, s, node, rng)
        if node.visits == 0:
            play_on(s, policy, rng, rng)
            break
    mover = -1
    standing: i64 = 0
    for step in path:
        if step.mover != mover:  # one seat often moves several times in a row
            mover = step.mover
            standing = s.standing(mover)
        step.visits += 1
        step.total += standing


def _answered(trees: Trees, s: State, node: Node, rng: Rng) -> Seats:
    frame = s.agenda
    assert frame is not None, "the game is over"
    trees.follow(node.mover, node.choice, frame.is_sealed())
    trees.here[node.mover] = node
    answer(s, node.mover, node.choice)
    return deal(s, rng)


def _reached(node: Node, mover: Seat, choice: i64) -> Node:
    """The node of an answer that somebody else gave."""
    child = node.child
    while child is not None:
        if child.mover == mover and child.choice == choice:
            return child
        child = child.sibling
    reached = Node(mover, choice, node.child)
    node.child = reached
    return reached


def _chosen(node: Node, mover: Seat, legal: Ids, rng: Rng) -> Node:
    """What this seat answers: something not tried yet, else what promises most."""
    tried = _tried(node, mover, legal)
    if legal & ~tried:
        return _added(node, mover, legal & ~tried, rng)
    return _selected(node, mover, legal)


def _tried(node: Node, mover: Seat, legal: Ids) -> Ids:
    """Which of the possible answers have a child; each of those was possible once more."""
    tried: Ids = 0
    child = node.child
    while child is not None:
        if child.mover == mover and legal & only(child.choice):
            tried |= only(child.choice)
            child.possible += 1
        child = child.sibling
    return tried


def _added(node: Node, mover: Seat, untried: Ids, rng: Rng) -> Node:
    added = Node(mover, rng.one_of(untried), node.child)
    added.possible = 1
    node.child = added
    return added


def _selected(node: Node, mover: Seat, legal: Ids) -> Node:
    """The child with the best upper bound."""
    found = node
    most: float = -1.0
    child = node.child
    while child is not None:
        if child.mover == mover and legal & only(child.choice):
            bonus = EXPLORE * sqrt(log(float(child.possible)) / float(child.visits))
            bound = child.value() + bonus
            if bound > most:
                most = bound
                found = child
        child = child.sibling
    return found
