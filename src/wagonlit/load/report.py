"""What a load found, as it is kept in JSON."""

from collections.abc import Sequence

import msgspec

from wagonlit.bench.report import Machine, this_machine
from wagonlit.load.figures import Figures, Run, combined


class Plan(msgspec.Struct, frozen=True):
    """What is to be measured; without a URL, on a server of our own."""

    tables: int
    url: str | None = None
    processes: int = 1  # of our own server
    moves_per_s: float = 200.0  # 0: as many as possible
    seconds: float = 20.0
    game: str = ""  # empty: the only one there is
    players: int = 0  # 0: as many as usually play it
    peers: bool = False
    rounds: int = 3  # beside peers


class Round(msgspec.Struct, frozen=True):
    """One server, measured once."""

    figures: Figures
    runs: list[Run]


class Ratios(msgspec.Struct, frozen=True):
    """Our server against theirs; larger is better for us."""

    moves_per_s: float | None = None  # as many as each can
    p99: float | None = None  # at the same rate
    memory: float | None = None  # for one table


class Report(msgspec.Struct, frozen=True):
    """Medians over all rounds."""

    machine: Machine
    plan: Plan
    rounds: int  # that came to their end on each server
    ours: Figures
    boardgame_io: Figures | None
    ratios: Ratios
    left_out: dict[str, str]
    lost: int  # of our answers: never heard of again
    refused: dict[str, int]  # of our answers: the server's words, and how often
    stopped: bool  # before its time

    def to_json(self) -> str:
        """The report as a JSON text."""
        return msgspec.json.format(msgspec.json.encode(self).decode(), indent=2)


def composed(plan: Plan, ours: Sequence[Round], theirs: Sequence[Round], left_out: dict[str, str]) -> Report:
    """The report on these rounds."""
    here = combined([found.figures for found in ours])
    there = combined([found.figures for found in theirs]) if theirs else None
    runs = [run for found in ours for run in found.runs]
    refused = {says: sum(run.refused.get(says, 0) for run in runs) for run in runs for says in run.refused}
    return Report(
        machine=this_machine(),
        plan=plan,
        rounds=min(len(found) for found in (ours, theirs) if found),
        ours=here,
        boardgame_io=there,
        ratios=ratios(here, there) if there else Ratios(),
        left_out=left_out,
        lost=sum(run.lost for run in runs),
        refused=refused,
        stopped=any(run.stopped for run in runs),
    )


def ratios(ours: Figures, theirs: Figures) -> Ratios:
    """How many times better ours is."""
    return Ratios(
        moves_per_s=_over(ours.most_moves_per_s, theirs.most_moves_per_s),
        p99=_over(theirs.p99_ms, ours.p99_ms),
        memory=_over(theirs.memory_per_table_kb, ours.memory_per_table_kb),
    )


def _over(above: float | None, below: float | None) -> float | None:
    """Memory that shrank, or was not seen, is compared with nothing."""
    return above / below if above and below and above > 0 and below > 0 else None
