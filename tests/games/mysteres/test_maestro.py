"""The Maestro gives honest clues of the right category, and judges fairly."""

import pytest
from msgspec.structs import replace

from tests.rules import rule
from wagonlit.games.mysteres.associations.table import associations
from wagonlit.games.mysteres.associations.understanding import named
from wagonlit.games.mysteres.bots.belief import belief
from wagonlit.games.mysteres.bots.judging import judged
from wagonlit.games.mysteres.bots.maestro import (
    CHOICE,
    GOOD_CLUE,
    Said,
    adjective,
    clue,
    legal,
    passes,
    possible_clues,
    redraws,
    sincere,
)
from wagonlit.games.mysteres.bots.questions import reply
from wagonlit.games.mysteres.bots.seen import NO, UNKNOWN, YES, Clue, Seen
from wagonlit.games.mysteres.bots.skill import CLEAR
from wagonlit.games.mysteres.lexicon.categories import BEGINNER_TILES, CATEGORIES, LANGUAGES
from wagonlit.games.mysteres.lexicon.reading import lexicon

DOG = lexicon().by_id["animal.dog"]
EACH_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@rule("MY-131", "MY-133")
@EACH_LANGUAGE
def test_a_clue_belongs_to_the_tile_and_is_not_the_word(lang: str) -> None:
    for word in range(0, len(lexicon()), 97):
        own = lexicon().entries[word].category
        seen = Seen(lang=lang, open=CATEGORIES, guessers=3)
        for category in CATEGORIES:
            said = clue(seen, word, category, None) if category != own else None
            if said is None or said.isdigit():  # the letters may be counted
                continue
            number = named(said, lang)
            assert number is not None
            assert lexicon().entries[number].category == category
            assert legal(said, word, lang)


@EACH_LANGUAGE
def test_the_strongest_clue_makes_the_word_likelier(lang: str) -> None:
    before = Seen(lang=lang, open=BEGINNER_TILES)
    said = clue(before, DOG, "verb", None)
    assert said is not None
    after = Seen(lang=lang, open=BEGINNER_TILES, clues=(Clue("verb", said),))
    assert belief(after, CLEAR, 0).of(DOG) > 2 * belief(before, CLEAR, 0).of(DOG)


@rule("MY-132")
@EACH_LANGUAGE
def test_a_doubtful_clue_is_given_only_where_good_ones_are_few(lang: str) -> None:
    seen, doubtful = Seen(lang=lang, open=CATEGORIES), 0
    for word in range(0, len(lexicon()), 41):
        for category in CATEGORIES:
            known = [associations(lang).z(word, number) for number in lexicon().of_category[category]]
            said = (named(text, lang) for text in sincere(seen, word, category))
            weakest = min(associations(lang).z(word, number) for number in said if number is not None)
            assert weakest >= GOOD_CLUE or sum(z >= GOOD_CLUE for z in known) < CHOICE
            doubtful += weakest < GOOD_CLUE
    assert doubtful  # there are such words, and something is said all the same


def test_with_time_left_the_maestro_says_less_than_the_strongest() -> None:
    seen = Seen(lang="en", open=BEGINNER_TILES, guessers=3)
    held_back = 0
    for category in BEGINNER_TILES[1:]:
        choices = {said.text: said.belief for said in possible_clues(seen, DOG, category)}
        early, late = clue(seen, DOG, category, 9) or "", clue(seen, DOG, category, 1) or ""
        assert choices[early] <= choices[late] == max(choices.values())
        held_back += choices[early] < choices[late]
    assert held_back >= 4


def test_what_was_said_is_not_said_again() -> None:
    first = clue(Seen(lang="fr", open=BEGINNER_TILES), DOG, "verb", None)
    assert first is not None
    again = Seen(lang="fr", open=BEGINNER_TILES, clues=(Clue("verb", first),))
    assert clue(again, DOG, "verb", None) != first


@rule("MY-134")
def test_the_maestro_passes_once_and_only_for_a_reason() -> None:
    seen, telling = Seen(lang="fr", open=BEGINNER_TILES, guessers=3), [Said("aboyer", 0.9)]
    assert passes(seen, telling)
    assert not passes(seen, [*telling, Said("mordre", 0.1)])
    assert not passes(replace(seen, used=5), telling)
    assert not passes(replace(seen, passed=1), telling)


@rule("MY-114")
def test_a_word_without_good_clues_on_this_grid_is_drawn_anew() -> None:
    assert redraws(DOG, ("animal", "verb"), "fr")
    assert not redraws(DOG, CATEGORIES, "fr")


@rule("MY-133")
def test_the_word_alone_is_no_clue_but_more_than_it_is() -> None:
    assert not legal("Le chien", DOG, "fr")
    assert not legal("!", DOG, "fr")
    assert legal("chien de traîneau", DOG, "fr")


@rule("MY-165")
def test_slips_are_forgiven_unless_they_make_another_word() -> None:
    giraffe = lexicon().by_id["animal.giraffe"]
    assert judged(giraffe, "une giraffe", "fr")
    assert judged(giraffe, "girafes", "fr")
    assert not judged(giraffe, "carafe", "fr")
    assert not judged(DOG, "chat", "fr")


@rule("MY-194")
def test_an_adjective_is_one_of_the_words_own_and_new() -> None:
    known = lexicon().entries[DOG].adjectives("fr")
    first = adjective(DOG, [], "fr", chance=5)
    assert first in known
    assert adjective(DOG, [first], "fr", chance=5) not in (first, None)


@rule("MY-197")
@pytest.mark.parametrize(
    ("lang", "question", "told"),
    [
        ("fr", "Est-ce que c’est vivant ?", YES),
        ("fr", "Est-ce plus grand qu’une personne ?", NO),
        ("fr", "Est-ce que ça commence par un C ?", YES),
        ("fr", "Est-ce que ma voisine en a un ?", UNKNOWN),
        ("en", "Is it alive?", YES),
        ("en", "Does it begin with C?", NO),
        ("en", "Is it not alive?", UNKNOWN),
    ],
)
def test_what_is_understood_is_answered_truthfully(lang: str, question: str, told: str) -> None:
    assert reply(lexicon().entries[DOG], question, lang) == told
