"""Turns and clues (MY-120 … MY-136)."""

import pytest

from tests.games.mysteres.table import GRID, PASS, begun, clue, declare, idle, names_of, say, told
from tests.rules import rule
from wagonlit.core.errors import BadAnswer
from wagonlit.core.undo import may_undo
from wagonlit.games.mysteres.pieces.tiles import TILES


@rule("MY-120")
def test_a_turn_is_choice_clue_and_answers() -> None:
    match = begun()
    asked = []
    for choice in ("animal", "penguin"):
        asked.append((match.waiting, match.ask.decision))
        match.answer(choice)
    asked.append((match.waiting, match.ask.decision))
    declare(match)
    asked.append((match.waiting, match.ask.decision))
    say(match, "a snowman")
    asked.append((match.waiting, match.ask.decision))
    assert asked == [
        ([1], "turn.tile"), ([0], "turn.clue"), ([2, 3], "answer.declare"), ([1], "answer.propose"),
        ([2], "turn.tile"),
    ]  # fmt: skip


@rule("MY-120")
def test_the_maestro_never_chooses_declares_or_answers() -> None:
    match = begun()
    for words in ("animal", "penguin"):
        if match.ask.decision == "turn.tile":
            with pytest.raises(BadAnswer, match="Seat 0 is not asked"):
                match.answer("place", 0)
        match.answer(words)
    with pytest.raises(BadAnswer, match="Seat 0 is not asked"):
        match.answer("declare", 0)
    declare(match)
    with pytest.raises(BadAnswer, match="Seat 0 is not asked"):
        match.answer("refrigerator", 0)


@rule("MY-121", "MY-122", "MY-R7")
def test_a_tile_that_is_used_or_passed_cannot_be_chosen_again() -> None:
    match = begun()
    assert {TILES[tile] for tile in match.ask.options} == set(GRID)
    idle(match, "animal")
    idle(match, "place", PASS)
    assert {TILES[tile] for tile in match.ask.options} == set(GRID) - {"animal", "place"}
    for tile in ("animal", "place", "song_or_music", "adjective"):
        with pytest.raises(BadAnswer):
            match.answer(tile)


@rule("MY-130", "MY-135")
def test_the_key_tile_is_confirmed_without_the_maestro() -> None:
    match = begun()
    match.answer("object")
    assert told(match, "KeyConfirmed", 3) == [{"maestro": 0, "tile": TILES.index("object")}]
    assert match.views[3].key == TILES.index("object")
    assert names_of(match.peek().void) == {"object"}
    assert match.ask.decision == "answer.declare"


@rule("MY-131")
def test_a_clue_turns_its_tile_and_is_heard_by_all() -> None:
    match = begun()
    clue(match, "animal", "a penguin")
    state = match.peek()
    assert (names_of(state.void), "animal" in names_of(state.text)) == ({"animal"}, False)
    for seat in range(4):
        assert [(one.tile, one.words) for one in match.views[seat].clues] == [(0, "a penguin")]


@rule("MY-132", "MY-R19", "MY-R35")
@pytest.mark.parametrize("words", ["12", "sounds like figurator", "twelve letters", "not an animal"])
def test_whether_a_clue_fits_people_judge(words: str) -> None:
    match = begun()
    clue(match, "animal", words)
    assert match.views[1].clues[0].words == words


@rule("MY-133", "MY-R17")
@pytest.mark.parametrize("words", ["refrigerator", "A  Refrigerators!", "the fridge", "Fridge"])
def test_a_clue_is_not_the_word_alone(words: str) -> None:
    match = begun()
    match.answer("animal")
    with pytest.raises(BadAnswer, match="not consist of it alone"):
        match.answer(words)
    match.answer(f"{words} mouse")
    assert match.ask.decision == "answer.declare"


@rule("MY-131")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "nothing to read"),
        ("  ", "nothing to read"),
        ("x" * 61, "61 characters"),
        ("a b c d e f g h i", "8 words"),
        ("ice\nbox", "not consist of it alone"),  # a blank, once it is cleaned
    ],
)
def test_a_clue_that_is_blank_or_too_long_is_refused(words: str, reason: str) -> None:
    match = begun()
    match.answer("animal")
    with pytest.raises(BadAnswer, match=reason):
        match.answer(words)
    assert match.ask.decision == "turn.clue"
    assert (match.ask.longest, match.ask.instead) == (60, "silence")
    match.answer("a b c d e f g h")


@rule("MY-134", "MY-R7")
def test_the_maestro_may_pass_again_and_again() -> None:
    match = begun()
    for number, tile in enumerate(("animal", "place", "verb"), 1):
        match.answer(tile)
        match.answer(PASS)
        assert match.ask.decision == "answer.declare"
        declare(match)
        say(match, "what")
        state = match.peek()
        assert len(names_of(state.passed)) == number
        assert not state.void


@rule("MY-135")
def test_the_key_tile_is_never_passed() -> None:
    match = begun()
    match.answer("object")
    with pytest.raises(BadAnswer):
        match.answer(PASS, 0)
    assert match.views[0].passed == []


@rule("MY-136")
def test_nothing_but_clues_replies_and_judgements_comes_from_the_maestro() -> None:
    match = begun()
    clue(match, "animal")
    declare(match)
    match.answer("a cold thing")
    asked = {(ask.seat, ask.decision) for ask in match.asks}
    assert asked == {(0, "answer.judge")}
    match.answer("reject")
    assert match.waiting == [2]


@rule("MY-131")
def test_a_clue_is_final() -> None:
    match = begun()
    match.answer("animal")
    assert match.ask.final
    match.answer("a penguin")
    assert not may_undo(match, 0)


@rule("MY-R31")
def test_the_same_clue_may_be_given_under_several_tiles() -> None:
    match = begun()
    idle(match, "animal", "ice")
    idle(match, "place", "ice")
    assert [one.words for one in match.views[1].clues] == ["ice", "ice"]
