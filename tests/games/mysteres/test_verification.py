"""Verification (MY-198): which tiles it may name, and what comes of it."""

import pytest

from tests.games.mysteres.specials import table
from tests.games.mysteres.table import (
    DECLINE,
    PASS,
    SPECIAL_GRID,
    Table,
    begun,
    clue,
    declare,
    idle,
    idle_turns,
    names_of,
    told,
)  # fmt: skip
from tests.rules import rule
from wagonlit.core.errors import BadAnswer
from wagonlit.games.mysteres.pieces.tiles import TILES, VERIFICATION


def offered(match: Table) -> set[str]:
    return {TILES[tile] for tile in match.ask.options}


@rule("MY-198", "MY-R15")
def test_what_can_be_verified() -> None:
    match = table(4, "animal", "object", "adjective", "double_proposal", "first_letter", "direct_question")
    match.answer("verification")
    assert offered(match) == {"animal", "adjective", "first_letter", "direct_question"}


@rule("MY-R15")
def test_a_passed_tile_cannot_be_verified() -> None:
    match = table()
    idle(match, "animal", PASS)
    idle(match, "adjective", "white")
    idle(match, "place", "a cellar")
    match.answer("verification")
    assert offered(match) == {"adjective", "place"}


@rule("MY-198", "MY-R31", "MY-R15")
def test_verification_brings_a_new_clue_and_counts_once() -> None:
    match = table(4, "animal", "place")
    match.answer("verification")
    match.answer("animal")
    assert match.ask.facts == {"tile": VERIFICATION, "target": TILES.index("animal")}
    with pytest.raises(BadAnswer, match="a new clue is needed"):
        match.answer("A  PENGUIN!")
    match.answer("a seal")
    assert [one.words for one in match.views[1].clues] == ["a penguin", "a penguin", "a seal"]
    assert names_of(match.peek().void) == {"animal", "place", "verification"}
    declare(match)
    match.answer("refrigerator")
    assert max(match.views[0].scores) == 3


@rule("MY-198")
@pytest.mark.parametrize("target", ["first_letter", "word_count"])
def test_letter_and_count_may_be_verified_but_tell_nothing_new(target: str) -> None:
    match = table(4, "animal", target)
    match.answer("verification")
    match.answer(target)
    assert match.ask.decision == "answer.declare"
    assert len(told(match, "LetterTold" if target == "first_letter" else "WordsCounted")) == 2


@rule("MY-R15")
def test_a_direct_question_may_be_asked_anew() -> None:
    match = table(4, "animal", "direct_question")
    match.answer("verification")
    match.answer("direct_question")
    match.answer("Is it big?")
    match.answer("yes")
    assert len(match.views[0].questions) == 2
    assert names_of(match.peek().void) == {"animal", "direct_question", "verification"}


@rule("MY-R13")
def test_a_pass_on_verification_leaves_its_target_as_it_is() -> None:
    match = table(4, "animal", "place", pass_on_special=True)
    match.answer("verification")
    match.answer("animal")
    match.answer(PASS)
    state = match.peek()
    assert (names_of(state.passed), names_of(state.void)) == ({"verification"}, {"animal", "place"})


@rule("MY-R16")
def test_verification_cannot_be_chosen_while_there_is_nothing_to_verify() -> None:
    match = table()
    assert offered(match) == set(SPECIAL_GRID) - {"verification"}
    idle(match, "animal", PASS)
    assert "verification" not in offered(match)
    idle(match, "place", "a cellar")
    assert "verification" in offered(match)


@rule("MY-R16", "MY-R37")
def test_verification_alone_is_turned_without_effect() -> None:
    tiles = ("verification", "object", "animal", "place", "verb", "book", "hobby", "concept", "material")
    match = begun(3, special_tiles=True, tiles=tiles)
    idle_turns(match, *tiles[2:], words=PASS)
    clue(match, "object")
    declare(match)
    match.answer(DECLINE)
    assert told(match, "TileTurned") == [{"tile": VERIFICATION}]
    assert match.ask.facts == {"declarers": 1, "last": True}


@rule("MY-R37")
def test_a_single_tile_to_verify_is_named_without_asking() -> None:
    match = table(4, "animal")
    match.answer("verification")
    assert (match.waiting, match.ask.decision) == ([0], "turn.clue")
    assert told(match, "TargetNamed")[0]["target"] == TILES.index("animal")
