"""How the ball is tried."""

from tests.conformance.tried import TIMES_AS_MANY, Tried
from tests.toys.masquerade.game import GAME
from tests.toys.masquerade.witness import witness
from wagonlit.conformance import Trial
from wagonlit.conformance.perft import Position

TRIED = Tried(
    Trial(GAME, games=12 * TIMES_AS_MANY, witness=witness, folder=GAME.folder),
    golden={"six-guests": ({"players": 6}, 1)},
    perft=[(Position({"players": 3}, 1, 0), 5), (Position({"players": 4}, 2, 6), 4)],
    slow_perft=(Position({"players": 3}, 1, 0), 4),
)
