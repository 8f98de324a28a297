# compiled by mypyc
"""Determinised tree search: every simulation runs in another world that fits the seat's view.

Open-loop information-set Monte Carlo tree search: one tree over the answers of all seats, chance
drawn anew each time; a child competes only in the worlds where its answer is possible.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import NOBODY, Seat, Seats, State, answer, options
from wagonlit.core.ids import Ids, lowest, only
from wagonlit.core.imagining import Imaginer
from wagonlit.core.playout import deal, playout
from wagonlit.core.rng import Rng

EXPLORE: Final = 0.7


@mypyc_attr(acyclic=True)
class Node:
    """One answer in the tree, with how often it was possible, was tried, and what came of it."""

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


def simulate(imaginer: Imaginer, seat: Seat, rng: Rng, simulations: i64) -> Node:
    """Grow a tree by that many simulations; its root's children are the seat's answers."""
    root = Node(seat, -1, None)
    for _ in range(simulations):
        _simulation(root, imaginer.sample(rng), seat, rng)
    return root


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


def _simulation(root: Node, s: State, seat: Seat, rng: Rng) -> None:
    path: list[Node] = [root]
    node = root
    waiting = deal(s, rng)
    while waiting != NOBODY:
        mover: Seat = seat if node is root else lowest(waiting)
        legal = options(s, mover)
        tried = _tried(node, mover, legal)
        if legal & ~tried:
            node = _grown(node, mover, legal & ~tried, rng)
        else:
            node = _selected(node, mover, legal)
        path.append(node)
        waiting = _answered(s, mover, node.choice, rng)
        if node.visits == 0:
            playout(s, rng)
            break
    mover = -1
    standing: i64 = 0
    for step in path:
        if step.mover != mover:  # one seat often moves several times in a row
            mover = step.mover
            standing = s.standing(mover)
        step.visits += 1
        step.total += standing


def _answered(s: State, mover: Seat, choice: i64, rng: Rng) -> Seats:
    answer(s, mover, choice)
    return deal(s, rng)


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


def _grown(node: Node, mover: Seat, untried: Ids, rng: Rng) -> Node:
    grown = Node(mover, rng.one_of(untried), node.child)
    grown.possible = 1
    node.child = grown
    return grown


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
