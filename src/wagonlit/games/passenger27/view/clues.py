"""What a seat was told of who people are: each such event as a clue, and who they may be by all of them.

A clue says for each player whom he may still be. Only hard facts count (section 7.1): neither who asks whom,
nor where a card is put back, nor who passes.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from wagonlit.core.event import Told
from wagonlit.core.ids import Ids, below, count, lowest, members, only, set_of
from wagonlit.games.passenger27.pieces.people import PASSENGERS, VALUES

ANYBODY: Ids = below(PASSENGERS)
NEVER = -1


class Clue(Struct, frozen=True):
    """One event that says something of who people are."""

    told: Told
    round: int
    allowed: tuple[int, ...]  # by seat: the passengers that he may be by this event alone


class Clues:
    """All clues of one seat so far."""

    def __init__(self, seat: int, players: int, traits: Sequence[Ids]) -> None:
        self.seat = seat
        self.players = players
        self.traits = traits  # by trait: who has it
        self.all: list[Clue] = []
        self.candidates: list[Ids] = [ANYBODY] * players
        # By seat and passenger: the first clue that says that he is not that one.
        self.ruled_out_by: list[list[int]] = [[NEVER] * PASSENGERS for _ in range(players)]
        # By passenger: the first clue that says that none of the others is that one.
        self.cleared_by: list[int] = [NEVER] * PASSENGERS

    def hear(self, told: Told, round: int) -> None:
        """Note what this event says, if it says anything."""
        read = CLUES.get(told.event)
        allowed = None if read is None else read(self, told.facts)
        if allowed is None:
            return
        place = len(self.all)
        self.all.append(Clue(told, round, tuple(allowed)))
        cleared = ANYBODY
        for seat, mask in enumerate(allowed):
            if seat != self.seat:
                cleared &= ~mask
            news = self.candidates[seat] & ~mask
            self.candidates[seat] &= mask
            while news:
                self.ruled_out_by[seat][lowest(news)] = place
                news &= news - 1
        for passenger in members(cleared):
            if self.cleared_by[passenger] == NEVER:
                self.cleared_by[passenger] = place

    def nobody_is(self, passengers: Ids) -> list[Ids]:
        """These are innocent."""
        return [ANYBODY & ~passengers] * self.players

    def is_one_of(self, seat: int, passengers: Ids) -> list[Ids]:
        """That player is one of these; if it is one only, nobody else is."""
        others = ANYBODY & ~passengers if count(passengers) == 1 else ANYBODY
        return [passengers if player == seat else others for player in range(self.players)]


Facts = Mapping[str, Any]
Reader = Callable[[Clues, Facts], list[Ids] | None]


def _identity(clues: Clues, facts: Facts) -> list[Ids] | None:
    return None if facts["passenger"] is None else clues.is_one_of(facts["seat"], only(facts["passenger"]))


def _hit(clues: Clues, facts: Facts) -> list[Ids]:
    return clues.is_one_of(facts["target"], only(facts["passenger"]))


def _innocent(clues: Clues, facts: Facts) -> list[Ids] | None:
    return None if facts["passenger"] is None else clues.nobody_is(only(facts["passenger"]))


def _innocents(clues: Clues, facts: Facts) -> list[Ids] | None:
    return clues.nobody_is(set_of(list(facts["passengers"]))) if facts["passengers"] else None


def _answer(clues: Clues, facts: Facts) -> list[Ids] | None:
    if facts["seat"] != clues.seat or facts["trait"] is None:
        return None
    return clues.is_one_of(facts["target"], clues.traits[facts["trait"]])


def _exchange(clues: Clues, facts: Facts) -> list[Ids] | None:
    """Like Cat & Mouse: the target is shown the investigator's."""
    if facts["target"] != clues.seat or facts["trait"] is None:
        return None
    return clues.is_one_of(facts["seat"], clues.traits[facts["trait"]])


def _position(clues: Clues, facts: Facts) -> list[Ids]:
    """A hunt that begins in the middle: all that is open then, and who this seat is."""
    known = {seat: person for seat, person in enumerate(facts["identities"]) if person is not None}
    known |= dict(facts["out"])
    innocent = set_of(list(facts["exposed"])) | set_of(list(known.values()))
    return [only(known[seat]) if seat in known else ANYBODY & ~innocent for seat in range(clues.players)]


CLUES: dict[str, Reader] = {
    "IdentityDealt": _identity,
    "IdentityShown": _identity,
    "PlayerOut": _identity,
    "ShotHit": _hit,
    "ShotMissed": _innocent,
    "PassengersRevealed": _innocents,
    "PassengerTurnedUp": _innocent,
    "SlotLooked": _innocents,
    "TopSeen": _innocent,
    "FeatureAnswered": _answer,
    "FeatureExchanged": _exchange,
    "PositionSet": _position,
}


def traits_of(passengers: Mapping[str, Sequence[str]]) -> list[Ids]:
    """By trait: the passengers who have it."""
    found: list[Ids] = [0] * sum(len(values) for values in VALUES)
    for id, values in enumerate(passengers.values()):
        for feature, value in enumerate(values):
            found[3 * feature + VALUES[feature].index(value)] |= only(id)
    return found
