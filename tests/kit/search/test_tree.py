"""Determinised search: honest worlds, sound counts, and better answers with more of them."""

from collections.abc import Iterator

import pytest

from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.kit.search.nodes import Node, Trees
from wagonlit.kit.search.tree import best, grown, simulate


def descendants(root: Node) -> Iterator[Node]:
    """Every node of the tree but its root."""
    for child in root.children():
        yield child
        yield from descendants(child)


def test_every_simulation_visits_one_answer_of_the_seat() -> None:
    match = Match(MASQUERADE, {"players": 3}, 2)
    ask = match.asks[0]
    root = simulate(MASQUERADE.imaginer(match.views[ask.seat]), ask.seat, Rng(1), 40, 3)
    assert sum(child.visits for child in root.children()) == root.visits == 40
    assert {child.choice for child in root.children()} == set(ask.options)
    assert all(child.mover == ask.seat for child in root.children())


def test_the_most_tried_answer_is_the_best() -> None:
    match = Match(MASQUERADE, {"players": 3}, 2)
    root = simulate(MASQUERADE.imaginer(match.views[0]), 0, Rng(1), 60, 3)
    assert best(root) == max(root.children(), key=lambda child: child.visits).choice


def test_nothing_searched_is_no_answer() -> None:
    with pytest.raises(AssertionError, match="no simulation"):
        best(Trees(1).roots[0])


def test_search_finds_the_answer_that_a_seat_can_prove() -> None:
    """Seat 0 has looked behind the mask of seat 1: naming it wins a point in every world."""
    match = Match(MASQUERADE, {"players": 3}, 2, chance=["red_fox", "blue_owl", "gold_cat"])
    for deeds in (("peek", "rest", "rest"), ("accuse", "rest", "rest")):
        for seat, deed in enumerate(deeds):
            match.answer(deed, seat)
        match.answer(1, 0)
        if match.waiting == [1]:
            match.answer("let", 1)
    assert match.ask.decision == "ball.mask"
    root = simulate(MASQUERADE.imaginer(match.views[0]), 0, Rng(4), 400, 3)
    assert MASQUERADE.domains["mask"][best(root)] == "blue_owl"


def test_an_answer_competes_only_where_it_is_possible() -> None:
    """The tower may not signal the ship's name, which differs from world to world for the one on watch."""
    match = Match(LIGHTHOUSE, {"players": 2, "nights": 2}, 2)
    match.answer("fog")
    trees = grown(LIGHTHOUSE.imaginer(match.views[1]), 1, Rng(4), 300, 2)
    for seat, root in enumerate(trees.roots):
        own = [node for node in descendants(root) if node.mover == seat]
        assert own
        assert all(node.visits <= node.possible for node in own)
    signals = [found for node in descendants(trees.roots[0]) if (found := own_answers(node, 0))]
    # Were it always possible, the answer that was tried first could have been chosen every time.
    assert any(tried[-1].possible < sum(node.visits for node in tried) for tried in signals)


def own_answers(node: Node, seat: int) -> list[Node]:
    """The answers of this seat after a node, that which was tried first as the last one."""
    return [child for child in node.children() if child.mover == seat]
