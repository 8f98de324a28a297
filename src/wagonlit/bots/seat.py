"""A bot at its seat: it is told what the seat is told, and remembers of it what the table allows."""

from collections.abc import Sequence
from typing import Any

from wagonlit.bots.known import BotSpec, find
from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.frame import Frame
from wagonlit.core.game import Game
from wagonlit.core.rng import Rng, derived

_MEMORY = 1 << 20  # what a bot remembers is drawn from another stream than what it answers


class BotSeat:
    """One bot with a view of its own. It is the engine that forgets for it, not the bot's honour."""

    def __init__(self, bot: BotSpec, game: Game, options: Any, seat: int, seed: int) -> None:
        self.game = game
        self.options = options
        self.bot = find(bot, game)(options, seat, seed)
        self.looks = getattr(self.bot, "looks", True)  # False: it never looks at its view
        self.view = game.view(options, seat).belongs_to(game, game.seats(options))
        self.told_count = 0
        self._memory = Rng(derived(seed, seat, _MEMORY))

    def hear(self, told: Sequence[Told]) -> None:
        """What is new."""
        for one in told if self.looks else ():
            self.view.fold(self.game.remembered(self.options, one, self._memory))
        self.told_count += len(told)

    def choose(self, ask: Ask, agenda: Frame | None) -> int | str:
        """Its answer; for a question of several parts, that to the next one."""
        self.view.follow(agenda)
        return self.bot.choose(self.view, ask)
