"""How the raffle is tried."""

from collections.abc import Iterator

from tests.conformance.tried import TIMES_AS_MANY, Tried
from tests.toys.raffle.events import NONE, PRIZES, SEATS
from tests.toys.raffle.game import GAME
from tests.toys.raffle.rules import Drum, PutBack
from wagonlit.conformance import Moment, Trial
from wagonlit.conformance.perft import Position
from wagonlit.core.ids import members


def witness(moment: Moment) -> Iterator[tuple[int, str]]:
    """Their own tickets, and all when all have decided; the prize on top for whoever puts it back."""
    s = moment.after
    assert isinstance(s, Drum)
    names = GAME.domains["ticket"]
    for ticket in (one for one in s.tickets if one != NONE):
        eyes = range(SEATS) if NONE not in s.wishes else [s.tickets.index(ticket)]
        yield from ((seat, names[ticket]) for seat in eyes)
    if isinstance(s.agenda, PutBack):
        yield from ((seat, PRIZES[s.prizes.next()]) for seat in members(s.agenda.who))
    if s.taken != NONE:
        yield from ((seat, PRIZES[s.taken]) for seat in range(SEATS))


TRIED = Tried(
    Trial(GAME, games=12 * TIMES_AS_MANY, witness=witness, folder=GAME.folder),
    golden={"five-guests": ({}, 1)},
    perft=[(Position({}, 1, 0), 5), (Position({}, 2, 2), 3), (Position({}, 1, 5), 4)],
    slow_perft=(Position({}, 1, 0), 3),
)
