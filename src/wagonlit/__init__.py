"""Board games on rails: fast, exact rules, and bots to play with.

`Match` is a game in play, `simulate` a series of games between bots; `all_games` are all there are.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"
__all__ = [
    "Ask",
    "BadAnswer",
    "Bot",
    "BotSeat",
    "BotSpec",
    "Game",
    "Match",
    "Record",
    "Rng",
    "View",
    "WagonlitError",
    "all_games",
    "find_game",
    "read_record",
    "replayed",
    "simulate",
]

if TYPE_CHECKING:
    from wagonlit.bots import Bot as Bot
    from wagonlit.bots import BotSeat as BotSeat
    from wagonlit.bots import BotSpec as BotSpec
    from wagonlit.bots.arena import simulate as simulate
    from wagonlit.core.ask import Ask as Ask
    from wagonlit.core.errors import BadAnswer as BadAnswer
    from wagonlit.core.errors import WagonlitError as WagonlitError
    from wagonlit.core.game import Game as Game
    from wagonlit.core.match import Match as Match
    from wagonlit.core.record import Record as Record
    from wagonlit.core.record import read_record as read_record
    from wagonlit.core.registry import find as find_game
    from wagonlit.core.registry import games as all_games
    from wagonlit.core.replay import replayed as replayed
    from wagonlit.core.rng import Rng as Rng
    from wagonlit.core.view import View as View

# Where each lies: fetched when it is first asked for, so that a command need not load what it does not use.
_HOMES = {
    "Ask": "core.ask",
    "BadAnswer": "core.errors",
    "Bot": "bots",
    "BotSeat": "bots",
    "BotSpec": "bots",
    "Game": "core.game",
    "Match": "core.match",
    "Record": "core.record",
    "Rng": "core.rng",
    "View": "core.view",
    "WagonlitError": "core.errors",
    "all_games": "core.registry:games",
    "find_game": "core.registry:find",
    "read_record": "core.record",
    "replayed": "core.replay",
    "simulate": "bots.arena",
}


# Hidden from type checkers, or to them every misspelt name would be something.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, _, own = _HOMES[name].partition(":")
        return getattr(import_module(f"{__name__}.{module}"), own or name)


def __dir__() -> list[str]:
    return __all__
