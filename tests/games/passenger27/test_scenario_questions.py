"""SCENARIO.md names every key and question; each question is reached by the answers of a position."""

import re
from typing import Any, NamedTuple

import pytest

from tests.games.passenger27.table import ANNA, BERT, CARL, DECEIVE, INVESTIGATE, SCHEME, SHOOT, Table, table
from wagonlit.games.passenger27 import GAME
from wagonlit.games.passenger27.scenario.reading import KEYS

BOOK = (GAME.folder / "SCENARIO.md").read_text(encoding="utf-8")
PLAYERS = 4
OPPONENTS_PAY = {"bold_discard": "opponent"}


class Way(NamedTuple):
    """What lies on the table, what Anna lays, and her first answers."""

    position: dict[str, Any]
    action: str = ""
    first: tuple[int | str, ...] = ()


ONE_EACH = {BERT: ["looks"], CARL: ["looks"]}
TWO_EACH = {ANNA: ["looks", "voice"], BERT: ["looks", "scent"]}
INGENIOUS = {"skills": {ANNA: ["ingenious"]}, "disguises": TWO_EACH}
PILED = {"phase": "station", "round": 4, "incident": None, "piles": {ANNA: ["bold"]}}
WAYS = {
    "round.action": Way({}),
    "station.return": Way({**PILED, "chance": ["newsboy", "heiress", "fisherman", "dead_bullets"]}),
    "investigation.target": Way({}, INVESTIGATE),
    "investigation.feature": Way({}, INVESTIGATE),
    "investigation.ingenious": Way(INGENIOUS, INVESTIGATE, (BERT,)),
    "investigation.respond": Way({"disguises": ONE_EACH}, INVESTIGATE, (BERT, "looks")),
    "deception.counter": Way({"disguises": {ANNA: ["looks"]}}, DECEIVE),
    "deception.keep": Way({}, DECEIVE),
    "disguise.excess": Way({"disguises": TWO_EACH}, DECEIVE),
    "disguise.give_up": Way(INGENIOUS, INVESTIGATE, (BERT, "ingenious")),
    "intrigue.put_back": Way({}, SCHEME),
    "intrigue.slot": Way({"incident": "no_more_lies"}, SCHEME),
    "round.initiative": Way({}, SCHEME),
    "assassination.name": Way({}, SHOOT),
    "assassination.pay": Way({"incident": "under_the_smoke", "disguises": TWO_EACH}, SHOOT),
    "assassination.save": Way({"skills": {ANNA: ["lucky"]}}, SHOOT, ("banker",)),
    "assassination.take_skill": Way(
        {"incident": "miss_no_chance", "skills": {BERT: ["bold"]}}, SHOOT, ("gangster",)
    ),
    "skill.play": Way({"skills": {ANNA: ["cunning"]}}, SCHEME),
    "skill.copycat_target": Way({"skills": {ANNA: ["copycat"]}, "disguises": ONE_EACH}, DECEIVE),
    "skill.bold_target": Way(
        {"skills": {ANNA: ["bold"]}, "disguises": {**ONE_EACH, 3: ["voice"]}}, SHOOT, ("gangster",)
    ),
}
# Somebody has to ask whoever hides, and nobody else.
ASKED_BY = {"deception.counter": INVESTIGATE}


def walked(question: str, way: Way) -> Table:
    """Played up to the question; whatever else is asked has the first answer that there is."""
    t = table(PLAYERS, options=OPPONENTS_PAY, **way.position)
    if way.action:
        t.lay(way.action, ASKED_BY.get(question, SCHEME), SCHEME, SCHEME).play(ANNA, *way.first)
    while t.asked != question:
        ask = t.match.asks[0]
        t.match.answer(ask.options[0], ask.seat)
    return t


@pytest.mark.parametrize("question", WAYS)
def test_every_question_is_reached_by_the_answers_of_a_position(question: str) -> None:
    way = WAYS[question]
    t = walked(question, way)
    answers = [[one.seat, one.choice] for one in t.match.answers if one.seat >= 0]
    placed = table(PLAYERS, options=OPPONENTS_PAY, **way.position, answers=answers)
    assert placed.asked == question
    assert placed.match.asks == t.match.asks


def test_the_document_names_every_question_and_every_key() -> None:
    keys, questions = BOOK.split("## Questions")
    assert set(re.findall(r"^\| `(\w+)` \|", keys, re.MULTILINE)) == {*KEYS, "chance", "answers"}
    assert set(re.findall(r"`(\w+\.\w+)`", questions)) == set(WAYS)
    of_chance = {"disguise.draw", "intrigue.top", "skill.steal", "station.block", "station.incident"}
    dealt = {one.id for one in GAME.decisions if one.id.startswith("setup.")}
    assert {one.id for one in GAME.decisions} == {*WAYS, *of_chance, "station.passenger", *dealt}
