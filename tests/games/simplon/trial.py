"""How Simplon-Orient-Express is tried."""

from pathlib import Path
from typing import Any

from tests.conformance.tried import TIMES_AS_MANY, Tried
from wagonlit.conformance import Trial
from wagonlit.conformance.perft import Position
from wagonlit.games.simplon.game import GAME

# Each option that changes the rules, in some company.
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "line": "ask", "first_seat": "random"},
    {"players": 4, "line": "orient", "storm": "naxos", "pivot_mode": "step"},
    {"players": 4, "surveillance": True, "detective_backward": True},
    {"players": 3, "level": "expert", "turntable_start": "closed", "die": [1, 3, "ship"]},
    {"players": 2, "surveillance": True, "surveillance_bonus": 5, "ship_start": "s_nice"},
)

TRIED = Tried(
    Trial(GAME, variants=TABLES, games=len(TABLES) * TIMES_AS_MANY, folder=Path(__file__).parent),
    golden={
        "by-milan": ({"players": 3}, 3),
        "by-munich": ({"players": 4, "line": "orient", "surveillance": True, "level": "hard"}, 2),
    },
    perft=[
        (Position({"players": 2}, 1, 0), 3),
        (Position({"players": 3, "line": "ask"}, 2, 0), 3),
        (Position({"players": 4, "pivot_mode": "step"}, 5, 40), 3),
    ],
    slow_perft=(Position({"players": 2}, 1, 0), 2),
)
