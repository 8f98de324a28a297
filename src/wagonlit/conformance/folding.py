"""What a view learns from: a method whose name is misspelt would silently teach it nothing."""

import inspect
from collections.abc import Callable, Iterator
from typing import Any

from wagonlit.conformance.trial import ConformanceError, Trial
from wagonlit.core.event import fields_of
from wagonlit.core.view import View


def folds(trial: Trial) -> None:
    """Every method of a view that is named like an event is named after one, and takes its facts."""
    game = trial.game
    events = {event.__name__: event for event in game.events}
    kind = type(game.view(game.options(trial.tables()[0]), 0))
    for name, method in _like_events(kind):
        if name not in events:
            raise ConformanceError(f"{game.id}: {kind.__name__}.{name} folds an event that does not exist")
        facts = list(fields_of(events[name]))
        taken = [parameter.name for parameter in list(inspect.signature(method).parameters.values())[1:]]
        if taken != facts:
            what = f"takes {_listed(taken)}, but the event tells {_listed(facts)}"
            raise ConformanceError(f"{game.id}: {kind.__name__}.{name} {what}")


def _like_events(kind: type[View]) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The methods that begin with a capital letter, as only classes do otherwise."""
    for name in dir(kind):
        method = getattr(kind, name)
        if name[0].isupper() and callable(method) and not isinstance(method, type):
            yield name, method


def _listed(names: list[str]) -> str:
    return ", ".join(names) or "nothing"
