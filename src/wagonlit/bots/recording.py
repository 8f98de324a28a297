"""Random games with a record: the very games that `playout` plays inside the engine, answer by answer."""

from typing import Any

import msgspec

from wagonlit.core import frame as engine
from wagonlit.core.answering import words_known
from wagonlit.core.frame import CHANCE, NOBODY, State
from wagonlit.core.game import Game, Result
from wagonlit.core.ids import lowest
from wagonlit.core.playout import drawn
from wagonlit.core.record import Answer, Record
from wagonlit.core.rng import Rng


def recorded_playout(game: Game, options: Any, seed: int) -> tuple[Record, Result]:
    """A random game to its end, its record and its result."""
    game = game.edition(options)
    state, rng = game.start(options), Rng(seed)
    answers: list[Answer] = []
    waiting = engine.settle(state)
    while waiting != NOBODY:
        seat = CHANCE if waiting == CHANCE else lowest(waiting)
        choice = drawn(state, rng) if seat == CHANCE else rng.one_of(engine.options(state, seat))
        answers.append(_answer(game, state, seat, choice))
        waiting = engine.answer(state, seat, choice)
    agreed = msgspec.to_builtins(options)
    record = Record(game=game.id, version=game.version, options=agreed, seed=seed, answers=answers)
    return record, game.result(state)


def _answer(game: Game, state: State, seat: int, choice: int) -> Answer:
    assert state.agenda is not None
    decision = state.agenda.decision
    words = words_known(game, decision, choice)
    if words is not None:
        return Answer(seat, words, decision.id)
    return Answer(seat, choice, f"{decision.id}: {game.choice_name(state, decision, choice)}")
