"""How 27th Passenger is tried."""

from pathlib import Path
from typing import Any

from tests.conformance.tried import TIMES_AS_MANY, Tried
from tests.games.passenger27.witness import witness
from wagonlit.conformance import Trial
from wagonlit.conformance.perft import Position
from wagonlit.games.passenger27 import GAME
from wagonlit.games.passenger27.options import TABLES as TABLES_OF_THE_BOX
from wagonlit.games.passenger27.pieces.people import FEATURES

# Each option that changes the rules, in some company; with few people left of a colour, events are rarer.
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 4, "no_fire_no_smoke_drawer": "canceller", "bold_discard": "none"},
    {"players": 5, "allow_hold_fire": True},
    {"players": 6, "bold_discard": "opponent"},
    {
        "players": 4,
        "skill_triggers": {"swift": "assassination", "opportunist": "deception", "copycat": "intrigue"},
        "disguise_split": [2, 6, 10],
    },
    {"players": 6, "allow_hold_fire": True, "traffic": [1, 0, 3, 2, 0, 5, 1, 1, 1, 2, 1, 0]},
)

TRIED = Tried(
    Trial(
        GAME,
        variants=TABLES,
        games=len(TABLES) * TIMES_AS_MANY,
        witness=witness,
        traits={name: dict(zip(FEATURES, values)) for name, values in TABLES_OF_THE_BOX.passengers.items()},
        folder=Path(__file__).parent,
    ),
    golden={
        "three-players": ({"players": 3}, 3),
        "five-players": ({"players": 5, "allow_hold_fire": True}, 2),
    },
    perft=[
        (Position({"players": 3}, 1, 0), 3),
        (Position({"players": 4}, 2, 12), 4),
        (Position({"players": 6}, 5, 25), 4),
    ],
    slow_perft=(Position({"players": 3}, 1, 0), 2),
)
