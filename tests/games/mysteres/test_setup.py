"""Setting up a game and its rounds (MY-101 … MY-115)."""

from typing import Any

import pytest

from tests.games.mysteres.table import (
    GRID,
    SPECIAL_GRID,
    WORD,
    begun,
    drawn,
    idle_turns,
    names_of,
    seated,
    told,
)
from tests.rules import rule
from wagonlit.core.errors import BadAnswer, BadOption, BadScenario
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.games.mysteres.game import GAME
from wagonlit.games.mysteres.lexicon.categories import BEGINNER_TILES, CARDS, CATEGORIES
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.pieces.tiles import TILES
from wagonlit.games.mysteres.rules.rounds import bag


def solve(match: Match[Any], word: str = "refrigerator") -> None:
    """The round is over after one tile."""
    match.answer(next(id for id in match.ask.options if TILES[id] != "object"))
    match.answer("cold")
    while match.ask.decision == "answer.declare":
        match.answer("waive", match.waiting[0])
    match.answer(word)


@rule("MY-101")
@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_play(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        seated(players)
    assert [seated(number).seats for number in range(2, 9)] == list(range(2, 9))


@rule("MY-104")
def test_chance_or_the_table_picks_the_first_maestro() -> None:
    first = {Match(GAME, {"players": 4}, seed).views[0].maestro for seed in range(40)}
    assert first == {0, 1, 2, 3}
    assert seated(first_maestro=2).views[0].maestro == 2
    with pytest.raises(BadOption, match="seat from 0 to 3"):
        seated(first_maestro=4)


@rule("MY-105", "MY-170", "MY-180")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 9), (4, 8), (5, 5), (6, 6), (7, 7), (8, 8)])
def test_everybody_is_the_maestro_equally_often(players: int, rounds: int) -> None:
    match, rng = Match(GAME, {"players": players, "first_maestro": 0}, 1), Rng(1)
    while not match.over:
        match.answer(GAME.away(match.options, match.ask, rng), match.waiting[0], by_clock=True)
    assert [facts["maestro"] for facts in told(match, "RoundBegun")] == [
        number % players for number in range(rounds)
    ]


@rule("MY-103", "MY-110")
def test_nine_tiles_are_drawn_from_the_fourteen_and_laid_cell_by_cell() -> None:
    match = seated()
    assert [TILES[tile] for tile in match.views[3].grid if tile is not None] == list(GRID)
    assert names_of(match.peek().text) == set(GRID)
    with pytest.raises(BadScenario):
        seated(tiles=(*GRID[:8], GRID[0]))
    with pytest.raises(BadScenario):
        seated(tiles=("adjective", *GRID[1:]))


@rule("MY-110", "MY-115")
def test_all_tiles_are_back_in_the_bag_for_the_next_round() -> None:
    match = begun(more=drawn(GRID[::-1], "object.ladder"))
    solve(match)
    assert [TILES[tile] for tile in match.views[0].grid if tile is not None] == list(GRID[::-1])
    assert match.views[0].void == []


@rule("MY-111", "MY-R2")
def test_beginners_have_a_fixed_nine_in_any_order() -> None:
    grids = [Match(GAME, {"players": 3, "beginner_tiles": True}, seed).views[0].grid for seed in range(5)]
    for grid in grids:
        assert {TILES[tile] for tile in grid if tile is not None} == set(BEGINNER_TILES)
    assert len({tuple(tile for tile in grid if tile is not None) for grid in grids}) > 1


@rule("MY-R33")
def test_beginners_and_special_tiles_do_not_go_together() -> None:
    with pytest.raises(BadOption, match="cannot both be on"):
        seated(beginner_tiles=True, special_tiles=True)


@rule("MY-112", "MY-113")
def test_the_key_marks_the_category_and_the_card_has_the_word() -> None:
    match = seated()
    view, entry = match.views[0], lexicon().entries[lexicon().by_id[WORD]]
    assert view.key is not None
    assert TILES[view.key] == "object"
    assert (view.card, view.word) == (entry.card, "a refrigerator")
    assert match.peek().entry.id == WORD


@rule("MY-102", "MY-112")
def test_every_key_and_every_card_can_be_drawn() -> None:
    states = [Match(GAME, {"players": 3}, seed).peek() for seed in range(400)]
    assert {state.grid.index(state.key) for state in states} == set(range(9))
    assert len({state.cards[0] for state in states}) > CARDS - 10


@rule("MY-114", "MY-R3")
def test_the_maestro_may_put_cards_away_and_everybody_knows_how_many() -> None:
    match = seated(more=["object.ladder", "object.doll"])
    key = match.views[0].key
    match.answer("redraw")
    match.answer("redraw")
    assert match.views[0].word == "a doll"
    assert (match.views[0].key, match.views[2].redraws) == (key, 2)
    match.answer("keep")
    assert match.ask.decision == "turn.tile"


@rule("MY-R3")
def test_a_limit_to_the_cards_put_away() -> None:
    match = seated(redraw_limit=1, more=["object.ladder"])
    match.answer("redraw")
    assert match.ask.decision == "turn.tile"
    assert seated(redraw_limit=0).ask.decision == "turn.tile"


@rule("MY-R4")
def test_when_no_card_is_left_all_but_this_rounds_are_shuffled_again() -> None:
    match = begun(more=drawn(GRID, "animal.dog"))
    solve(match)
    while match.ask.decision == "round.keep" and match.peek().gone != set(match.peek().cards):
        match.answer("redraw")
    state = match.peek()
    assert len(set(state.cards)) == len(state.cards) > 1  # no card of this round comes twice


@rule("MY-R4")
def test_no_word_is_played_twice() -> None:
    match = begun(more=drawn())
    with pytest.raises(BadScenario, match="cannot be drawn"):
        solve(match)


@rule("MY-115")
def test_the_guesser_to_the_maestros_left_begins() -> None:
    assert begun(first_maestro=2).waiting == [3]
    assert begun(first_maestro=3).waiting == [0]


@rule("MY-114")
def test_the_card_stays_once_a_tile_can_be_chosen() -> None:
    match = begun()
    with pytest.raises(BadAnswer):
        match.answer("redraw", 0)


@rule("MY-R1")
def test_key_cards_are_shuffled_every_round_or_used_up() -> None:
    for deck, repeats in (("reshuffle", True), ("deplete", False)):
        match = begun(key_deck=deck, more=drawn(GRID, "object.ladder") if repeats else [*GRID])
        solve(match)
        state = match.peek()
        assert (state.keys == (1 << 9) - 1) is repeats
        assert (state.key_cells() >> GRID.index("object") & 1 == 1) is repeats


@rule("MY-191")
def test_the_key_is_never_a_special_tile() -> None:
    match = seated(tiles=SPECIAL_GRID, special_tiles=True)
    cells = match.peek().key_cells()
    assert [SPECIAL_GRID[cell] for cell in range(9) if cells >> cell & 1] == ["object", "animal", "place"]
    for seed in range(60):
        state = Match(GAME, {"players": 3, "special_tiles": True}, seed).peek()
        assert state.key < len(CATEGORIES)


@rule("MY-190")
def test_special_tiles_join_the_bag() -> None:
    assert names_of(bag(GAME.options({"special_tiles": True}))) == set(TILES)
    assert names_of(bag(GAME.options({}))) == set(CATEGORIES)


@rule("MY-R34", "MY-R36")
def test_words_known_from_other_games_are_passed_over_unless_nothing_else_is_left() -> None:
    objects = [lexicon().entries[number].id for number in lexicon().of_category["object"]]
    match = seated(word=objects[5], recent_words=objects[:5] + objects[6:])
    assert len(match.peek().cards) == 1  # passed over, not put away
    match = seated(word=objects[5], recent_words=objects)
    assert match.views[0].word is not None
    with pytest.raises(BadScenario, match="cannot be drawn"):
        seated(word=objects[0], recent_words=objects[:5])
    seated(word=objects[0], recent_words=objects[:5], avoid_recent=False)


@rule("MY-R36")
@pytest.mark.parametrize("most", [1, 2])
def test_words_that_are_too_difficult_are_passed_over(most: int) -> None:
    for seed in range(60):
        match = Match(GAME, {"players": 3, "max_difficulty": most}, seed)
        assert match.peek().entry.difficulty <= most
        assert match.views[0].redraws == 0


def test_what_is_scripted_must_be_possible() -> None:
    with pytest.raises(BadScenario, match="No card has the word"):
        seated(more=["object.nonsense"]).answer("redraw")
    with pytest.raises(BadScenario, match="cannot be drawn"):
        seated(more=["animal.dog"]).answer("redraw")


def test_a_round_nobody_solves_is_followed_by_the_next() -> None:
    match = begun()
    idle_turns(match, *(tile for tile in GRID))
    assert match.views[0].round == 2
