"""A bot for games in which everything is open: it weighs whole turns against what chance may bring."""

from collections.abc import Mapping
from typing import Any, ClassVar

from wagonlit.core.ask import Ask
from wagonlit.core.frame import State, answer
from wagonlit.core.policy import UNLIKE, Policy
from wagonlit.core.proposal import Proposal
from wagonlit.core.rng import Rng, derived
from wagonlit.core.view import View
from wagonlit.kit.search.plans import best_plan, is_as_good, plans, proposed_plan


class Planner:
    """Plans its whole turn at once, then answers by the plan; a game's own bot says how much it may think."""

    simulations: ClassVar[int] = 600  # of a turn: a fixed number, so that the same seed gives the same game
    most_plans: ClassVar[int] = 200

    def __init__(self, options: Any, seat: int, seed: int) -> None:
        self.options = options
        self.seat = seat
        self.seed = derived(seed, seat)
        self.policy: Policy | None = None
        self.planned: dict[int, int] = {}  # what to answer, by the key of the position
        self.last = UNLIKE  # the key of the position in which the plan ends
        self.finishing = False  # did the plan end with the last answer?
        self.asked_for: list[tuple[str, int]] = []  # what people propose to this seat: domains and ids

    def weigh(self, proposals: Mapping[int, Proposal]) -> None:
        """People have proposed something: it is tried before anything else."""
        steps = [step for proposal in proposals.values() for step in proposal.steps]
        asked_for = [(step.domain, step.id) for step in steps if step.seat == self.seat]
        if asked_for != self.asked_for:
            self.asked_for, self.planned = asked_for, {}

    def choose(self, view: View, ask: Ask) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        policy = self.policy = self.policy or view.game.policy(self.options)
        s = view.game.imaginer(view).sample(Rng(self.seed))
        key = policy.key(s)
        if key == UNLIKE or self.planned.get(key) not in ask.options:
            self.planned = self._plan(s, policy, key)
        self.finishing = key == self.last
        return self.planned[key]

    def _plan(self, s: State, policy: Policy, key: int) -> dict[int, int]:
        """What the best plan answers in each position on its way."""
        found = plans(s, self.seat, policy, self.most_plans)
        seed = derived(self.seed, key)  # by the position, so that a bot that joins later answers the same
        best = best_plan(found, self.seat, policy, seed, self.simulations)
        asked = proposed_plan(s, self.seat, policy, self.asked_for)
        if asked is not None and is_as_good(asked, best, self.seat, policy, seed, self.simulations // 4):
            best = asked
        planned: dict[int, int] = {}
        for choice in best.answers:
            self.last = policy.key(s)
            planned.setdefault(self.last, choice)
            answer(s, self.seat, choice)
        return planned
