# compiled by mypyc
"""Plans over chance: all that a seat can do until chance or somebody else comes next, weighed by simulations.

For games in which a seat knows all that has happened. All plans are tried with the same luck, so that what
differs is what they are worth; half of them are given up again and again (sequential halving), so
that most simulations go to the few that are hard to tell apart.
"""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.frame import Seat, State, answer, settle
from wagonlit.core.ids import members, only
from wagonlit.core.policy import UNLIKE, Policy
from wagonlit.core.rng import Rng
from wagonlit.kit.search.simulation import outcome

LUCKS: Final = 2**59  # different courses that chance can take
TRIFLE: Final = 0.02  # whoever plays in a team gives up that much for what somebody else would like


class Plan:
    """Answers one after another, where they lead, and what came of it."""

    def __init__(self, answers: list[int], end: State) -> None:
        self.answers: Final = answers
        self.end: Final = end
        self.trials: i64 = 0
        self.total: i64 = 0

    def value(self) -> float:
        """The mean worth of its simulations, from 0 to 1."""
        return float(self.total) / (1000.0 * float(self.trials)) if self.trials else 0.0

    def attempt(self, seat: Seat, policy: Policy, luck: i64) -> None:
        """Play it once to the end of the game."""
        self.total += outcome(self.end.clone(), seat, policy, luck)
        self.trials += 1

    def __repr__(self) -> str:
        return f"<Plan {self.answers}, {self.trials} trials, worth {self.value():.3f}>"


def plans(s: State, seat: Seat, policy: Policy, most: i64) -> list[Plan]:
    """The plans of this seat, each leading somewhere else; the policy's own first, then the shorter first."""
    own = _own(s, seat, policy)
    found = [own]
    seen: set[int] = {policy.key(own.end)} - {UNLIKE}
    open_plans = [Plan([], s.clone())]
    while open_plans and len(found) < most:
        longer: list[Plan] = []
        for plan in open_plans:
            for choice in members(policy.sensible(plan.end, seat)):
                _go_on(plan, choice, seat, policy, seen, found, longer)
        open_plans = longer
    return found[:most]


def _own(s: State, seat: Seat, policy: Policy) -> Plan:
    """What the policy would do."""
    end, answers, rng = s.clone(), list[int](), Rng(0)
    waiting = settle(end)
    while waiting == only(seat):
        choice = policy.choose(end, seat, rng)
        answers.append(choice)
        waiting = answer(end, seat, choice)
    return Plan(answers, end)


def _go_on(
    plan: Plan,
    choice: int,
    seat: Seat,
    policy: Policy,
    seen: set[int],
    found: list[Plan],
    longer: list[Plan],
) -> None:
    """The plan with one answer more, unless another one leads to the same position."""
    end = plan.end.clone()
    goes_on = answer(end, seat, choice) == only(seat)
    key = policy.key(end)
    if key in seen:
        return
    if key != UNLIKE:
        seen.add(key)
    (longer if goes_on else found).append(Plan([*plan.answers, choice], end))


def proposed_plan(s: State, seat: Seat, policy: Policy, wanted: list[tuple[str, int]]) -> Plan | None:
    """What somebody proposes, as far as it goes this turn, then the policy; None: nothing of it is left."""
    end, answers, rng, left, heeded = s.clone(), list[int](), Rng(0), list(wanted), False
    waiting = settle(end)
    while waiting == only(seat):
        choice = _heeded(end, seat, policy, left)
        heeded = heeded or choice != UNLIKE
        choice = policy.choose(end, seat, rng) if choice == UNLIKE else choice
        answers.append(choice)
        waiting = answer(end, seat, choice)
    return Plan(answers, end) if heeded else None


def _heeded(s: State, seat: Seat, policy: Policy, left: list[tuple[str, int]]) -> int:
    """The answer that brings the first of these steps closer; what is done or impossible is dropped."""
    assert s.agenda is not None, "the game is over"
    while left and left[0][0] == s.agenda.decision.domain:
        choice = policy.heed(s, seat, left[0][1])
        if choice == left[0][1] or choice == UNLIKE:
            left.pop(0)
        if choice != UNLIKE:
            return choice
    return UNLIKE


def is_as_good(one: Plan, other: Plan, seat: Seat, policy: Policy, seed: i64, simulations: i64) -> bool:
    """Is the first plan worth as much as the second, but for a trifle? Both are tried with the same luck."""
    rng, first, second = Rng(seed), Plan(one.answers, one.end), Plan(other.answers, other.end)
    for _ in range(max(1, simulations // 2)):
        luck = rng.below(LUCKS)
        first.attempt(seat, policy, luck)
        second.attempt(seat, policy, luck)
    return first.value() >= second.value() - TRIFLE


def best_plan(found: list[Plan], seat: Seat, policy: Policy, seed: i64, simulations: i64) -> Plan:
    """The plan that does best in so many simulations in all; of equal ones the first.

    However small the number, every plan is tried once.
    """
    left, rng = list(found), Rng(seed)
    rounds = max(1, (len(found) - 1).bit_length())
    while len(left) > 1:
        each = max(1, simulations // (rounds * len(left)))
        for _ in range(each):
            luck = rng.below(LUCKS)
            for plan in left:
                plan.attempt(seat, policy, luck)
        left.sort(key=_minus_value)
        left = left[: (len(left) + 1) // 2]
    return left[0]


def _minus_value(plan: Plan) -> float:
    return -plan.value()
