# compiled by mypyc
"""Determinised tree search: every simulation runs in another world that fits the seat's view.

Open-loop information-set Monte Carlo tree search with a tree for each seat: a seat's tree branches by what
that seat could know, so an answer sealed by another seat is one branch of it, whatever the answer was.
Chance is drawn afresh each time; a child competes only in the worlds where its answer is possible.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from wagonlit.core.frame import NOBODY, Seat, Seats, State, answer, options
from wagonlit.core.ids import Ids, lowest_of_eight, only
from wagonlit.core.imagining import Imaginer
from wagonlit.core.playout import deal
from wagonlit.core.policy import Policy
from wagonlit.core.rng import Rng
from wagonlit.kit.search.nodes import (
    CHILD,
    CHOICE,
    MOVER,
    NONE,
    POSSIBLE,
    SIBLING,
    TOTAL,
    VISITS,
    Node,
    Trees,
)
from wagonlit.kit.search.simulation import play_on

EXPLORE: Final = 0.7


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
    """The answer tried most often; of equal ones that which was tried last."""
    tried = root.children()
    assert tried, "no simulation was run"
    found = tried[0]
    for child in tried:
        if child.visits > found.visits:
            found = child
    return found.choice


def _simulation(trees: Trees, s: State, seat: Seat, rng: Rng, policy: Policy | None) -> None:
    trees.begin(seat)
    waiting = deal(s, rng)
    while waiting != NOBODY:
        mover: Seat = seat if trees.length == 1 else lowest_of_eight(waiting)
        node = _chosen(trees, trees.here[mover], mover, options(s, mover), rng)
        trees.step(node)
        waiting = _answered(trees, s, node, rng)
        if trees.cells[node + VISITS] == 0:
            play_on(s, policy, rng, rng)
            break
    _count(trees, s)


def _count(trees: Trees, s: State) -> None:
    """What came of the simulation, for every node on its path."""
    mover: Seat = -1
    standing: i64 = 0
    cells = trees.cells
    place: i64
    for place in range(trees.length):
        node = trees.path[place]
        if cells[node + MOVER] != mover:  # one seat often moves several times in a row
            mover = cells[node + MOVER]
            standing = s.standing(mover)
        cells[node + VISITS] += 1
        cells[node + TOTAL] += standing


def _answered(trees: Trees, s: State, node: i64, rng: Rng) -> Seats:
    frame = s.agenda
    assert frame is not None, "the game is over"
    trees.follow(node, frame.is_sealed())
    answer(s, trees.cells[node + MOVER], trees.cells[node + CHOICE])
    return deal(s, rng)


def _chosen(trees: Trees, node: i64, mover: Seat, legal: Ids, rng: Rng) -> i64:
    """What this seat answers: something not tried yet, else what promises most."""
    untried: Ids = legal & ~_tried(trees, node, mover, legal)
    if untried != 0:
        added = trees.add(node, mover, rng.one_of(untried))
        trees.cells[added + POSSIBLE] = 1
        return added
    return _selected(trees, node, mover, legal)


def _tried(trees: Trees, node: i64, mover: Seat, legal: Ids) -> Ids:
    """Which of the possible answers have a child; each of those was possible once more."""
    tried: Ids = 0
    cells = trees.cells
    child = cells[node + CHILD]
    while child != NONE:
        if cells[child + MOVER] == mover and legal & only(cells[child + CHOICE]):
            tried |= only(cells[child + CHOICE])
            cells[child + POSSIBLE] += 1
        child = cells[child + SIBLING]
    return tried


def _selected(trees: Trees, node: i64, mover: Seat, legal: Ids) -> i64:
    """The child with the best upper bound."""
    found = node
    most: float = -1.0
    cells = trees.cells
    child = cells[node + CHILD]
    while child != NONE:
        if cells[child + MOVER] == mover and legal & only(cells[child + CHOICE]):
            visits = float(cells[child + VISITS])
            bonus = EXPLORE * sqrt(log(float(cells[child + POSSIBLE])) / visits)
            bound = float(cells[child + TOTAL]) / (1000.0 * visits) + bonus
            if bound > most:
                most = bound
                found = child
        child = cells[child + SIBLING]
    return found
