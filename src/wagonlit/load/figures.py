"""What was measured, and the few numbers that say it."""

from collections.abc import Sequence
from math import ceil
from statistics import median

import msgspec


class Run(msgspec.Struct, frozen=True):
    """One measurement: the answers that every seat was told of in that time, and how long each took."""

    seconds: float
    moves: int
    waits_ms: list[float]
    lost: int = 0  # answers nobody heard of again
    refused: dict[str, int] = {}  # the server's words, and how often
    stopped: bool = False  # before its time, by Ctrl-C


class Figures(msgspec.Struct, frozen=True):
    """How one server bore the load."""

    tables: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    memory_per_table_kb: float | None  # none where the server's process cannot be seen
    most_moves_per_s: float | None = None  # as many as it can; measured beside peers only
    processor_ms: float | None = None  # of the server for one move, in the same run


def percentile(ascending: Sequence[float], share: float) -> float:
    """The smallest value that this share of all values does not exceed."""
    return ascending[max(ceil(share * len(ascending)), 1) - 1]


def figures(tables: int, run: Run, memory_kb: float | None) -> Figures:
    """The numbers of one measure."""
    waits = sorted(run.waits_ms) or [0.0]
    return Figures(
        tables=tables,
        moves_per_s=run.moves / run.seconds if run.seconds else 0.0,
        p50_ms=percentile(waits, 0.5),
        p99_ms=percentile(waits, 0.99),
        max_ms=waits[-1],
        memory_per_table_kb=memory_kb,
    )


def combined(rounds: Sequence[Figures]) -> Figures:
    """The medians of several rounds; the longest wait is the longest of all."""
    fields = {name: _middle(name, rounds) for name in Figures.__struct_fields__}
    return msgspec.convert(fields, Figures)


def _middle(name: str, rounds: Sequence[Figures]) -> float | None:
    values: list[float] = [value for figures in rounds if (value := getattr(figures, name)) is not None]
    if not values:
        return None
    return max(values) if name in ("max_ms", "tables") else median(values)
