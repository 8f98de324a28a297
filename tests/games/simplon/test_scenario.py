"""Positions: every question can be reached, and what cannot be is refused."""

from typing import Any

import pytest

from tests.games.simplon.table import journey
from wagonlit.core.errors import BadScenario
from wagonlit.core.match import Match
from wagonlit.games.simplon.game import GAME

WITH_HIM = {"damages": [], "pieces": [], "stations": {"0": "calais"}, "turntables": {"B": 1}}
QUESTIONS: dict[str, dict[str, Any]] = {
    "setup.line": {"phase": "line"},
    "setup.discard": {"phase": "discard", "line": "orient"},
    "turn.act": {},
    "turn.ride": {**WITH_HIM, "answers": [[0, "paris"]]},
    "turn.position": {"turntables": {"H": 0}, "answers": [[0, "H"]]},
    "turn.pieces": {
        "stations": {"0": "paris", "1": "paris"},
        "loads": [1, 1],
        "answers": [[0, "exchange_1"]],
    },
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_of_our_board_can_be_set_up(question: str) -> None:
    match = Match(GAME, players=3, seed=1, position=QUESTIONS[question])
    assert match.ask.decision == question


def test_all_questions_are_among_them_but_the_one_that_needs_another_board() -> None:
    asked = {decision.id for decision in GAME.decisions if not decision.id.startswith("setup.")}
    assert asked - set(QUESTIONS) == {"turn.way", "turn.die", "ship.coin"}


def test_what_is_left_out_is_drawn_so_that_pieces_and_damages_agree() -> None:
    for seed in range(10):
        view = Match(
            GAME, players=4, seed=seed, position={"loads": [1, 2], "damages": ["V1", "V3", "C1", "C5"]}
        ).views[0]
        assert len(view.pieces) == 1
        assert len(set(view.stations)) == 4


def test_a_position_is_taken_over_as_it_is_given() -> None:
    table = journey(line="simplon", ship="naxos", turn=7, actor=1, points=2, first=2, detective="calais")
    view = table.view
    assert (view.turn, view.actor, view.points, view.first, table.ship, view.course) == (
        7,
        1,
        2,
        2,
        "naxos",
        1,
    )


WRONG: dict[str, dict[str, Any]] = {
    "has no key “speed”": {"speed": 3},
    "“phase” speaks of": {"phase": "later"},
    "“line” speaks of": {"line": "transsib"},
    "“actor” must be a number from 0 to 2": {"actor": 3},
    "“points” must be a number from 0 to 9": {"points": 10},
    "is for the phase act only": {"phase": "roll", "points": 1},
    "must name other seats": {"exchanged": [0]},
    "“turntables”: A has positions 0 to 2": {"turntables": {"A": 3}},
    "“turntables” speaks of 'Z'": {"turntables": {"Z": 0}},
    "is no station": {"stations": ["atlantis"]},
    "“loads” of seat 0": {"loads": [3]},
    "“damages” must be a list": {"damages": "V1"},
    "has V1 twice": {"damages": ["V1", "V1"]},
    "of a line that is not simplon": {"damages": ["P1"]},
    "cannot have passed a damage": {"detective": "milan"},
    "There must be 2 pieces": {"damages": ["V1", "V2"], "pieces": ["rome"]},
    "There must be 1 pieces": {"damages": ["V1"], "loads": [2]},
    "only with the Munich line": {"phase": "discard"},
    "nothing is repaired": {"phase": "discard", "line": "orient", "damages": ["P1"]},
    "“ship” speaks of": {"ship": "s_constantinople"},
    "“course” must be one of null": {"course": "naxos"},
    "“course” must be one of coast": {"ship": "s_salonica", "course": "naxos"},
    "there is no “points” yet": {"phase": "line", "points": 1},
    "must be a mapping or a list": {"stations": "paris"},
}


@pytest.mark.parametrize("says", WRONG)
def test_an_impossible_position_is_refused_with_its_fault(says: str) -> None:
    with pytest.raises(BadScenario) as refused:
        Match(GAME, players=3, seed=1, position=WRONG[says])
    assert says in str(refused.value)
