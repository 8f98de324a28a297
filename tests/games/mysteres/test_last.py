"""The last player and the last tile (MY-150 … MY-153)."""

import pytest

from tests.games.mysteres.table import (
    DECLINE,
    GRID,
    PASS,
    Table,
    begun,
    clue,
    declare,
    idle_turns,
    say,
    told,
)
from tests.rules import rule
from wagonlit.core.errors import BadAnswer
from wagonlit.games.mysteres.pieces.names import LATE
from wagonlit.games.mysteres.pieces.tiles import TILES

BUT_LAST = tuple(tile for tile in GRID if tile not in ("object", "film_or_tv"))


def one_left() -> Table:
    """Seats 2 and 3 have declared and were wrong: seat 1 is left."""
    match = begun(4)
    clue(match, "animal")
    declare(match, 2, 3)
    match.answer(DECLINE)
    say(match, "a snowman")
    say(match, "an igloo")
    return match


def last_tile(players: int = 5, words: str | int = "cold") -> Table:
    """Only Film or TV is left, which seat 1 or 2 has had to choose; the key was turned before."""
    match = begun(players)
    idle_turns(match, *BUT_LAST, "object")
    clue(match, "film_or_tv", words)
    return match


@rule("MY-150", "MY-R11")
def test_the_last_player_has_exactly_one_more_turn() -> None:
    match = one_left()
    assert told(match, "LastTurnGiven") == [{"seat": 1}]
    assert (match.waiting, match.ask.decision) == ([1], "turn.tile")
    clue(match, "place")
    assert match.ask.decision == "answer.propose"  # nobody is left to declare
    say(match, "a yeti")
    assert told(match, "Unsolved") == [{}]
    assert match.views[0].round == 2


@rule("MY-150")
def test_the_last_player_may_find_the_word() -> None:
    match = one_left()
    clue(match, "place")
    match.answer("refrigerator")
    assert match.views[0].scores == [2, 2, 0, 0]


@rule("MY-R12")
def test_the_last_player_may_decline_and_the_round_is_unsolved() -> None:
    match = one_left()
    clue(match, "place")
    match.answer(DECLINE)
    assert told(match, "Unsolved") == [{}]


@rule("MY-R9", "MY-153")
def test_a_declarer_left_alone_in_the_middle_must_still_answer() -> None:
    match = begun(3)
    clue(match, "animal")
    declare(match, 2)
    say(match, "a snowman")  # seat 1 is out, only seat 2 is in play
    assert (match.waiting, match.ask.decision) == ([2], "answer.declared")
    assert not told(match, "LastTurnGiven")
    say(match, "an igloo")
    assert told(match, "Unsolved") == [{}]


@rule("MY-152")
def test_the_round_is_over_when_nobody_is_in_play() -> None:
    match = begun(3)
    clue(match, "animal")
    declare(match, 2)
    say(match, "a snowman")
    say(match, "an igloo")
    assert match.views[0].round == 2
    assert match.views[0].scores == [0, 0, 0]


@rule("MY-151")
def test_on_the_last_tile_all_others_answer_in_their_order() -> None:
    match = last_tile()
    active = match.views[0].active
    assert (active, match.waiting, match.ask.decision) == (1, [1], "answer.propose")
    assert told(match, "LastTile") == [{"seats": [2, 3, 4]}]
    order = []
    while match.views[0].round == 1:
        order.append(match.waiting[0])
        match.answer(DECLINE)
    assert order == [1, 2, 3, 4]
    assert told(match, "Unsolved") == [{}]


@rule("MY-151")
def test_on_the_last_tile_a_later_player_may_be_right() -> None:
    match = last_tile()
    match.answer(DECLINE)
    match.answer(DECLINE)
    match.answer("refrigerator")
    assert match.views[0].scores == [9, 0, 0, 9, 0]


@rule("MY-151", "MY-R22")
def test_a_wrong_answer_on_the_last_tile_eliminates() -> None:
    match = last_tile()
    say(match, "a snowman")
    say(match, "an igloo")
    assert told(match, "Eliminated") == [{"seat": 1}, {"seat": 2}]


@rule("MY-R20")
def test_on_the_last_tile_one_may_decline_and_nobody_is_late() -> None:
    match = last_tile()
    match.answer(DECLINE)
    assert (match.ask.decision, match.ask.options, match.ask.late) == ("answer.declared", [DECLINE], [])
    with pytest.raises(BadAnswer):
        match.answer(LATE, by_clock=True)


@rule("MY-R8", "MY-151")
def test_passed_tiles_are_gone_and_a_pass_on_the_last_tile_changes_nothing() -> None:
    match = begun(4)
    idle_turns(match, *BUT_LAST, words=PASS)
    idle_turns(match, "object")
    clue(match, "film_or_tv", PASS)
    assert told(match, "LastTile")
    assert (match.ask.decision, match.peek().text) == ("answer.propose", 0)
    match.answer("refrigerator")
    assert max(match.views[0].scores) == 1  # the key alone


@rule("MY-R37")
def test_the_last_tile_is_chosen_without_asking() -> None:
    match = begun(4)
    idle_turns(match, *BUT_LAST, "object")
    assert match.ask.decision == "turn.clue"
    assert told(match, "TileChosen")[-1]["tile"] == TILES.index("film_or_tv")


@rule("MY-R10", "MY-153")
def test_one_left_but_no_tile_is_the_end() -> None:
    match = last_tile(4)
    say(match, "a snowman")
    say(match, "an igloo")
    match.answer(DECLINE)  # the third stays in play, alone
    assert not told(match, "LastTurnGiven")
    assert told(match, "Unsolved") == [{}]


@rule("MY-153")
def test_found_comes_before_everything_else() -> None:
    match = begun(3)
    clue(match, "animal")
    declare(match, 2)
    say(match, "a snowman")
    match.answer("refrigerator")
    assert match.views[0].scores == [1, 0, 1]
    assert not told(match, "Unsolved")
    assert not told(match, "LastTurnGiven")
