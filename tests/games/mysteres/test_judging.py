"""Which answers are right, and who says so (MY-165 … MY-167)."""

import pytest

from tests.games.mysteres.table import Table, begun, clue, declare, say, told
from tests.rules import rule
from wagonlit.core.errors import BadAnswer
from wagonlit.core.undo import may_undo
from wagonlit.games.mysteres.bots.judging import judged
from wagonlit.games.mysteres.lexicon.reading import lexicon


def clued() -> Table:
    match = begun(5)
    clue(match, "animal", "a penguin")
    return match


@rule("MY-165")
@pytest.mark.parametrize("words", ["refrigerator", " The REFRIGERATORS", "fridge", "ice box", "réfrigerator"])
def test_the_word_is_right_however_it_is_written(words: str) -> None:
    match = clued()
    declare(match)
    match.answer(words)
    assert told(match, "Judged") == [{"seat": 1, "right": True, "by_maestro": False}]


@rule("MY-166", "MY-167", "MY-R26")
@pytest.mark.parametrize(("verdict", "right"), [("accept", True), ("reject", False)])
def test_about_other_words_the_maestro_decides_finally(verdict: str, right: bool) -> None:
    match = clued()
    declare(match)
    match.answer("a cold cupboard")
    assert match.ask.facts == {"guesser": 1, "words": "a cold cupboard", "near": ""}
    for seat in range(1, 5):
        with pytest.raises(BadAnswer, match="not asked"):
            match.answer("accept", seat)
    match.answer(verdict)
    assert told(match, "Judged") == [{"seat": 1, "right": right, "by_maestro": True}]
    assert not may_undo(match, 0)
    assert (match.views[0].round == 2) is right


@rule("MY-R32")
def test_what_was_wrong_before_is_wrong_without_asking() -> None:
    match = clued()
    declare(match)
    say(match, "a snowman")
    clue(match, "place")
    declare(match)
    match.answer("SNOW-MAN")
    assert match.ask.decision == "turn.tile"
    assert [facts["by_maestro"] for facts in told(match, "Judged")] == [True, False]


@rule("MY-R25")
@pytest.mark.parametrize(
    ("said", "near"),
    [
        ("refridgerator", "refrigerator"),
        ("frige", "fridge"),
        ("frig", ""),
        ("the frdge!", "fridge"),
        ("ice", ""),
    ],
)
def test_slips_are_put_to_a_person_who_is_shown_what_they_nearly_are(said: str, near: str) -> None:
    match = clued()
    declare(match)
    match.answer(said)
    assert (match.ask.decision, match.ask.seat, match.ask.facts["near"]) == ("answer.judge", 0, near)
    assert "fridge" in match.views[0].aliases
    assert not any(match.views[seat].aliases for seat in range(1, 5))


@rule("MY-R25")
def test_a_bot_accepts_slips() -> None:
    word = lexicon().by_id["object.refrigerator"]
    assert judged(word, "refridgerator", "en")
    assert not judged(word, "telescope", "en")
    assert not judged(word, "fridga" * 2, "en")
