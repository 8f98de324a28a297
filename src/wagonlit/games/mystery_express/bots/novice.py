"""A sensible beginner who forgets much of what it saw."""

from wagonlit.core.ask import Ask
from wagonlit.core.rng import Rng, derived
from wagonlit.core.view import View as BaseView
from wagonlit.games.mystery_express.bots.memory import counted, likely_time
from wagonlit.games.mystery_express.options import Options
from wagonlit.games.mystery_express.pieces.board import END_TURN
from wagonlit.games.mystery_express.pieces.cards import BLANK, ELEMENTS, TIME
from wagonlit.games.mystery_express.view import View

RECALL = 0.5  # of the cards it saw
WRITES_TELEGRAM = 0.3


class Novice:
    """Takes whatever action it can, shows whatever card it has, and names what it saw least."""

    def __init__(self, options: Options, seat: int, seed: int) -> None:
        self.seed = derived(seed, seat)
        self.rng = Rng(self.seed)

    def choose(self, view: BaseView, ask: Ask) -> int:
        assert isinstance(view, View)
        if ask.decision == "turn.action":
            return self._any([action for action in ask.options if action != END_TURN])
        if ask.decision == "final.entry":
            return self._least_seen(view, ask)
        if ask.decision == "telegram.entry":
            return self._least_seen(view, ask) if self.rng.chance(WRITES_TELEGRAM) else BLANK
        return self._any(ask.options)

    def _any(self, options: list[int]) -> int:
        return options[self.rng.below(len(options))]

    def _least_seen(self, view: View, ask: Ask) -> int:
        """Of the sights it has not forgotten."""
        if ask.facts["category"] == TIME:
            return ELEMENTS + likely_time(counted(view), self.rng)
        seen = [0] * ELEMENTS
        memory = Rng(derived(self.seed, len(view.sights)))
        for sight in view.sights:
            if memory.chance(RECALL):
                seen[sight.element] += 1
        named = [element for element in ask.options if element != BLANK]
        fewest = min(seen[element] for element in named)
        return self._any([element for element in named if seen[element] == fewest])
