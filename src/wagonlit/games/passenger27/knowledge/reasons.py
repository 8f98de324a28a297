"""Why something is certain: the fewest clues from which it follows.

Whatever clues it does not follow from, some clue that they lack must be among the reasons. So the fewest
clues that meet all such demands are tried; if that is not enough, they show another demand, and so on. The
first set that is enough is a smallest one, because no smaller one would meet all the demands.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from wagonlit.core.ids import Ids, below, count, members, only
from wagonlit.games.passenger27.pieces.people import PASSENGERS

ANY_SEAT = -1
Sets = list[Ids]  # by player: whom he may be


class Claim(Struct, frozen=True):
    """That a player is a passenger, or that he is not; of any seat: that no player is that passenger."""

    seat: int
    passenger: int
    holds: bool

    def denied(self, sets: Sets) -> Iterator[Sets]:
        """Every way to say the opposite, given whom the players may be."""
        one = only(self.passenger)
        allowed = ~one if self.holds else one
        for seat in range(len(sets)):
            if self.seat in (seat, ANY_SEAT):
                yield [ids & allowed if player == seat else ids for player, ids in enumerate(sets)]


def shortest(claim: Claim, clues: Sequence[Sets]) -> list[int]:
    """The places of the fewest clues from which the claim follows; it must follow from all of them."""
    everything = below(len(clues))
    demands: list[Ids] = []
    while True:
        chosen = fewest(demands)
        if follows(claim, clues, chosen):
            return members(chosen)
        for place in range(len(clues)):
            more = chosen | only(place)
            if more != chosen and not follows(claim, clues, more):
                chosen = more
        assert chosen != everything, "this does not follow at all"
        demands.append(everything & ~chosen)


def follows(claim: Claim, clues: Sequence[Sets], chosen: Ids) -> bool:
    """Is the claim certain by these clues alone?"""
    sets: Sets = [below(PASSENGERS)] * len(clues[0])
    for place in members(chosen):
        sets = [ids & allowed for ids, allowed in zip(sets, clues[place])]
    return not any(can_differ(denied) for denied in claim.denied(sets))


def can_differ(sets: Sets) -> bool:
    """Can all of these players be somebody else?"""
    # Whoever may be as many as there are players always finds somebody who is left.
    tight = sorted((ids for ids in sets if count(ids) < len(sets)), key=count)
    return _placed(tight, 0, 0)


def _placed(sets: Sets, index: int, taken: Ids) -> bool:
    if index == len(sets):
        return True
    left = sets[index] & ~taken
    return any(_placed(sets, index + 1, taken | only(passenger)) for passenger in members(left))


def fewest(demands: Sequence[Ids]) -> Ids:
    """The smallest set that has something of each."""
    size, found = 0, _meeting(demands, 0, 0)
    while found is None:
        size += 1
        found = _meeting(demands, 0, size)
    return found


def _meeting(demands: Sequence[Ids], chosen: Ids, more: int) -> Ids | None:
    unmet = [demand for demand in demands if demand & chosen == 0]
    if not unmet:
        return chosen
    if more == 0:
        return None
    for place in members(min(unmet, key=count)):
        found = _meeting(demands, chosen | only(place), more - 1)
        if found is not None:
            return found
    return None
