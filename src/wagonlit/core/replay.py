"""A record, played again: loading is replaying."""

from collections.abc import Iterable, Sequence
from typing import Any

from wagonlit.core.errors import BadAnswer, BadOption, BadRecord, BadScenario
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game
from wagonlit.core.match import Match, V
from wagonlit.core.record import Answer, Record


def replayed(
    game: Game[Any, Any, V],
    record: Record,
    *,
    upto: int | None = None,
    views_for: Iterable[int] | None = None,
) -> Match[V]:
    """The match of a record, all of it or up to that many answers."""
    if record.game != game.id:
        raise BadRecord(f"This is a record of {record.game}, not of {game.id}.")
    if record.version != game.version:
        raise BadRecord(f"This game was played by rules version {record.version}, not {game.version}.")
    answers = record.answers if upto is None else record.answers[:upto]
    # What follows the position is among the record's answers.
    place = record.position and {**record.position, "answers": [], "chance": []}
    chance = [answer.choice for answer in record.answers if answer.seat == CHANCE]
    try:
        match = Match(game, record.options, record.seed, position=place, chance=chance, views_for=views_for)
        match.position = record.position
        _answer_all(match, answers)
    except (BadScenario, BadOption) as fault:
        raise BadRecord(f"This record cannot be replayed: {fault}") from fault
    return match


def _answer_all(match: Match[Any], answers: Sequence[Answer]) -> None:
    for number, answer in enumerate(answers):
        if answer.seat == CHANCE:
            continue
        try:
            match.answer(answer.choice, answer.seat)
        except BadAnswer as fault:
            raise BadRecord(f"Answer {number} of this record is not possible: {fault}") from fault


def unpickled(game: Game[Any, Any, V], record: Record, seats: Sequence[int]) -> Match[V]:
    """A match that was pickled as its record."""
    return replayed(game, record, views_for=seats)
