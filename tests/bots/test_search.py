"""Determinised search: honest worlds, sound counts, and better answers with more of them."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, table
from wagonlit.bots.search import Node, best, simulate
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.games import find

GAME = find("mystery_express")


def children(root: Node) -> list[Node]:
    found = []
    child = root.child
    while child is not None:
        found.append(child)
        child = child.sibling
    return found


def test_every_simulation_visits_one_answer_of_the_seat() -> None:
    match = Match(GAME, {"players": 3}, 2)
    ask = match.asks[0]
    root = simulate(GAME.imaginer(match.views[ask.seat]), ask.seat, Rng(1), 40, 3)
    assert sum(child.visits for child in children(root)) == root.visits == 40
    assert {child.choice for child in children(root)} == set(ask.options)
    assert all(child.mover == ask.seat for child in children(root))


def test_the_most_tried_answer_is_the_best() -> None:
    match = Match(GAME, {"players": 3}, 2)
    root = simulate(GAME.imaginer(match.views[0]), 0, Rng(1), 60, 3)
    assert best(root) == max(children(root), key=lambda child: child.visits).choice


def test_nothing_searched_is_no_answer() -> None:
    with pytest.raises(AssertionError, match="no simulation"):
        best(Node(0, -1, None))


def test_search_finds_the_answer_that_a_seat_can_prove() -> None:
    """Anna holds both copies of three of the four: the fourth wins a point in every world."""
    seen = ["mo_clubbed", "mo_hanged", "mo_poisoned"] * 2
    t = table(leg=5, phase="final", hands={ANNA: seen}, solution={"mo": "mo_pushed"})
    root = simulate(GAME.imaginer(t.view(ANNA)), ANNA, Rng(4), 600, 3)
    assert GAME.domains["element"][best(root)] == "mo_pushed"


def test_an_answer_competes_only_where_it_is_possible() -> None:
    """Bert's picks differ from world to world; each child counts the worlds in which it was possible."""
    hands = {ANNA: ["suspect_candy"], BERT: ["mo_clubbed", "mo_hanged"], CARL: ["mo_clubbed", "mo_hanged"]}
    t = table(hands=hands).play(ANNA, "lounge")
    root = simulate(GAME.imaginer(t.view(BERT)), BERT, Rng(4), 80, 3)
    assert all(child.visits <= child.possible for child in children(root))
