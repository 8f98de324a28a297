"""Other processes start afresh and import what they play with: whether they can."""

import pickle
import sys
from collections.abc import Sequence
from pathlib import Path

from wagonlit.core.errors import UnknownName
from wagonlit.core.game import Game

MAIN = "__main__"
RIGHT = "define it at the top of a module that can be imported, or play with jobs=1"


def check_found_elsewhere(things: Sequence[object]) -> None:
    """UnknownName if another process could not find one of these games and bots where it is defined."""
    for thing in things:
        try:
            pickle.dumps(thing)
        except (pickle.PicklingError, AttributeError, TypeError) as fault:
            raise UnknownName(f"Other processes cannot import {_shown(thing)}: {RIGHT}.") from fault
        if _home(thing) == MAIN and not Path(getattr(sys.modules[MAIN], "__file__", "")).is_file():
            raise UnknownName(f"T{_shown(thing)[1:]} was typed in, not written in a file: {RIGHT}.")


def _home(thing: object) -> str:
    """The module where it, or the class it is of, is defined."""
    return str(getattr(thing, "__module__", "") or type(thing).__module__)


def _shown(thing: object) -> str:
    if isinstance(thing, Game):
        return f"the game “{thing.id}”"
    return f"the bot “{getattr(thing, '__qualname__', thing)}”"
