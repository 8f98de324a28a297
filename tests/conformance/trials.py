"""The games under test, and what the suite must know of them."""

import os
from pathlib import Path
from typing import Any

from tests.games.mystery_express.witness import back, witness
from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.lighthouse.witness import witness as heard_on_the_coast
from tests.toys.masquerade.game import GAME as MASQUERADE
from tests.toys.masquerade.witness import witness as seen_at_the_ball
from wagonlit.conformance import Trial
from wagonlit.games.mystery_express import GAME as MYSTERY_EXPRESS

TESTS = Path(__file__).parent.parent
# The usual counts find what leaks often; these find what leaks seldom.
TIMES_AS_MANY = 10 if os.environ.get("WAGONLIT_THOROUGH") == "1" else 1

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


TRIALS = {
    trial.game.id: trial
    for trial in (
        Trial(
            MYSTERY_EXPRESS,
            variants=TABLES,
            games=len(TABLES) * TIMES_AS_MANY,
            witness=witness,
            back=back,
            folder=TESTS / "games" / "mystery_express",
        ),
        Trial(
            MASQUERADE,
            games=12 * TIMES_AS_MANY,
            witness=seen_at_the_ball,
            folder=MASQUERADE.folder,
        ),
        Trial(
            LIGHTHOUSE,
            games=14 * TIMES_AS_MANY,
            witness=heard_on_the_coast,
            folder=LIGHTHOUSE.folder,
        ),
    )
}
