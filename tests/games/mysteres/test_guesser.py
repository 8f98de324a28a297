"""Guessers believe what they are told, choose what helps, and speak when it pays."""

from dataclasses import dataclass
from math import log

import pytest
from msgspec.structs import replace

from tests.rules import rule
from wagonlit.games.mysteres.bots import guesser, tiles
from wagonlit.games.mysteres.bots.belief import Belief, belief
from wagonlit.games.mysteres.bots.questions import QUESTIONS, facet_of
from wagonlit.games.mysteres.bots.seen import NO, YES, Clue, Reply, Seen
from wagonlit.games.mysteres.bots.skill import CLEAR, NORMAL, SKILLS
from wagonlit.games.mysteres.lexicon.categories import BEGINNER_TILES, LANGUAGES
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.rounds.round import Round

DOG, CAT = lexicon().by_id["animal.dog"], lexicon().by_id["animal.cat"]
SEEN = Seen(lang="fr", open=BEGINNER_TILES, used=3, guessers=3)


@dataclass
class Sure:
    """Somebody who is so sure of one entry, and of another one for the rest."""

    share: float

    def belief(self) -> Belief:
        thought = Belief([DOG, CAT], [0.0, 0.0])
        thought.shares[:] = [self.share, 1 - self.share]
        return thought


def test_only_tiles_that_may_be_the_key_are_thought_of() -> None:
    thought = belief(replace(SEEN, open=("animal", "place", "adjective")), CLEAR, 0)
    assert {lexicon().entries[number].category for number in thought.numbers} == {"animal", "place"}
    known = belief(replace(SEEN, key="verb"), CLEAR, 0)
    assert {lexicon().entries[number].category for number in known.numbers} == {"verb"}


@rule("MY-195", "MY-196")
def test_what_special_tiles_tell_rules_out_the_others() -> None:
    thought = belief(replace(SEEN, first_letter="C", word_count=1), CLEAR, 0)
    forms = [lexicon().entries[number].fr for number in thought.numbers]
    assert {(form.first_letter, form.word_count) for form in forms} == {("C", 1)}


def test_a_wrong_answer_is_not_thought_of_again() -> None:
    assert belief(replace(SEEN, refuted=("le chien",)), CLEAR, 0).of(DOG) == 0


@rule("MY-194", "MY-197")
def test_adjectives_and_replies_count() -> None:
    fitting = lexicon().entries[DOG].adjectives("fr")[0]
    assert belief(replace(SEEN, adjectives=(fitting,)), CLEAR, 0).of(DOG) > belief(SEEN, CLEAR, 0).of(DOG)
    alive = QUESTIONS["fr"]["living"]
    yes, no = (belief(replace(SEEN, replies=(Reply(alive, told),)), CLEAR, 0).of(DOG) for told in (YES, NO))
    assert yes > 10 * no


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_understand_their_own_questions(lang: str) -> None:
    assert {facet_of(text, lang): facet for facet, text in QUESTIONS[lang].items()} == {
        facet: facet for facet in QUESTIONS[lang]
    }


def test_a_number_may_stand_for_the_letters_of_the_word() -> None:
    told = belief(replace(SEEN, clues=(Clue("number_or_date", "5"),)), CLEAR, 0)
    longer = lexicon().by_id["animal.elephant"]
    assert told.of(DOG) > belief(SEEN, CLEAR, 0).of(DOG)
    assert told.of(DOG) > told.of(longer)


@rule("MY-142", "MY-144")
def test_a_free_try_is_taken_and_a_dangerous_one_only_by_the_sure() -> None:
    assert guesser.proposes(Sure(0.6).belief(), SEEN, declarers=0, until_own_turn=3)
    assert not guesser.proposes(Sure(0.05).belief(), replace(SEEN, used=0), declarers=0, until_own_turn=3)
    assert guesser.proposes(Sure(0.95).belief(), SEEN, declarers=1, until_own_turn=3)
    assert guesser.proposes(Sure(0.5).belief(), SEEN, declarers=0, until_own_turn=3, must=True)


@rule("MY-140")
def test_only_the_sure_declare_and_the_surer_sooner() -> None:
    assert guesser.declares(Sure(0.98).belief(), SEEN, NORMAL, until_own_turn=1)
    assert not guesser.declares(Sure(0.51).belief(), SEEN, NORMAL, until_own_turn=1)
    assert guesser.delay(Sure(0.99).belief(), 7) < guesser.delay(Sure(0.5).belief(), 7)


def test_a_tile_is_chosen_that_can_be() -> None:
    thought = belief(SEEN, NORMAL, 1)
    assert tiles.choose(thought, SEEN, SEEN.open, 5) in SEEN.open
    assert tiles.choose(thought, SEEN, ("word_count", "first_letter"), 5) == "first_letter"


def test_the_weaker_somebody_is_the_less_they_understand() -> None:
    seen = replace(SEEN, clues=(Clue("object", "laisse"), Clue("verb", "mordre")))
    known = {
        name: sum(log(belief(seen, skill, seed).of(DOG)) for seed in range(30))
        for name, skill in SKILLS.items()
    }
    assert known["strong"] > known["normal"] > known["weak"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rounds_are_solved_and_played_the_same_again(lang: str) -> None:
    played = [Round(lang, [NORMAL] * 3, seed, target=7).played() for seed in range(12)]
    assert sum(outcome.solved for outcome in played) >= 6
    again = Round(lang, [NORMAL] * 3, 0, target=7).played()
    assert (again.word, again.turns) == (played[0].word, played[0].turns)
