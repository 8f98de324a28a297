"""When an answer is right, and what special tiles tell of a word."""

import pytest

from tests.rules import rule
from wagonlit.games.mysteres.lexicon.facts import first_letter, letters, word_count
from wagonlit.games.mysteres.lexicon.normal_form import normal_form, plain_words, same


@rule("MY-165")
@pytest.mark.parametrize(
    ("text", "lang", "form"),
    [
        ("  Un Œuf ", "fr", "oeuf"),
        ("les Étoiles", "fr", "etoile"),
        ("l’École", "fr", "ecole"),
        ("des jeux", "fr", "jeu"),
        ("de l'eau", "fr", "eau"),
        ("Tom & Jerry", "fr", "tom et jerry"),
        ("Tom & Jerry", "en", "tom and jerry"),
        ("to whisper", "en", "whisper"),
        ("The Keys", "en", "key"),
        ("glass", "en", "glass"),
        ("bus", "en", "bus"),
        ("ﬁsh", "en", "fish"),
    ],
)
def test_case_accents_articles_and_plurals_do_not_count(text: str, lang: str, form: str) -> None:
    assert normal_form(text, lang) == form


@rule("MY-165", "MY-R38")
@pytest.mark.parametrize(("text", "lang"), [("un dé", "fr"), ("The A", "en"), ("the", "en"), ("la", "fr")])
def test_the_last_part_of_an_answer_always_counts(text: str, lang: str) -> None:
    assert normal_form(text, lang) == plain_words(text, lang).split()[-1]
    assert same(text, plain_words(text, lang).split()[-1], lang)


@rule("MY-165")
def test_spaces_and_hyphens_do_not_count() -> None:
    assert same("porte-monnaie", "portemonnaie", "fr")
    assert same("week end", "week-end", "fr")
    assert not same("poison", "poisson", "fr")


@rule("MY-195")
@pytest.mark.parametrize(
    ("head", "lang", "words"),
    [
        ("parapluie", "fr", 1),
        ("arc-en-ciel", "fr", 1),
        ("lettre d'amour", "fr", 3),
        ("L'Odyssée", "fr", 2),
        ("aujourd'hui", "fr", 1),
        ("to grow up", "en", 2),
        ("To Kill a Mockingbird", "en", 4),
        ("Gulliver's Travels", "en", 2),
        ("1 000 000", "fr", 1),
        ("1,000,000", "en", 1),
        ("14 juillet", "fr", 2),
        ("Où est Charlie ?", "fr", 3),
    ],
)
def test_words_are_what_spaces_part(head: str, lang: str, words: int) -> None:
    assert word_count(head, lang) == words


@rule("MY-196")
@pytest.mark.parametrize(
    ("head", "lang", "letter"),
    [
        ("école", "fr", "E"),
        ("Œdipe", "fr", "O"),
        ("to whisper", "en", "W"),
        ("Le Petit Prince", "fr", "L"),
        ("12", "fr", "D"),
        ("12", "en", "T"),
        ("1789", "fr", "M"),
        ("1789", "en", "S"),
        ("1969", "en", "N"),
        ("2000", "en", "T"),
        ("2000", "fr", "D"),
        ("80", "fr", "Q"),
        ("77", "fr", "S"),
        ("100", "fr", "C"),
        ("100", "en", "O"),
        ("1 000", "fr", "M"),
        ("1er avril", "fr", "P"),
        ("1 April", "en", "F"),
        ("29 February", "en", "T"),
        ("3,14", "fr", "T"),
        ("007", "fr", "Z"),
    ],
)
def test_numbers_begin_as_they_are_read_aloud(head: str, lang: str, letter: str) -> None:
    assert first_letter(head, lang) == letter


def test_letters_are_counted_without_gaps() -> None:
    assert letters("parapluie", "fr") == 9
    assert letters("arc-en-ciel", "fr") == 9
    assert letters("to whisper", "en") == 7
