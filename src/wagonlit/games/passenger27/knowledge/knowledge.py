"""Who everybody may be for one seat, counted exactly (section 7.2, 7.3)."""

from fractions import Fraction

from wagonlit.core.ids import Ids, lowest, only, single
from wagonlit.games.passenger27.knowledge.counts import Counts
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.view.clues import Clues
from wagonlit.games.passenger27.view.view import View


class Knowledge:
    """All ways in which the others can be somebody; every one that fits is equally likely."""

    def __init__(self, clues: Clues) -> None:
        self.others = [seat for seat in range(clues.players) if seat != clues.seat]
        self.fixed, self.open = _sorted_out(clues)
        self.counts = Counts()
        self.total = self.counts.weigh(list(self.open.values()))
        assert self.total > 0, "nobody can be all of these"
        self._players = {seat: player for player, seat in enumerate(self.open)}

    def ways(self, seat: int, passenger: int) -> int:
        """In how many of all ways that player is that passenger."""
        if seat in self.fixed:
            return self.total if self.fixed[seat] == passenger else 0
        return self.counts.ways_to_be(self._players[seat], passenger)

    def odds(self, seat: int, passenger: int) -> Fraction:
        """How likely that player is that passenger."""
        return Fraction(self.ways(seat, passenger), self.total)

    def ways_of(self, seat: int) -> list[int]:
        """The same for all passengers."""
        if seat in self.fixed:
            return [self.ways(seat, passenger) for passenger in range(PASSENGERS)]
        return self.counts.ways_of(self._players[seat])

    def possible(self, seat: int) -> Ids:
        """Everybody whom that player can really be: not just by what is known of him, but of all."""
        found = 0
        for passenger, ways in enumerate(self.ways_of(seat)):
            if ways:
                found |= only(passenger)
        return found

    def guilty_ways(self, passenger: int) -> int:
        """In how many of all ways that passenger is one of those who are still unknown."""
        return self.counts.guilty_ways(passenger)


NOTHING_HEARD = -1


def knowledge_of(view: View) -> Knowledge:
    """What this seat can work out now; counted again only when it has learnt something."""
    clues = view.clues
    known, heard = view.__dict__.get("knowledge", (None, NOTHING_HEARD))
    if heard != len(clues.all):
        known = Knowledge(clues)
        view.__dict__["knowledge"] = known, len(clues.all)
    assert isinstance(known, Knowledge)
    return known


def _sorted_out(clues: Clues) -> tuple[dict[int, int], dict[int, Ids]]:
    """Who is certain by what is known of him alone; and whom the others may then be."""
    fixed = {
        seat: lowest(ids) for seat, ids in enumerate(clues.candidates) if single(ids) and seat != clues.seat
    }
    taken = 0
    for passenger in fixed.values():
        taken |= only(passenger)
    left = {
        seat: ids & ~taken
        for seat, ids in enumerate(clues.candidates)
        if seat not in fixed and seat != clues.seat
    }
    return fixed, left
