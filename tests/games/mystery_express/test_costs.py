"""What the actions cost (ME-106): one table that legality, play and texts agree with."""

import re
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Choice, everything_possible
from tests.rules import rule
from wagonlit.core.ask import Ask
from wagonlit.core.text import Texts
from wagonlit.core.words import languages
from wagonlit.games.mystery_express.game import GAME, MysteryExpress
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


class Dearer(MysteryExpress):
    """The same game at other prices, which no text can have guessed."""

    constants: ClassVar[Mapping[str, Any]] = {
        **GAME.constants,
        "hours": {action: hours + 4 for action, hours in HOURS.items()},
    }


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", [GAME, Dearer()])
def test_the_texts_name_the_hours_of_the_table(game: MysteryExpress, lang: str) -> None:
    texts, hours = Texts(game, lang, ["Anna"]), game.constants["hours"]
    ask = Ask(ANNA, "turn.action", "action", "ME-104", [], {}, 0)
    for id, action in enumerate(ACTIONS[:-1]):
        named = [int(number) for number in re.findall(r"\d+", texts.option(ask, id))]
        assert named == [hours[key] for key in (action, f"{action}_failed") if key in hours]


HELPED = {
    "dining.guests": ["dining"],
    "sleeping.player": ["sleeping", "sleeping_failed"],
    "sleeping.guess": ["sleeping_failed"],
    "setup.character": ["pransky"],
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("decision", HELPED)
def test_what_explains_a_question_names_them_too(decision: str, lang: str) -> None:
    asked = next(one for one in GAME.decisions if one.id == decision)
    facts = dict.fromkeys(asked.facts, 0)
    ask = Ask(ANNA, decision, asked.domain, asked.rule, [], facts, 0)
    game = Dearer()
    said = Texts(game, lang, ["Anna", "Bert", "Carl"]).help(ask)
    assert re.findall(r"\d+", said) == [str(game.constants["hours"][key]) for key in HELPED[decision]]
