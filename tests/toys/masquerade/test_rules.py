"""The rules of the ball, one by one. Seats 0, 1 and 2 wear the red fox, the blue owl and the golden cat."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules import rule
from tests.toys.masquerade.game import GAME
from tests.toys.masquerade.pieces import COLOURS, MASKS
from tests.toys.masquerade.state import Ball
from tests.toys.masquerade.view import View
from wagonlit.core.errors import BadAnswer
from wagonlit.core.ids import members
from wagonlit.core.match import Match

DEALT = ("red_fox", "blue_owl", "gold_cat")
RED, BLUE = COLOURS.index("red"), COLOURS.index("blue")


def ball(*drawn: str, dealt: Sequence[str] = DEALT) -> Match[View]:
    """A ball with these masks dealt, and these drawn from the chest after that."""
    return Match(GAME, {"players": len(dealt)}, chance=[*dealt, *drawn])


def chosen(match: Match[View], *deeds: str) -> Match[View]:
    """All who are still there choose these deeds, in seat order."""
    for seat, deed in zip(match.waiting, deeds, strict=True):
        match.answer(deed, seat)
    return match


def facts_told(match: Match[View], seat: int, event: str) -> list[dict[str, Any]]:
    return [told.facts for told in match.told[seat] if told.event == event]


def truth(match: Match[View]) -> Ball:
    s = match.peek()
    assert isinstance(s, Ball)
    return s


def named(*masks: str) -> list[int]:
    return [MASKS.index(mask) for mask in masks]


@rule("MQ-1")
def test_each_is_dealt_a_mask_that_nobody_else_sees_and_has_two_fans() -> None:
    match = ball()
    for seat, mask in enumerate(named(*DEALT)):
        assert [facts["mask"] for facts in facts_told(match, seat, "MaskDealt")] == [
            mask if dealt == seat else None for dealt in range(3)
        ]
    assert match.views[0].fans == [2, 2, 2]
    assert members(truth(match).chest) == sorted(set(range(12)) - set(named(*DEALT)))


@rule("MQ-2")
def test_deeds_are_chosen_in_secret_then_shown_at_once_and_carried_out_in_seat_order() -> None:
    match = ball("red_owl", "red_cat", "blue_fox")
    for seat in (2, 1):
        match.answer("rest", seat)
    assert [facts["deed"] for facts in facts_told(match, 0, "DeedChosen")] == [None, None]
    assert not facts_told(match, 0, "DeedShown")
    match.answer("rest", 0)
    assert [facts["seat"] for facts in facts_told(match, 0, "DeedShown")] == [0, 1, 2]
    assert [facts["seat"] for facts in facts_told(match, 0, "MaskLaidAside")] == [0, 1, 2]


@rule("MQ-3")
def test_who_peeks_names_another_guest_and_looks_at_that_mask() -> None:
    match = chosen(ball("red_owl", "red_cat"), "peek", "rest", "rest")
    assert match.ask.options == [1, 2]
    match.answer(1)
    match.answer("let", 1)
    assert facts_told(match, 0, "MaskSeen") == [{"seat": 0, "target": 1, "mask": MASKS.index("blue_owl")}]
    assert [facts["mask"] for facts in facts_told(match, 2, "MaskSeen")] == [None]


@rule("MQ-4")
def test_both_may_spend_open_fans_in_turn_until_one_lets_it_be_or_has_none() -> None:
    match = chosen(ball("red_owl", "red_cat"), "peek", "rest", "rest")
    match.answer(1, 0)
    for seat in (1, 0, 1, 0):
        assert match.waiting == [seat]
        match.answer("turn", seat)
    assert facts_told(match, 0, "MaskSeen")  # seat 1 has no fan left to hide again
    assert match.views[2].fans == [0, 0, 2]


@rule("MQ-5")
def test_of_a_hidden_mask_the_peeker_sees_the_colour_as_its_owner_knows_and_nobody_else() -> None:
    match = chosen(ball("red_owl", "red_cat"), "peek", "rest", "rest")
    match.answer(1, 0)
    match.answer("turn", 1)
    match.answer("let", 0)
    assert not facts_told(match, 0, "MaskSeen")
    seen = [facts_told(match, seat, "ColourSeen")[0]["colour"] for seat in range(3)]
    assert seen == [BLUE, BLUE, None]


@rule("MQ-6")
def test_who_rests_looks_at_a_mask_from_the_chest_and_lays_it_aside_face_down() -> None:
    match = chosen(ball("red_owl", "red_cat", "blue_fox"), "rest", "rest", "rest")
    assert match.views[0].mine_aside == named("red_owl")
    assert match.views[1].aside == [1, 1, 1]
    seen = [facts["mask"] for facts in facts_told(match, 1, "MaskLaidAside")]
    assert seen == [None, MASKS.index("red_cat"), None]


@rule("MQ-6")
def test_resting_beside_an_empty_chest_does_nothing() -> None:
    match = ball(*MASKS[6:], dealt=MASKS[:6])
    for _ in range(2):
        chosen(match, *["rest"] * 6)
    assert truth(match).chest == 0
    assert match.views[0].round == 3
    assert len(facts_told(match, 0, "MaskLaidAside")) == 6


@rule("MQ-7")
def test_who_accuses_names_aloud_another_guest_and_a_mask_that_does_not_lie_open() -> None:
    match = chosen(ball("red_owl"), "accuse", "accuse", "rest")
    assert match.ask.options == [1, 2]
    match.answer(2)
    match.answer("gold_cat")
    assert facts_told(match, 1, "MaskNamed") == [{"seat": 0, "target": 2, "mask": MASKS.index("gold_cat")}]
    # Seat 0 is the only other guest now, so that seat 1 need not say so; the golden cat lies open.
    assert match.ask.decision == "ball.mask"
    assert match.ask.options == sorted(set(range(12)) - set(named("gold_cat")))


@rule("MQ-8")
@pytest.mark.parametrize(("mask", "leaves", "worn"), [("blue_owl", 1, "blue_owl"), ("red_cat", 0, "red_fox")])
def test_the_accused_leaves_if_it_is_right_and_the_accuser_if_not(mask: str, leaves: int, worn: str) -> None:
    match = chosen(ball("red_owl", "black_cat"), "accuse", "rest", "rest")
    match.answer(1)
    match.answer(mask)
    assert facts_told(match, 2, "Unmasked") == [{"seat": leaves, "mask": MASKS.index(worn)}]
    assert match.views[2].inside == [seat for seat in range(3) if seat != leaves]
    assert match.views[2].open == named(worn)


@rule("MQ-9")
def test_who_has_left_takes_no_part_any_more() -> None:
    match = chosen(ball("red_owl"), "accuse", "rest", "rest")
    match.answer(1)
    match.answer("blue_owl")
    assert [facts["seat"] for facts in facts_told(match, 0, "MaskLaidAside")] == [2]
    assert match.waiting == [0, 2]
    with pytest.raises(BadAnswer, match="Seat 1 is not asked"):
        match.answer("rest", 1)


@rule("MQ-9")
def test_a_deed_that_has_nobody_to_aim_at_is_lost() -> None:
    match = chosen(ball(), "accuse", "accuse", "peek")
    match.answer(1)
    match.answer("black_cat")  # wrong: seat 0 leaves
    match.answer("black_cat")  # wrong, against the only other guest: seat 1 leaves
    assert match.views[2].inside == [2]
    assert not facts_told(match, 2, "MaskSeen")
    assert match.ask.decision == "card.colour"


@rule("MQ-10")
def test_the_ball_is_over_after_four_rounds() -> None:
    match = ball(*MASKS[3:], dealt=MASKS[:3])
    for number in range(1, 5):
        assert match.views[0].round == number
        assert match.ask.decision == "ball.deed"
        chosen(match, "rest", "rest", "rest")
    assert match.ask.decision == "card.colour"


@rule("MQ-10")
def test_staying_is_worth_two_points_a_right_accusation_one_and_so_is_a_right_colour() -> None:
    match = chosen(ball(), "accuse", "rest", "accuse")
    match.answer(1)
    match.answer("blue_owl")  # right: seat 1 leaves
    match.answer("black_cat")  # wrong: seat 2 leaves
    match.answer(["blue", "red"], 0)  # on the left right, on the right wrong
    match.answer(["gold", "red"], 1)  # both right
    match.answer(["black", "black"], 2)
    assert match.result().scores == (2 + 1 + 1, 2, 0)
    assert match.result().winners == (0,)


@rule("MQ-11")
def test_everybody_writes_a_farewell_card_in_secret_and_at_ones_own_pace() -> None:
    match = chosen(ball(), "accuse", "accuse", "rest")
    match.answer(1)
    match.answer("black_cat")
    match.answer("black_cat")
    assert match.waiting == [0, 1, 2]  # those who have left too
    match.answer(["blue", "gold"], 0)
    assert match.waiting == [1, 2]
    match.answer(["gold", "red"], 2)
    assert [facts["colour"] for facts in facts_told(match, 1, "CardWritten")] == [None] * 4
    assert not facts_told(match, 1, "CardRead")


@rule("MQ-11")
def test_a_card_that_was_handed_in_stays_and_all_are_read_out_with_the_last() -> None:
    match = chosen(ball(), "accuse", "accuse", "rest")
    match.answer(1)
    match.answer("black_cat")
    match.answer("black_cat")
    match.answer(["blue", "red"], 0)
    with pytest.raises(BadAnswer, match="Seat 0 is not asked"):
        match.answer(["red", "red"], 0)
    match.answer(["red", "red"], 1)
    match.answer(["red", "red"], 2)
    assert facts_told(match, 1, "CardRead")[0] == {"seat": 0, "left": BLUE, "right": RED}
    assert len(facts_told(match, 1, "CardRead")) == 3
