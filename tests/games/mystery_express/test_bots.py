"""The bots of Mystery Express: honest, forgetful or not, and as strong as they should be."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, element, table
from tests.rules import rule
from wagonlit.bots import BotSeat, find, names
from wagonlit.bots.arena import simulate
from wagonlit.core.rng import Rng
from wagonlit.games import find as find_game
from wagonlit.games.mystery_express.bots import Detective, Novice
from wagonlit.games.mystery_express.bots.memory import counted, likely_time
from wagonlit.games.mystery_express.imagining.from_view import hidden_time
from wagonlit.games.mystery_express.imagining.imaginer import UNKNOWN
from wagonlit.games.mystery_express.pieces.cards import BLANK
from wagonlit.games.mystery_express.view import View

GAME = find_game("mystery_express")
EXACT = {"bot_time_memory": "exact"}


def choice(t: Table, seat: int, seed: int = 1) -> str:
    """What the detective at this seat answers now, by name."""
    ask = t.ask(seat)
    chosen = Detective(t.match.options, seat, seed).choose(t.view(seat), ask)
    return GAME.domains[ask.domain][chosen]


def test_bots_are_listed_weakest_first() -> None:
    assert names(GAME) == ["random", "novice", "detective"]


@pytest.mark.parametrize("bot", ["random", "novice", "detective"])
def test_every_bot_answers_every_question_of_whole_games(bot: str) -> None:
    report = simulate(GAME, [bot] * 3, 6, seed=4, options={"edition": "fr", "time_pace_by": "whistle"})
    assert report.shortest > 50


def test_the_detective_shows_a_card_its_guest_has_seen_rather_than_a_new_one() -> None:
    hands = {ANNA: ["suspect_candy"], BERT: ["mo_clubbed", "mo_hanged"], CARL: ["motive_greed"]}
    t = table(hands=hands, hours=4).play(ANNA, "dining", "1").play(BERT, "mo_hanged")
    t.play(ANNA, "club_grip")
    assert choice(t.play(ANNA, "passenger", "left"), BERT) == "mo_hanged"


def test_the_detective_names_the_only_element_left() -> None:
    seen = ["mo_clubbed", "mo_hanged", "mo_poisoned"] * 2
    t = table(leg=5, phase="final", hands={ANNA: seen}, solution={"mo": "mo_pushed"})
    assert choice(t, ANNA) == "mo_pushed"


def test_the_detective_writes_a_telegram_entry_only_when_it_pays() -> None:
    seen = ["mo_clubbed", "mo_hanged", "mo_poisoned"] * 2
    sure = table(leg=4, phase="telegram", hands={ANNA: seen}, solution={"mo": "mo_pushed"})
    assert choice(sure, ANNA) == "mo_pushed"
    unsure = table(leg=4, phase="telegram", hands={ANNA: ["mo_clubbed"]}, solution={"mo": "mo_pushed"})
    assert choice(unsure, ANNA) == "blank"


def test_the_detective_asks_where_it_knows_least() -> None:
    """Everything about motives is known, nothing about suspects."""
    motives = ["motive_despair", "motive_greed", "motive_jealousy"] * 2
    hands = {ANNA: motives, BERT: ["motive_money", "suspect_candy"], CARL: ["suspect_candy"]}
    t = table(hands=hands, solution={"motive": "motive_money"}).play(ANNA, "lounge")
    assert choice(t, ANNA) == "suspect"


@rule("ME-R46", "ME-R62")
def test_exact_memory_finds_the_time_and_lossy_memory_forgets_its_share() -> None:
    all_seen = counted(recalled("exact", 1))
    assert sorted(all_seen) == [2, 3, 3, 3, 3, 3, 3, 3]
    assert likely_time(all_seen, Rng(1)) == element("time_0445") - element("time_0400")
    some = [sum(counted(recalled("lossy:0.6", seed))) for seed in range(300)]
    assert 0.55 * 23 < sum(some) / 300 < 0.65 * 23


def recalled(memory: str, seed: int, leg: int = 4) -> View:
    """What a bot knows after a show, whatever kind of bot it is: the engine has forgotten for it."""
    place: dict[str, Any] = {"leg": leg, "phase": "city", "hands": {ANNA: ["mo_clubbed"]}}
    t = table(3, **place, solution={"time": "time_0445"}, options={"bot_time_memory": memory})
    bot = BotSeat("novice", GAME, t.match.options, ANNA, seed)
    bot.hear(t.match.told[ANNA])
    assert isinstance(bot.view, View)
    return bot.view


@rule("ME-R62")
def test_a_bot_remembers_the_same_in_the_same_game() -> None:
    assert recalled("lossy:0.5", 7).time_memory.shows == recalled("lossy:0.5", 7).time_memory.shows


@rule("ME-R62")
def test_a_pile_in_wien_is_forgotten_card_by_card_too() -> None:
    (show,) = recalled("lossy:0.5", 7, leg=3).time_memory.shows
    assert 0 < show.count(None) < len(show)


@rule("ME-R62")
def test_the_view_of_a_forgetful_bot_does_not_know_the_time() -> None:
    assert hidden_time(recalled("lossy:0.5", 7)) == UNKNOWN
    assert hidden_time(recalled("exact", 7)) == element("time_0445") - element("time_0400")


def test_the_novice_takes_an_action_when_it_can_and_names_what_it_saw_least() -> None:
    t = table(hands={ANNA: ["mo_clubbed"], BERT: ["mo_hanged"]})
    actions = {Novice(t.match.options, ANNA, seed).choose(t.view(ANNA), t.ask(ANNA)) for seed in range(30)}
    assert GAME.domains["action"].index("end_turn") not in actions
    final = table(leg=5, phase="final", hands={ANNA: ["mo_clubbed", "mo_hanged", "mo_poisoned"] * 2})
    named = [
        Novice(final.match.options, ANNA, seed).choose(final.view(ANNA), final.ask(ANNA))
        for seed in range(60)
    ]
    assert named.count(element("mo_pushed")) > 30
    assert BLANK not in named


def test_a_bot_is_seated_by_name() -> None:
    options = GAME.options({"players": 3})
    assert isinstance(find("detective", GAME)(options, 0, 1), Detective)


@pytest.mark.many_games
def test_the_detective_beats_random_players() -> None:
    report = simulate(GAME, ["detective", "random", "random", "random"], 60, seed=11)
    assert report.bots[0].win_rate > 0.85


@pytest.mark.many_games
def test_the_detective_beats_novices() -> None:
    report = simulate(GAME, ["detective", "novice", "novice", "novice"], 60, seed=11)
    assert report.bots[0].win_rate > 0.45
