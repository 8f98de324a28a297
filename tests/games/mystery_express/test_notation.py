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
        (
            {"telegrams": {"0": {}}, "leg": 4, "phase": "telegram"},
            "Telegrams are written in Budapest: before the revelation there are none",
        ),
        ({"telegrams": {"0": {"mo": "motive_greed"}}, "leg": 5}, "“motive_greed” is not an answer to “mo”"),
        ({"telegrams": {"0": {"mo": "mo_shot"}}, "leg": 5}, "“mo_shot” is not in a game with these options"),
        ({"telegrams": [{"weapon": "mo_hanged"}], "leg": 5}, "“telegrams of seat 0” has no “weapon”"),
        ({"telegrams": ["mo_hanged"], "leg": 5}, "“telegrams of seat 0” must be a mapping"),
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
        ({"taken": ["club_madam"], "hours": 1}, "In leg 1 no passenger has boarded"),
        ({"taken": ["club_grip"], "hours": 3}, "“club_grip” cannot be the first action of a leg"),
        ({"taken": ["lounge"]}, "“taken” (lounge) costs 2 of the 4 hours of this turn, but 4 are left"),
        ({"taken": ["lounge", "dining"], "hours": 3}, "“taken” (dining, lounge) costs 3 to 4 of the 4 hours"),
        ({"hours": 3}, "“taken” (nothing) costs 0 of the 4 hours of this turn, but 3 are left"),
        (
            {"taken": ["smoking"], "leg": 2, "phase": "arrival"},
            "all turns are over, so “taken” must be empty",
        ),
        ({"used": [1]}, "In this leg nobody has played whose cards seat 1 could have looked at"),
        ({"used": [0], "taken": ["lounge"], "hours": 2}, "nobody has played whose cards seat 0 could have"),
        (
            {"used": [1], "active": 1, "characters": ["strauss", "pransky", "mansard"]},
            "Seat 1 has no power to look at cards",
        ),
    ],
)
def test_only_what_does_not_add_up_is_lifted_by_loose(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(fault)):
        placed(**position)
    assert not placed(**{"hands": {}, **position}, loose=True).over


@pytest.mark.parametrize(
    "position",
    [
        {"taken": ["sleeping"], "hours": 3},
        {"taken": ["sleeping"], "hours": 2},
        {"taken": ["club_madam", "club_grip"], "leg": 3, "hours": 0},
        {"taken": ["club_grip"], "active": 1, "hours": 3},
        {"used": [1], "taken": ["lounge"], "hours": 2},
        {"used": [0], "active": 2},
        {"used": [0, 1, 2], "phase": "arrival"},
    ],
)
def test_what_can_have_come_about_is_allowed(position: dict[str, Any]) -> None:
    assert not placed(**position).over


def test_a_table_without_powers_has_none_that_is_used() -> None:
    with pytest.raises(BadScenario, match="At this table there are no powers"):
        Match(GAME, {"players": 3, "powers": False}, 1, position={"used": [0], "active": 1})
