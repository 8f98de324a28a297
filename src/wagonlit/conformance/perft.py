"""Perft: how many decision histories there are to some depth. The cheapest proof that no rule has changed."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from wagonlit.conformance.trial import ConformanceError, Trial
from wagonlit.core import frame as engine
from wagonlit.core.frame import NOBODY, State
from wagonlit.core.game import Game
from wagonlit.core.ids import members
from wagonlit.core.playout import deal
from wagonlit.core.rng import Rng, derived

HEAD = "# Table options, seed, decisions taken before: the number of histories 1, 2, 3 … decisions long."


class Position(Struct, frozen=True):
    """Where counting begins: a game dealt from the seed, after that many random decisions."""

    options: dict[str, Any]
    seed: int
    after: int


def reached(game: Game, position: Position) -> tuple[State, Rng]:
    """The state there, and the dealer, who goes on from the seed."""
    s = game.start(game.options(position.options))
    dealer, player = Rng(position.seed), Rng(derived(position.seed, 1))
    waiting = deal(s, dealer)
    for _ in range(position.after):
        seats = members(waiting)
        seat = seats[player.below(len(seats))]
        legal = engine.options(s, seat)
        engine.answer(s, seat, player.one_of(legal))
        waiting = deal(s, dealer)
    return s, dealer


def histories(s: State, dealer: Rng, depth: int) -> int:
    """How many there are from here: any seat that is asked may answer first. A finished game is one."""
    waiting = engine.settle(s)
    if depth == 0 or waiting == NOBODY:
        return 1
    total = 0
    for seat in members(waiting):
        for choice in members(engine.options(s, seat)):
            twin, other = s.clone(), dealer.clone()
            engine.answer(twin, seat, choice)
            deal(twin, other)
            total += histories(twin, other, depth - 1)
    return total


def counted(game: Game, positions: Sequence[tuple[Position, int]]) -> str:
    """The text of a perft file: each position, to that depth."""
    lines = [HEAD]
    for position, depth in positions:
        s, dealer = reached(game, position)
        counts = [histories(s.clone(), dealer, length) for length in range(1, depth + 1)]
        place = [position.options, position.seed, position.after]
        lines.append(f"{json.dumps(place, ensure_ascii=False)}: {' '.join(map(str, counts))}")
    return "\n".join(lines) + "\n"


def perft(trial: Trial) -> None:
    """There is a perft file, and all its counts still hold."""
    if trial.folder is None:
        raise ConformanceError(f"{trial.game.id}: the trial names no folder for a perft file")
    file = trial.folder / "perft.txt"
    lines = _lines(trial.game, file)
    for line in lines:
        place, _, counts = line.rpartition(": ")
        position, depth = Position(*json.loads(place)), len(counts.split())
        now = counted(trial.game, [(position, depth)]).splitlines()[1]
        if now != line:
            what = f"“{line}” is now “{now}”; if that is right, write the file again"
            raise ConformanceError(f"{trial.game.id}: {file}: {what}")


def _lines(game: Game, file: Path) -> list[str]:
    if not file.is_file():
        raise ConformanceError(f"{game.id}: there is no perft file {file}")
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    if not lines:
        raise ConformanceError(f"{game.id}: {file} counts nothing")
    return lines
