"""Positions: every question can be reached, what is given is taken over, and what cannot be is refused."""

import json
import re
from typing import Any

import pytest

from tests.games.mysteres.table import GRID, SPECIAL_GRID, Table, names_of
from tests.rules import rule
from wagonlit.core.errors import BadScenario
from wagonlit.core.match import Match
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.games.mysteres import GAME
from wagonlit.games.mysteres.scenario.reading import KEYS

BOOK = (GAME.folder / "SCENARIO.md").read_text(encoding="utf-8")
HEARD: dict[str, Any] = {"tiles": SPECIAL_GRID, "word": "object.umbrella", "clues": {"animal": "a bat"}}
CLUE = [[1, "place"], [0, "London"]]
LET_PASS = [[2, "waive"], [3, "waive"]]
QUESTIONS: dict[str, dict[str, Any]] = {
    "round.keep": {"phase": "keep"},
    "turn.tile": {"phase": "tile"},
    "turn.target": {**HEARD, "turned": ["first_letter"], "answers": [[1, "verification"]]},
    "turn.clue": {**HEARD, "answers": CLUE[:1]},
    "turn.question": {**HEARD, "answers": [[1, "direct_question"]]},
    "turn.reply": {**HEARD, "answers": [[1, "direct_question"], [1, "Is it dry?"]]},
    "answer.declare": {**HEARD, "answers": CLUE},
    "answer.propose": {**HEARD, "answers": [*CLUE, *LET_PASS]},
    "answer.declared": {**HEARD, "answers": [*CLUE, [3, "declare"], [2, "waive"], [1, 1]]},
    "answer.judge": {**HEARD, "answers": [*CLUE, *LET_PASS, [1, "a parasol"]]},
}


def placed(players: int = 4, seed: int = 1, **position: Any) -> Table:
    options = {"players": players, "language": "en", "special_tiles": True, "first_maestro": 0}
    return Match(GAME, options, seed, position=position)


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_is_reached_by_the_answers_of_a_position(question: str) -> None:
    match = placed(**QUESTIONS[question])
    assert match.asks[0].decision == question
    assert replayed(GAME, read_record(match.record.to_json())).asks == match.asks


def test_the_document_names_every_question_and_every_key() -> None:
    keys, questions = BOOK.split("## Questions")
    assert set(re.findall(r"^\| `(\w+)` \|", keys, re.MULTILINE)) == {*KEYS, "chance", "answers"}
    assert set(re.findall(r"`(\w+\.\w+)`", questions)) == set(QUESTIONS)
    of_chance = {"round.maestro", "round.tile", "round.key", "round.mystery"}
    assert {one.id for one in GAME.decisions} == {*QUESTIONS, *of_chance}


@rule("MY-110", "MY-147", "MY-148")
def test_a_position_is_taken_over_as_it_is_given_and_everybody_is_told_what_lies_open() -> None:
    given = json.loads(re.findall(r"```json\n(.*?)```", BOOK, re.DOTALL)[0])
    match: Table = Match(GAME, {"players": 4, "language": "en"}, 1, position=given)
    truth, view = match.peek(), match.views[2]
    assert match.ask.seat == 2
    assert match.ask.options == sorted(view.text)
    assert (names_of(truth.text), names_of(truth.passed)) == ({"material", "film_or_tv"}, {"concept"})
    assert (view.in_play, view.scores, view.round) == ([2, 3], [7, 7, 0, 0], 3)
    assert (view.key, view.word, match.views[0].word) == (truth.key, None, "an umbrella")
    assert [clue.words for clue in view.clues] == list(given["clues"].values())
    assert not any(GAME.lies(one, truth) for one in match.views.values())


def test_what_is_left_out_is_drawn_and_fits_what_is_given() -> None:
    for seed in range(8):
        match = placed(seed=seed, clues={"hobby": "golf", "adjective": "wet"}, turned=["place"], round=4)
        truth = match.peek()
        assert truth.entry.category == "place"
        assert names_of(truth.void) == {"hobby", "adjective", "place"}
        assert truth.maestro == 3
        assert not any(GAME.lies(one, truth) for one in match.views.values())


def test_an_evening_goes_on_from_a_position_and_knows_its_earlier_words() -> None:
    match = placed(2, round=10, played=["animal.bee"], scores=[9, 9], word="object.umbrella")
    assert match.views[0].words_played == ["a bee"]
    match.answer(match.ask.options[0])
    while not match.over:
        match.answer("an umbrella" if match.ask.decision == "answer.propose" else "rain")
    assert match.result().scores == (17, 17)


WRONG: dict[str, dict[str, Any]] = {
    "has no key “speed”": {"speed": 3},
    "“phase” speaks of": {"phase": "later"},
    "“round” must be a number from 1 to 8": {"round": 9},
    "“maestro” must be a number from 0 to 3": {"maestro": 4},
    "“active” must be a guesser in play": {"active": 0},
    "“tiles” must be 9 tiles": {"tiles": ["animal"]},
    "“tiles” has animal twice": {"tiles": ["animal", *GRID[:8]]},
    "“tiles” speaks of 'dog'": {"tiles": ["dog"]},
    "“word” speaks of": {"word": "object.nothing"},
    "needs the tile number_or_date": {"tiles": GRID, "word": "number_or_date.3_14"},
    "“clues” must be a mapping": {"clues": ["animal"]},
    "Nothing is said under object": {"word": "object.umbrella", "clues": {"object": "a stick"}},
    "Nothing is said under first_letter": {"clues": {"first_letter": "u"}},
    "not consist of it alone": {"word": "object.umbrella", "clues": {"verb": "umbrella"}},
    "must be words that are not too long": {"clues": {"verb": "x" * 61}},
    "“clues” of verb must be words": {"clues": {"verb": "\u200b \n"}},
    "give it in “clues”": {"word": "object.umbrella", "turned": ["animal"]},
    "The key cannot be passed": {"word": "object.umbrella", "passed": ["object"]},
    "named twice": {"word": "object.umbrella", "clues": {"verb": "wet"}, "passed": ["verb"]},
    "At least one guesser": {"out": [1, 2, 3]},
    "Only guessers": {"out": [0]},
    "“scores” must be a list of 4": {"scores": [1]},
    "cannot have been 1 words": {"played": ["animal.bee"]},
    "was played before": {"round": 2, "played": ["animal.bee"], "word": "animal.bee"},
    "nothing is turned": {"phase": "keep", "clues": {"verb": "wet"}},
}


@pytest.mark.parametrize("says", WRONG)
def test_an_impossible_position_is_refused_with_its_fault(says: str) -> None:
    with pytest.raises(BadScenario) as refused:
        placed(**WRONG[says])
    assert says in str(refused.value)
