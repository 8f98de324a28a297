"""Which tile a guesser chooses: the one that is likely to tell most (spec 7.4)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, log
from typing import Final

from wagonlit.games.mysteres.associations.table import CAPPED, associations
from wagonlit.games.mysteres.bots.belief import TRUST, Belief
from wagonlit.games.mysteres.bots.chance import share
from wagonlit.games.mysteres.bots.evidence import evidence
from wagonlit.games.mysteres.bots.guesser import wants_two_proposals
from wagonlit.games.mysteres.bots.seen import Clue, Seen
from wagonlit.games.mysteres.lexicon.categories import CATEGORIES
from wagonlit.games.mysteres.lexicon.reading import lexicon

SAMPLES: Final = 30
# What a special tile is worth, in the unit of the others: the logarithm of how many entries it rules out.
WORTH: Final = {
    "adjective": 1.5,
    "word_count": 0.3,
    "first_letter": 2.0,
    "direct_question": 0.6,
    "verification": 0.4,
}
LITTLE: Final = 0.01


def choose(thought: Belief, seen: Seen, tiles: Sequence[str], seed: int) -> str:
    """One of these tiles."""
    sample = samples(thought, seed)
    return max(tiles, key=lambda tile: (gain(tile, thought, sample, seen), share(seed, tiles.index(tile))))


def gain(tile: str, thought: Belief, sample: Mapping[int, int], seen: Seen) -> float:
    """How much less there would be to wonder about."""
    if tile == "double_proposal":
        return 9.0 if wants_two_proposals(thought) else LITTLE
    if tile not in CATEGORIES:
        return WORTH[tile]
    if not sample:
        return LITTLE
    before = entropy([float(times) for times in sample.values()])
    after = sum(times * _left(tile, number, sample, seen) for number, times in sample.items())
    return before - after / sum(sample.values())


def _left(tile: str, word: int, sample: Mapping[int, int], seen: Seen) -> float:
    """What would be left to wonder about if this were the word."""
    own = lexicon().of_category[tile]
    if word in own:
        return entropy([float(times) for number, times in sample.items() if number in own])
    rows = associations(seen.lang).rows
    row = rows[best_clue(word, tile, seen.lang)]
    return entropy(
        [times * exp(TRUST * CAPPED[row[number]]) for number, times in sample.items() if number not in own]
    )


@lru_cache(maxsize=1 << 14)
def best_clue(word: int, category: str, lang: str) -> int:
    """The entry of this category that belongs most to a word."""
    row = associations(lang).rows[word]
    return max(lexicon().of_category[category], key=lambda number: row[number])


def entropy(weights: Sequence[float]) -> float:
    """How open a question is: the logarithm of the number of equally likely answers."""
    total = sum(weights)
    return -sum(weight / total * log(weight / total) for weight in weights) if total else 0.0


def samples(thought: Belief, seed: int) -> Counter[int]:
    """Entries drawn as likely as they are, and how often each."""
    found: Counter[int] = Counter()
    if not thought.numbers:
        return found
    total, place = thought.shares[0], 0
    for goal in sorted(share(seed, number) for number in range(1, SAMPLES + 1)):
        while total < goal and place + 1 < len(thought.numbers):
            place += 1
            total += thought.shares[place]
        found[thought.numbers[place]] += 1
    return found


def verified(thought: Belief, seen: Seen) -> Clue | None:
    """MY-198: the clue that told least, to be given anew."""
    spread = {clue: _spread(clue, thought, seen.lang) for clue in seen.clues}
    return min(seen.clues, key=lambda clue: spread[clue], default=None)


def _spread(clue: Clue, thought: Belief, lang: str) -> float:
    fits = [evidence(clue, lang)[number] for number in thought.numbers]
    return max(fits, default=0.0) - min(fits, default=0.0)
