"""A hunter: reckons exactly who everybody may be, hides in time, and shoots when it is worth the risk."""

from collections.abc import Callable

from wagonlit.core.ask import Ask
from wagonlit.core.rng import Rng, derived
from wagonlit.core.view import View as BaseView
from wagonlit.games.passenger27.bots.hunter_odds import Odds
from wagonlit.games.passenger27.options import Options
from wagonlit.games.passenger27.pieces.actions import (
    ASSASSINATION,
    DECEPTION,
    INTRIGUE,
    INVESTIGATION,
    PURSUIT,
    SHOOTING,
    TAIL_AFTER,
)
from wagonlit.games.passenger27.pieces.names import BOTTOM
from wagonlit.games.passenger27.pieces.people import PASS as NOBODY_NAMED
from wagonlit.games.passenger27.pieces.tricks import HAND_LIMIT, LUCKY, PASS, SWIFT, TRIGGER_HAPPY
from wagonlit.games.passenger27.view import View

# How likely a hit must be. A miss is the end, so it must be all but certain; in a duel it wins at once, and
# with a skill that mends a miss it may be tried on good odds. Before the Big Call, at which all must shoot
# and often nobody wins, less will do; but whoever shoots carelessly need only be waited for.
CERTAIN, CERTAIN_AT_LAST = 0.99, 0.7
IN_A_DUEL, IN_A_LAST_DUEL = 0.85, 0.5
LAST_ROUNDS = 2
MENDED = 0.35  # so much less
EARLY = 3  # rounds in which others ask at random: they are spent on collecting disguises
CLOSE = 0.15  # how likely somebody would hit this seat before it hides
FOUND = 0.95  # and when hiding is of no use any more
SAVING = (LUCKY, TRIGGER_HAPPY)

Policy = Callable[[View, Ask, Odds], int]


class Hunter:
    """Weighs a hit against a miss, what a question tells against who finds out meanwhile."""

    def __init__(self, options: Options, seat: int, seed: int) -> None:
        self.rng = Rng(derived(seed, seat))
        self.policies: dict[str, Policy] = {
            "round.action": self._action,
            "round.initiative": lambda view, ask, odds: max(ask.options),
            "assassination.name": self._name,
            "assassination.save": lambda view, ask, odds: self._first(ask, *SAVING),
            "assassination.take_skill": self._wanted_skill,
            "station.return": self._wanted_skill,
            "investigation.target": lambda view, ask, odds: max(ask.options, key=odds.worth_asking),
            "investigation.feature": lambda view, ask, odds: odds.best_feature(ask.facts["target"]),
            "investigation.respond": self._respond,
            "deception.counter": self._counter,
            "intrigue.slot": lambda view, ask, odds: max(ask.options, key=odds.unseen),
            "intrigue.put_back": lambda view, ask, odds: BOTTOM,  # where nobody else will see him soon
            "skill.play": self._skill,
            "skill.copycat_target": lambda view, ask, odds: max(ask.options, key=odds.danger),
            "skill.bold_target": lambda view, ask, odds: max(ask.options, key=odds.worth_asking),
            "deception.keep": lambda view, ask, odds: max(ask.options, key=odds.use_of),
            "disguise.excess": lambda view, ask, odds: min(ask.options, key=odds.use_of),
            "disguise.give_up": lambda view, ask, odds: min(ask.options, key=odds.use_of),
            "assassination.pay": lambda view, ask, odds: min(ask.options, key=odds.use_of),
        }

    def choose(self, view: BaseView, ask: Ask) -> int:
        assert isinstance(view, View)
        if len(ask.options) == 1:
            return ask.options[0]
        policy = self.policies.get(ask.decision)
        if policy is not None:
            return policy(view, ask, Odds(view))
        # Whatever else there is to do is good for something.
        others = [choice for choice in ask.options if ask.domain != "trick" or choice != PASS]
        return others[self.rng.below(len(others))]

    def _first(self, ask: Ask, *wished: int) -> int:
        """The first of these that is possible, or else the last option, which is to pass where one may."""
        return next((one for one in wished if one in ask.options), ask.options[-1])

    # What to do in a round

    def _action(self, view: View, ask: Ask, odds: Odds) -> int:
        if ASSASSINATION in ask.options and odds.best_hit() >= self._sure_enough(view, odds):
            return ASSASSINATION
        if DECEPTION in ask.options and self._hides(view, odds):
            return DECEPTION
        return self._question(view, ask, odds)

    def _sure_enough(self, view: View, odds: Odds) -> float:
        duel = len(odds.opponents) == 1
        if odds.people_shoot_wildly():
            wanted = CERTAIN
        elif odds.rounds_left() >= LAST_ROUNDS or odds.somebody_missed(view.round):
            wanted = IN_A_DUEL if duel else CERTAIN
        else:
            wanted = IN_A_LAST_DUEL if duel else CERTAIN_AT_LAST
        return wanted - MENDED if any(map(odds.holds, SAVING)) else wanted

    def _hides(self, view: View, odds: Odds) -> bool:
        """To collect disguises, and when somebody knows much; of no use where people shoot wildly."""
        if odds.people_shoot_wildly():
            return False
        if view.round <= EARLY and len(view.hand_disguises) < HAND_LIMIT and not odds.cards_were_wasted():
            return True
        return CLOSE <= max(map(odds.danger, odds.opponents)) < FOUND

    def _question(self, view: View, ask: Ask, odds: Odds) -> int:
        """Ask or look, whichever tells more; special cards first, since they are of no use after the game."""
        asking = [card for card in (PURSUIT, INVESTIGATION, TAIL_AFTER) if card in ask.options]
        target = max(odds.opponents, key=odds.worth_asking)
        if not asking or odds.by_looking() > odds.by_asking():
            return self._first(ask, INTRIGUE, *asking, DECEPTION)
        return TAIL_AFTER if TAIL_AFTER in asking and view.disguises[target] else asking[0]

    def _name(self, view: View, ask: Ask, odds: Odds) -> int:
        if NOBODY_NAMED in ask.options and odds.best_hit() < self._sure_enough(view, odds):
            return NOBODY_NAMED
        return odds.best_name([name for name in ask.options if name != NOBODY_NAMED])

    # Cards

    def _respond(self, view: View, ask: Ask, odds: Odds) -> int:
        """Any disguise that fits, or a skill that will not save its owner."""
        hiding = [trick for trick in ask.options if trick not in (*SAVING, PASS)]
        return max(hiding, default=PASS)

    def _counter(self, view: View, ask: Ask, odds: Odds) -> int:
        paying = [trick for trick in ask.options if trick != PASS]
        return min(paying, key=odds.use_of) if odds.worth_asking(ask.facts["rival"]) > 0 else PASS

    def _skill(self, view: View, ask: Ask, odds: Odds) -> int:
        """Nearly all of them ask or look; those that shoot wait until it is safe."""
        safe = {SWIFT: odds.best_hit() >= CERTAIN, TRIGGER_HAPPY: self._covered(view, ask)}
        return next((skill for skill in ask.options if safe.get(skill, True)), PASS)

    def _covered(self, view: View, ask: Ask) -> bool:
        """TP-509: after a hit one more shot costs nothing."""
        hits = [gone for gone in view.out if view.seat in gone.by and gone.round == view.round]
        return ask.facts["step"] == SHOOTING and bool(hits)

    def _wanted_skill(self, view: View, ask: Ask, odds: Odds) -> int:
        return self._first(ask, *SAVING, *[skill for skill in ask.options if skill != PASS])
