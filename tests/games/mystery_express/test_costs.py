"""What the actions cost (ME-106): one table that legality, play and texts agree with."""

import re

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Choice, everything_possible
from tests.rules import rule
from wagonlit.core.text import languages, words_in
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import ACTIONS

HOURS: dict[str, int] = GAME.constants["hours"]
PLAYS: dict[str, list[tuple[int, Choice]]] = {
    "club_grip": [],
    "club_madam": [(ANNA, "1")],
    "dining": [(ANNA, "1"), (ANNA, "motive")],
    "lounge": [(ANNA, "motive")],
    "passenger": [(ANNA, "left"), (ANNA, "motive")],
    "sleeping": [(ANNA, BERT), (BERT, "left"), (ANNA, "left")],
    "sleeping_failed": [(ANNA, BERT), (BERT, "left"), (ANNA, "right")],
    "smoking": [(ANNA, "mo")],
}


@rule("ME-106", "ME-107")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_an_action_can_be_taken_if_its_hours_are_left(left: int) -> None:
    paid = {action for action in ACTIONS[:-1] if HOURS[action] <= left}
    assert everything_possible(hours=left).actions(ANNA) == paid


@rule("ME-106", "ME-363", "ME-364")
@pytest.mark.parametrize("what", PLAYS)
def test_an_action_costs_its_hours(what: str) -> None:
    t = everything_possible(conductor="club", leg=5).play(ANNA, what.removesuffix("_failed"))
    t.answers(PLAYS[what])
    assert [spent["hours"] for spent in t.told(CARL, "HoursSpent")] == [HOURS[what]]


@rule("ME-331")
def test_every_guest_costs_the_hours_of_one() -> None:
    t = everything_possible().play(ANNA, "dining", "1+2")
    assert [spent["hours"] for spent in t.told(CARL, "HoursSpent")] == [2 * HOURS["dining"]]


@pytest.mark.parametrize("lang", languages())
def test_the_texts_name_the_same_hours(lang: str) -> None:
    words = words_in(GAME.folder / "text", lang)
    for action in ACTIONS[:-1]:
        named = [int(number) for number in re.findall(r"\d", words.say(f"action-{action}.label"))]
        assert named == [HOURS[key] for key in (action, f"{action}_failed") if key in HOURS]
