"""A hunter: reckons exactly who people may be, asks where it tells most, hides when it is close to being found."""

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
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, LUCKY, PASS, SWIFT, TRIGGER_HAPPY
from wagonlit.games.passenger27.view import View

Policy = Callable[[View, Ask, Odds], int]
P = {
    "sure": 0.99,
    "duel": 0.85,
    "late": 0.0,
    "lucky": 0.35,
    "hide1": 1.0,
    "hide2": 1.0,
    "finish": 0.75,
    "swift": 0.9,
    "scare": 0.0,
    "hide0": 0.0,
    "full": 1.0,
    "lost": 0,
    "duelhide": 1.0,
    "see": 3,
    "peek": 0.5,
    "ask": 0.15,
    "first": 1,
    "collar": 1,
    "near": 27,
    "stock": 99,
    "stocks": 0.0,
    "duel3": 0.85,
}


class Hunter:
    """Shoots when a hit is worth the risk of a miss."""

    def __init__(self, options: Options, seat: int, seed: int) -> None:
        self.rng = Rng(derived(seed, seat))
        self.rounds = len(options.traffic)
        self.policies: dict[str, Policy] = {
            "round.action": self._action,
            "assassination.name": self._name,
            "assassination.save": lambda view, ask, odds: self._first(ask, LUCKY, TRIGGER_HAPPY),
            "investigation.target": lambda view, ask, odds: max(ask.options, key=odds.worth_asking),
            "investigation.feature": lambda view, ask, odds: odds.best_feature(ask.facts["target"]),
            "investigation.respond": self._respond,
            "deception.counter": self._counter,
            "intrigue.slot": lambda view, ask, odds: max(ask.options, key=odds.unseen),
            "intrigue.put_back": lambda view, ask, odds: BOTTOM,
            "skill.play": self._skill,
            "skill.copycat_target": lambda view, ask, odds: max(ask.options, key=odds.danger),
            "skill.bold_target": lambda view, ask, odds: max(ask.options, key=odds.worth_asking),
            "round.initiative": lambda view, ask, odds: max(ask.options),
            "deception.keep": self._keep,
            "disguise.excess": self._give_up,
            "disguise.give_up": self._give_up,
            "assassination.pay": self._give_up,
            "station.return": self._take_back,
            "assassination.take_skill": self._take_back,
        }

    def choose(self, view: BaseView, ask: Ask) -> int:
        assert isinstance(view, View)
        if len(ask.options) == 1:
            return ask.options[0]
        policy = self.policies.get(ask.decision)
        if policy is None:
            others = [trick for trick in ask.options if ask.domain != "trick" or trick != PASS]
            return others[self.rng.below(len(others))]
        return policy(view, ask, Odds(view))

    def _first(self, ask: Ask, *wished: int) -> int:
        return next((one for one in wished if one in ask.options), ask.options[-1])

    # When to do what

    def _sure_enough(self, view: View, odds: Odds) -> float:
        """How likely a hit must be: less if time runs out, if somebody is close, or if a miss can be mended."""
        left = self.rounds - view.round
        wanted = P["duel"] if len(odds.opponents) == 1 else P["sure"]
        if len(odds.opponents) == 1 and odds.suspects(odds.opponents[0]) == 3:
            wanted = P["duel3"]
        wanted -= P["late"] * max(0, 3 - left)
        wanted -= P["scare"] * (max(odds.danger(seat) for seat in odds.opponents) >= 0.5)
        if LUCKY in view.hand_skills or TRIGGER_HAPPY in view.hand_skills:
            wanted -= P["lucky"]
        return wanted

    def _action(self, view: View, ask: Ask, odds: Odds) -> int:
        if ASSASSINATION in ask.options and odds.best_hit() >= self._sure_enough(view, odds):
            return ASSASSINATION
        hand = len(view.hand_disguises)
        nearest = min(odds.suspects(seat) for seat in odds.opponents)
        told = max(sum(view.told[seat]) for seat in odds.opponents)
        hides = P["hide1"] if told and nearest <= P["near"] else P["hide0"]
        if view.round >= P["stock"] and hand < 2:
            hides = max(hides, P["stocks"])
        if nearest <= 2 and P["lost"]:
            hides = P["hide2"]
        if DECEPTION in ask.options and self.rng.chance(hides):
            return DECEPTION
        return self._question(view, ask, odds)

    def _question(self, view: View, ask: Ask, odds: Odds) -> int:
        """The card with which to ask; the special ones where the usual one would fail."""
        asking = [card for card in (INVESTIGATION, TAIL_AFTER, PURSUIT) if card in ask.options]
        worth = max(odds.worth_asking(seat) for seat in odds.opponents)
        looks = odds.to_be_seen() >= P["see"] and self.rng.chance(P["peek"])
        if not asking or ((worth < P["ask"] or looks) and INTRIGUE in ask.options):
            return self._first(ask, INTRIGUE, DECEPTION)
        target = max(odds.opponents, key=odds.worth_asking)
        if TAIL_AFTER in asking and view.disguises[target]:
            return TAIL_AFTER
        if P["first"]:
            return PURSUIT if PURSUIT in asking else asking[0]
        return asking[0]

    def _name(self, view: View, ask: Ask, odds: Odds) -> int:
        names = [name for name in ask.options if name != NOBODY_NAMED]
        if NOBODY_NAMED in ask.options and odds.best_hit() < P["finish"]:
            return NOBODY_NAMED
        return odds.best_name(names)

    # Cards

    def _respond(self, view: View, ask: Ask, odds: Odds) -> int:
        disguises = [trick for trick in ask.options if DISGUISE <= trick < PASS]
        if disguises:
            return disguises[0]
        skills = [trick for trick in ask.options if trick < DISGUISE and trick not in (LUCKY, TRIGGER_HAPPY)]
        if skills and P["collar"]:
            return skills[0]
        return PASS

    def _counter(self, view: View, ask: Ask, odds: Odds) -> int:
        paying = [trick for trick in ask.options if trick != PASS]
        return paying[0] if odds.unknown(ask.facts["rival"]) > 0 and paying else PASS

    def _skill(self, view: View, ask: Ask, odds: Odds) -> int:
        """Nearly all of them are for asking and looking; those that shoot wait until it is safe."""
        for skill in ask.options:
            if skill == PASS:
                continue
            if skill == SWIFT and odds.best_hit() < P["swift"]:
                continue
            if skill == TRIGGER_HAPPY and not self._covered(view, ask):
                continue
            return skill
        return PASS

    def _covered(self, view: View, ask: Ask) -> bool:
        """TP-509: after a hit, one more shot costs nothing."""
        return ask.facts["step"] == SHOOTING and any(
            view.seat in gone.by and gone.round == view.round for gone in view.out
        )

    def _keep(self, view: View, ask: Ask, odds: Odds) -> int:
        """A disguise for a feature that most others do not know yet, and that is not in hand."""
        return max(ask.options, key=lambda trick: self._use_of(view, trick))

    def _give_up(self, view: View, ask: Ask, odds: Odds) -> int:
        return min(ask.options, key=lambda trick: self._use_of(view, trick))

    def _use_of(self, view: View, trick: int) -> float:
        if trick < DISGUISE:
            return 5.0 if trick in (LUCKY, TRIGGER_HAPPY) else 2.5
        feature = trick - DISGUISE
        secret = sum(not view.told[seat][feature] for seat in view.living if seat != view.seat)
        return secret / 3 - view.hand_disguises.count(trick)

    def _take_back(self, view: View, ask: Ask, odds: Odds) -> int:
        return self._first(ask, LUCKY, TRIGGER_HAPPY, *[trick for trick in ask.options if trick != PASS])
