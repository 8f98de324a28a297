"""Errands: distances, who is given what, and what is done about it."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.simplon.table import ANNA, BERT, Table, journey
from tests.rules import rule
from wagonlit.core.frame import answer, options
from wagonlit.core.match import Match
from wagonlit.core.playout import deal
from wagonlit.core.rng import Rng
from wagonlit.games.simplon.bots.stoker import Stoker
from wagonlit.games.simplon.errands.foreman import Foreman
from wagonlit.games.simplon.errands.from_view import scene_of
from wagonlit.games.simplon.errands.sharing import ALL, ESCORT, FETCH, IDLE, REPAIR
from wagonlit.games.simplon.errands.ways import Atlas
from wagonlit.games.simplon.game import GAME
from wagonlit.games.simplon.pieces.reach import costs
from wagonlit.games.simplon.state.journey import Journey

ONE_GAP: dict[str, Any] = {"damages": ["C1"], "detective": "zagreb"}


def at_random(seed: int, answers: int) -> Journey:
    """A game after so many answers at random."""
    s, rng = GAME.start(GAME.options({})), Rng(seed)
    waiting = deal(s, rng)
    while waiting and answers > 0:
        answer(s, s.actor, rng.one_of(options(s, s.actor)))
        waiting = deal(s, rng)
        answers -= 1
    return s


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 1000), st.integers(0, 60))
def test_distances_are_those_of_an_empty_locomotive(seed: int, answers: int) -> None:
    s = at_random(seed, answers)
    ways = Atlas(s.board).ways(s.low, s.high, s.damages)
    for start in range(0, s.board.stations, 5):
        far = costs(s.board, s.low, s.high, s.damages, start, 0)
        assert [ways.cost(start, end) for end in range(s.board.stations)] == list(far)


def errands(table: Table) -> list[tuple[int, str]]:
    """What each seat is given: the kind of errand, and where it goes first."""
    foreman = Foreman(GAME.start(GAME.options({})).board)
    foreman.sharing.share(scene_of(table.view, foreman.board), ALL)
    found = foreman.sharing.errands[: table.view.options.players]
    return [(errand.kind, GAME.domains["station"][errand.goal]) for errand in found]


def test_the_nearest_fetches_and_nobody_else_wants_the_same_piece() -> None:
    table = journey(stations={0: "salonica", 1: "zagreb", 2: "madrid"}, pieces=["sarajevo"], **ONE_GAP)
    found = errands(table)
    assert found[BERT] == (FETCH, "sarajevo")
    assert [kind for kind, _ in found].count(FETCH) == 1


def test_who_has_the_piece_brings_it() -> None:
    table = journey(stations={0: "sofia", 1: "madrid", 2: "granada"}, loads={0: 1}, pieces=[], **ONE_GAP)
    assert errands(table)[ANNA] == (REPAIR, "sofia")


def test_one_takes_the_detective_along_and_the_others_wait_for_him_further_on() -> None:
    table = journey(stations={0: "calais", 1: "paris", 2: "paris"}, damages=[], pieces=[], ridden=False)
    found = errands(table)
    assert found[ANNA] == (ESCORT, "calais")
    assert [kind for kind, _ in found[1:]] == [IDLE, IDLE]


def test_an_errand_goes_over_a_turntable_that_must_be_turned() -> None:
    table = journey(
        stations={0: "sofia", 1: "madrid", 2: "granada"},
        loads={0: 1},
        turntables={"K": 2},
        points=2,
        **ONE_GAP,
    )
    bot = Stoker(table.view.options, ANNA, 0)
    while table.asked and table.match.ask.seat == ANNA and table.view.damages:
        table.play(bot.choose(table.view, table.match.ask))
    assert table.gaps == []
    assert [told.facts["turntable"] for told in table.told("Pivoted")] == [
        GAME.domains["turntable"].index("K")
    ]


def test_points_to_spare_are_spent_on_turntables_that_others_need() -> None:
    table = journey(
        stations={0: "madrid", 1: "sofia", 2: "granada"}, loads={1: 1}, turntables={"K": 2}, points=1,
        pieces=[], damages=["C1"], detective="calais",
    )  # fmt: skip
    bot = Stoker(table.view.options, ANNA, 0)
    scene = scene_of(table.view, bot.board)
    bot.foreman.sharing.share(scene, ALL)
    assert bot.foreman.worth_turning(scene) >> (bot.board.stations + 10) & 1, "K is in Bert's way"


@rule("SO-154", "SO-140")
def test_two_with_one_piece_each_meet_where_two_are_needed() -> None:
    table = journey(
        stations={0: "philippopolis", 1: "philippopolis", 2: "madrid"}, loads={0: 1, 1: 1}, pieces=[],
        damages=["C5", "C6"], detective="philippopolis", turntables={"N": 1}, points=1,
    )  # fmt: skip
    bot = Stoker(table.view.options, ANNA, 0)
    while table.asked and table.match.ask.seat == ANNA and table.view.damages:
        table.play(bot.choose(table.view, table.match.ask))
    assert table.gaps == []


@rule("SO-R26")
def test_the_cards_that_go_back_are_those_farthest_from_any_gap() -> None:
    s = GAME.start(GAME.options({"line": "orient"}))
    deal(s, Rng(5))
    policy = GAME.policy(GAME.options({"line": "orient"}))
    returned = policy.choose(s, s.first, Rng(1))
    costs_to_gap = policy.foreman.sharing.deliveries.prices
    pieces = [one for one in range(s.board.stations) if s.pieces >> one & 1]
    nearest = {one: min(costs_to_gap.one_cost[one], costs_to_gap.two_cost[one]) for one in pieces}
    assert nearest[returned] == max(nearest.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_simulations_teams_play_as_stokers_do(players: int) -> None:
    """The same errands, from the state and from the view."""
    table = GAME.options({"players": players})
    policy, rng = GAME.policy(table), Rng(1)
    match = Match(GAME, {"players": players}, 3)
    bots = [Stoker(table, seat, 0) for seat in range(players)]
    while not match.over:
        seat = match.waiting[0]
        choice = bots[seat].choose(match.views[seat], match.ask_of(seat))
        assert choice == policy.choose(match.peek(), seat, rng)
        match.answer(choice, seat)


def test_what_a_team_remembers_is_never_taken_for_something_else() -> None:
    """Every situation has a number of its own, however little the turn or a turntable differs."""
    s = GAME.start(GAME.options({"line": "orient"}))
    policy, keys, tried = GAME.policy(GAME.options({"line": "orient"})), set(), 0
    deal(s, Rng(5))
    for turntables in product(range(3), repeat=4):
        s.low, s.high = s.board.words([*turntables, *[0] * (s.board.turntables - 4)])
        for s.actor, s.points, s.ridden, s.ridden_to, s.loads in product(
            range(3), (0, 1), (False, True), range(3), (0, 1, 4)
        ):
            keys.add(policy.key(s))
            tried += 1
    assert len(keys) == tried
