"""Whole games at random, under every kind of option."""

from typing import Any

from tests.games.mystery_express.table import Table, table

VARIANTS: list[dict[str, Any]] = [
    {"players": 3, "powers": True},
    {"players": 3, "edition": "fr", "chat_empty_hand": "forbid_action", "chat_after_failed_search": False},
    {"players": 4, "powers": True, "power_scope": "any_time", "dining_flow": "sequential"},
    {
        "players": 4,
        "powers": True,
        "power_prompt": "always",
        "power_scope": "active_player_only",
        "edition": "fr",
    },
    {
        "players": 5,
        "powers": True,
        "character_choice": "random",
        "shuffle_time_deck": False,
        "time_pace": "slow",
        "first_player": 4,
    },
    {
        "players": 5,
        "powers": True,
        "power_prompt": "never",
        "time_pace_by": "whistle",
        "time_show_mode": "tally",
    },
    {
        "players": 3,
        "powers": True,
        "sleeping_pick": "blind_choice",
        "leg_hours": [12] * 5,
        "passenger_stacks": [4, 0],
    },
]


def played(options: dict[str, Any], seed: int = 5) -> Table:
    """A whole random game."""
    t = table(options=options, seed=seed)
    for _ in t.wander(seed):
        pass
    return t
