"""What a module of a game is, told by what it defines, and what it may therefore import.

- A module that defines a subclass of State or Frame holds the truth; it has no IO, no clock and no chance.
- A module that defines a subclass of View holds what a seat knows: told, not cut out of the truth.
- A module that defines a class with a method `choose(self, view, ask)` holds a bot: it knows views alone.

Names of modules and folders mean nothing here, so no game escapes by calling a module something else.
"""

import inspect
import sys
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from types import ModuleType

from wagonlit.conformance.imports import Imports, modules_of
from wagonlit.conformance.trial import ConformanceError, Trial
from wagonlit.core.frame import Frame, State
from wagonlit.core.game import Game
from wagonlit.core.view import View

CHOOSES = ["self", "view", "ask"]
OUTSIDE_WORLD = frozenset({
    "asyncio", "concurrent", "ctypes", "datetime", "ftplib", "getpass", "glob", "http", "io", "logging",
    "multiprocessing", "os", "pathlib", "platform", "random", "secrets", "select", "selectors", "shutil",
    "signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib",
    "uuid",
})  # fmt: skip
TALKS_TO_THE_WORLD = frozenset({"open", "print", "input"})
DEALT_FROM_OUTSIDE = frozenset({"wagonlit.core.rng", "wagonlit.core.dealer"})


class Role(Enum):
    """What a module is for, where it matters who imports it."""

    TRUTH = "the truth"
    VIEW = "a view"
    BOT = "a bot"


def roles(trial: Trial) -> None:
    """No view and no bot of the game knows the truth, and its rules know no clock, no chance and no world."""
    if found := faults(package_of(trial.game)):
        raise ConformanceError(f"{trial.game.id}: {' '.join(found)}")


def package_of(game: Game) -> str:
    """The package that this game is made of."""
    module = sys.modules[type(game).__module__]
    return module.__package__ or module.__name__


def faults(package: str) -> list[str]:
    """Every import by which a game's package breaks the rules above, one sentence each."""
    names = modules_of(package)
    found = {name: roles_of(import_module(name)) for name in names}
    imports = Imports(package, names)
    return [*_told_the_truth(found, imports), *_not_closed(found, imports)]


def roles_of(module: ModuleType) -> set[Role]:
    """The roles of a module: those of all classes that it defines itself."""
    return {role for kind in _defined(module) for role in _roles_of_class(kind)}


def _defined(module: ModuleType) -> Iterator[type]:
    """The classes of a module, and those inside them."""
    waiting = [kind for kind in vars(module).values() if isinstance(kind, type)]
    seen: set[type] = set()
    while waiting:
        kind = waiting.pop()
        if kind.__module__ == module.__name__ and kind not in seen:
            seen.add(kind)
            waiting += [inner for inner in vars(kind).values() if isinstance(inner, type)]
            yield kind


def _roles_of_class(kind: type) -> Iterator[Role]:
    if issubclass(kind, State | Frame):
        yield Role.TRUTH
    if issubclass(kind, View):
        yield Role.VIEW
    if _chooses(getattr(kind, "choose", None)):
        yield Role.BOT


def _chooses(method: object) -> bool:
    if not callable(method):
        return False
    try:
        return list(inspect.signature(method).parameters)[:3] == CHOOSES
    except ValueError:  # compiled without its signature: better taken for a bot than not
        return True


def _told_the_truth(roles: dict[str, set[Role]], imports: Imports) -> Iterator[str]:
    """Views and bots from which a chain of imports leads to the truth."""
    truth = {name for name, found in roles.items() if Role.TRUTH in found}
    for name, found in sorted(roles.items()):
        for role in sorted(found - {Role.TRUTH}, key=str):
            for way in imports.ways(name, truth):
                yield f"{name} defines {role.value}, but knows the truth: {' → '.join(way)}."


def _not_closed(roles: dict[str, set[Role]], imports: Imports) -> Iterator[str]:
    """Modules of the truth, and what they are made of, that look at clock, chance or the world outside."""
    truth = {name for name, found in roles.items() if Role.TRUTH in found}
    for part in sorted(truth.union(*(imports.reached(name) for name in truth))):
        used = [name for name in imports.foreign(part) if _is_outside(name)]
        used += [f"{name}()" for name in imports.called(part) if name in TALKS_TO_THE_WORLD]
        for name in used:
            yield f"{part} is part of the truth, but uses {name}: rules have no IO, clock or chance."


def _is_outside(module: str) -> bool:
    return module.partition(".")[0] in OUTSIDE_WORLD or module in DEALT_FROM_OUTSIDE
