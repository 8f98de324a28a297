"""The ANSWER phase (MY-140 … MY-148)."""

import pytest

from tests.games.mysteres.table import DECLINE, Table, begun, clue, declare, idle, say, told
from tests.rules import rule
from wagonlit.core.errors import BadAnswer
from wagonlit.core.undo import may_undo
from wagonlit.games.mysteres.pieces.names import LATE


def clued(players: int = 5) -> Table:
    match = begun(players)
    clue(match, "animal", "a penguin")
    return match


@rule("MY-140")
def test_all_other_guessers_in_play_may_declare() -> None:
    match = clued()
    assert match.waiting == [2, 3, 4]
    for seat in (0, 1):
        with pytest.raises(BadAnswer, match=f"Seat {seat} is not asked"):
            match.answer("declare", seat)


@rule("MY-140", "MY-147")
def test_who_is_eliminated_neither_declares_nor_has_a_turn() -> None:
    match = clued()
    declare(match, 2)
    match.answer(DECLINE)
    say(match, "a snowman")
    assert match.views[0].in_play == [1, 3, 4]
    assert match.waiting == [3]  # seat 2 would have been next
    clue(match, "place", "a cellar")
    assert match.waiting == [1, 4]


@rule("MY-140")
def test_who_let_it_pass_may_still_declare_until_the_window_closes() -> None:
    match = clued()
    match.answer("waive", 3)
    assert match.waiting == [2, 4]
    assert match.ask_of(3).names == ["declare"]
    match.answer("declare", 4)
    match.answer("declare", 3)
    match.answer("waive", 2)
    assert match.views[0].declarers == [4, 3]
    with pytest.raises(BadAnswer, match="not asked"):
        match.answer("declare", 2)


@rule("MY-140")
def test_the_active_player_answers_only_when_the_window_is_closed() -> None:
    match = clued()
    with pytest.raises(BadAnswer, match="Seat 1 is not asked"):
        match.answer("refrigerator", 1)


@rule("MY-140")
def test_who_let_it_pass_is_not_told_only_how_many_are_missing() -> None:
    match = clued()
    match.answer("waive", 3)
    assert told(match, "Waived") == [{"missing": 2}]
    assert match.views[1].missing == 2


@rule("MY-141")
def test_declarations_are_ordered_by_receipt_and_final() -> None:
    match = clued()
    match.answer("declare", 4)
    assert told(match, "Declared", 2) == [{"seat": 4}]
    assert not may_undo(match, 4)
    for choice in ("declare", "waive"):
        with pytest.raises(BadAnswer, match="Seat 4 is not asked"):
            match.answer(choice, 4)
    declare(match, 2)
    match.answer(DECLINE)
    say(match, "a snowman")
    say(match, "an igloo")
    assert [facts["seat"] for facts in told(match, "Answered")] == [4, 2]


@rule("MY-142")
def test_the_active_player_comes_first_and_may_decline() -> None:
    match = clued()
    declare(match, 3)
    assert (match.waiting, match.ask.facts) == ([1], {"declarers": 1, "last": False})
    match.answer(DECLINE)
    assert match.waiting == [3]
    assert match.views[0].in_play == [1, 2, 3, 4]


@rule("MY-143")
def test_without_declarers_a_wrong_proposal_costs_nothing() -> None:
    match = clued()
    declare(match)
    say(match, "a snowman")
    assert match.views[0].in_play == [1, 2, 3, 4]
    assert match.waiting == [2]


@rule("MY-144")
def test_with_a_declarer_a_wrong_proposal_eliminates() -> None:
    match = clued()
    declare(match, 3)
    say(match, "a snowman")
    assert match.views[0].in_play == [2, 3, 4]
    assert told(match, "Eliminated") == [{"seat": 1}]


@rule("MY-145", "MY-R20")
def test_a_declarer_must_answer_and_is_eliminated_if_wrong() -> None:
    match = clued()
    declare(match, 3, 2)
    match.answer(DECLINE)
    assert match.ask.options == []
    for silence in (DECLINE, LATE):
        with pytest.raises(BadAnswer):
            match.answer(silence)
    with pytest.raises(BadAnswer, match="nothing to read"):
        match.answer(" ")
    say(match, "a snowman")
    assert [(one.seat, one.words, one.right) for one in match.views[2].answers] == [(3, "a snowman", False)]
    assert match.views[0].in_play == [1, 2, 4]


@rule("MY-145", "MY-R20")
def test_a_declarer_who_is_late_is_wrong_by_the_clock_alone() -> None:
    match = clued()
    declare(match, 3)
    match.answer(DECLINE)
    match.answer(LATE, by_clock=True)
    assert told(match, "TooLate") == [{"seat": 3}]
    assert match.views[0].in_play == [1, 2, 4]


@rule("MY-146", "MY-R21")
def test_the_first_right_answer_ends_the_round() -> None:
    match = clued()
    declare(match, 4, 3, 2)
    match.answer(DECLINE)
    say(match, "a snowman")
    match.answer("The fridge")
    assert told(match, "Eliminated") == [{"seat": 4}]
    assert [facts["finder"] for facts in told(match, "Scored")] == [3]
    assert match.views[0].round == 2
    assert match.views[0].scores == [1, 0, 0, 1, 0]


@rule("MY-R21")
def test_the_active_player_scores_before_all_declarers() -> None:
    match = clued()
    declare(match, 2, 3, 4)
    match.answer("refrigerator")
    assert match.views[0].scores == [1, 1, 0, 0, 0]


@rule("MY-147", "MY-115")
def test_who_was_eliminated_is_back_in_the_next_round_and_keeps_points() -> None:
    match = clued()
    declare(match, 2)
    match.answer(DECLINE)
    say(match, "a snowman")
    clue(match, "place", "a kitchen")
    declare(match)
    match.answer("refrigerator")
    assert match.views[0].in_play == [0, 2, 3, 4]
    assert match.views[0].scores == [2, 0, 0, 2, 0]


@rule("MY-148")
def test_the_next_in_play_to_the_left_is_active() -> None:
    match = begun(4, first_maestro=2)
    turns = []
    for tile in ("animal", "place", "verb", "concept"):
        turns.append(match.waiting[0])
        idle(match, tile)
    assert turns == [3, 0, 1, 3]


@rule("MY-R23")
def test_who_is_eliminated_does_not_learn_the_word_before_the_end() -> None:
    match = clued()
    declare(match, 2)
    match.answer(DECLINE)
    say(match, "a snowman")
    assert (match.views[2].word, match.views[2].key, match.views[2].card) == (None, None, None)


@rule("MY-R27", "MY-R30")
def test_there_are_no_answers_outside_the_answer_phase() -> None:
    match = begun()
    for seat in range(1, 4):
        with pytest.raises(BadAnswer):
            match.answer("refrigerator", seat)
    match.answer("animal")
    for seat in range(1, 4):
        with pytest.raises(BadAnswer, match="not asked"):
            match.answer("refrigerator", seat)
