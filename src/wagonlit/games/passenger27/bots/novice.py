"""A sensible beginner: asks around, and shoots once somebody is almost certain."""

from collections.abc import Sequence

from wagonlit.core.ask import Ask
from wagonlit.core.ids import count, members
from wagonlit.core.rng import Rng, derived
from wagonlit.core.view import View as BaseView
from wagonlit.games.passenger27.options import Options
from wagonlit.games.passenger27.pieces.actions import (
    ASSASSINATION,
    DECEPTION,
    INTRIGUE,
    INVESTIGATION,
    PURSUIT,
    TAIL_AFTER,
)
from wagonlit.games.passenger27.pieces.people import PASS as NOBODY_NAMED
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, LUCKY, PASS, TRIGGER_HAPPY
from wagonlit.games.passenger27.view import View
from wagonlit.games.passenger27.view.candidates import candidates

FEW = 2  # candidates: few enough to shoot
ASKS = 0.6  # how often it investigates, when it does not shoot
USES_SKILL = 0.5


class Novice:
    """Knows who somebody may be, but reckons no odds."""

    def __init__(self, options: Options, seat: int, seed: int) -> None:
        self.rng = Rng(derived(seed, seat))

    def choose(self, view: BaseView, ask: Ask) -> int:
        assert isinstance(view, View)
        if ask.decision == "round.action":
            return self._action(view, ask)
        if ask.decision == "assassination.name":
            return self._name(view, ask)
        if ask.decision == "investigation.target":
            return self._target(view, ask)
        if ask.decision == "investigation.feature":
            return self._feature(view, ask)
        return self._trick(ask) if ask.domain == "trick" else self._any(ask.options)

    def _any(self, options: Sequence[int]) -> int:
        return options[self.rng.below(len(options))]

    def _action(self, view: View, ask: Ask) -> int:
        surest = min(count(candidates(view, seat)) for seat in _opponents(view))
        if surest <= FEW and ASSASSINATION in ask.options:
            return ASSASSINATION
        asking = [card for card in (INVESTIGATION, PURSUIT, TAIL_AFTER) if card in ask.options]
        if asking and self.rng.chance(ASKS):
            return INVESTIGATION if INVESTIGATION in asking else self._any(asking)
        return self._any([card for card in (INTRIGUE, DECEPTION) if card in ask.options] or ask.options)

    def _name(self, view: View, ask: Ask) -> int:
        """One of those whom the best known opponent may be."""
        sets = sorted((candidates(view, seat) for seat in _opponents(view)), key=count)
        if count(sets[0]) > FEW and NOBODY_NAMED in ask.options:
            return NOBODY_NAMED
        return self._any([one for one in members(sets[0]) if one in ask.options] or ask.options)

    def _target(self, view: View, ask: Ask) -> int:
        fewest = min(count(candidates(view, seat)) for seat in ask.options)
        return self._any([seat for seat in ask.options if count(candidates(view, seat)) == fewest])

    def _feature(self, view: View, ask: Ask) -> int:
        known = view.features[ask.facts["target"]]
        return self._any([feature for feature in ask.options if known[feature] is None] or ask.options)

    def _trick(self, ask: Ask) -> int:
        """Saves itself, hides when it can, and plays skills now and then."""
        if ask.decision == "assassination.save":
            return next((skill for skill in (LUCKY, TRIGGER_HAPPY) if skill in ask.options), PASS)
        if ask.decision == "investigation.respond":
            return next((trick for trick in ask.options if DISGUISE <= trick < PASS), PASS)
        others = [trick for trick in ask.options if trick != PASS]
        if PASS in ask.options and not (others and self.rng.chance(USES_SKILL)):
            return PASS
        return self._any(others)


def _opponents(view: View) -> list[int]:
    return [seat for seat in view.living if seat != view.seat]
