"""Was a game dealt as its record says? What can be checked afterwards, one finding after another."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from wagonlit.core.errors import BadAnswer, BadRecord
from wagonlit.core.fair_deal import Deal, commitment_to, noted_seals, sealed, seed_of
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.record import Record
from wagonlit.core.replay import check_game

Verdict = Literal["proven", "doubtful", "broken"]


class Finding(Struct, frozen=True):
    """One thing that was checked; `says` is the key of its sentence, `facts` what that speaks of."""

    verdict: Verdict
    says: str
    facts: dict[str, str | int] = {}


def findings(
    game: Game, record: Record, commitment: str = "", salt: str = "", seals: str = ""
) -> Iterator[Finding]:
    """What speaks for an honest deal, and what against; the last three are what somebody noted.

    Without them the server could have made up whatever a record says: only what was known before the last
    salt was opened, and a salt that was not, are beyond its choice.
    """
    check_game(game, record)
    if record.deal is None:
        raise BadRecord("This game was dealt from a seed that somebody chose, so there is nothing to check.")
    yield from _of_the_secret(record.deal, commitment)
    yield from _of_the_salt(record.deal, salt)
    yield from _of_the_seals(record.deal, seals)
    yield _of_chance(game, record, record.deal)


def _of_the_secret(deal: Deal, noted: str) -> Iterator[Finding]:
    fits = commitment_to(deal.secret) == deal.commitment
    yield Finding("proven" if fits else "broken", "commitment", {"commitment": deal.commitment})
    if noted:
        same = noted.lower() == deal.commitment
        yield Finding("proven" if same else "broken", "noted-commitment")
    else:
        yield Finding("doubtful", "no-noted-commitment")


def _of_the_salt(deal: Deal, noted: str) -> Iterator[Finding]:
    for seat, salt in deal.salts.items():
        if deal.seals.get(seat) != sealed(salt):
            yield Finding("broken", "other-salt", {"seat": seat + 1})
    if not deal.salts:
        yield Finding("doubtful", "no-salt")
    else:
        yield Finding("proven", "salt", {"count": len(deal.salts)})
    for seat in sorted(set(deal.seals) - set(deal.salts)):
        yield Finding("doubtful", "withheld-salt", {"seat": seat + 1})
    if noted:
        yield Finding("proven" if noted in deal.salts.values() else "broken", "noted-salt")
    elif deal.salts:
        yield Finding("doubtful", "no-noted-salt")


def _of_the_seals(deal: Deal, noted: str) -> Iterator[Finding]:
    if noted:
        same = noted.lower() == noted_seals(deal.commitment, deal.seals)
        yield Finding("proven" if same else "broken", "noted-seals")
    elif deal.salts:
        yield Finding("doubtful", "no-noted-seals")


def _of_chance(game: Game, record: Record, deal: Deal) -> Finding:
    """All that chance answered must follow from secret and salt, given what the seats answered."""
    if record.position is not None:  # that was set by hand, not dealt
        return Finding("broken", "position")
    if record.seed != seed_of(deal.secret, deal.salts):
        return Finding("broken", "other-seed")
    match = Match(game, record.options, record.seed, views_for=())
    try:
        for answer in record.answers:
            if answer.seat != CHANCE:
                match.answer(answer.choice, answer.seat, by_clock=True)
    except BadAnswer:
        return Finding("broken", "chance")
    same = [(one.seat, one.choice) for one in match.answers] == [(o.seat, o.choice) for o in record.answers]
    draws = sum(answer.seat == CHANCE for answer in record.answers)
    return Finding("proven" if same else "broken", "chance", {"count": draws})
