"""A game looked at again: the chance of winning at every move, and what each move gained or lost."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from wagonlit.core.errors import WagonlitError
from wagonlit.core.frame import CHANCE, TEXT
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.policy import Policy
from wagonlit.core.record import Answer, Record
from wagonlit.core.replay import replayed
from wagonlit.core.rng import derived
from wagonlit.kit.search.estimate import Chance, chances


class NoChances(WagonlitError):
    """Nothing can be said of the chances in this game."""


class Move(Struct, frozen=True):
    """An answer that is possible now, and the chance of winning after it."""

    choice: int
    chance: Chance


class Outlook(Struct, frozen=True):
    """Where a game stands for the seat that is asked."""

    seat: int
    decision: str
    domain: str
    chance: Chance
    moves: list[Move]  # the best first


class Step(Struct, frozen=True):
    """What a seat did in a row, before chance or somebody else came next."""

    at: int  # how many answers had been given before
    seat: int
    choices: list[tuple[str, int]]  # domain and id
    before: Chance
    after: Chance

    @property
    def gain(self) -> float:
        """By how much the chance of winning rose: what luck brings later is no part of it."""
        return self.after.value - self.before.value


def policy_of(match: Match) -> Policy:
    """How seats play in simulations of this game."""
    policy = match.game.policy(match.options)
    if policy is None:
        raise NoChances(f"{match.game.id} has no policy to play on by, so its chances cannot be estimated.")
    return policy


def outlook(match: Match, seed: int, simulations: int) -> Outlook:
    """The chance of winning now, and after each answer that is possible."""
    ask, policy = match.asks[0], policy_of(match)
    imaginer = match.game.imaginer(match.views[ask.seat])
    now, *after = chances(
        imaginer, ask.seat, [(), *((choice,) for choice in ask.options)], policy, seed, simulations
    )
    moves = [Move(choice, chance) for choice, chance in zip(ask.options, after)]
    moves.sort(key=lambda move: -move.chance.value)
    return Outlook(ask.seat, ask.decision, ask.domain, now, moves)


def steps(game: Game, record: Record, seed: int, simulations: int) -> Iterator[Step]:
    """Every step of a recorded game in which a seat had a choice."""
    policy = policy_of(replayed(game, record, upto=0))
    at = 0
    for seat, answers in groupby(record.answers, key=lambda answer: answer.seat):
        given = list(answers)
        if seat != CHANCE and (
            found := _step(game, record, at, given, policy, derived(seed, at), simulations)
        ):
            yield found
        at += len(given)


def _step(
    game: Game, record: Record, at: int, given: Sequence[Answer], policy: Policy, seed: int, simulations: int
) -> Step | None:
    """The step that begins at this answer; None if words were asked for."""
    seat = given[0].seat
    match = replayed(game, record, upto=at, views_for=[seat])
    imaginer = match.game.imaginer(match.views[seat])
    choices = []
    for answer in given:
        domain = match.ask_of(seat).domain
        if domain == TEXT or not isinstance(answer.choice, int):
            return None
        choices.append((domain, answer.choice))
        match.answer(answer.choice, seat)
    ids = [choice for _, choice in choices]
    before, after = chances(imaginer, seat, [(), ids], policy, seed, simulations)
    return Step(at, seat, choices, before, after)
