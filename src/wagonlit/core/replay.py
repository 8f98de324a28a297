"""A record, played again: loading is replaying."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from wagonlit.core.errors import BadAnswer, BadOption, BadRecord, BadScenario
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game
from wagonlit.core.match import Match, Options, Truth, V
from wagonlit.core.record import Answer, Record


def replayed(
    game: Game[Options, Truth, V],
    record: Record,
    *,
    upto: int | None = None,
    chance: Sequence[Any] = (),
    views_for: Iterable[int] | None = None,
) -> Match[V, Options, Truth]:
    """The match of a record, all of it or up to that many answers.

    If chance was scripted in that match, `chance` says how: the record knows only what came of it so far.
    """
    check_game(game, record)
    try:
        match = _dealt(game, record, views_for)
        _answer_all(match, record.answers if upto is None else record.answers[:upto])
    except (BadScenario, BadOption) as fault:
        raise BadRecord(f"This record cannot be replayed: {fault}") from fault
    match.go_on_from(record.position, chance)
    return match


def check_game(game: Game[Any, Any, Any], record: Record) -> None:
    """Is this a record of that game, by the rules that are in force now?"""
    if record.game != game.id:
        raise BadRecord(f"This is a record of {record.game}, not of {game.id}.")
    if record.version != game.version:
        raise BadRecord(f"This game was played by rules version {record.version}, not {game.version}.")


def _dealt(
    game: Game[Options, Truth, V], record: Record, views_for: Iterable[int] | None
) -> Match[V, Options, Truth]:
    """The match before its first answer; chance answers as it did then, whatever the dealer would do now."""
    # What follows the position is among the record's answers.
    begins_at = record.position and {**record.position, "answers": [], "chance": []}
    drawn = [answer.choice for answer in record.answers if answer.seat == CHANCE]
    return Match(game, record.options, record.seed, position=begins_at, chance=drawn, views_for=views_for)


def _answer_all(match: Match[Any], answers: Sequence[Answer]) -> None:
    """Who gave an answer, a person or the clock, no longer matters: it was taken."""
    for number, answer in enumerate(answers):
        if answer.seat == CHANCE:
            continue
        try:
            match.answer(answer.choice, answer.seat, by_clock=True)
        except BadAnswer as fault:
            raise BadRecord(f"Answer {number} of this record is not possible: {fault}") from fault


def before_last_answer(match: Match[V, Options, Truth]) -> Match[V, Options, Truth]:
    """The match before the last answer of a seat; BadAnswer if there is none."""
    seated = [number for number, answer in enumerate(match.answers) if answer.seat != CHANCE]
    if not seated:
        raise BadAnswer("Nobody has answered anything that could be taken back.")
    before = replace(match.record, answers=match.answers[: seated[-1]])
    return replayed(match.game, before, chance=match.chance, views_for=match.told)


def unpickled(
    game: Game[Options, Truth, V], record: Record, chance: Sequence[Any], seats: Sequence[int]
) -> Match[V, Options, Truth]:
    """A match that was pickled as its record."""
    return replayed(game, record, chance=chance, views_for=seats)
