"""What a guesser believes: how likely each entry is the word of this round (spec 7.2)."""

from collections.abc import Iterator, Sequence
from math import exp, log
from typing import Final

from wagonlit.games.mysteres.bots.chance import mixed, share
from wagonlit.games.mysteres.bots.evidence import heard
from wagonlit.games.mysteres.bots.questions import contradicts
from wagonlit.games.mysteres.bots.seen import Seen
from wagonlit.games.mysteres.bots.skill import Skill
from wagonlit.games.mysteres.lexicon.categories import CATEGORIES
from wagonlit.games.mysteres.lexicon.entry import Entry
from wagonlit.games.mysteres.lexicon.normal_form import compact
from wagonlit.games.mysteres.lexicon.reading import lexicon

# How much a clue is trusted: clues for one word have much in common, and say less together than each alone.
TRUST: Final = 0.45
NOT_THAT_ADJECTIVE: Final = log(0.1)
CONTRADICTED: Final = log(0.05)
REMOTE: Final = -3.0
# Hard words are remote more often, everyday ones less; over all entries it comes to the same.
REMOTE_BY_DIFFICULTY: Final = (0.0, 0.5, 1.0, 2.0)


class Belief:
    """Entries that it may be, each with its log-likelihood; and how likely each is."""

    def __init__(self, numbers: Sequence[int], logs: Sequence[float]) -> None:
        self.numbers: Final = numbers
        self.logs: Final = logs
        self.shares: Final = softmax(logs)

    def best(self) -> int | None:
        """The likeliest entry, none if nothing fits."""
        return max(zip(self.shares, self.numbers))[1] if self.numbers else None

    def certainty(self) -> float:
        """How likely the likeliest one is."""
        return max(self.shares, default=0.0)

    def top(self, count: int) -> list[tuple[float, int]]:
        """The likeliest ones, likeliest first."""
        return sorted(zip(self.shares, self.numbers), reverse=True)[:count]

    def of(self, number: int) -> float:
        """How likely one entry is."""
        return self.shares[self.numbers.index(number)] if number in self.numbers else 0.0


def softmax(logs: Sequence[float]) -> list[float]:
    """What these logarithms come to, as shares of one."""
    highest = max(logs, default=0.0)
    weights = [exp(value - highest) for value in logs]
    total = sum(weights)
    return [weight / total for weight in weights]


def belief(seen: Seen, skill: Skill, seed: int) -> Belief:
    """What somebody of this skill makes of the round so far."""
    numbers = list(candidates(seen))
    logs = [_told(lexicon().entries[number], seen) + remoteness(number, skill, seed) for number in numbers]
    for turn, clue in enumerate(seen.clues):
        fits = heard(clue, seen.lang, mixed(seed, turn), skill.blur)
        logs = [value + TRUST * fits[number] for value, number in zip(logs, numbers)]
    return Belief(numbers, logs)


def remoteness(number: int, skill: Skill, seed: int) -> float:
    """Words that a player hardly knows come to mind only when everything points to them."""
    if not skill.unknown:
        return 0.0
    often = skill.unknown * REMOTE_BY_DIFFICULTY[lexicon().entries[number].difficulty]
    return REMOTE if share(seed, ~number) < often else 0.0


def possible_categories(seen: Seen) -> list[str]:
    """The categories that may still be the key."""
    return [seen.key] if seen.key else [category for category in CATEGORIES if category in seen.open]


def candidates(seen: Seen) -> Iterator[int]:
    """The entries that may still be the word."""
    refuted = {lexicon().called(text, seen.lang) for text in seen.refuted}
    for category in possible_categories(seen):
        for number in lexicon().of_category[category]:
            form = lexicon().entries[number].form(seen.lang)
            if seen.first_letter and form.first_letter != seen.first_letter:
                continue
            if seen.word_count and form.word_count != seen.word_count:
                continue
            if number not in refuted:
                yield number


def _told(entry: Entry, seen: Seen) -> float:
    """What adjectives and replies say about an entry."""
    total = 0.0
    for adjective in seen.adjectives:
        if not describes(adjective, entry, seen.lang):
            total += NOT_THAT_ADJECTIVE
    for reply in seen.replies:
        if contradicts(entry, reply, seen.lang):
            total += CONTRADICTED
    return total


def describes(adjective: str, entry: Entry, lang: str) -> bool:
    """Whether this adjective, in any gender, is one of the entry's."""
    said = compact(adjective, lang).removesuffix("e")
    return any(compact(known, lang).removesuffix("e") == said for known in entry.adjectives(lang))
