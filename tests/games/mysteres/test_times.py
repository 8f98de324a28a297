"""Options, times, and what is answered for whoever is late (sections 4.4 and 6 of the rules)."""

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
    seated,
)
from tests.rules import rule
from wagonlit.core.errors import BadAnswer, BadOption
from wagonlit.core.rng import Rng
from wagonlit.games.mysteres.game import GAME
from wagonlit.games.mysteres.pieces.names import KEEP, LATE, REJECT, UNKNOWN, WAIVE
from wagonlit.games.mysteres.pieces.tiles import TILES


def default(match: Table) -> int | str:
    """What is answered for whoever is asked now; it is possible."""
    choice = GAME.away(match.options, match.ask, Rng(3))
    match.copy().answer(choice, match.waiting[0], by_clock=True)
    return choice


def at(decision: str) -> Table:
    """A table where this is asked."""
    match = seated(4) if decision == "round.keep" else begun(4)
    if decision in ("round.keep", "turn.tile"):
        return match
    if decision == "turn.clue":
        match.answer("animal")
        return match
    clue(match, "animal")
    if decision == "answer.declare":
        return match
    declare(match, 2)
    if decision == "answer.propose":
        return match
    if decision == "answer.judge":
        match.answer("a snowman")
    else:
        match.answer(DECLINE)
    return match


@pytest.mark.parametrize(
    ("decision", "choice"),
    [
        ("round.keep", KEEP),
        ("turn.clue", PASS),
        ("answer.declare", WAIVE),
        ("answer.propose", DECLINE),
        ("answer.declared", LATE),
        ("answer.judge", REJECT),
    ],
)
@rule("MY-134", "MY-145")
def test_whoever_is_late_is_given_the_quietest_answer(decision: str, choice: int) -> None:
    match = at(decision)
    assert (match.ask.decision, default(match)) == (decision, choice)


def test_a_tile_is_drawn_by_lot_for_whoever_is_late() -> None:
    match = at("turn.tile")
    chosen = {GAME.away(match.options, match.ask, Rng(seed)) for seed in range(60)}
    assert {TILES[int(tile)] for tile in chosen} == set(GRID)


@rule("MY-197", "MY-R13")
def test_special_tiles_of_whoever_is_late() -> None:
    match = begun(4, special_tiles=True)
    match.answer("direct_question")
    assert default(match) == LATE
    match.answer("Is it cold?")
    assert default(match) == UNKNOWN
    match = begun(4, special_tiles=True)
    match.answer("adjective")
    assert default(match) == PASS


@rule("MY-151")
def test_on_the_last_tile_whoever_is_late_declines() -> None:
    match = begun(3)
    idle_turns(match, *GRID[:8])
    clue(match, GRID[8])
    match.answer(DECLINE)
    assert (match.ask.decision, default(match)) == ("answer.declared", DECLINE)


@pytest.mark.parametrize(
    ("decision", "seconds"),
    [
        ("round.keep", 30),
        ("turn.tile", 30),
        ("turn.target", 30),
        ("turn.clue", 60),
        ("turn.question", 40),
        ("turn.reply", 20),
        ("answer.declare", 15),
        ("answer.propose", 30),
        ("answer.declared", 15),
        ("answer.judge", 15),
    ],
)
def test_each_question_has_its_time(decision: str, seconds: float) -> None:
    assert GAME.seconds_for(GAME.options({}), decision) == seconds


def test_every_question_to_a_seat_has_a_time() -> None:
    chance = {"round.maestro", "round.tile", "round.key", "round.mystery"}
    options = GAME.options({})
    untimed = {one.id for one in GAME.decisions if GAME.seconds_for(options, one.id) is None}
    assert untimed == chance


@rule("MY-140")
def test_a_table_may_wait_for_everybody_or_switch_a_time_off() -> None:
    waiting = GAME.options({"window_mode": "all_respond"})
    assert GAME.seconds_for(waiting, "answer.declare") == 0
    assert GAME.seconds_for(waiting, "turn.clue") == 60
    assert GAME.seconds_for(GAME.options({"clue_timer": 0}), "turn.clue") == 0


def test_the_defaults() -> None:
    options = GAME.options({})
    assert (options.language, options.key_deck, options.redraw_limit, options.max_difficulty) == (
        "fr", "reshuffle", "none", 3,
    )  # fmt: skip
    assert (options.beginner_tiles, options.special_tiles, options.pass_on_special) == (False, False, False)
    assert (options.first_maestro, options.spectators_see_word, options.avoid_recent) == (
        "random",
        False,
        True,
    )


@rule("MY-R3")
@pytest.mark.parametrize("given", [0, 3, 10, "7", "none"])
def test_limits_to_redraws(given: int | str) -> None:
    limit = GAME.options({"redraw_limit": given}).redraw_limit
    assert limit == ("none" if given == "none" else int(given))


@pytest.mark.parametrize(
    "given",
    [
        {"redraw_limit": 11}, {"redraw_limit": -1}, {"redraw_limit": True}, {"redraw_limit": "many"},
        {"language": "de"}, {"max_difficulty": 4}, {"recent_words": ["animal.nessie"]}, {"clue_timer": 1},
        {"first_maestro": "me"}, {"key_deck": "burn"}, {"window_mode": "never"}, {"tiles": 3},
    ],
)  # fmt: skip
def test_what_is_not_possible_is_refused_by_name(given: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=next(iter(given))):
        GAME.options(given)


def test_nobody_but_the_clock_is_late() -> None:
    match = at("answer.declared")
    with pytest.raises(BadAnswer):
        match.answer(LATE)
    say(match, "an igloo")
