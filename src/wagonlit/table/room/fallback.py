"""What is answered for somebody who does not answer: the one place that keeps a table from hanging.

The clock uses it for people who are late, and the bots' seats for bots that fail.
"""

import logging
import random
import secrets
from collections.abc import Awaitable, Callable, Iterator

from msgspec.structs import replace

from wagonlit.core.ask import Ask
from wagonlit.core.frame import TEXT
from wagonlit.core.rng import Rng
from wagonlit.table.room.history import History

logger = logging.getLogger("wagonlit.table")

Choice = int | str | list[int]
# Give this answer; False if the game refuses it, so that another is needed.
Offer = Callable[[Choice], Awaitable[bool]]


async def answer_instead(history: History, ask: Ask, offer: Offer) -> None:
    """Offer one answer after another until one is taken, or the question no longer stands."""
    for choice in fallback_choices(history, ask):
        if await offer(choice):
            return
    logger.error("The game refuses every answer to %s.", ask.decision)


def fallback_choices(history: History, ask: Ask) -> Iterator[Choice]:
    """What the game itself answers for somebody who is away; if it refuses that, whatever else it knows.

    A question of several parts is answered whole, so that nobody waits for each of its parts.
    """
    if ask.parts:
        yield [
            _for_part(history, replace(ask, facts=p.facts, options=p.options, parts=[])) for p in ask.parts
        ]
    usual = _usual_choice(history, ask)
    if usual is not None:
        yield usual
    known = _known_choices(history, ask)
    # In any order: which of the options comes first could give away one that is missing.
    random.SystemRandom().shuffle(known)
    yield from (choice for choice in known if choice != usual)
    yield from ask.late


def _for_part(history: History, part: Ask) -> int:
    usual = _usual_choice(history, part)
    return usual if isinstance(usual, int) and usual in part.options else secrets.choice(part.options)


def _usual_choice(history: History, ask: Ask) -> Choice | None:
    try:
        match, rng = history.match, Rng(secrets.randbits(50))
        usual = history.game.answer_for(match.options, match.views[ask.seat], ask, rng)
    except Exception:  # a game of somebody else's may fail in any way
        logger.exception("The game has no answer of its own to %s.", ask.decision)
        return None
    return usual if type(usual) in (int, str) else None


def _known_choices(history: History, ask: Ask) -> list[Choice]:
    """The options; where words are asked for, the words that the game knows by those ids."""
    if ask.domain != TEXT or ask.instead:
        return [*ask.options]
    words = history.game.domains.get(TEXT, ())
    return [words[id] for id in ask.options if id < len(words)]
