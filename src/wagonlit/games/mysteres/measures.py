"""What `wagonlit bench` measures of this game alone."""

from collections.abc import Callable, Mapping
from itertools import cycle

from wagonlit.games.mysteres.bots.belief import belief
from wagonlit.games.mysteres.bots.maestro import clue, target_tile
from wagonlit.games.mysteres.bots.seen import Clue, Seen
from wagonlit.games.mysteres.bots.skill import NORMAL
from wagonlit.games.mysteres.lexicon.categories import CATEGORIES
from wagonlit.games.mysteres.lexicon.reading import lexicon

WORDS = 20


def measures() -> Mapping[str, Callable[[], int]]:
    """Clues of a Maestro who has said two before, and what a guesser makes of them."""
    entries = lexicon().entries
    step = len(entries) // WORDS
    rounds = cycle([(number, _heard(number)) for number in range(0, step * WORDS, step)])
    seeds = cycle(range(1 << 20))

    def maestro() -> int:
        number, seen = next(rounds)
        clue(seen, number, seen.open[0], target_tile(3))
        return 1

    def guesser() -> int:
        belief(next(rounds)[1], NORMAL, next(seeds))
        return 1

    return {"maestro": maestro, "guesser": guesser}


def _heard(number: int) -> Seen:
    """A round for this word after two clues, with seven tiles open."""
    own = lexicon().entries[number].category
    others = [category for category in CATEGORIES if category != own]
    said = [
        Clue(category, lexicon().entries[lexicon().of_category[category][number % 71]].form("en").spoken)
        for category in others[:2]
    ]
    return Seen("en", (*others[2:8], own), clues=tuple(said), used=2, guessers=3)
