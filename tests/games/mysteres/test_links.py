"""Readers chose clues for every word in every category, and the table of associations goes by them."""

from collections import Counter

from tests.games.mysteres.making.links import CHOSEN, FOLDER, chosen, lists
from wagonlit.games.mysteres.associations.table import STRENGTHS, TABLE, read
from wagonlit.games.mysteres.bots.maestro import SINCERE
from wagonlit.games.mysteres.lexicon.categories import CATEGORIES, LANGUAGES
from wagonlit.games.mysteres.lexicon.reading import lexicon


def test_every_entry_has_a_list_of_one_to_five_in_each_category() -> None:
    found = [one for file in sorted(FOLDER.iterdir()) for one in lists(file.read_text(encoding="utf-8"))]
    wanted = Counter((entry.id, category) for entry in lexicon().entries for category in CATEGORIES)
    assert Counter((entry, category) for entry, category, _ in found) == wanted
    assert [one for one in found if not 1 <= len(one[2]) <= len(CHOSEN)] == []


def test_only_entries_are_chosen_each_once_and_none_for_itself() -> None:
    links = [(one.entry, one.clue) for one in chosen()]
    assert {clue for _, clue in links} <= lexicon().by_id.keys()
    assert [link for link, times in Counter(links).items() if times > 1 or link[0] == link[1]] == []


def test_what_was_chosen_is_as_strong_as_the_readers_said_whichever_comes_first() -> None:
    rows, place = read(TABLE.read_bytes()), lexicon().by_id
    for one in chosen():
        there, back = rows[place[one.entry]][place[one.clue]], rows[place[one.clue]][place[one.entry]]
        assert STRENGTHS[there] == STRENGTHS[back] > one.strength() - 0.05


def test_what_nobody_chose_is_no_clue_unless_a_keyword_names_it() -> None:
    place, entries = lexicon().by_id, lexicon().entries
    known = {pair for one in chosen() for pair in _both(place[one.entry], place[one.clue])}
    for number, entry in enumerate(entries):
        for lang in LANGUAGES:
            named = (lexicon().called(keyword, lang) for keyword in entry.keywords(lang))
            known.update(pair for found in named if found is not None for pair in _both(number, found))
    clues = {
        (number, other)
        for number, row in enumerate(read(TABLE.read_bytes()))
        for other, byte in enumerate(row)
        if STRENGTHS[byte] >= SINCERE
    }
    assert clues <= known


def _both(one: int, other: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (one, other), (other, one)
