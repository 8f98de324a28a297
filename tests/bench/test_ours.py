"""Our own measures: the same games, however they are driven."""

import pytest

from wagonlit.bench import WorkerFailed, ours, run
from wagonlit.bench.launch import PACKAGE, our_worker
from wagonlit.core.frame import NOBODY, settle
from wagonlit.core.playout import playout
from wagonlit.core.rng import Rng

GAME = "mystery_express"


def unheard(_what: str, _share: float) -> None:
    pass


def test_a_game_driven_from_python_is_the_game_played_inside_the_engine() -> None:
    start = ours.started(GAME)
    assert [ours.driven(start.clone(), Rng(seed)) for seed in range(5)] == [
        playout(start.clone(), Rng(seed)) for seed in range(5)
    ]


def test_the_position_that_is_cloned_is_half_played() -> None:
    start = ours.started(GAME)
    rest = ours.driven(ours.halfway(start), Rng(2))
    assert settle(ours.halfway(start)) != NOBODY
    assert 0 < rest < ours.driven(start.clone(), Rng(1))


def test_every_measure_counts_what_it_did() -> None:
    measures = ours.everything(GAME) | ours.pure(GAME)
    assert sorted(measures) == ["bulk", "clone", "pure", "python", "search", "search_early"]
    assert all(measure() > 0 for measure in measures.values())


def test_without_peers_our_games_are_measured_by_two_workers() -> None:
    report = run(False, 1, 0.001, [GAME], unheard)
    assert report.compiled == ours.is_compiled()
    assert list(report.games) == [GAME]
    assert report.games[GAME].pure_per_s > 0
    assert (report.peers, report.left_out, report.games[GAME].ratios) == ({}, {}, {})


@pytest.mark.skipif(not ours.is_compiled(), reason="there is nothing compiled here to be taken for pure")
def test_a_pure_worker_that_would_run_the_compiled_engine_is_refused() -> None:
    with pytest.raises(WorkerFailed, match="the pure worker runs the compiled engine"):
        our_worker("pure", PACKAGE.parent, [GAME])
