"""What a game says of the pictures that the README shows of it; `tests/games/<game>/pictures.py` has them."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page

from tests.browser.traveller import Traveller
from wagonlit.core.game import Game
from wagonlit.games import games


class TerminalPicture(Struct, frozen=True):
    """A game in the terminal, answered always alike until all these signs are on the screen."""

    name: str
    seats: str
    seed: int
    answer: str
    until: tuple[str, ...]


class PagePicture(Struct, frozen=True):
    """A table in the browser with one person and this many bots, played until the moment is right."""

    name: str
    screen: dict[str, Any]
    lang: str
    seed: int
    bots: int
    options: dict[str, Any]
    reached: Callable[[Page], bool]
    player: Callable[[Page, int], Traveller] = Traveller  # who plays, with a seed


def terminal_pictures() -> Iterator[tuple[Game, TerminalPicture]]:
    """Every picture of a terminal that some game wants."""
    return ((game, picture) for game in games().values() for picture in _wanted(game, "TERMINAL"))


def page_pictures() -> Iterator[tuple[Game, PagePicture]]:
    """Every picture of the page that some game wants."""
    return ((game, picture) for game in games().values() for picture in _wanted(game, "PAGE"))


def _wanted(game: Game, kind: str) -> Sequence[Any]:
    package = f"tests.games.{game.id}"
    if find_spec(package) is None or find_spec(f"{package}.pictures") is None:
        return ()
    wanted: Sequence[Any] = getattr(import_module(f"{package}.pictures"), kind, ())
    return wanted
