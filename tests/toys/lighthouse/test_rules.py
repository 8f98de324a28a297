"""The rules of the tower, one by one. The heron passes in the first night, then the ibis and the eider."""

from typing import Any

import pytest

from tests.rules import rule
from tests.toys.lighthouse.game import GAME
from tests.toys.lighthouse.pieces import NAMES
from tests.toys.lighthouse.view import View
from wagonlit.core.errors import BadAnswer, BadScenario
from wagonlit.core.match import Match
from wagonlit.core.undo import may_undo, undone

SHIPS = ("heron", "ibis", "eider", "dolphin")


def coast(players: int = 4, nights: int = 2, ships: tuple[str, ...] = SHIPS) -> Match[View]:
    return Match(GAME, {"players": players, "nights": nights}, chance=ships[:nights])


def facts_told(match: Match[View], seat: int, event: str) -> list[dict[str, Any]]:
    return [told.facts for told in match.told[seat] if told.event == event]


def night(match: Match[View], guess: str) -> None:
    """The tower signals, the one on watch speaks."""
    match.answer("fog")
    match.answer("speak", match.views[0].watch)
    match.answer(guess)


@rule("LH-1")
@pytest.mark.parametrize("nights", [2, 3, 4])
def test_seat_after_seat_is_on_the_tower_one_a_night(nights: int) -> None:
    match = coast(3, nights)
    for ship in SHIPS[:nights]:
        night(match, ship)
    assert [facts["tower"] for facts in facts_told(match, 0, "NightBegun")] == [0, 1, 2, 0][:nights]
    assert match.over


@rule("LH-2")
def test_only_the_tower_sees_the_name_that_is_drawn() -> None:
    match = coast()
    drawn = [facts_told(match, seat, "ShipDrawn")[0]["ship"] for seat in range(4)]
    assert drawn == [NAMES.index("heron"), None, None, None]


@rule("LH-2")
def test_no_name_is_drawn_twice() -> None:
    match = coast(ships=("heron", "heron"))
    with pytest.raises(BadScenario, match="Chance cannot answer 'heron'"):
        night(match, "heron")


@rule("LH-3")
@pytest.mark.parametrize("words", ["", "  ", "x" * 61, "heron", " HERON "])
def test_a_signal_is_not_blank_not_too_long_and_not_the_name_itself(words: str) -> None:
    match = coast()
    with pytest.raises(BadAnswer):
        match.answer(words)
    match.answer("x" * 60)
    assert facts_told(match, 3, "Signalled")[0]["words"] == "x" * 60


@rule("LH-4")
def test_on_watch_is_who_sits_left_of_the_tower_then_the_next_who_is_awake() -> None:
    match = coast()
    match.answer("fog")
    match.answer("call", 2)
    match.answer("silent", 1)
    match.answer("ibis", 2)  # wrong: seat 2 falls asleep
    match.answer("mist", 0)
    assert [facts["watch"] for facts in facts_told(match, 0, "Signalled")] == [1, 3]
    assert match.ask_of(3).names == ["silent", "speak"]


@rule("LH-5")
def test_all_others_call_or_leave_it_in_any_order_until_the_watch_decides() -> None:
    match = coast()
    match.answer("fog")
    assert match.waiting == [1, 2, 3]
    match.answer("call", 3)
    assert match.waiting == [1, 2]
    assert facts_told(match, 0, "Called") == [{"seat": 3}]
    match.answer("speak", 1)  # before seat 2 has said anything
    assert match.waiting == [1]


@rule("LH-5")
def test_a_call_cannot_be_taken_back() -> None:
    match = coast()
    match.answer("fog")
    match.answer("call", 3)
    with pytest.raises(BadAnswer, match="Seat 3 is not asked"):
        match.answer("leave", 3)


@rule("LH-5")
def test_who_left_it_may_still_call_until_the_watch_decides() -> None:
    match = coast()
    match.answer("fog")
    match.answer("leave", 2)
    match.answer("call", 3)
    assert match.waiting == [1]  # nobody waits for seat 2
    assert match.ask_of(2).names == ["call"]
    match.answer("call", 2)
    match.answer("silent", 1)
    for name in ("albatross", "beluga"):
        match.answer(name)
    assert [facts["seat"] for facts in facts_told(match, 0, "Spoken")] == [3, 2]


@rule("LH-5", "LH-6")
def test_what_is_called_or_said_is_final() -> None:
    match = coast()
    match.answer("fog")
    assert may_undo(match, 0)  # a signal is not
    assert match.ask_of(3).final
    match.answer("call", 3)
    with pytest.raises(BadAnswer, match="Seat 3 cannot take back: that answer was final"):
        undone(match, 3)


@rule("LH-6")
def test_the_watch_says_a_name_first_then_each_caller_in_the_order_of_the_calls() -> None:
    match = coast(5)
    match.answer("fog")
    match.answer("call", 4)
    match.answer("call", 2)
    match.answer("leave", 3)
    match.answer("speak", 1)
    for name in ("albatross", "beluga", "dolphin"):
        match.answer(name)
    assert [facts["seat"] for facts in facts_told(match, 0, "Spoken")] == [1, 4, 2]


@rule("LH-7")
def test_the_name_is_right_however_it_is_written_and_another_of_the_twelve_is_wrong() -> None:
    match = coast()
    match.answer("fog")
    match.answer("call", 2)
    match.answer("speak", 1)
    match.answer("ibis")
    match.answer("  HeRon ")
    assert [facts["right"] for facts in facts_told(match, 3, "Judged")] == [False, True]


@rule("LH-7")
@pytest.mark.parametrize(("verdict", "home"), [("right", 1), ("wrong", 0)])
def test_about_other_words_the_tower_decides(verdict: str, home: int) -> None:
    match = coast()
    night(match, "a grey bird")
    assert (match.waiting, match.ask.decision) == ([0], "tower.judge")
    assert match.ask.facts == {"guesser": 1, "words": "a grey bird"}
    match.answer(verdict)
    assert match.views[2].home == home


@rule("LH-8")
def test_a_caller_who_is_wrong_falls_asleep_and_so_does_the_watch_if_somebody_had_called() -> None:
    match = coast(5)
    match.answer("fog")
    match.answer("call", 3)
    match.answer("speak", 1)
    match.answer("ibis", 1)
    match.answer("eider", 3)
    assert match.views[0].awake == [2, 4]
    assert facts_told(match, 0, "FellAsleep") == [{"seat": 1}, {"seat": 3}]


@rule("LH-8")
def test_the_watch_stays_awake_if_nobody_had_called() -> None:
    match = coast()
    night(match, "ibis")
    assert match.views[0].awake == [1, 2, 3]


@rule("LH-9")
def test_the_right_name_ends_the_night_and_the_ship_is_home() -> None:
    match = coast()
    match.answer("fog")
    match.answer("call", 2)
    match.answer("speak", 1)
    match.answer("heron")
    assert facts_told(match, 3, "NightOver") == [{"ship": NAMES.index("heron"), "home": True}]
    assert match.views[3].night == 2  # seat 2 need not speak any more


@rule("LH-9")
def test_after_the_second_signal_the_ship_is_lost_and_shown() -> None:
    match = coast()
    night(match, "ibis")
    assert match.ask.decision == "tower.signal"
    night(match, "ibis")
    assert facts_told(match, 3, "NightOver") == [{"ship": NAMES.index("heron"), "home": False}]
    assert match.views[3].night == 2


@rule("LH-9")
def test_the_ship_is_lost_when_nobody_is_awake() -> None:
    match = coast(3)
    match.answer("fog")
    match.answer("call", 2)
    match.answer("speak", 1)
    match.answer("ibis", 1)
    match.answer("eider", 2)
    assert facts_told(match, 0, "NightOver") == [{"ship": NAMES.index("heron"), "home": False}]


@rule("LH-10")
@pytest.mark.parametrize(("home", "won"), [(0, False), (1, False), (2, True), (3, True)])
def test_all_win_together_if_at_least_half_of_the_ships_came_home(home: int, won: bool) -> None:
    match = coast(2, 3)
    for number, ship in enumerate(SHIPS[:3]):
        night(match, ship if number < home else "lapwing")
        if number >= home:
            night(match, "lapwing")
    assert match.result().winners == ((0, 1) if won else ())
    assert match.result().scores == (home, home)
