"""What a module of a game is, told by what it defines, and what it may therefore import.

- A module that defines a subclass of State or Frame holds the truth; it has no IO, no clock and no chance.
- A module that defines a subclass of View holds what a seat knows: told, not cut out of the truth.
- A module that defines one of the game's bots, or a class whose method `choose` takes two things, as a bot's
  takes the view and the question, holds a bot: it knows views alone.
- What views and bots are made of imports nothing by a name that is only known when it runs.

Names of modules, folders and parameters mean nothing here, so no game escapes by renaming something.
"""

import inspect
import sys
from collections.abc import Iterable, Iterator
from enum import Enum
from importlib import import_module
from types import ModuleType

from wagonlit.conformance.imports import Imports, modules_of
from wagonlit.conformance.trial import ConformanceError, Trial
from wagonlit.core.frame import Frame, State
from wagonlit.core.game import Game
from wagonlit.core.view import View

OUTSIDE_WORLD = frozenset({
    "asyncio", "concurrent", "ctypes", "datetime", "ftplib", "getpass", "glob", "http", "io", "logging",
    "multiprocessing", "os", "pathlib", "platform", "random", "secrets", "select", "selectors", "shutil",
    "signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib",
    "uuid",
})  # fmt: skip
TALKS_TO_THE_WORLD = frozenset({"open", "print", "input"})
IMPORTS_ANYTHING = frozenset({"importlib", "pkgutil", "runpy", "__import__", "eval", "exec"})
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
    modules = [import_module(name) for name in names]
    found = {module.__name__: roles_of(module) for module in modules}
    for name in _modules_of_bots(modules) & found.keys():
        found[name].add(Role.BOT)
    imports = Imports(package, names)
    return [
        *_told_the_truth(found, imports),
        *_importing_anything(found, imports),
        *_not_closed(found, imports),
    ]


def _modules_of_bots(modules: Iterable[ModuleType]) -> set[str]:
    """Where the bots are made that the games in these modules declare, whatever they are."""
    games = [value for module in modules for value in vars(module).values() if isinstance(value, Game)]
    return {getattr(bot, "__module__", "") for game in games for bot in game.bots.values()}


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
    elif _chooses(getattr(kind, "choose", None)):  # a verb of the state may have that name too
        yield Role.BOT
    if issubclass(kind, View):
        yield Role.VIEW


def _chooses(method: object) -> bool:
    if not callable(method):
        return False
    try:
        takes = inspect.signature(method)
    except ValueError:  # compiled without its signature: better taken for a bot than not
        return True
    try:
        takes.bind("self", "view", "ask")
    except TypeError:
        return False
    return True


def _told_the_truth(roles: dict[str, set[Role]], imports: Imports) -> Iterator[str]:
    """Views and bots from which a chain of imports leads to the truth."""
    truth = {name for name, found in roles.items() if Role.TRUTH in found}
    for name, found in sorted(roles.items()):
        for role in sorted(found - {Role.TRUTH}, key=str):
            for way in imports.ways(name, truth):
                yield f"{name} defines {role.value}, but knows the truth: {' → '.join(way)}."


def _importing_anything(roles: dict[str, set[Role]], imports: Imports) -> Iterator[str]:
    """Views and bots, and what they are made of, that could reach the truth unseen."""
    told = {name for name, found in roles.items() if found & {Role.VIEW, Role.BOT}}
    for part in sorted(told.union(*(imports.reached(name) for name in told))):
        used = {name.partition(".")[0] for name in imports.foreign(part)} | imports.mentioned(part)
        for name in sorted(used & IMPORTS_ANYTHING):
            yield f"{part} is part of a view or a bot, but uses {name}: who can tell what it imports?"


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
