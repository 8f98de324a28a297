"""Who can sit at a table: bots by name. A bot gets its seat's view and the question, nothing else."""

from collections.abc import Callable
from typing import Any, Protocol

from wagonlit.bots.random import Random
from wagonlit.core.ask import Ask
from wagonlit.core.errors import UnknownName
from wagonlit.core.game import Game
from wagonlit.core.view import View


class Bot(Protocol):
    """Somebody who answers. It may remember, but what it knows of the game is its view."""

    def choose(self, view: View, ask: Ask) -> int | str: ...


Seated = Callable[[Game, Any, int, int], Bot]


def names(game: Game) -> list[str]:
    """The bots that can play this game, weakest first."""
    return ["random", *game.bots]


def find(name: str) -> Seated:
    """A bot by name; call it with the game, the options, the seat and a seed to seat it."""

    def seated(game: Game, options: Any, seat: int, seed: int) -> Bot:
        if name == "random":
            return Random(options, seat, seed)
        if name not in game.bots:
            raise UnknownName(f"No bot “{name}” plays {game.id}; known are {', '.join(names(game))}.")
        bot: Bot = game.bots[name](options, seat, seed)
        return bot

    return seated
