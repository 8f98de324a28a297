"""Rounds: everybody once a round, in an order that changes."""

from random import Random

import pytest

from wagonlit.bench.rounds import measured
from wagonlit.bench.workers import Answer, WorkerFailed


class Noted:
    """Somebody who notes what is asked, and does one unit of work more each time."""

    def __init__(self, name: str, measures: list[str], asked: list[str], optional: bool = False) -> None:
        self.name = name
        self.measures = measures
        self.optional = optional
        self.asked = asked
        self.times: dict[str, int] = dict.fromkeys(measures, 0)

    def measure(self, name: str, seconds: float) -> Answer:
        self.asked.append(name)
        self.times[name] += 1
        return Answer(count=self.times[name], seconds=seconds)


class Failing(Noted):
    """Somebody who fails at the second request for one measure."""

    def measure(self, name: str, seconds: float) -> Answer:
        answer = super().measure(name, seconds)
        if name == "weak" and self.times[name] == 2:
            raise WorkerFailed("weak: out of breath")
        return answer


def ignore_progress(_what: str, _share: float) -> None:
    pass


def test_every_measure_of_every_worker_comes_once_a_round() -> None:
    asked: list[str] = []
    workers = [Noted("one", ["a", "b", "c"], asked), Noted("two", ["d", "e"], asked)]
    measured(workers, 8, 0.5, Random(1), ignore_progress)
    assert all(sorted(asked[at : at + 5]) == ["a", "b", "c", "d", "e"] for at in range(0, 40, 5))


def test_the_order_changes_from_round_to_round_and_mixes_the_workers() -> None:
    asked: list[str] = []
    workers = [Noted("one", ["a", "b", "c"], asked), Noted("two", ["d", "e"], asked)]
    measured(workers, 8, 0.5, Random(1), ignore_progress)
    orders = {tuple(asked[at : at + 5]) for at in range(0, 40, 5)}
    assert len(orders) > 4
    assert {order[0] for order in orders} & {"d", "e"}


def test_the_median_of_the_rounds_is_told_not_the_mean() -> None:
    worker = Noted("one", ["play"], [])
    worker.times["play"] = 10
    outcome = measured([worker], 3, 0.5, Random(1), ignore_progress)
    assert outcome.medians == {"play": 24}  # 11, 12, 13 in 0.5 s


def test_a_clone_is_told_in_nanoseconds() -> None:
    worker = Noted("one", ["game clone"], [])
    assert measured([worker], 1, 0.002, Random(1), ignore_progress).medians == {"game clone": 2_000_000}


def test_an_optional_worker_that_fails_loses_that_measure_only() -> None:
    asked: list[str] = []
    outcome = measured(
        [Failing("peers", ["weak", "sound"], asked, optional=True)], 4, 1, Random(1), ignore_progress
    )
    assert outcome.failed == {"weak": "weak: out of breath"}
    assert list(outcome.medians) == ["sound"]
    assert asked.count("weak") == 2


def test_a_worker_of_ours_that_fails_ends_everything() -> None:
    with pytest.raises(WorkerFailed, match="out of breath"):
        measured([Failing("pure", ["weak", "sound"], [])], 4, 1, Random(1), ignore_progress)


def test_progress_names_each_measure_and_goes_up() -> None:
    progress: list[tuple[str, float]] = []
    measured(
        [Noted("one", ["a", "b"], [])], 2, 1, Random(1), lambda what, share: progress.append((what, share))
    )
    assert [share for _, share in progress] == [0, 0.25, 0.5, 0.75]
    assert sorted(what for what, _ in progress) == ["1/2 a", "1/2 b", "2/2 a", "2/2 b"]
