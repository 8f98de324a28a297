"""How the nights on the tower are tried."""

from tests.conformance.tried import TIMES_AS_MANY, Tried
from tests.toys.lighthouse.game import GAME
from tests.toys.lighthouse.witness import witness
from wagonlit.conformance import Trial
from wagonlit.conformance.perft import Position

TRIED = Tried(
    Trial(GAME, games=14 * TIMES_AS_MANY, witness=witness, folder=GAME.folder),
    golden={"four-keepers": ({"players": 4, "nights": 2}, 1)},
    perft=[(Position({"players": 3}, 1, 0), 4), (Position({"players": 8}, 2, 3), 3)],
)
