"""The clues that readers chose: for each entry and each category up to five, best first.

In links/<category>.txt a line “= id” begins an entry, and a line for each category follows; “?” marks what
takes long to explain.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from wagonlit.games.mysteres.lexicon.categories import CATEGORIES

FOLDER = Path(__file__).parent / "links"
# What a choice is worth, in standard deviations, by its place in the list.
CHOSEN = (4.6, 4.2, 3.9, 3.6, 3.3)
DOUBTFUL = (2.6, 2.4, 2.3, 2.2, 2.1)


class Chosen(NamedTuple):
    """A clue for an entry, and its place among those of its category."""

    entry: str
    clue: str
    place: int
    doubtful: bool

    def strength(self) -> float:
        """What the choice is worth."""
        return (DOUBTFUL if self.doubtful else CHOSEN)[self.place]


def lists(text: str) -> Iterator[tuple[str, str, list[str]]]:
    """Each list of a file: the entry, the category, and what was chosen."""
    entry = ""
    for line in text.splitlines():
        first, *rest = line.split()
        if first == "=":
            entry = rest[0]
        else:
            yield entry, first, rest


def chosen() -> Iterator[Chosen]:
    """All that readers chose."""
    for category in CATEGORIES:
        for entry, of, names in lists((FOLDER / f"{category}.txt").read_text(encoding="utf-8")):
            for place, name in enumerate(names):
                yield Chosen(entry, f"{of}.{name.removesuffix('?')}", place, name.endswith("?"))
