"""Our own measures: the same games, however they are driven."""

from collections.abc import Iterator

import pytest

from tests.toys.registered import in_this_process
from wagonlit.bench import WorkerFailed, ours, run
from wagonlit.bench.launch import PACKAGE, our_worker
from wagonlit.bench.ratios import RATIOS
from wagonlit.core.frame import NOBODY, settle
from wagonlit.core.playout import playout
from wagonlit.core.rng import Rng
from wagonlit.games import find, games

LIGHTHOUSE = "lighthouse"  # with free words
MASQUERADE = "masquerade"  # with sealed choices, and games of very different lengths
TOYS = (LIGHTHOUSE, MASQUERADE)


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with in_this_process(monkeypatch):
        yield


def ignore_progress(_what: str, _share: float) -> None:
    pass


@pytest.mark.parametrize("game", TOYS)
def test_a_game_driven_from_python_is_the_game_played_inside_the_engine(game: str) -> None:
    start = ours.started(game)
    assert [ours.driven(start.clone(), Rng(seed)) for seed in range(5)] == [
        playout(start.clone(), Rng(seed)) for seed in range(5)
    ]


@pytest.mark.parametrize("game", TOYS)
def test_the_position_that_is_cloned_is_half_played(game: str) -> None:
    start = ours.started(game)
    middle = ours.halfway(start)
    whole = ours.driven(start.clone(), Rng(1))
    assert settle(middle.clone()) != NOBODY
    assert ours.driven(middle.clone(), Rng(2), 1) == 1
    assert whole > 1


@pytest.mark.parametrize("game", TOYS)
def test_every_measure_counts_what_it_did(game: str) -> None:
    measures = ours.everything(game) | ours.pure(game)
    assert sorted(measures) == ["bulk", "clone", "pure", "python", "search", "search_early"]
    assert all(measure() > 0 for measure in measures.values())


@pytest.mark.parametrize(
    ("players", "seats"), [(range(2, 9), 4), (range(2, 4), 3), (range(5, 7), 5), (range(3, 8, 2), 3)]
)
def test_the_table_has_four_seats_or_as_near_to_it_as_the_game_can(
    players: range, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find(LIGHTHOUSE)
    monkeypatch.setattr(type(game), "players", players)
    assert game.seats(game.options(ours.agreed(game))) == seats


def test_without_peers_our_games_are_measured_by_two_workers() -> None:
    report = run(False, 1, 0.001, list(TOYS), ignore_progress)
    assert report.compiled == ours.is_compiled()
    assert list(report.games) == list(TOYS)
    assert report.games[MASQUERADE].pure_per_s > 0
    assert (report.peers, report.left_out, report.games[MASQUERADE].ratios) == ({}, {}, {})


def test_games_ask_only_for_ratios_that_there_are() -> None:
    known = {ratio.name for ratio in RATIOS}
    for game in games().values():
        assert set(game.speed) <= known | set(game.own_ratios)
        own = {f"{name}{build}" for name in game.measures() for build in ("", "_pure")}
        assert own.issuperset(measure for pair in game.own_ratios.values() for measure in pair)
        assert all(0 < target.gate <= target.goal for target in game.speed.values())


@pytest.mark.skipif(not ours.is_compiled(), reason="there is nothing compiled here to be taken for pure")
def test_a_pure_worker_that_would_run_the_compiled_engine_is_refused() -> None:
    with pytest.raises(WorkerFailed, match="the pure worker runs the compiled engine"):
        our_worker("pure", PACKAGE.parent, [MASQUERADE])
