"""All games there are: ours, a folder in `wagonlit.games` each, and those of other packages."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from wagonlit.core.errors import BadGame, UnknownName
from wagonlit.core.frame import State
from wagonlit.core.game import Game
from wagonlit.core.registration import registered
from wagonlit.core.view import View

OURS = "wagonlit.games"  # by name, because games build on the engine
ENTRY_POINTS = "wagonlit.games"

# A game found by its id has no types of its own: it takes the options and views that it has made.
AnyGame = Game[object, State, View]


@cache
def games() -> dict[str, AnyGame]:
    """Every game, by id."""
    package = import_module(OURS)
    ours = [import_module(f"{OURS}.{module.name}").GAME for module in iter_modules(package.__path__)]
    others = [entry.load() for entry in entry_points(group=ENTRY_POINTS)]
    found: dict[str, AnyGame] = {}
    for game in sorted([*ours, *others], key=lambda game: str(game.id)):
        if game.id in found:
            raise BadGame(f"There are two games “{game.id}”: {found[game.id]!r} and {game!r}.")
        found[game.id] = registered(game)
    return found


def find(id: str) -> AnyGame:
    """The game of that id."""
    known = games()
    if id not in known:
        raise UnknownName(f"There is no game “{id}”; available: {', '.join(known)}.")
    return known[id]
