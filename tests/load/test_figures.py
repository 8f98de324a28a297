"""The few numbers that say what was measured."""

import pytest

from wagonlit.load.figures import Figures, Run, combined, figures, percentile


@pytest.mark.parametrize(
    ("share", "value"), [(0.0, 1.0), (0.5, 50.0), (0.99, 99.0), (0.991, 100.0), (1.0, 100.0)]
)
def test_a_percentile_is_the_smallest_value_that_its_share_does_not_exceed(
    share: float, value: float
) -> None:
    assert percentile([float(number) for number in range(1, 101)], share) == value


def test_one_value_is_every_percentile() -> None:
    assert {percentile([7.0], share) for share in (0.0, 0.5, 0.99, 1.0)} == {7.0}


def test_the_figures_of_a_run_count_moves_and_sort_waits() -> None:
    found = figures(5, Run(seconds=2.0, moves=3, waits_ms=[9.0, 1.0, 4.0]), 120.0)
    assert found == Figures(5, 1.5, 4.0, 9.0, 9.0, 120.0)


def test_a_run_in_which_nothing_happened_has_figures_too() -> None:
    assert figures(5, Run(seconds=2.0, moves=0, waits_ms=[]), None) == Figures(5, 0.0, 0.0, 0.0, 0.0, None)


def test_rounds_are_combined_by_their_medians_but_the_longest_wait_is_that_of_all() -> None:
    rounds = [
        Figures(5, 200.0, 2.0, 9.0, 90.0, 100.0, 700.0),
        Figures(5, 190.0, 3.0, 5.0, 20.0, None, 900.0),
        Figures(5, 198.0, 1.0, 7.0, 30.0, 300.0, 800.0),
    ]
    assert combined(rounds) == Figures(5, 198.0, 2.0, 7.0, 90.0, 200.0, 800.0)


def test_what_no_round_has_seen_is_not_in_the_combined_figures() -> None:
    assert combined([Figures(5, 200.0, 2.0, 9.0, 90.0, None)]).memory_per_table_kb is None
