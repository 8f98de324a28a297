"""The search in Mystery Express: it proves what can be proven, and counts worlds as they are."""

from tests.games.mystery_express.table import ANNA, BERT, CARL, table
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express import GAME
from wagonlit.kit.search.tree import best, simulate


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
    assert all(child.visits <= child.possible for child in root.children())
