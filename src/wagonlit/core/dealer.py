"""What chance answers: from the seed, or as scripted."""

from collections.abc import Sequence
from typing import Any

from wagonlit.core import frame as engine
from wagonlit.core.answering import by_name, is_offered
from wagonlit.core.errors import BadScenario
from wagonlit.core.frame import CHANCE, Decision, State
from wagonlit.core.game import Game
from wagonlit.core.playout import drawn
from wagonlit.core.rng import Rng
from wagonlit.core.seed import Seed, generator, generator_of_draw


class Dealer:
    """The dealer of one game."""

    def __init__(self, game: Game, seed: Seed, script: Sequence[Any]) -> None:
        self.game = game
        self.seed = seed
        self.rng = generator(seed)
        self.script = list(script)  # what it answers first; draws are counted through it
        self.drawn = 0

    def copy(self) -> "Dealer":
        """Another dealer, who will answer exactly as this one would."""
        twin = Dealer(self.game, self.seed, self.script)
        twin.rng, twin.drawn = self.rng.clone(), self.drawn
        return twin

    def draw(self, s: State) -> int:
        """The next answer of chance.

        The seed is asked either way, so that a game taken up again goes on as it would have.
        """
        number = self.drawn
        own = drawn(s, self._rng_for(number))
        self.drawn += 1
        if number >= len(self.script):
            return own
        assert s.agenda is not None
        decision, given = s.agenda.decision, self.script[number]
        choice = self._meant(s, decision, given)
        if choice is None:
            raise BadScenario(f"Chance cannot answer {given!r} to “{decision.id}” here.")
        return choice

    def _rng_for(self, number: int) -> Rng:
        """Secret luck is nothing that could be worked out from answers that were seen."""
        return generator_of_draw(self.seed, number) if isinstance(self.seed, str) else self.rng

    def _meant(self, s: State, decision: Decision, given: Any) -> int | None:
        """A scripted answer as the rules take it; None if it is not possible."""
        size = engine.chance_size(s)
        if not size:
            choice = by_name(self.game, decision, given)
            return int(choice) if is_offered(choice, engine.options(s, CHANCE)) else None
        try:
            number = self.game.parse_draw(s, decision, given)
        except BadScenario:
            raise  # the game says itself what is wrong
        except (ValueError, TypeError, LookupError):
            return None
        return number if 0 <= number < size else None
