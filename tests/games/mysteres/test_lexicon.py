"""The rules of the words that machines can check; docs/mysteres-words.md has the reviews of the others."""

import re
from collections import Counter

import pytest

from tests.rules import rule
from wagonlit.games.mysteres.associations.stems import stem
from wagonlit.games.mysteres.lexicon.categories import CARDS, CATEGORIES, LANGUAGES
from wagonlit.games.mysteres.lexicon.entry import Entry
from wagonlit.games.mysteres.lexicon.facts import first_letter, letters, word_count
from wagonlit.games.mysteres.lexicon.normal_form import compact, normal_form, plain_words
from wagonlit.games.mysteres.lexicon.reading import FOLDER, lexicon

ENTRIES = lexicon().entries
EACH_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def ids(entries: list[Entry]) -> list[str]:
    return [entry.id for entry in entries]


def contains(text: str, part: str, lang: str) -> bool:
    """Whether these words stand in the text, one after the other."""
    return f" {plain_words(part, lang)} " in f" {plain_words(text, lang)} "


@rule("LX-01")
def test_every_card_has_one_entry_of_each_category() -> None:
    cards = {(entry.category, entry.card) for entry in ENTRIES}
    assert len(ENTRIES) == len(cards) == CARDS * len(CATEGORIES)
    assert cards == {(category, card) for category in CATEGORIES for card in range(1, CARDS + 1)}


@rule("LX-01")
def test_an_entry_is_named_after_its_category_and_stands_in_its_file() -> None:
    for entry in ENTRIES:
        assert entry.id.startswith(f"{entry.category}.")
        assert f'{{"id": "{entry.id}"' in (FOLDER / f"{entry.category}.json").read_text(encoding="utf-8")


@rule("LX-03")
@EACH_LANGUAGE
def test_no_name_belongs_to_two_entries(lang: str) -> None:
    owners: dict[str, set[str]] = {}
    for entry in ENTRIES:
        for text in entry.form(lang).accepted:
            owners.setdefault(compact(text, lang), set()).add(entry.id)
    assert {name: found for name, found in owners.items() if len(found) > 1} == {}


@rule("MY-165")
@EACH_LANGUAGE
def test_a_word_is_understood_as_people_say_it_with_its_article(lang: str) -> None:
    assert ids([e for n, e in enumerate(ENTRIES) if lexicon().called(e.form(lang).spoken, lang) != n]) == []


@rule("LX-03")
@EACH_LANGUAGE
def test_no_two_names_of_a_category_differ_in_their_endings_only(lang: str) -> None:
    stems = [
        (entry.category, *(stem(word, lang) for word in plain_words(entry.form(lang).head, lang).split()))
        for entry in ENTRIES
    ]
    assert {found for found in stems if stems.count(found) > 1} == set()


@rule("LX-05")
def test_two_in_five_are_easy_two_in_five_well_known_and_one_in_five_is_hard() -> None:
    for category in CATEGORIES:
        shares = Counter(entry.difficulty for entry in ENTRIES if entry.category == category)
        assert all(
            abs(100 * shares[level] / CARDS - wanted) <= 5 for level, wanted in ((1, 40), (2, 40), (3, 20))
        ), category


@rule("LX-05")
def test_no_card_is_too_hard() -> None:
    for card in range(1, CARDS + 1):
        levels = Counter(entry.difficulty for entry in ENTRIES if entry.card == card)
        assert levels[1] >= 4
        assert levels[3] <= 4


@rule("LX-08")
@EACH_LANGUAGE
def test_names_are_short(lang: str) -> None:
    long = [e for e in ENTRIES if len(e.form(lang).head) > 30 or len(e.form(lang).head.split()) > 5]
    assert ids(long) == []


@rule("LX-09")
@EACH_LANGUAGE
def test_there_are_at_most_eight_other_names_and_each_is_other(lang: str) -> None:
    for entry in ENTRIES:
        names = [compact(text, lang) for text in entry.form(lang).accepted]
        assert len(names) <= 9, entry.id
        assert len(set(names)) == len(names), (entry.id, names)


@rule("LX-10", "MY-195", "MY-196")
@EACH_LANGUAGE
def test_the_facts_in_the_files_are_those_of_the_names(lang: str) -> None:
    for entry in ENTRIES:
        form = entry.form(lang)
        facts = (first_letter(form.head, lang), word_count(form.head, lang), letters(form.head, lang))
        assert (form.first_letter, form.word_count, form.letters) == facts, entry.id


@rule("LX-11")
@EACH_LANGUAGE
def test_a_gloss_has_eight_to_twenty_words_and_not_the_name(lang: str) -> None:
    counts = {entry.id: len(re.findall(r"[\w'’-]*\w", entry.gloss(lang))) for entry in ENTRIES}
    assert {id: count for id, count in counts.items() if not 8 <= count <= 20} == {}
    named = [entry for entry in ENTRIES if contains(entry.gloss(lang), entry.form(lang).head, lang)]
    assert ids(named) == []


@rule("LX-12")
@EACH_LANGUAGE
def test_there_are_six_to_fifteen_keywords_none_of_them_a_name(lang: str) -> None:
    for entry in ENTRIES:
        keywords = {normal_form(text, lang) for text in entry.keywords(lang)}
        assert 6 <= len(keywords) <= 15, entry.id
        assert len(keywords) == len(entry.keywords(lang)), entry.id
        assert keywords.isdisjoint(normal_form(text, lang) for text in entry.form(lang).accepted), entry.id


@rule("LX-16")
@EACH_LANGUAGE
def test_there_are_three_adjectives_none_of_them_a_name(lang: str) -> None:
    for entry in ENTRIES:
        adjectives = {normal_form(text, lang) for text in entry.adjectives(lang)}
        assert len(adjectives) >= 3, entry.id
        assert adjectives.isdisjoint(normal_form(text, lang) for text in entry.form(lang).accepted), entry.id
