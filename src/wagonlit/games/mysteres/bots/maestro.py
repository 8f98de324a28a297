"""The Maestro: which clue to give, late enough to be worth much, early enough to be found (spec 7.3)."""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from wagonlit.games.mysteres.associations.table import STRENGTHS, associations
from wagonlit.games.mysteres.bots.belief import TRUST, belief
from wagonlit.games.mysteres.bots.evidence import evidence
from wagonlit.games.mysteres.bots.seen import Clue, Seen
from wagonlit.games.mysteres.bots.skill import CLEAR
from wagonlit.games.mysteres.lexicon.categories import CATEGORIES, NUMBERS
from wagonlit.games.mysteres.lexicon.normal_form import compact
from wagonlit.games.mysteres.lexicon.reading import lexicon

# MY-132: a clue points to the word: somebody chose it for it, be it with a question mark.
SINCERE: Final = 2.0
MOST: Final = 8
CHOICE: Final = 3  # of so many good clues one tells little enough
TILE: Final = 8  # on which the word should be found
TILE_OF_MANY: Final = 9
MANY: Final = 4  # guessers
FEW_TILES: Final = 2
TOO_EASY: Final = 0.8
# What was chosen without a question mark.
GOOD_CLUE: Final = 3.0
ENOUGH_TILES: Final = 5


class Said(Struct, frozen=True):
    """A possible clue, and how strongly the table would then believe in the word."""

    text: str
    belief: float


def target_tile(guessers: int, cleverness: int = 0) -> int:
    """The tile on which the Maestro wants the word to be found; a clever table waits longer."""
    return (TILE_OF_MANY if guessers >= MANY else TILE) + cleverness


def clue(seen: Seen, word: int, category: str, target: int | None) -> str | None:
    """The clue for this tile, None to pass; without a target, as between two players, the strongest."""
    choices = possible_clues(seen, word, category)
    if target is not None and passes(seen, choices):
        return None
    turn = seen.turn + 1
    if target is None or turn >= target or seen.guessers == 1 or len(seen.open) <= FEW_TILES:
        return max(choices, key=lambda said: said.belief).text
    wanted = log(max(1.0, 0.5 * _candidates_after(seen, category))) * (target - turn) / target
    return min(choices, key=lambda said: abs(-log(said.belief) - wanted)).text


def passes(seen: Seen, choices: Sequence[Said]) -> bool:
    """MY-134: only once, and only early, where every clue would give the word away."""
    return not seen.passed and seen.used <= FEW_TILES and all(said.belief > TOO_EASY for said in choices)


def redraws(word: int, open: Sequence[str], lang: str) -> bool:
    """MY-114: whether too few tiles on the grid allow a good clue."""
    own = lexicon().entries[word].category
    tiles = [tile for tile in open if tile in CATEGORIES and tile != own]
    return sum(_best_z(word, tile, lang) >= GOOD_CLUE for tile in tiles) < ENOUGH_TILES


def possible_clues(seen: Seen, word: int, category: str) -> list[Said]:
    """The clues for this tile that point to the word, and what each would bring about."""
    left = _after(seen, category)
    thought = belief(left, CLEAR, 0)
    place = thought.numbers.index(word)
    return [
        _imagined(text, category, seen.lang, thought.numbers, thought.logs, place)
        for text in sincere(seen, word, category)
    ]


def _imagined(
    text: str, category: str, lang: str, numbers: Sequence[int], logs: Sequence[float], place: int
) -> Said:
    """What the table would make of a clue."""
    fits = evidence(Clue(category, text), lang)
    after = [value + TRUST * fits[number] for value, number in zip(logs, numbers)]
    own = after[place]
    return Said(text, 1 / sum(exp(value - own) for value in after))


def sincere(seen: Seen, word: int, category: str) -> list[str]:
    """What may be said under this tile without misleading anybody, not said before in this round."""
    said = {compact(one.text, seen.lang) for one in seen.clues}
    numbers = [
        number
        for number in lexicon().of_category[category]
        if number != word and compact(lexicon().entries[number].form(seen.lang).head, seen.lang) not in said
    ]
    row = associations(seen.lang).rows[word]
    numbers.sort(key=lambda number: (-row[number], number))
    kept = [lexicon().entries[number].form(seen.lang).spoken for number in _good(numbers, row)]
    if category == NUMBERS and numbers and STRENGTHS[row[numbers[0]]] < GOOD_CLUE:
        length = str(lexicon().entries[word].form(seen.lang).letters)
        return kept if length in said else [*kept, length]
    return kept


def _good(numbers: Sequence[int], row: bytes) -> Sequence[int]:
    """Of these clues, strongest first, those worth saying: doubtful ones only where the others are few."""
    chosen = [number for number in numbers[:MOST] if STRENGTHS[row[number]] >= SINCERE]
    good = [number for number in chosen if STRENGTHS[row[number]] >= GOOD_CLUE]
    return good if len(good) >= CHOICE else chosen or numbers[:1]


def legal(text: str, word: int, lang: str) -> bool:
    """MY-133, MY-R17: a clue is more, or other, than the word itself."""
    return bool(compact(text, lang)) and not lexicon().accepts(word, text, lang)


def adjective(word: int, said: Sequence[str], lang: str, chance: int) -> str:
    """MY-194: an adjective that fits, a new one if there is one."""
    known = lexicon().entries[word].adjectives(lang)
    fresh = [one for one in known if one not in said] or list(known)
    return fresh[chance % len(fresh)]


def _best_z(word: int, category: str, lang: str) -> float:
    row = associations(lang).rows[word]
    return max(STRENGTHS[row[number]] for number in lexicon().of_category[category])


def _after(seen: Seen, category: str) -> Seen:
    """The round once this tile is turned: its category is no longer in question."""
    return replace(seen, open=tuple(tile for tile in seen.open if tile != category))


def _candidates_after(seen: Seen, category: str) -> int:
    return len(belief(_after(seen, category), CLEAR, 0).numbers)
