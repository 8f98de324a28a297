"""A bot at its seat: it is told what the seat is told, and remembers of it what the table allows."""

from collections.abc import Mapping, Sequence
from typing import Any

from wagonlit.bots.known import BotSpec, find
from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.frame import Frame
from wagonlit.core.game import Game
from wagonlit.core.proposal import Proposal
from wagonlit.core.rng import Rng, derived

LONGEST_THOUGHT = 60.0  # seconds
_MEMORY = 1 << 20  # what a bot remembers is drawn from another stream than what it answers


class BotSeat:
    """One bot with a view of its own. The engine forgets on its behalf; the bot need not be trusted."""

    def __init__(self, bot: BotSpec, game: Game, options: Any, seat: int, seed: int) -> None:
        self.game = game.edition(options)
        self.options = options
        self.bot = find(bot, game)(options, seat, seed)
        self.looks = getattr(self.bot, "looks", True)  # False: it never looks at its view
        self.view = game.view(options, seat).attach_to(game, game.seats(options))
        self.told_count = 0  # how much of what its seat was told it knows
        self._memory = Rng(derived(seed, seat, _MEMORY))

    def hear(self, told: Sequence[Told]) -> None:
        """What is new."""
        for one in told if self.looks else ():
            self.view.fold(self.game.remembered(self.options, one, self._memory))
        self.told_count += len(told)

    def choose(self, ask: Ask, agenda: Frame | None) -> int | str:
        """Its answer; for a question of several parts, that to the next one."""
        self.view.follow(agenda)
        # Names are not sent, and a question may have come from another process.
        return self.bot.choose(self.view, ask.named_by(self.game.domains.get(ask.ids_of, ())))

    def delay(self, ask: Ask, choice: int | str) -> float:
        """For how many seconds it thinks before it gives this answer; none without a method `delay`."""
        seconds = self.bot.delay(self.view, ask, choice) if hasattr(self.bot, "delay") else 0.0
        return min(max(0.0, float(seconds)), LONGEST_THOUGHT)

    def weigh(self, proposals: Mapping[int, Proposal]) -> None:
        """What people propose now, by seat; a bot that does not listen has no method `weigh`."""
        if hasattr(self.bot, "weigh"):
            self.bot.weigh(proposals)

    def proposal(self) -> Proposal | None:
        """What it proposes to the others after its answer; a bot that never does has no method `propose`."""
        proposed: Proposal | None = self.bot.propose(self.view) if hasattr(self.bot, "propose") else None
        return proposed

    def __repr__(self) -> str:
        bot, seat = type(self.bot).__name__, self.view.seat
        return f"<BotSeat {seat}: {bot} plays {self.game.id}, told {self.told_count} things>"
