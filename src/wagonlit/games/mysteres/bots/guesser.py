"""The guesser: when to speak, when to wait, and what to say (spec 7.4)."""

from collections.abc import Sequence
from typing import Final

from wagonlit.games.mysteres.bots.belief import Belief
from wagonlit.games.mysteres.bots.chance import share
from wagonlit.games.mysteres.bots.questions import QUESTIONS
from wagonlit.games.mysteres.bots.seen import Seen
from wagonlit.games.mysteres.bots.skill import Skill
from wagonlit.games.mysteres.lexicon.reading import lexicon

FREE_TRY: Final = 0.4  # a wrong answer costs nothing, but the others learn from it
RIVALRY: Final = 0.7
LEARNING: Final = 0.15
RIVAL_FAILS: Final = 0.4
DOUBLE: Final = 0.5
SECONDS: Final = (3.0, 8.0, 2.0)  # at least; more when unsure; more or less


def waiting(sure: float, seen: Seen, until_own_turn: int) -> float:
    """What it is worth to wait: a surer answer for more tiles, if nobody else comes first."""
    others = max(0, seen.guessers - 1)
    survives = (1 - RIVALRY * sure) ** others
    return float(min(1.0, sure + LEARNING) * (seen.used + until_own_turn) * survives)


def proposes(thought: Belief, seen: Seen, declarers: int, until_own_turn: int, must: bool = False) -> bool:
    """MY-142: whether the active player says what they think; they must on the last tile, or alone."""
    sure = thought.certainty()
    if must or not thought.numbers:
        return bool(thought.numbers)
    wait = waiting(sure, seen, until_own_turn)
    if declarers:
        return bool(sure * seen.used >= RIVAL_FAILS**declarers * wait)
    # Between two players nobody else can come first, a try is free, and every tile costs a point.
    return seen.guessers == 1 or (sure >= FREE_TRY and wait <= seen.used)


def declares(thought: Belief, seen: Seen, skill: Skill, until_own_turn: int) -> bool:
    """MY-140: whether somebody whose turn it is not says “I have it!”."""
    sure = thought.certainty()
    return sure >= skill.daring and sure * seen.used >= waiting(sure, seen, until_own_turn)


def delay(thought: Belief, seed: int) -> float:
    """Seconds until a declaration: the surer, the sooner."""
    least, unsure, either_way = SECONDS
    return max(least, least + unsure * (1 - thought.certainty()) + either_way * (2 * share(seed, 0) - 1))


def answer(thought: Belief, lang: str) -> str | None:
    """What it most likely is, in words."""
    best = thought.best()
    return None if best is None else lexicon().entries[best].form(lang).spoken


def question(thought: Belief, asked: Sequence[str], lang: str) -> str:
    """MY-197: the question that parts what is possible most evenly."""
    fresh = [facet for facet, text in QUESTIONS[lang].items() if text not in asked] or list(QUESTIONS[lang])
    return QUESTIONS[lang][min(fresh, key=lambda facet: abs(_share_of_yes(thought, facet) - 0.5))]


def _share_of_yes(thought: Belief, facet: str) -> float:
    """How likely the reply is yes; what is unclear is worth as little as what is known."""
    entries = lexicon().entries
    return sum(
        share
        for share, number in zip(thought.shares, thought.numbers)
        if getattr(entries[number].facets, facet) is True
    )


def wants_two_proposals(thought: Belief) -> bool:
    """MY-193: whether two answers are likely to include the right one."""
    return sum(share for share, _ in thought.top(2)) >= DOUBLE
