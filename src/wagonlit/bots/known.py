"""Bots, wherever they come from: every game's own, those of other packages, a file, or a class itself."""

import inspect
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from wagonlit.bots.random import Random
from wagonlit.core.ask import Ask
from wagonlit.core.errors import UnknownName
from wagonlit.core.game import Game
from wagonlit.kit.search.searcher import Searcher

FILE_END = ".py"
ENTRY_POINTS = "wagonlit.bots"


class Bot(Protocol):
    """Somebody who answers. It may remember, but what it knows of the game is its view."""

    def choose(self, view: Any, ask: Ask) -> int | str: ...


BotClass = Callable[..., Bot]  # made with the table's options, the seat and a seed of its own
BotSpec = str | BotClass  # a name, “path/to/file.py:Class”, or the class itself


def names(game: Game) -> list[str]:
    """The bots that are offered for this game, weakest first; then those of other packages."""
    others = [
        name for name, bot in _of_other_packages().items() if game.id in getattr(bot, "games", (game.id,))
    ]
    return [*by_strength(game), *others]


def by_strength(game: Game) -> list[str]:
    """Those whose order says how strong they are, weakest first: of guests nobody knows."""
    return ["random", *game.bots]


def usual(game: Game) -> str:
    """An opponent for most people: of the game's own bots the second strongest, if there are several."""
    return (list(game.bots) or ["random"])[-2:][0]


def known_names(game: Game) -> list[str]:
    """All that can be seated by name: those that are offered, and the search, which plays any game."""
    return [*names(game), "search"]


def is_in_file(bot: str) -> bool:
    """Is this bot taken from a file, “path/to/file.py:Class”?"""
    return bot.rpartition(":")[0].endswith(FILE_END)


def name_of(bot: BotSpec) -> str:
    """What a bot is called in reports."""
    if isinstance(bot, str):
        return bot.rpartition(":")[2]
    return getattr(bot, "__name__", type(bot).__name__)


def find(bot: BotSpec, game: Game) -> BotClass:
    """The bot's class; UnknownName says which there are."""
    if not isinstance(bot, str):
        return bot
    if is_in_file(bot):
        path, _, name = bot.rpartition(":")
        return _in_file(Path(path), name)
    if bot == "random":
        return Random
    if bot == "search":
        return lambda options, seat, seed: Searcher(game, options, seat, seed)
    known = {**_of_other_packages(), **game.bots}
    if bot not in known:
        raise UnknownName(f"No bot “{bot}” plays {game.id}; available: {', '.join(known_names(game))}.")
    found: BotClass = known[bot]
    return found


@cache
def _of_other_packages() -> dict[str, BotClass]:
    """Bots that other packages offer by entry point; `games` of the class says for which, else for all."""
    return {entry.name: entry.load() for entry in entry_points(group=ENTRY_POINTS)}


def _in_file(path: Path, name: str) -> BotClass:
    """A class in a file that belongs to no package."""
    if not path.is_file():
        raise UnknownName(f"There is no file {path} to take the bot “{name}” from.")
    module = _loaded(path.resolve())
    found: BotClass | None = getattr(module, name, None)
    if found is None:
        classes = [name for name, _ in inspect.getmembers(module, inspect.isclass)]
        raise UnknownName(f"{path} has no bot “{name}”; its classes are {', '.join(classes) or 'none'}.")
    if not callable(getattr(found, "choose", None)):
        raise UnknownName(f"“{name}” in {path} is not a bot: it has no method choose(view, ask).")
    return found


@cache
def _loaded(path: Path) -> ModuleType:
    spec = spec_from_file_location(f"wagonlit_bot_{path.stem}_{abs(hash(path)):x}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    try:
        spec.loader.exec_module(module)
    except Exception as fault:
        raise UnknownName(f"{path} cannot be loaded: {type(fault).__name__}: {fault}") from fault
    return module
