"""The stoker: a team of them wins about as often as the plan of the board allows a greedy one."""

import pytest

from tests.games.simplon.table import journey
from wagonlit.bots.arena import simulate
from wagonlit.games.simplon.bots.stoker import Stoker
from wagonlit.games.simplon.game import GAME


def answer(**position: object) -> str:
    """What a stoker does there, by name."""
    found = journey(**position)  # type: ignore[arg-type]  # a position
    ask = found.match.ask
    bot = Stoker(found.match.options, ask.seat, 1)
    return str(found.match.game.domains[ask.domain][bot.choose(found.match.views[ask.seat], ask)])


def test_it_loads_what_lies_where_it_stands() -> None:
    pieces = [
        "calais",
        "milan",
        "genoa",
        "rome",
        "basel",
        "lyon",
        "nice",
        "varna",
        "odessa",
        "prague",
        "berlin",
    ]
    assert answer(stations={0: "milan"}, loads={0: 1}, pieces=pieces) == "load"


def test_it_repairs_what_is_next_to_it() -> None:
    assert answer(stations={0: "venice"}, loads={0: 2}, ridden=True, points=1) == "zagreb"


def test_it_turns_what_stands_in_its_way() -> None:
    position = {
        "stations": {0: "milan"},
        "loads": {0: 1},
        "damages": ["V3"],
        "pieces": [],
        "turntables": {"F": 0},
    }
    assert answer(**position) == "F"


def test_it_takes_the_detective_along_the_repaired_line() -> None:
    table = journey(stations={0: "calais"}, damages=[], pieces=[], ridden=False)
    bot = Stoker(table.match.options, 0, 1)
    for wanted in ("paris", "together"):
        ask = table.match.ask
        choice = bot.choose(table.match.views[0], ask)
        assert table.match.game.domains[ask.domain][choice] == wanted
        table.match.answer(choice)


def test_two_with_a_piece_each_meet_and_join_them() -> None:
    position = {
        "stations": {0: "paris", 1: "paris"},
        "loads": {0: 1, 1: 1},
        "damages": ["C5", "C6"],
        "pieces": [],
    }
    assert answer(**position) == "exchange_1"


def test_it_returns_the_cards_that_lie_farthest_from_any_damage() -> None:
    near = "stuttgart munich vienna sofia paris milan venice budapest subotica zagreb"
    pieces = ["granada", "madrid", *near.split()]
    assert answer(phase="discard", line="orient", pieces=pieces) in ("granada", "madrid")


WATCHED = {"surveillance": True}


@pytest.mark.parametrize(
    ("position", "does"),
    [
        ({"stations": {0: "genoa"}, "options": WATCHED}, "nice"),
        ({"stations": {0: "genoa"}}, "load"),
        ({"stations": {0: "nice"}, "options": WATCHED}, "end"),
        ({"stations": {0: "nice"}}, "genoa"),
        ({"stations": {0: "genoa", 1: "nice"}, "options": WATCHED}, "load"),
        ({"stations": {0: "genoa"}, "ship": "dover", "options": WATCHED}, "load"),
    ],
    ids=["goes", "unwatched", "waits", "leaves", "somebody-waits", "far-away"],
)
def test_where_the_admiral_is_watched_the_nearest_waits_for_him(
    position: dict[str, object], does: str
) -> None:
    usual = {"ship": "s_marseille", "points": 1, "damages": ["V3"], "pieces": ["genoa"]}
    assert answer(**{**usual, **position}) == does


def test_whoever_goes_to_wait_turns_what_stands_in_the_way() -> None:
    there = {"stations": {0: "subotica"}, "ship": "s_genoa", "turntables": {"K": 1}}
    table = journey(points=3, options=WATCHED, damages=[], pieces=[], **there)  # type: ignore[arg-type]  # a position
    bot = Stoker(table.match.options, 0, 1)
    while table.view.actor == 0 and table.at(0) != "venice":
        table.match.answer(bot.choose(table.match.views[0], table.match.ask))
    assert table.at(0) == "venice"


@pytest.mark.many_games
def test_a_team_of_stokers_wins_between_a_third_and_three_quarters() -> None:
    report = simulate(GAME, ["stoker"] * 2, games=80, seed=5, options={"line": "orient"})
    assert 0.45 <= 1 - report.nobody.rate <= 0.8


@pytest.mark.many_games
def test_random_play_never_wins() -> None:
    report = simulate(GAME, ["random"] * 3, games=200, seed=5)
    assert report.nobody.rate == 1
