"""How the raffle is tried."""

from collections.abc import Iterator

from tests.conformance.tried import TIMES_AS_MANY, Tried
from tests.toys.raffle.events import NONE, SEATS
from tests.toys.raffle.game import GAME
from tests.toys.raffle.rules import Drum
from wagonlit.conformance import Moment, Trial
from wagonlit.conformance.perft import Position


def witness(moment: Moment) -> Iterator[tuple[int, str]]:
    """All have seen their own tickets; at the end, when they are swapped too, all that were dealt."""
    s = moment.after
    assert isinstance(s, Drum)
    names = GAME.domains["ticket"]
    for ticket in (one for one in s.tickets if one != NONE):
        eyes = range(SEATS) if s.agenda is None else [s.tickets.index(ticket)]
        yield from ((seat, names[ticket]) for seat in eyes)


TRIED = Tried(
    Trial(GAME, games=12 * TIMES_AS_MANY, witness=witness, folder=GAME.folder),
    golden={"five-guests": ({}, 1)},
    perft=[(Position({}, 1, 0), 5), (Position({}, 2, 2), 3)],
    slow_perft=(Position({}, 1, 0), 3),
)
