"""How Mystères is tried."""

from pathlib import Path
from typing import Any

from tests.conformance.tried import TIMES_AS_MANY, Tried
from wagonlit.conformance import Trial
from wagonlit.conformance.perft import Position
from wagonlit.games.mysteres import GAME

# Each option that changes the rules, in some company.
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "language": "en", "redraw_limit": 2},
    {"players": 3, "beginner_tiles": True, "key_deck": "deplete", "max_difficulty": 1},
    {"players": 4, "special_tiles": True, "spectators_see_word": True},
    {"players": 5, "special_tiles": True, "pass_on_special": True, "first_maestro": 3, "redraw_limit": 0},
)

TRIED = Tried(
    Trial(GAME, variants=TABLES, games=len(TABLES) * TIMES_AS_MANY, folder=Path(__file__).parent),
    golden={
        "together": ({"players": 2, "language": "en", "redraw_limit": 1}, 3),
        "special-tiles": ({"players": 5, "special_tiles": True, "pass_on_special": True}, 2),
    },
    perft=[
        (Position({"players": 2, "redraw_limit": 1}, 1, 0), 2),
        (Position({"players": 4, "special_tiles": True}, 2, 6), 2),
    ],
)
