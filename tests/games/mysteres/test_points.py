"""Points, the end of rounds and of the game (MY-160 … MY-164, MY-170 … MY-186)."""

import pytest

from tests.games.mysteres.table import (
    GRID,
    PASS,
    SPECIAL_GRID,
    Table,
    begun,
    clue,
    declare,
    idle,
    idle_turns,
    say,
    told,
)
from tests.rules import rule
from wagonlit.core.rng import Rng
from wagonlit.games.mysteres.game import GAME
from wagonlit.games.mysteres.pieces.names import BANDS, band_of
from wagonlit.games.mysteres.pieces.tiles import TILES
from wagonlit.games.mysteres.rules.closing import winners
from wagonlit.games.mysteres.state.evening import Evening


def found(match: Table) -> None:
    declare(match)
    match.answer("refrigerator")


@rule("MY-160", "MY-R5")
def test_finder_and_maestro_score_every_tile_on_its_void_side_and_the_key() -> None:
    match = begun(4)
    idle_turns(match, "animal", "object")
    clue(match, "place")
    found(match)
    assert match.views[0].scores == [3, 0, 0, 3]
    assert told(match, "Scored") == [{"finder": 3, "seats": [0, 3], "points": 3}]


@rule("MY-R5")
def test_the_key_does_not_count_unturned() -> None:
    match = begun(4)
    clue(match, "place")
    found(match)
    assert match.views[0].scores == [1, 1, 0, 0]


@rule("MY-160", "MY-199")
def test_special_tiles_count_too() -> None:
    match = begun(4, special_tiles=True)
    idle_turns(match, "first_letter")
    clue(match, "place")
    found(match)
    assert match.views[0].scores == [2, 0, 2, 0]


@rule("MY-161", "MY-R6")
def test_passed_tiles_score_nothing_and_cost_nothing_else() -> None:
    match = begun(4)
    idle(match, "animal", PASS)
    idle(match, "verb")
    clue(match, "place", PASS)
    found(match)
    assert match.views[0].scores == [1, 0, 0, 1]
    match = begun(4)
    clue(match, "place", PASS)
    found(match)
    assert match.views[0].scores == [0, 0, 0, 0]
    assert told(match, "Scored")[0]["points"] == 0


@rule("MY-162")
def test_nobody_scores_if_the_word_is_not_found() -> None:
    match = begun(3)
    idle_turns(match, *GRID)
    assert match.views[0].scores == [0, 0, 0]
    assert told(match, "Unsolved") == [{}]


@rule("MY-163")
@pytest.mark.parametrize("solved", [True, False])
def test_the_word_is_revealed_in_any_case(solved: bool) -> None:
    match = begun(3)
    if solved:
        clue(match, "animal")
        found(match)
    else:
        idle_turns(match, *GRID)
    revealed = told(match, "WordRevealed", 2)
    assert [(facts["word"], facts["card"], TILES[facts["key"]]) for facts in revealed] == [
        ("a refrigerator", 14, "object")
    ]
    assert revealed[0]["accepted"] == ["fridge", "icebox"]


@rule("MY-164")
def test_the_next_maestro_sits_to_the_left() -> None:
    match = begun(3, first_maestro=2)
    clue(match, "animal")
    found(match)
    assert match.views[1].maestro == 0


def with_scores(*scores: int) -> Evening:
    state = begun(len(scores)).peek()
    state.scores = list(scores)
    return state


@rule("MY-171", "MY-172", "MY-R24")
@pytest.mark.parametrize(
    ("scores", "won", "places"),
    [((3, 7, 5), (1,), (3, 1, 2)), ((7, 7, 5), (0, 1), (1, 1, 3)), ((0, 0, 0), (0, 1, 2), (1, 1, 1))],
)
def test_most_points_win_and_ties_are_shared(
    scores: tuple[int, ...], won: tuple[int, ...], places: tuple[int, ...]
) -> None:
    state = with_scores(*scores)
    assert winners(state) == won
    result = GAME.result(state)
    assert (result.scores, result.places, result.winners) == (scores, places, won)


@rule("MY-170", "MY-171")
def test_at_the_end_the_winners_are_named() -> None:
    match, rng = begun(5), Rng(1)
    clue(match, "animal")
    found(match)
    while not match.over:
        match.answer(GAME.away(match.options, match.ask, rng), match.waiting[0], by_clock=True)
    assert told(match, "GameWon") == [{"seats": [0, 1], "points": 1}]
    assert len(told(match, "RoundBegun")) == 5


@rule("MY-180", "MY-181")
def test_two_players_swap_roles_without_declarations_or_eliminations() -> None:
    match = begun(2)
    clue(match, "animal")
    assert (match.waiting, match.ask.decision) == ([1], "answer.propose")
    say(match, "a snowman")
    assert match.waiting == [1]
    assert not told(match, "Eliminated")
    assert not told(match, "LastTurnGiven")
    clue(match, "place")
    match.answer("refrigerator")
    assert (match.views[0].maestro, match.waiting) == (1, [1])


@rule("MY-182", "MY-R30")
def test_two_players_score_what_shows_its_text_side() -> None:
    match = begun(2)
    clue(match, "animal")
    match.answer("refrigerator")
    assert match.views[0].scores == [8, 8]
    match = begun(2)
    idle_turns(match, "animal", "object")
    clue(match, "place")
    match.answer("refrigerator")
    assert match.views[0].scores == [6, 6]


@rule("MY-183")
def test_after_the_last_tile_it_is_one_point() -> None:
    match = begun(2)
    idle_turns(match, *GRID[:8])
    clue(match, GRID[8])
    match.answer("refrigerator")
    assert match.views[0].scores == [1, 1]


@rule("MY-184")
def test_two_players_score_nothing_unsolved() -> None:
    match = begun(2)
    idle_turns(match, *GRID)
    assert match.views[0].scores == [0, 0]
    assert match.views[0].round == 2


@rule("MY-185", "MY-R28")
def test_a_pass_costs_two_players_its_tile_and_nothing_else() -> None:
    match = begun(2)
    idle(match, "animal", PASS)
    clue(match, "place")
    match.answer("refrigerator")
    assert match.views[0].scores == [7, 7]


@rule("MY-R29")
def test_special_tiles_on_their_text_side_count_for_two_players() -> None:
    match = begun(2, special_tiles=True)
    assert len(SPECIAL_GRID) == 9
    clue(match, "animal")
    match.answer("refrigerator")
    assert match.views[0].scores == [8, 8]


@rule("MY-186")
def test_two_players_are_rated_after_ten_rounds() -> None:
    match, rng = begun(2), Rng(1)
    clue(match, "animal")
    match.answer("refrigerator")
    while not match.over:
        match.answer(GAME.away(match.options, match.ask, rng), match.waiting[0], by_clock=True)
    assert told(match, "TeamRated") == [{"points": 8, "band": BANDS.index("fog")}]
    assert match.result().scores == (8, 8)
    assert match.result().winners == (0, 1)


@rule("MY-186")
@pytest.mark.parametrize(
    ("points", "band"),
    [
        (0, "fog"),
        (19, "fog"),
        (20, "trail"),
        (39, "trail"),
        (40, "good_eye"),
        (54, "good_eye"),
        (55, "one_mind"),
        (80, "one_mind"),
    ],
)
def test_the_ratings(points: int, band: str) -> None:
    assert BANDS[band_of(points)] == band
