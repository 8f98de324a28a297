"""Putting servers under load: one once, or two in turn, so that noise on the machine hits both alike."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from wagonlit.bench.rounds import Progress
from wagonlit.load.figures import figures
from wagonlit.load.our_server import Side
from wagonlit.load.report import Plan, Round

WARMING = 1.0  # seconds on one table, so that what is loaded late is loaded
Start = Callable[[], Side]  # starts a server


def measured(side: Side, plan: Plan, name: str, beside_peers: bool, progress: Progress) -> Round:
    """One server with its tables, from the opening to the last answer."""
    side.open(1, lambda share: progress(f"{name}: warming up", 0.0))
    if side.measure(0, WARMING, lambda share: progress(f"{name}: warming up", share)).stopped:
        raise KeyboardInterrupt  # what was measured on one table says nothing
    side.forget()
    before = side.memory_kb()
    side.open(plan.tables, lambda share: progress(f"{name}: opening tables", share))
    run = side.measure(plan.moves_per_s, plan.seconds, lambda share: progress(f"{name}: playing", share))
    found = figures(plan.tables, run, _each(before, side.memory_kb(), plan.tables))
    if not beside_peers or run.stopped:
        return Round(found, [run])
    begun = side.processor_s()
    most = side.measure(0, plan.seconds, lambda share: progress(f"{name}: as fast as it can", share))
    # Moves that were still on their way have cost time, too.
    spent = _each(begun, side.processor_s(), len(most.waits_ms))
    most_per_s, spent_ms = most.moves / most.seconds, spent and 1000 * spent
    return Round(replace(found, most_moves_per_s=most_per_s, processor_ms=spent_ms), [run, most])


def _each(before: float | None, after: float | None, count: int) -> float | None:
    return None if before is None or after is None or not count else (after - before) / count


def in_turn(starts: Sequence[tuple[str, Start]], plan: Plan, progress: Progress) -> dict[str, list[Round]]:
    """Every server once a round, each round in the other order; Ctrl-C leaves the rounds that are whole."""
    found: dict[str, list[Round]] = {name: [] for name, _ in starts}
    for number in range(plan.rounds):
        for name, start in starts if number % 2 == 0 else reversed(starts):
            title = f"{number + 1}/{plan.rounds} {name}"
            try:
                with start() as side:
                    taken = measured(side, plan, title, True, progress)
            except KeyboardInterrupt:
                if all(found.values()):
                    return found
                raise
            found[name].append(taken)
            if any(run.stopped for run in taken.runs):
                return found
    return found
