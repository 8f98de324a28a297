"""Shuffled rounds: noise on the machine hits every measure alike."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import median

import msgspec

from wagonlit.bench.workers import Answer, Measuring, WorkerFailed

Progress = Callable[[str, float], None]  # what is being done, and which share is already done


class Outcome(msgspec.Struct):
    """The medians of all rounds, and the measures that failed on the way."""

    rounds: int
    seconds: float
    medians: dict[str, float]
    failed: dict[str, str]


def measured(
    workers: Sequence[Measuring], rounds: int, seconds: float, shuffle: Random, progress: Progress
) -> Outcome:
    """Ask every worker for every measure once a round, each round in another order."""
    turns = [(worker, name) for worker in workers for name in worker.measures]
    found: dict[str, list[float]] = {name: [] for _, name in turns}
    failed: dict[str, str] = {}
    for done in range(rounds):
        shuffle.shuffle(turns)
        for place, (worker, name) in enumerate(turns):
            if name in failed:
                continue
            progress(f"{done + 1}/{rounds} {name}", (done + place / len(turns)) / rounds)
            try:
                found[name].append(figure(name, worker.measure(name, seconds)))
            except WorkerFailed as fault:
                if not worker.optional:
                    raise
                failed[name] = str(fault)
    medians = {name: median(values) for name, values in found.items() if name not in failed}
    return Outcome(rounds, seconds, medians, failed)


def is_cost(name: str) -> bool:
    """Clones are reported in nanoseconds each, everything else in how many a second."""
    return name.endswith("clone")


def figure(name: str, answer: Answer) -> float:
    """The answer as it is reported."""
    if is_cost(name):
        return answer.seconds / answer.count * 1e9
    return answer.count / answer.seconds
