"""The conductor: plans that win, that nobody else could win alone, and the same ones for the same seed."""

from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.games.simplon.second_board import written
from tests.games.simplon.table import ANNA, BERT, Table, journey
from tests.games.simplon.trial import TABLES
from wagonlit.bots.arena import simulate
from wagonlit.bots.seat import BotSeat
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.games.simplon.bots.conductor import Conductor
from wagonlit.games.simplon.bots.stoker import Stoker
from wagonlit.games.simplon.game import GAME
from wagonlit.kit.search.plans import plans

ALL_CLEAR: dict[str, Any] = {"damages": [], "pieces": []}


class Hasty(Conductor):
    """Thinks less, for tests."""

    simulations: ClassVar[int] = 60
    most_plans: ClassVar[int] = 60


class Glancing(Conductor):
    """Hardly thinks at all."""

    simulations: ClassVar[int] = 4
    most_plans: ClassVar[int] = 4


def turn_of(table: Table, seat: int, bot: Conductor) -> list[str]:
    """What the bot does until its turn is over, by name."""
    done = []
    turn = table.view.turn
    while table.asked and table.view.turn == turn:
        ask = table.match.ask
        choice = bot.choose(table.match.views[seat], ask)
        done.append(ask.names[ask.options.index(choice)])
        table.play(choice)
    return done


def test_the_last_ride_is_never_missed() -> None:
    table = journey(
        stations={0: "sofia", 1: "madrid", 2: "granada"},
        detective="philippopolis",
        points=3,
        ridden=False,
        **ALL_CLEAR,
    )
    turn_of(table, ANNA, Hasty(table.view.options, ANNA, 1))
    assert table.view.won is True


def test_handing_over_is_among_the_plans() -> None:
    """SO-206, SO-R13: so that somebody empty can take the detective."""
    table = journey(
        stations={0: "sofia", 1: "sofia", 2: "granada"}, loads={0: 1}, damages=["C5"], pieces=[],
        detective="sofia", points=1, ridden=False,
    )  # fmt: skip
    policy = GAME.policy(table.view.options)
    found = plans(GAME.imaginer(table.view).sample(Rng(1)), ANNA, policy, 100)
    handing_over = GAME.domains["act"].index(f"exchange_{BERT}")
    rides = [plan for plan in found if plan.end.ridden_to > 5]  # type: ignore[attr-defined]  # a journey
    assert rides
    assert all(handing_over in plan.answers for plan in rides)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = [_played(5) for _ in range(2)]
    assert first == second


def _played(seed: int, answers: int = 44) -> list[int | str]:
    match = Match(GAME, {"players": 2}, seed)
    bots = [BotSeat(Glancing, GAME, match.options, seat, seed) for seat in range(2)]
    while not match.over and len(match.record.answers) < answers:
        bot = bots[match.waiting[0]]
        bot.hear(match.told[bot.view.seat][bot.told_count :])
        match.answer(bot.choose(match.ask_of(bot.view.seat), match.agenda), bot.view.seat)
    return [answer.choice for answer in match.record.answers]


def test_who_joins_in_the_middle_of_a_turn_answers_as_if_there_all_along() -> None:
    """A server may forget a bot between two questions: the position and the seed say all."""
    table = journey(stations={0: "calais"}, points=3, **ALL_CLEAR)
    bot = Hasty(table.view.options, ANNA, 3)
    first = bot.choose(table.match.views[ANNA], table.match.ask)
    late = Hasty(table.view.options, ANNA, 3)
    assert late.choose(table.match.views[ANNA], table.match.ask) == first


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("bot", [Stoker, pytest.param(Glancing, marks=pytest.mark.many_games)])
def test_whatever_the_table_has_agreed_on_every_answer_is_possible(
    table: dict[str, Any], bot: type[Stoker | Conductor]
) -> None:
    match = Match(GAME, table, 7)
    bots = [BotSeat(bot, GAME, match.options, seat, 7) for seat in range(match.seats)]
    while not match.over:
        one = bots[match.waiting[0]]
        one.hear(match.told[one.view.seat][one.told_count :])
        match.answer(one.choose(match.ask_of(one.view.seat), match.agenda), one.view.seat)
    assert match.result().scores in ((0,) * match.seats, (1,) * match.seats)


def test_they_play_on_another_board_too(tmp_path: Path) -> None:
    """On which two ways lead to the same station, and a section has two turntables."""
    report = simulate(
        GAME, [Stoker, Glancing], games=2, seed=3, options={"board": GAME.offer(written(tmp_path))}
    )
    assert report.games == 2
