"""Every rule of the words has a test or a review; few of the clues that a Maestro gives were judged wrong."""

import re
from pathlib import Path

from tests.rules import rule
from wagonlit.games.mysteres.associations.table import STRENGTHS, TABLE, read
from wagonlit.games.mysteres.bots.maestro import SINCERE
from wagonlit.games.mysteres.lexicon.categories import CARDS
from wagonlit.games.mysteres.lexicon.reading import lexicon

FOLDER = Path(__file__).parent
# An entry, and five that belong to it: “?” before one that is odd, “!” before one that is wrong.
JUDGED = (FOLDER / "reviews" / "links.txt").read_text(encoding="utf-8").splitlines()
CARDS_READ = (FOLDER / "reviews" / "cards.md").read_text(encoding="utf-8")
DOCS = (FOLDER.parents[2] / "docs" / "mysteres-words.md").read_text(encoding="utf-8")


def test_every_rule_of_the_words_has_a_test_or_a_review() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("test_*.py"))
    marked = {f"LX-{number:02}" for number in range(1, 17) if re.search(rf'@rule\(.*"LX-{number:02}"', tests)}
    reviewed = set(re.findall(r"^\| (LX-\d\d) \|.*\breview", DOCS, re.MULTILINE))
    assert marked | reviewed == {f"LX-{number:02}" for number in range(1, 17)}


def test_every_card_was_read_and_has_a_verdict() -> None:
    verdicts = re.findall(r"^\| (\d+) \| .+ \| .+ \| .+ \|$", CARDS_READ, re.MULTILINE)
    assert [int(card) for card in verdicts] == list(range(1, CARDS + 1))


def judged() -> list[tuple[int, int, str]]:
    """Every link that was judged: of which entry to which, and how."""
    found = []
    for line in JUDGED:
        one, others = line.split(" | ")
        for other in others.split(", "):
            id = other.lstrip("?!")
            found.append((lexicon().by_id[one], lexicon().by_id[id], other.removesuffix(id)))
    return found


@rule("LX-13")
def test_of_the_five_strongest_links_at_most_one_in_ten_was_judged_wrong() -> None:
    assert len({one for one, _, _ in judged()}) == 100
    assert len(judged()) == 100 * 3 * 5
    assert sum(mark == "!" for _, _, mark in judged()) <= 0.1 * len(judged())


def test_of_the_links_that_are_good_enough_for_a_clue_hardly_any_was_judged_wrong() -> None:
    rows = read(TABLE.read_bytes())
    good = [mark for one, other, mark in judged() if STRENGTHS[rows[one][other]] >= SINCERE]
    assert len(good) > 1000
    assert good.count("!") <= 0.02 * len(good)


def test_those_that_were_judged_are_still_the_strongest() -> None:
    rows = read(TABLE.read_bytes())
    for one, other, _ in judged():
        category = lexicon().of_category[lexicon().entries[other].category]
        stronger = sum(rows[one][number] > rows[one][other] for number in category)
        assert stronger < 5, (lexicon().entries[one].id, lexicon().entries[other].id)
