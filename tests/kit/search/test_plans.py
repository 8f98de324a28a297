"""Plans over chance: the same seed the same answer, and the best one where everything can be tried."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.search.crossing import (
    END,
    GOAL,
    LOCK,
    STEP,
    TOP,
    TURN,
    Blind,
    Eager,
    Lazy,
    Open,
    Perfect,
    Position,
    Quay,
    after,
    quay,
    value,
)
from wagonlit.core.ask import Ask
from wagonlit.core.frame import CHANCE, NOBODY, answer, options, settle
from wagonlit.core.ids import members, only
from wagonlit.core.imagining import Imaginer
from wagonlit.core.policy import UNLIKE, Policy
from wagonlit.core.rng import derived
from wagonlit.core.view import View
from wagonlit.kit.search.estimate import chance, chances
from wagonlit.kit.search.planner import Planner
from wagonlit.kit.search.plans import best_plan, plans

CLOSE = 0.08  # what so few simulations cannot tell apart

positions = st.builds(
    lambda one, other, opened, *rest: (one, other, opened or max(one, other) > LOCK, *rest),
    st.integers(0, GOAL - 1),
    st.integers(0, GOAL - 1),
    st.booleans(),
    st.integers(0, TOP - 1),
    st.integers(0, 1),
    st.integers(1, 2),
)


@given(positions)
def test_plans_end_where_chance_comes_next_each_somewhere_else(at: Position) -> None:
    policy = Perfect()
    found = plans(quay(at), at[4], policy, 100)
    assert all(settle(plan.end) in (CHANCE, NOBODY) for plan in found)
    keys = [policy.key(plan.end) for plan in found]
    assert len(keys) == len(set(keys))


def test_all_plans_of_a_turn_are_found() -> None:
    found = plans(quay((0, 0, False, 0, 0, 2)), 0, Lazy(), 100)
    led_to = {(plan.end.places[0], plan.end.opened) for plan in found}  # type: ignore[attr-defined]  # a quay
    assert led_to == {(0, False), (1, False), (0, True), (1, True)}
    assert found[0].answers == [END], "the policy's own plan comes first"


def test_positions_without_a_key_are_all_tried() -> None:
    found = plans(quay((0, 0, False, 0, 0, 2)), 0, Blind(), 100)
    assert {tuple(plan.answers) for plan in found} >= {(STEP, TURN), (TURN, STEP)}
    assert Blind().key(found[0].end) == UNLIKE


@settings(max_examples=12, deadline=None)
@given(positions, st.integers(0, 1 << 59))
def test_with_a_perfect_policy_the_best_move_is_found(at: Position, seed: int) -> None:
    policy = Perfect()
    best = best_plan(plans(quay(at), at[4], policy, 100), at[4], policy, seed, 300)
    assert after(at, best.answers[0]) >= value(at) - CLOSE


@settings(max_examples=12, deadline=None)
@given(positions, st.integers(0, 1 << 59))
def test_the_same_seed_gives_the_same_plan(at: Position, seed: int) -> None:
    policy = Eager()
    first, second = [
        best_plan(plans(quay(at), at[4], policy, 100), at[4], policy, seed, 60) for _ in range(2)
    ]
    assert (first.answers, first.trials, first.total) == (second.answers, second.trials, second.total)


def test_a_plan_is_better_than_the_policy_that_weighs_it() -> None:
    """Whoever only ends turns loses; the search steps through the open lock to the end all the same."""
    at = (GOAL, GOAL - 1, True, TOP - 1, 1, 2)
    policy = Lazy()
    found = plans(quay(at), 1, policy, 100)
    assert found[0].answers == [END]
    assert best_plan(found, 1, policy, 1, 20).answers == [STEP]


def test_plans_that_do_equally_well_leave_the_choice_to_the_policy() -> None:
    lost = (0, 0, False, TOP - 1, 0, 1)
    policy = Eager()
    best = best_plan(plans(quay(lost), 0, policy, 100), 0, policy, 1, 8)
    assert best.value() == 0.0
    assert best.answers == [STEP]


@settings(max_examples=10, deadline=None)
@given(positions)
def test_the_chance_of_winning_is_that_of_best_play_under_a_perfect_policy(at: Position) -> None:
    found = chance(Open(quay(at)), at[4], Perfect(), 7, 500)
    assert abs(found.value - value(at)) < CLOSE


def test_chances_after_each_answer_share_their_luck() -> None:
    """What makes no difference is estimated as exactly equal."""
    at = (GOAL, 0, True, 1, 0, 1)
    policy = Perfect()
    ended, stands = chances(Open(quay(at)), 0, [[END], []], policy, 3, 200)
    assert ended == stands
    assert 0 < ended.low < ended.value < ended.high < 1


class Table:
    """What a planner asks of a game whose table this is."""

    def __init__(self, s: Quay) -> None:
        self.s = s

    def policy(self, options: object) -> Policy:
        return Eager()

    def imaginer(self, view: View) -> Imaginer:
        return Open(self.s)


class Thorough(Planner):
    simulations = 200


@settings(max_examples=8, deadline=None)
@given(positions, st.integers(0, 1 << 59))
def test_a_planner_follows_its_plan_to_the_end_of_the_turn(at: Position, seed: int) -> None:
    s, seat = quay(at), at[4]
    view = View(seat).attach_to(Table(s), 2)
    bot, late = Thorough(None, seat, seed), Thorough(None, seat, seed)
    policy = Eager()
    plan = best_plan(
        plans(quay(at), seat, policy, 200), seat, policy, derived(derived(seed, seat), policy.key(s)), 200
    )
    given_answers = []
    while s.agenda is not None and s.agenda.who == only(seat):
        ask = Ask(seat, "work", "work", "", members(options(s, seat)), {}, 0)
        given_answers.append(bot.choose(view, ask))
        if len(given_answers) == 1:
            assert late.choose(view, ask) == given_answers[0], "the same seed, the same answer"
        answer(s, seat, given_answers[-1])
    assert given_answers == plan.answers
