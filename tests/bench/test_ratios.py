"""Ratios: ours against theirs, larger is better."""

import pytest

from wagonlit.bench.ratios import RATIOS, own_ratios, ratios, reached
from wagonlit.core.game import SpeedTarget


def test_a_rate_is_compared_ours_to_theirs() -> None:
    assert ratios({"bulk": 9e6}, {"catanatron_play": 2e4}) == {"bulk_vs_catanatron": 450}


def test_a_cost_is_compared_theirs_to_ours() -> None:
    assert ratios({"clone": 100}, {"catanatron_clone": 45_000}) == {"clone_vs_catanatron": 450}


def test_every_ratio_is_told_when_both_sides_were_measured() -> None:
    ours = dict.fromkeys(("bulk", "python", "clone", "pure", "search", "search_early"), 2.0)
    theirs = dict.fromkeys([ratio.theirs for ratio in RATIOS], 1.0)
    assert ratios(ours, theirs) == {
        "bulk_vs_catanatron": 2,
        "bulk_vs_openspiel_hearts": 2,
        "python_vs_openspiel_hearts": 2,
        "clone_vs_catanatron": 0.5,
        "pure_vs_catanatron": 2,
        "search_vs_openspiel_hearts": 2,
        "search_early_vs_openspiel_hearts": 2,
    }


def test_a_peer_that_was_not_measured_gives_no_ratio() -> None:
    assert ratios({"bulk": 9e6, "python": 1e6}, {"openspiel_hearts_python": 2.5e5}) == {
        "python_vs_openspiel_hearts": 4
    }


@pytest.mark.parametrize(
    ("value", "mark"), [(299.9, "missed"), (300, "gate"), (999.9, "gate"), (1000, "goal"), (5000, "goal")]
)
def test_a_ratio_reaches_the_gate_or_the_goal(value: float, mark: str) -> None:
    assert reached(SpeedTarget(gate=300, goal=1000), value) == mark


def test_a_game_may_compare_its_own_measures() -> None:
    assert own_ratios({"odds": 5e4, "odds_pure": 1e3}, {"compiled": ("odds", "odds_pure")}) == {
        "compiled": 50
    }
