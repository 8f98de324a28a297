"""Board games on rails: fast, exact rules, and bots to play with.

`Match` is a game in play, `simulate` a series of games between bots; `all_games` are all there are.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"
__all__ = [
    "Answer",
    "Ask",
    "BadAnswer",
    "BadGame",
    "BadOption",
    "BadRecord",
    "BadScenario",
    "Bot",
    "BotClass",
    "BotSeat",
    "BotSpec",
    "Choice",
    "Frame",
    "Game",
    "Match",
    "Part",
    "Record",
    "Report",
    "Result",
    "Rng",
    "Share",
    "Standing",
    "State",
    "Told",
    "UnknownName",
    "View",
    "Views",
    "WagonlitError",
    "all_games",
    "find_game",
    "read_record",
    "replayed",
    "simulate",
]

if TYPE_CHECKING:
    from wagonlit.bots import Bot as Bot
    from wagonlit.bots import BotClass as BotClass
    from wagonlit.bots import BotSeat as BotSeat
    from wagonlit.bots import BotSpec as BotSpec
    from wagonlit.bots.arena import Report as Report
    from wagonlit.bots.arena import Share as Share
    from wagonlit.bots.arena import Standing as Standing
    from wagonlit.bots.arena import simulate as simulate
    from wagonlit.core.answering import Choice as Choice
    from wagonlit.core.ask import Ask as Ask
    from wagonlit.core.ask import Part as Part
    from wagonlit.core.errors import BadAnswer as BadAnswer
    from wagonlit.core.errors import BadGame as BadGame
    from wagonlit.core.errors import BadOption as BadOption
    from wagonlit.core.errors import BadRecord as BadRecord
    from wagonlit.core.errors import BadScenario as BadScenario
    from wagonlit.core.errors import UnknownName as UnknownName
    from wagonlit.core.errors import WagonlitError as WagonlitError
    from wagonlit.core.event import Told as Told
    from wagonlit.core.frame import Frame as Frame
    from wagonlit.core.frame import State as State
    from wagonlit.core.game import Game as Game
    from wagonlit.core.game import Result as Result
    from wagonlit.core.match import Match as Match
    from wagonlit.core.record import Answer as Answer
    from wagonlit.core.record import Record as Record
    from wagonlit.core.record import read_record as read_record
    from wagonlit.core.registry import find as find_game
    from wagonlit.core.registry import games as all_games
    from wagonlit.core.replay import replayed as replayed
    from wagonlit.core.rng import Rng as Rng
    from wagonlit.core.view import View as View
    from wagonlit.core.views import Views as Views

# Where each lies: fetched when it is first asked for, so that a command need not load what it does not use.
_HOMES = {
    "Answer": "core.record",
    "Ask": "core.ask",
    "BadAnswer": "core.errors",
    "BadGame": "core.errors",
    "BadOption": "core.errors",
    "BadRecord": "core.errors",
    "BadScenario": "core.errors",
    "Bot": "bots",
    "BotClass": "bots",
    "BotSeat": "bots",
    "BotSpec": "bots",
    "Choice": "core.answering",
    "Frame": "core.frame",
    "Game": "core.game",
    "Match": "core.match",
    "Part": "core.ask",
    "Record": "core.record",
    "Report": "bots.arena",
    "Result": "core.game",
    "Rng": "core.rng",
    "Share": "bots.arena",
    "Standing": "bots.arena",
    "State": "core.frame",
    "Told": "core.event",
    "UnknownName": "core.errors",
    "View": "core.view",
    "Views": "core.views",
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
