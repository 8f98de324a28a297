"""What a view learns from: a fold whose name is misspelt would silently teach it nothing."""

import inspect
from collections.abc import Callable
from typing import Any

from wagonlit.conformance.trial import ConformanceError, Trial
from wagonlit.core.event import fields_of
from wagonlit.core.view import View

ANY = ["**"]  # a fold that takes whatever the event tells


def folds(trial: Trial) -> None:
    """Everything that a view folds is an event of the game, and is folded by its facts."""
    game = trial.game
    events = {event.__name__: event for event in game.events}
    kind = type(game.view(game.options(trial.tables()[0]), 0))
    if _is_own(kind, "fold") and not _is_own(kind, "folds"):
        raise ConformanceError(
            f"{game.id}: {kind.__name__} has its own fold, but folds() does not say of what"
        )
    for name, fold in kind.folds().items():
        if name not in events:
            raise ConformanceError(f"{game.id}: {kind.__name__}.{name} folds an event that does not exist")
        facts, taken = list(fields_of(events[name])), _taken(fold)
        if taken not in (facts, ANY):
            what = f"takes {_listed(taken)}, but the event tells {_listed(facts)}"
            raise ConformanceError(f"{game.id}: {kind.__name__}.{name} {what}")


def _is_own(kind: type[View], method: str) -> bool:
    """Does a class between this one and View define it?"""
    return any(method in vars(base) for base in kind.__mro__[: kind.__mro__.index(View)])


def _taken(fold: Callable[..., Any]) -> list[str]:
    """The facts that a fold takes, beside the view."""
    _, *parameters = inspect.signature(fold).parameters.values()
    return ["**" if one.kind is one.VAR_KEYWORD else one.name for one in parameters]


def _listed(names: list[str]) -> str:
    return ", ".join(names) or "nothing"
