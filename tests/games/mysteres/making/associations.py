"""The table of associations (spec 7.1): how strongly any two entries belong together."""

import json

import numpy as np

from tests.games.mysteres.making.minilm import MODEL, UNIT, MiniLM, products
from tests.games.mysteres.making.picked import picked, same_clues
from tests.games.mysteres.making.shared_words import named, shared
from wagonlit.games.mysteres.lexicon.lexicon import Lexicon

VERSION = 1
NEIGHBOURS = 10
# How much words and clues in common count beside the model, and how many standard deviations at most.
IN_COMMON = 0.7
OVERLAP = 5
# A pair that readers have seen and not chosen is no clue, whatever the rest says: it stays under this.
UNCHOSEN = 1.5


class Embedded:
    """The three vectors of each entry: of its name, of what is said about it, and of both."""

    def __init__(self, words: Lexicon, model: MiniLM) -> None:
        heads = [entry.en.head.removeprefix("to ") for entry in words.entries]
        glosses = [entry.gloss_en for entry in words.entries]
        self.name = model.vectors(heads)
        self.gloss = model.vectors(glosses)
        self.both = model.vectors([f"{head}: {gloss}" for head, gloss in zip(heads, glosses)])

    def raw(self) -> "np.ndarray":
        """The strength of each link, in whole numbers; ten times what the specification says."""
        crossed = products(self.name, self.gloss)
        names, wholes = products(self.name, self.name), products(self.both, self.both)
        return 5 * wholes + 3 * np.maximum(crossed, crossed.T) + 2 * names


def without_hubs(raw: "np.ndarray") -> "np.ndarray":
    """The strengths less what each entry has to do with everything (CSLS), times ten to stay whole."""
    others = raw.copy()
    np.fill_diagonal(others, np.iinfo(others.dtype).min)
    nearest = np.sort(others, axis=1)[:, -NEIGHBOURS:].sum(axis=1)
    return 2 * NEIGHBOURS * raw - nearest[:, None] - nearest[None, :]


def standardised(links: "np.ndarray") -> "np.ndarray":
    """The z of each pair; over all pairs of different entries, summed exactly."""
    pairs = [int(value) for value in links[np.triu_indices(len(links), 1)]]
    mean = sum(pairs) / len(pairs)
    spread = (sum(value * value for value in pairs) / len(pairs) - mean * mean) ** 0.5
    return (links - mean) / spread


def strengths(words: Lexicon, embedded: Embedded) -> "np.ndarray":
    """The z of each pair: what readers chose or writers named, else what they seem to have in common."""
    total = standardised(without_hubs(embedded.raw()))
    for common in (shared(words), same_clues(words)):
        total += IN_COMMON * np.clip(standardised(without_hubs(common)), -OVERLAP, OVERLAP)
    others = total[~np.eye(len(total), dtype=bool)]
    guessed = (total - others.mean()) / others.std()
    held_down = np.where(guessed > 0, UNCHOSEN * guessed / (1 + np.abs(guessed)), guessed)
    return np.maximum(held_down, np.maximum(named(words), picked(words)))


def bytes_of(z: "np.ndarray") -> "np.ndarray":
    """Each z as a byte; nothing belongs to itself."""
    table = np.rint((np.clip(z, -2, 8) + 2) * 25.5).astype(np.uint8)
    np.fill_diagonal(table, 0)
    return table


def closest(words: Lexicon, raw: "np.ndarray") -> list[tuple[float, str, str]]:
    """LX-14: of each category the two entries that are most alike, and how much, from 0 to 1."""
    found = []
    for numbers in words.of_category.values():
        pairs = [(int(raw[one, other]), one, other) for one in numbers for other in numbers if one < other]
        strength, one, other = max(pairs)
        found.append((round(strength / (10 * UNIT**2), 3), words.entries[one].id, words.entries[other].id))
    return found


def table(words: Lexicon, embedded: Embedded) -> bytes:
    """The file: a line that says what it was made of, and the bytes."""
    header = {"lexicon": words.fingerprint(), "entries": len(words), "model": MODEL, "version": VERSION}
    rows = bytes_of(strengths(words, embedded))
    return json.dumps(header).encode() + b"\n" + bytes(rows.tobytes())
