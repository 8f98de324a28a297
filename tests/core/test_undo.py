"""Taking back: what may be, what may not, and that refusing tells nothing."""

import pytest

from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME as MASQUERADE
from tests.toys.masquerade.pieces import ACCUSE, LET, PEEK, REST
from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import CHANCE
from wagonlit.core.match import Match
from wagonlit.core.undo import may_undo, undone


def ball(*deeds: int) -> Match:
    match = Match(MASQUERADE, {"players": 3}, 1, chance=["red_fox", "red_owl", "red_cat"])
    for seat, deed in enumerate(deeds):
        match.answer(deed, seat)
    return match


def test_a_sealed_choice_may_be_taken_back_before_the_others_have_chosen() -> None:
    before = undone(ball(PEEK), 0)
    assert before.waiting == [0, 1, 2]
    assert len(before.answers) == 3
    before.answer(ACCUSE, 0)
    assert before.waiting == [1, 2]


def test_not_after_somebody_else_has_answered() -> None:
    with pytest.raises(BadAnswer, match="Seat 0 cannot take back: somebody else, or chance, has moved since"):
        undone(ball(PEEK, REST), 0)
    assert may_undo(ball(PEEK, REST), 1)


def test_not_after_chance() -> None:
    assert not may_undo(ball(REST, PEEK, PEEK), 2)


def test_nobody_takes_back_luck_or_an_answer_that_was_never_given() -> None:
    for seat in (CHANCE, 0, 1, 2, 3):
        assert not may_undo(ball(), seat)


def test_not_when_the_last_choice_has_shown_all() -> None:
    match = ball(PEEK, PEEK, PEEK)
    with pytest.raises(BadAnswer, match="the answer has shown somebody something new"):
        undone(match, 2)


def test_an_open_announcement_may_be_taken_back() -> None:
    match = ball(PEEK, PEEK, PEEK)
    match.answer(1, 0)
    before = undone(match, 0)
    assert before.ask_of(0).decision == "ball.target"


def test_not_after_a_look() -> None:
    match = ball(PEEK, PEEK, PEEK)
    match.answer(1, 0)
    match.answer(LET, 1)
    assert not may_undo(match, 1)


def test_not_even_after_a_look_at_what_was_known() -> None:
    """Otherwise the permission would tell the owner that the other knew."""
    match = ball(PEEK, PEEK, PEEK)
    for _ in range(2):
        match.answer(1, 0)
        match.answer(LET, 1)
        assert not may_undo(match, 1)
        while match.waiting != [0] or match.ask_of(0).decision != "ball.target":
            asked = match.asks[0]
            match.answer(PEEK if asked.decision == "ball.deed" else asked.options[0], asked.seat)


def test_not_even_after_showing_all_what_each_of_them_knew() -> None:
    """Otherwise the permission would tell who accused that the third knew."""
    match = ball(PEEK, REST, PEEK)
    for looker in (0, 2):
        match.answer(1, looker)
        match.answer(LET, 1)
    for seat, deed in enumerate((ACCUSE, REST, PEEK)):
        match.answer(deed, seat)
    match.answer(1, 0)
    match.answer("red_owl", 0)
    assert match.told[2][-3:-1] == match.told[0][-3:-1]
    assert match.answers[-1].seat == 0
    assert not may_undo(match, 0)


def test_words_may_be_taken_back_while_they_say_nothing_about_the_secret() -> None:
    match = Match(LIGHTHOUSE, {"players": 2}, 1, chance=["heron"])
    match.answer("fog", 0)
    before = undone(match, 0)
    before.answer("mist", 0)
    assert [answer.choice for answer in before.answers] == [7, "mist"]


def test_a_guess_that_was_judged_stands() -> None:
    match = Match(LIGHTHOUSE, {"players": 2}, 1, chance=["heron"])
    match.answer("fog", 0)
    match.answer(LIGHTHOUSE.domains["call"].index("speak"), 1)
    match.answer("ibis", 1)
    assert not may_undo(match, 1)


def test_undo_goes_back_step_by_step() -> None:
    match = ball(PEEK, PEEK, PEEK)
    match.answer(1, 0)
    match.answer(1, 1)  # a fan
    assert undone(match, 1).waiting == [1]
    assert not may_undo(undone(match, 1), 1)
    assert may_undo(undone(match, 1), 0)
