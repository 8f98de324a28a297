"""Mystery Express under the benchmark: its Time deck is one draw out of very many orders."""

from wagonlit.bench import ours
from wagonlit.bench.ratios import RATIOS
from wagonlit.core.frame import NOBODY, settle
from wagonlit.core.playout import playout
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express import GAME


def test_a_game_driven_from_python_is_the_game_played_inside_the_engine() -> None:
    start = ours.started(GAME.id)
    assert [ours.driven(start.clone(), Rng(seed)) for seed in range(5)] == [
        playout(start.clone(), Rng(seed)) for seed in range(5)
    ]


def test_the_position_that_is_cloned_is_half_played() -> None:
    start = ours.started(GAME.id)
    rest = ours.driven(ours.halfway(start), Rng(2))
    assert settle(ours.halfway(start)) != NOBODY
    assert 0 < rest < ours.driven(start.clone(), Rng(1))


def test_it_asks_something_of_every_ratio() -> None:
    """But of those that are for games in which nothing is hidden."""
    assert set(GAME.speed) == {ratio.name for ratio in RATIOS if ratio.ours != "planner"}
