"""How Mystery Express is tried."""

from pathlib import Path
from typing import Any

from tests.conformance.tried import TIMES_AS_MANY, Tried
from tests.games.mystery_express.traces import traces
from tests.games.mystery_express.witness import back, witness
from wagonlit.conformance import Trial
from wagonlit.conformance.perft import Position
from wagonlit.games.mystery_express import GAME

# Each option that changes the rules, in some company.
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 4, "edition": "fr"},
    {"players": 5, "power_scope": "any_time"},
    {"players": 3, "shuffle_time_deck": False, "power_prompt": "always", "edition": "fr"},
    {"players": 4, "dining_flow": "sequential", "character_choice": "random", "time_pace_by": "whistle"},
    {"players": 5, "powers": False, "edition": "fr", "chat_after_failed_search": False},
    {"players": 3, "chat_empty_hand": "forbid_action", "leg_hours": [9, 9, 9, 9, 9]},
    {"players": 4, "power_scope": "active_player_only", "time_show_mode": "tally", "first_player": 2},
)

# How the keys of those texts begin that only the notebook uses, on the page and in the terminal.
NOTEBOOK_TEXTS = ("sheet", "column-")

TRIED = Tried(
    Trial(
        GAME,
        variants=TABLES,
        games=len(TABLES) * TIMES_AS_MANY,
        witness=witness,
        back=back,
        folder=Path(__file__).parent,
        own_texts=("board-", "terminal-", *NOTEBOOK_TEXTS),
    ),
    golden={
        "three-players": ({"players": 3, "time_pace_by": "whistle"}, 1),
        "four-players-french": (
            {"players": 4, "edition": "fr", "dining_flow": "sequential", "power_scope": "any_time"},
            2,
        ),
        "five-players": ({"players": 5, "character_choice": "random", "shuffle_time_deck": False}, 3),
    },
    perft=[
        (Position({"players": 3}, 1, 0), 4),
        (Position({"players": 3, "first_player": 0}, 1, 6), 7),
        (Position({"players": 3, "edition": "fr"}, 2, 60), 6),
        (Position({"players": 4, "dining_flow": "sequential"}, 3, 100), 5),
        (Position({"players": 4, "edition": "fr"}, 4, 30), 7),
        (Position({"players": 5}, 5, 150), 7),
        (Position({"players": 5, "powers": False}, 6, 40), 5),
    ],
    slow_perft=(Position({"players": 3, "first_player": 0}, 1, 6), 4),
    more_files={"traces.txt": traces},
)
