"""Bots can play with special tiles: each tells what it should, and rounds are solved."""

import pytest
from msgspec.structs import replace

from tests.rules import rule
from wagonlit.games.mysteres.bots.belief import belief
from wagonlit.games.mysteres.bots.seen import NO, YES, Clue, Seen
from wagonlit.games.mysteres.bots.skill import CLEAR, NORMAL
from wagonlit.games.mysteres.lexicon.categories import LANGUAGES, SPECIALS
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.rounds.round import Round
from wagonlit.games.mysteres.rounds.special import choosable, turned

DOG = lexicon().by_id["animal.dog"]
SEEN = Seen(lang="fr", open=("animal", *SPECIALS), clues=(Clue("verb", "mordre"),), used=1, guessers=3)


def after(tile: str) -> Seen:
    seen, _ = turned(SEEN, DOG, tile, belief(SEEN, CLEAR, 0), 0)
    assert tile not in seen.open
    assert seen.used == SEEN.used + 1
    return seen


@rule("MY-192", "MY-194", "MY-195", "MY-196")
def test_facts_and_adjectives_are_those_of_the_word() -> None:
    assert after("first_letter").first_letter == "C"
    assert after("word_count").word_count == 1
    assert after("adjective").adjectives[0] in lexicon().entries[DOG].adjectives("fr")


@rule("MY-197")
def test_a_question_is_answered() -> None:
    assert after("direct_question").replies[0].answer in (YES, NO)


@rule("MY-198")
def test_verification_brings_another_clue_for_the_same_tile() -> None:
    first, second = after("verification").clues
    assert first.category == second.category
    assert first.text != second.text


@rule("MY-198")
def test_verification_waits_for_a_clue_unless_it_is_all_that_is_left() -> None:
    assert "verification" in choosable(SEEN)
    assert "verification" not in choosable(replace(SEEN, clues=()))
    assert choosable(replace(SEEN, clues=(), open=("verification",))) == ("verification",)


@rule("MY-193")
def test_double_proposal_gives_two_answers() -> None:
    table = Round("fr", [CLEAR], seed=1, target=None, special=True)
    table.seen = replace(table.seen, open=("double_proposal",), key=table.key)
    (turn,) = table.played().turns
    assert [right for _, _, right in turn.answers] == [False, False]


@rule("MY-190", "MY-191")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rounds_with_special_tiles_are_solved(lang: str) -> None:
    played = [Round(lang, [NORMAL] * 3, seed, target=8, special=True).played() for seed in range(12)]
    assert sum(outcome.solved for outcome in played) >= 6
    assert {"first_letter", "adjective"} <= {turn.tile for outcome in played for turn in outcome.turns}
