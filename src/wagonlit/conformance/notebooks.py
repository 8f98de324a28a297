"""What a notebook says is so."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import ConformanceError, Run, Trial, runs
from wagonlit.core.game import Game


def notebook(trial: Trial) -> None:
    """With any assistance, what a notebook marks as certain is so, and it shows no more than was agreed.

    Nor does it change while what it is said to follow from (`Game.notebook_basis`) stays the same.
    A game without a notebook has none to check.
    """
    game = type(trial.game)
    if game.notebook is Game.notebook:
        return
    if game.notebook_lies is Game.notebook_lies:
        raise ConformanceError(f"{game.id}: it has a notebook, but does not say what would be a lie in it")
    for run in runs(trial):
        for mode in modes(run.game):
            _is_honest(replace(run, given={**run.given, **mode}))


def modes(game: Game) -> Sequence[Mapping[str, Any]]:
    """The table option of assistance, with each of its values."""
    if not game.assistance_option:
        return [{}]
    found = next((option for option in game.option_list if option.name == game.assistance_option), None)
    if found is None:
        what = f"its assistance_option “{game.assistance_option}” is not one of its options"
        raise ConformanceError(f"{game.id}: {what}")
    return [{found.name: value} for value in found.values]


def _is_honest(run: Run) -> None:
    match, rng, step = run.match(), run.rng(), 0
    before: dict[int, tuple[Any, bytes]] = {}
    while True:
        truth = match.peek()
        for seat, view in match.views.items():
            if lies := run.game.notebook_lies(view, truth):
                raise run.error(f"the notebook lies: {'; '.join(lies)}", step, seat)
            now = match.game.notebook_basis(view), msgspec.json.encode(match.game.notebook(view))
            if now[0] is not None and now[0] == before.get(seat, now)[0] and now != before.get(seat, now):
                raise run.error(f"the notebook changes, but not what it follows from: {now[0]}", step, seat)
            before[seat] = now
        if match.over:
            return
        answer_at_random(match, rng, run.trial.words)
        step += 1
