"""Positions that cannot be: each is refused with the fault named."""

import re
from typing import Any

import pytest

from wagonlit.core.errors import BadScenario
from wagonlit.core.match import Match
from wagonlit.games.mystery_express import GAME


def placed(**position: Any) -> Match:
    return Match(GAME, {"players": 3}, 1, position=position)


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"hands": [["mo_hanged"] * 3]}, "“mo_hanged” is listed three times; there are two copies"),
        (
            {"hands": [["mo_hanged"] * 2], "solution": {"mo": "mo_hanged"}},
            "“mo_hanged” is listed three times",
        ),
        ({"hands": [["mo_shot"]]}, "“mo_shot” is not in a game with these options"),
        ({"solution": {"mo": "mo_shot"}}, "“mo_shot” is not in a game with these options"),
        ({"hands": [["time_0400"]]}, "“time_0400” is a Time card"),
        ({"hands": [["mo_drowned"]]}, "There is no card “mo_drowned”"),
        ({"spots": ["blank", None, None]}, "There is no card “blank”"),
        ({"weather": "fog"}, "A position has no “weather”; it may have leg, phase"),
        ({"phase": "lunch"}, "“phase” must be one of turn, arrival"),
        ({"phase": "tunnel", "leg": 3}, "Phase “tunnel” belongs to leg 2, not to leg 3"),
        ({"phase": "city", "leg": 5}, "Phase “city” belongs to leg 1 or 2 or 3 or 4, not to leg 5"),
        ({"leg": 6}, "“leg” must be a whole number from 1 to 5, not 6"),
        ({"first": 3}, "“first” must be a whole number from 0 to 2, not 3"),
        ({"active": -1}, "“active” must be a whole number from 0 to 2, not -1"),
        ({"hours": 5}, "“hours” must be a whole number from 0 to 4, not 5"),
        ({"hours": 4, "leg": 2}, "“hours” must be a whole number from 0 to 3, not 4"),
        ({"taken": ["lounge", "lounge"]}, "“taken” must list different ones of club_grip"),
        ({"taken": ["end_turn"]}, "“taken” must list different ones of club_grip"),
        ({"conductor": "kitchen"}, "“conductor” must be one of club"),
        ({"conductor": "club", "tokens": ["club"]}, "cannot be among the hidden tokens"),
        ({"characters": ["strauss", "strauss", "mansard"]}, "“characters” must list different ones of"),
        ({"characters": ["strauss", "mansard"]}, "“characters” must name one for each of the 3 seats"),
        ({"used": [3]}, "“used” must name seats from 0 to 2, not 3"),
        ({"used": [0], "phase": "city"}, "In phase “city” discards are taken back and no power is used"),
        (
            {"discards": {"0": ["mo_hanged"]}, "phase": "final", "leg": 5},
            "In phase “final” discards are taken",
        ),
        ({"hands": {"x": []}}, "“hands” must name seats from 0 to 2, not 'x'"),
        ({"hands": {0: [], "0": []}}, "“hands” must name each seat once"),
        ({"hands": [[], [], [], []]}, "“hands” must name seats from 0 to 2, not 3"),
        ({"hands": {0: "mo_hanged"}}, "“hands of seat 0” must be a list, not 'mo_hanged'"),
        ({"discards": 3}, "“discards” must be a mapping, not 3"),
        ({"spots": ["mo_hanged"]}, "“spots” must have 3 entries, not 1"),
        ({"stacks": [["mo_hanged"]]}, "“stacks” must have 2 entries, not 1"),
        ({"stacks": ["mo_hanged", []]}, "“stack 1” must be a list, not 'mo_hanged'"),
        ({"unveiled": 2}, "“unveiled” must be a list, not 2"),
        ({"solution": {"weapon": "mo_hanged"}}, "“solution” has no “weapon”; it has mo"),
        ({"solution": {"mo": "motive_greed"}}, "“motive_greed” is not an answer to “mo”"),
        ({"loose": "no"}, "“loose” must be true or false, not 'no'"),
    ],
)
@pytest.mark.parametrize("loose", [False, True])
def test_a_position_that_cannot_be_is_refused_loose_or_not(
    position: dict[str, Any], fault: str, loose: bool
) -> None:
    with pytest.raises(BadScenario, match=re.escape(fault)):
        placed(**{"loose": loose, **position})


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"hands": [[]]}, "The cards do not add up: 7 of the game lie nowhere"),
        ({"spots": ["mo_hanged", None, "mo_pushed"]}, "The cards do not add up: 1 of the game lie nowhere"),
        ({"hands": [["?"] * 8]}, "The cards do not add up: no card of any category is left to deal"),
        ({"leg": 2, "tokens": ["club"], "conductor": "dining"}, "In leg 2 there are 4 hidden tokens, not 1"),
    ],
)
def test_only_what_does_not_add_up_is_lifted_by_loose(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(fault)):
        placed(**position)
    assert not placed(**{"hands": {}, **position}, loose=True).over
