"""What can be checked by machine of how entries fit their categories, and how well known they are."""

import json
from pathlib import Path

import pytest

from tests.rules import rule
from wagonlit.games.mysteres.lexicon.categories import LANGUAGES
from wagonlit.games.mysteres.lexicon.entry import Entry
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.lexicon.signs import SIGNS, is_doubtful

FOLDER = Path(__file__).parent
MEASURED = json.loads((FOLDER / "measured.json").read_bytes())
# Categories of common words; the others are names, titles, numbers and dates, which a reviewer judges.
COMMON = ("animal", "material", "object", "common_person", "verb", "hobby", "concept", "shape_or_color")
ZIPF = 3.0
PEOPLES = ("common_person.viking",)  # written with a capital, but not the name of anybody
PARTITIVES = ("du", "de la", "de l'", "de l’", "des")


def of(category: str) -> list[Entry]:
    return [lexicon().entries[number] for number in lexicon().of_category[category]]


def test_what_was_measured_was_measured_on_these_words() -> None:
    assert MEASURED["lexicon"] == lexicon().fingerprint()


@rule("LX-04")
def test_common_words_are_frequent_in_both_languages() -> None:
    rare = {
        f"{entry.id} {lang}"
        for category in COMMON
        for entry in of(category)
        for lang in LANGUAGES
        if MEASURED["frequencies"][entry.id][lang] < ZIPF
    }
    assert rare == set()


@rule("LX-06")
def test_verbs_are_infinitives() -> None:
    first_words = {entry.id: entry.fr.head.removeprefix("se ").split()[0] for entry in of("verb")}
    assert [id for id, word in first_words.items() if not word.endswith(("r", "re"))] == []
    assert [entry.id for entry in of("verb") if not entry.en.head.startswith("to ")] == []


@rule("LX-06")
def test_materials_take_a_partitive_in_french() -> None:
    assert [entry.id for entry in of("material") if entry.fr.article not in PARTITIVES] == []


@rule("LX-06")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_common_persons_have_an_article_and_no_name_while_famous_ones_have_a_name(lang: str) -> None:
    common = [e.id for e in of("common_person") if e.form(lang).head[0].isupper() and e.id not in PEOPLES]
    famous = [entry.id for entry in of("famous_person") if entry.form(lang).head.islower()]
    assert (common, famous) == ([], [])
    assert [entry.id for entry in of("common_person") if not entry.form(lang).article] == []


@rule("LX-07")
def test_at_least_half_of_the_famous_persons_are_history_or_fiction() -> None:
    past = [entry for entry in of("famous_person") if entry.facets.fictional or entry.facets.older_than_1900]
    assert 2 * len(past) >= len(of("famous_person"))


@rule("LX-14")
def test_no_two_entries_of_a_category_are_nearly_the_same() -> None:
    assert [pair for pair in MEASURED["closest"] if pair[0] > 0.85] == []


@rule("MY-R19")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("category", ["number_or_date", "verb"])
def test_a_maestro_is_warned_of_what_is_no_number_or_verb_and_of_no_entry_that_is(
    category: str, lang: str
) -> None:
    right = [text for entry in of(category) for text in (entry.form(lang).spoken, *entry.form(lang).accepted)]
    assert [text for text in right if is_doubtful(text, category, lang)] == []
    others = [entry.form(lang).spoken for entry in lexicon().entries if entry.category != category]
    assert sum(is_doubtful(text, category, lang) for text in others) > 0.6 * len(others)
    assert set(SIGNS[lang]) == {"number_or_date", "verb"}
