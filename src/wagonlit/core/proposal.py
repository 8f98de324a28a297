"""What somebody proposes to the others, where people play together: no part of the game or its record."""

from typing import Annotated

from msgspec import Meta, Struct

from wagonlit.core.errors import BadAnswer
from wagonlit.core.event import Told
from wagonlit.core.game import Game

MOST_STEPS = 12


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a seat could choose: an id of a domain."""

    seat: int
    domain: Annotated[str, Meta(max_length=40)]
    id: int


class Proposal(Struct, frozen=True):
    """What the seats should do, one step after another, and why."""

    steps: list[Step]
    text: str = ""  # in the words of the person who proposes it
    why: Told | None = None  # a bot's reason, put into words as an event is
    at: int = 0  # how long the table's log was then


def check_proposal(game: Game, seats: int, proposal: Proposal) -> None:
    """BadAnswer if there is nothing in this game that these steps could mean."""
    if not game.proposable:
        raise BadAnswer(f"Nobody proposes anything in {game.id}: everybody plays for themselves.")
    if len(proposal.steps) > MOST_STEPS:
        raise BadAnswer(f"A proposal has at most {MOST_STEPS} steps, not {len(proposal.steps)}.")
    for step in proposal.steps:
        if not 0 <= step.seat < seats:
            raise BadAnswer(f"There is no seat {step.seat} here: they are counted from 0 to {seats - 1}.")
        if step.domain not in game.proposable:
            known = ", ".join(sorted(game.proposable))
            raise BadAnswer(f"“{step.domain}” cannot be proposed; possible are: {known}.")
        if not 0 <= step.id < len(game.domains[step.domain]):
            raise BadAnswer(f"“{step.domain}” has no id {step.id}.")
