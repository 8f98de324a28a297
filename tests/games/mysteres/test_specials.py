"""Special tiles (MY-190 … MY-199)."""

import pytest

from tests.games.mysteres.specials import table
from tests.games.mysteres.table import (
    DECLINE,
    PASS,
    begun,
    clue,
    declare,
    idle,
    idle_turns,
    names_of,
    say,
    told,
)
from tests.rules import rule
from wagonlit.core.errors import BadAnswer
from wagonlit.games.mysteres.pieces.names import LATE
from wagonlit.games.mysteres.pieces.tiles import ADJECTIVE


@rule("MY-192", "MY-199")
@pytest.mark.parametrize("tile", ["word_count", "first_letter", "double_proposal"])
def test_a_special_tile_is_turned_and_the_maestro_is_not_asked(tile: str) -> None:
    match = table()
    match.answer(tile)
    assert names_of(match.peek().void) == {tile}
    assert (match.waiting, match.ask.decision) == ([2, 3], "answer.declare")


@rule("MY-193")
def test_double_proposal_has_two_answer_phases_with_their_own_declarations() -> None:
    match = table()
    match.answer("double_proposal")
    declare(match)
    say(match, "a snowman")
    assert (match.waiting, match.ask.decision) == ([2, 3], "answer.declare")
    declare(match, 3)
    match.answer(DECLINE)
    assert (match.waiting, match.ask.decision) == ([3], "answer.declared")
    say(match, "an igloo")
    assert match.waiting == [2]
    assert told(match, "SecondProposal") == [{"seat": 1}]


@rule("MY-193")
def test_declining_first_does_not_forfeit_the_second_proposal() -> None:
    match = table()
    match.answer("double_proposal")
    declare(match)
    match.answer(DECLINE)
    declare(match)
    match.answer("refrigerator")
    assert match.views[0].scores == [1, 1, 0, 0]


@rule("MY-193")
def test_no_second_phase_when_the_word_is_found_or_the_active_player_is_out() -> None:
    match = table()
    match.answer("double_proposal")
    declare(match, 2)
    say(match, "a snowman")
    say(match, "an igloo")
    assert not told(match, "SecondProposal")
    assert (match.waiting, match.ask.decision) == ([3], "turn.tile")
    match = table()
    match.answer("double_proposal")
    declare(match)
    match.answer("refrigerator")
    assert match.views[0].round == 2
    assert not told(match, "SecondProposal")


@rule("MY-R14", "MY-151")
def test_double_proposal_as_the_last_tile() -> None:
    tiles = ("double_proposal", "object", "animal", "place", "verb", "book", "hobby", "concept", "material")
    for first, order in ((DECLINE, [3, 1, 2, 3, 1, 2]), ("a snowman", [3, 1, 2])):
        match = begun(4, special_tiles=True, tiles=tiles)
        idle_turns(match, *tiles[2:])
        clue(match, "object")
        declare(match)
        match.answer(DECLINE)
        seats = []
        while match.views[0].round == 1:
            seats.append(match.waiting[0])
            if len(seats) == 1 and isinstance(first, str):
                say(match, first)
            else:
                match.answer(DECLINE)
        assert seats == order


@rule("MY-R14", "MY-199")
def test_two_players_have_two_free_proposals() -> None:
    match = table(2)
    match.answer("double_proposal")
    say(match, "a snowman")
    say(match, "an igloo")
    assert (match.waiting, match.ask.decision) == ([1], "turn.tile")


@rule("MY-194")
def test_adjective_asks_the_maestro_for_one() -> None:
    match = table()
    match.answer("adjective")
    assert match.ask.facts == {"tile": ADJECTIVE, "target": ADJECTIVE}
    match.answer("white")
    assert [(one.tile, one.words) for one in match.views[2].clues] == [(ADJECTIVE, "white")]


@rule("MY-192", "MY-R13")
@pytest.mark.parametrize("allowed", [False, True])
def test_only_the_clock_passes_on_special_tiles_unless_the_table_allows_it(allowed: bool) -> None:
    match = table(pass_on_special=allowed)
    match.answer("adjective")
    assert match.ask.options == ([PASS] if allowed else [])
    if not allowed:
        with pytest.raises(BadAnswer):
            match.answer(PASS)
    match.answer(PASS, by_clock=not allowed)
    assert names_of(match.peek().passed) == {"adjective"}
    assert match.ask.decision == "answer.declare"


@rule("MY-195", "MY-196")
@pytest.mark.parametrize(
    ("word", "letter", "count"),
    [("object.refrigerator", "R", 1), ("object.horseshoe", "H", 1)],
)
def test_letter_and_number_of_words_are_told_by_the_engine(word: str, letter: str, count: int) -> None:
    match = begun(4, special_tiles=True, word=word)
    idle(match, "first_letter")
    idle(match, "word_count")
    assert [(match.views[seat].letter, match.views[seat].word_count) for seat in range(4)] == [
        (letter, count)
    ] * 4


@rule("MY-195", "MY-196")
def test_letter_and_number_of_words_are_those_of_the_language() -> None:
    match = begun(4, special_tiles=True, word="object.horseshoe", language="fr")
    idle(match, "first_letter")
    idle(match, "word_count")
    assert (match.views[3].letter, match.views[3].word_count) == ("F", 3)  # fer à cheval


@rule("MY-197")
@pytest.mark.parametrize("reply", ["yes", "no", "unknown"])
def test_a_direct_question_is_answered_by_the_maestro(reply: str) -> None:
    match = table()
    match.answer("direct_question")
    assert (match.waiting, match.ask.decision, match.ask.longest) == ([1], "turn.question", 140)
    match.answer("Is it in the kitchen?")
    assert (match.waiting, match.ask.facts) == ([0], {"words": "Is it in the kitchen?"})
    match.answer(reply)
    question = match.views[3].questions[0]
    assert (question.words, question.reply) == (
        "Is it in the kitchen?",
        match.game.domains["reply"].index(reply),
    )
    assert match.ask.decision == "answer.declare"


@rule("MY-197", "MY-R18")
def test_a_question_may_be_anything_of_three_to_140_characters() -> None:
    match = table()
    match.answer("direct_question")
    for words in ("it", "  a ", "x" * 141, LATE):
        with pytest.raises(BadAnswer):
            match.answer(words)
    match.answer("Is it a refrigerator?")
    assert match.ask.decision == "turn.reply"


@rule("MY-197")
def test_whoever_asks_nothing_in_time_has_no_question() -> None:
    match = table()
    match.answer("direct_question")
    match.answer(LATE, by_clock=True)
    assert (match.ask.decision, match.views[0].questions) == ("answer.declare", [])
    assert names_of(match.peek().void) == {"direct_question"}
