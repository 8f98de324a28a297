"""How fast the games are, alone and next to others' games on the same machine at the same time."""

from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from wagonlit.bench.launch import PACKAGE, copy_sources, our_worker, peers_at_home
from wagonlit.bench.printed import render
from wagonlit.bench.report import Figure, GameFigures, Report, composed
from wagonlit.bench.rounds import Progress, measured
from wagonlit.bench.workers import WorkerFailed
from wagonlit.games import find

__all__ = ["Figure", "GameFigures", "Progress", "Report", "WorkerFailed", "render", "run"]


def run(peers: bool, rounds: int, seconds: float, games: list[str], progress: Progress) -> Report:
    """Measure these games, next to the peers if wanted.

    Every measure lasts about that many seconds, once a round. `progress` is told what is being
    done and which share of all is done. Raises `WorkerFailed` if our own games cannot be measured;
    a peer that cannot is left out, and the report says why.
    """
    with ExitStack() as stack:
        theirs, left_out = peers_at_home(progress) if peers else ([], {})
        workers = [stack.enter_context(worker) for worker in theirs]
        sources = Path(stack.enter_context(TemporaryDirectory()))
        copy_sources(PACKAGE, sources / PACKAGE.name)
        compiled = stack.enter_context(our_worker("compiled", PACKAGE.parent, games))
        pure = stack.enter_context(our_worker("pure", sources, games))
        outcome = measured([compiled, pure, *workers], rounds, seconds, Random(), progress)
    targets = {game: find(game).speed for game in games}
    own = {game: find(game).own_ratios for game in games}
    return composed(outcome, targets, compiled.hello.compiled, left_out, own)
