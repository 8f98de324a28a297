# compiled by mypyc
"""Why something is certain: the fewest clues from which it follows.

Whatever clues it does not follow from, some clue that they lack must be among the reasons. So the fewest
clues that meet all such demands are tried; if that is not enough, they show another demand, and so on. The
first set that is enough is a smallest one, because no smaller one would meet all the demands.
"""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.ids import Ids, below, count, members, only
from wagonlit.games.passenger27.pieces.people import PASSENGERS

ANY_SEAT: Final = -1
Sets = list[int]  # by player: whom he may be


class Claim:
    """That a player is a passenger, or that he is not; of any seat: that no player is that passenger."""

    def __init__(self, seat: int, passenger: int, holds: bool) -> None:
        self.seat: Final = seat
        self.passenger: Final = passenger
        self.holds: Final = holds

    def denied(self, sets: Sets) -> list[Sets]:
        """Every way to say the opposite, given whom the players may be."""
        one = only(self.passenger)
        allowed = ~one if self.holds else one
        found: list[Sets] = []
        for seat in range(len(sets)):
            if self.seat in (seat, ANY_SEAT):
                opposite = sets[:]
                opposite[seat] &= allowed
                found.append(opposite)
        return found


def shortest(claim: Claim, clues: list[Sets]) -> list[int]:
    """The places of the fewest clues from which the claim follows; it must follow from all of them."""
    everything = below(len(clues))
    demands: list[int] = []
    while True:
        chosen = fewest(demands)
        if follows(claim, clues, chosen):
            return members(chosen)
        place: i64
        for place in range(len(clues)):
            more = chosen | only(place)
            if more != chosen and not follows(claim, clues, more):
                chosen = more
        assert chosen != everything, "this does not follow at all"
        demands.append(everything & ~chosen)


def follows(claim: Claim, clues: list[Sets], chosen: Ids) -> bool:
    """Is the claim certain by these clues alone?"""
    players = len(clues[0])
    sets: Sets = [below(PASSENGERS)] * players
    for place in members(chosen):
        clue = clues[place]
        for player in range(players):
            sets[player] &= clue[player]
    return not any(can_differ(denied) for denied in claim.denied(sets))


def can_differ(sets: Sets) -> bool:
    """Can all of these players be somebody else?"""
    # Whoever may be as many as there are players always finds somebody who is left.
    tight = sorted([ids for ids in sets if count(ids) < len(sets)], key=_size)
    return _placed(tight, 0, 0)


def _size(ids: int) -> int:
    return count(ids)


def _placed(sets: Sets, index: i64, taken: Ids) -> bool:
    if index == len(sets):
        return True
    left: Ids = sets[index] & ~taken
    while left:
        one: Ids = left & -left
        if _placed(sets, index + 1, taken | one):
            return True
        left ^= one
    return False


def fewest(demands: list[int]) -> int:
    """The smallest set that has something of each."""
    size, found = 0, _meeting(demands, 0, 0)
    while found is None:
        size += 1
        found = _meeting(demands, 0, size)
    return found


def _meeting(demands: list[int], chosen: int, more: int) -> int | None:
    unmet = [demand for demand in demands if demand & chosen == 0]
    if not unmet:
        return chosen
    if more == 0:
        return None
    for place in members(min(unmet, key=_size)):
        found = _meeting(demands, chosen | only(place), more - 1)
        if found is not None:
            return found
    return None
