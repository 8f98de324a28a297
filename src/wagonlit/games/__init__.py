"""One folder a game; no game imports another. Adding a game is adding a folder with a GAME in it."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from wagonlit.core.errors import UnknownName
from wagonlit.core.game import Game
from wagonlit.core.registration import registered


@cache
def games() -> dict[str, Game]:
    """Every game, by id: ours, and those of other packages (entry point group “wagonlit.games”)."""
    ours = [import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__)]
    others = [entry.load() for entry in entry_points(group="wagonlit.games")]
    return {game.id: registered(game) for game in sorted([*ours, *others], key=lambda game: str(game.id))}


def find(id: str) -> Game:
    """The game of that id."""
    known = games()
    if id not in known:
        raise UnknownName(f"There is no game “{id}”; known are {', '.join(known)}.")
    return known[id]
