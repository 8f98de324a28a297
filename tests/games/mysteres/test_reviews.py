"""Every rule of the words has a test or a review; few of the clues that a Maestro gives were judged wrong."""

import re
from pathlib import Path

from tests.rules import rule
from wagonlit.games.mysteres.associations.table import STRENGTHS, TABLE, read
from wagonlit.games.mysteres.bots.maestro import SINCERE
from wagonlit.games.mysteres.lexicon.lexicon import lexicon

FOLDER = Path(__file__).parent
# An entry, and five that belong to it: “?” before one that is odd, “!” before one that is wrong.
JUDGED = (FOLDER / "reviews" / "links.txt").read_text(encoding="utf-8").splitlines()
DOCS = (FOLDER.parents[2] / "docs" / "mysteres-words.md").read_text(encoding="utf-8")


def test_every_rule_of_the_words_has_a_test_or_a_review() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("test_*.py"))
    marked = {f"LX-{number:02}" for number in range(1, 17) if re.search(rf'@rule\(.*"LX-{number:02}"', tests)}
    reviewed = set(re.findall(r"^\| (LX-\d\d) \|.*\breview", DOCS, re.MULTILINE))
    assert marked | reviewed == {f"LX-{number:02}" for number in range(1, 17)}


@rule("LX-13")
def test_of_the_links_that_are_good_enough_for_a_clue_at_most_one_in_ten_was_judged_wrong() -> None:
    rows = read(TABLE.read_bytes())
    good = wrong = 0
    for line in JUDGED:
        one, others = line.split(" | ")
        for other in others.split(", "):
            pair = lexicon().by_id[one], lexicon().by_id[other.lstrip("?!")]
            if STRENGTHS[rows[pair[0]][pair[1]]] >= SINCERE:
                good += 1
                wrong += other.startswith("!")
    assert len({line.split(" | ")[0] for line in JUDGED}) == 100
    assert good > 500
    assert wrong <= 0.1 * good
