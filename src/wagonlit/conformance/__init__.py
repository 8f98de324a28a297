"""What every game must fulfil, as checks that any game can be put through.

    from wagonlit.conformance import CHECKS, Trial, check

    check(GAME, witness=saw, folder=Path("tests"))    # all checks; ConformanceError names the fault
    trial = Trial(GAME, games=20, witness=saw, folder=Path("tests"))
    for one in CHECKS: one(trial)                     # or one by one, e.g. as parameters of a test

A game with hidden things must say which ids are alike (`Game.interchangeable`), and its trial must bring a
witness: a function that reads from the truth, never from what was told, who has physically seen what.
One with a notebook must say what would be a lie in it (`Game.notebook_lies`). A game where nothing is hidden
needs neither. The folder holds golden games and the perft counts, written with `golden.written` and
`perft.counted`.

While a game runs a seat may have, and may export, only what it was told itself (`Match.told[seat]`);
a record holds every secret and belongs to the host until the end.
"""

from collections.abc import Callable
from typing import Any

from wagonlit.conformance.agendas import agendas
from wagonlit.conformance.answers import masks
from wagonlit.conformance.clones import clones
from wagonlit.conformance.facts import facts
from wagonlit.conformance.folding import folds
from wagonlit.conformance.forms import forms
from wagonlit.conformance.golden import golden
from wagonlit.conformance.hindsight import hindsight
from wagonlit.conformance.history import determinism, replay
from wagonlit.conformance.leaks import redeal, relabelling
from wagonlit.conformance.notebooks import notebook
from wagonlit.conformance.perft import perft
from wagonlit.conformance.results import results
from wagonlit.conformance.roles import roles
from wagonlit.conformance.rule_ids import rules
from wagonlit.conformance.sealing import sealed
from wagonlit.conformance.summaries import summaries
from wagonlit.conformance.texts import texts
from wagonlit.conformance.trial import ConformanceError, Moment, Trial, Witness
from wagonlit.conformance.undo import undo
from wagonlit.conformance.views import imagined, views
from wagonlit.conformance.windows import windows
from wagonlit.core.game import Game

__all__ = ["CHECKS", "ConformanceError", "Moment", "Trial", "Witness", "check"]

CHECKS: tuple[Callable[[Trial], None], ...] = (
    determinism, replay, clones, agendas, undo, masks, facts, forms, windows, views, folds, imagined,
    notebook, hindsight, relabelling, redeal, sealed, results, roles, rules, summaries, texts, golden, perft,
)  # fmt: skip


def check(game: Game, **settings: Any) -> None:
    """Put a game through all checks; the settings are those of a Trial."""
    trial = Trial(game, **settings)
    for one in CHECKS:
        one(trial)
