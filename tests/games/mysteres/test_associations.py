"""The table of associations belongs to these words, and gives every word enough good clues."""

from pathlib import Path

import pytest

from tests.rules import rule
from wagonlit.games.mysteres.associations import free_map
from wagonlit.games.mysteres.associations.table import FOLDER, TABLE, associations, extras, header, read
from wagonlit.games.mysteres.lexicon.categories import CATEGORIES, LANGUAGES
from wagonlit.games.mysteres.lexicon.reading import lexicon

ROWS = read(TABLE.read_bytes())


@pytest.mark.parametrize("path", [TABLE, free_map.path_of("en"), free_map.path_of("fr")])
def test_the_files_were_made_of_these_words(path: Path) -> None:
    assert header(path.read_bytes()).lexicon == lexicon().fingerprint()


def test_there_is_a_byte_for_each_pair_whichever_comes_first() -> None:
    assert len(ROWS) == len(lexicon())
    assert all(len(row) == len(ROWS) for row in ROWS)
    columns = list(zip(*ROWS, strict=True))
    assert all(bytes(column) == row for column, row in zip(columns, ROWS, strict=True))
    assert all(row[number] == 0 for number, row in enumerate(ROWS))


@rule("LX-13")
def test_every_word_has_a_good_clue_in_nine_other_categories() -> None:
    lonely = {}
    for number, (entry, row) in enumerate(zip(lexicon().entries, ROWS, strict=True)):
        others = sorted((byte for other, byte in enumerate(row) if other != number), reverse=True)
        strong = others[len(others) // 20 - 1]
        good = [
            category
            for category in CATEGORIES
            if category != entry.category
            and max(row[one] for one in lexicon().of_category[category]) >= strong
        ]
        lonely[entry.id] = len(good)
    assert {id: count for id, count in lonely.items() if count < 9} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_links_written_by_hand_are_many_and_between_entries(lang: str) -> None:
    pairs = [tuple(sorted((link.a, link.b))) for link in extras(lang)]
    assert len(set(pairs)) == len(pairs) >= 300
    assert {id for pair in pairs for id in pair} <= lexicon().by_id.keys()
    assert all(one != other for one, other in pairs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_written_by_hand_counts_in_its_language_both_ways(lang: str) -> None:
    for link in extras(lang):
        one, other = lexicon().by_id[link.a], lexicon().by_id[link.b]
        assert associations(lang).z(one, other) == associations(lang).z(other, one) > link.z - 0.05


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_knows_about_as_many_words_as_people_use(lang: str) -> None:
    known = free_map.free_map(lang)
    assert len(known.words) > 15_000
    assert known.words == sorted(known.words)
    assert len(known.records) == free_map.RECORD * len(known.words)


def test_all_of_it_is_small() -> None:
    files = [*FOLDER.iterdir(), *(FOLDER.parent / "words").iterdir()]
    assert sum(file.stat().st_size for file in files) < 10_000_000
