"""The rhythm of a recorded game: how long each answer took, and who gave it."""

from datetime import datetime
from itertools import pairwise

from wagonlit.core.event import ONLOOKER
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game
from wagonlit.core.record import Record
from wagonlit.core.replay import replayed
from wagonlit.kit.terminal.words import Words


def asides(game: Game, record: Record, words: Words) -> dict[int, str]:
    """By how much had been told before an answer: how long it took; nothing where nobody noted it."""
    told = _told_before(game, record) if record.given else []
    at = [datetime.fromisoformat(one.at) for one in record.given]
    taken = [0.0, *((later - earlier).total_seconds() for earlier, later in pairwise(at))]
    return {
        before: words("replay-given", seconds=round(seconds, 1), by=one.by)
        for before, seconds, one in zip(told, taken, record.given)
    }


def _told_before(game: Game, record: Record) -> list[int]:
    """How much everybody had been told before each answer of a seat."""
    match = replayed(game, record, upto=0, views_for=[ONLOOKER])
    drawn = [answer.choice for answer in record.answers if answer.seat == CHANCE]
    match.go_on_from(record.position, drawn[len(match.answers) :])
    found = []
    for answer in record.answers:
        if answer.seat != CHANCE:
            found.append(len(match.told[ONLOOKER]))
            match.answer(answer.choice, answer.seat, by_clock=True)
    return found
