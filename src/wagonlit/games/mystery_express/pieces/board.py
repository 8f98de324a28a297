# compiled by mypyc
"""The board of Mystery Express: cars, actions and what they cost, the route, and who travels."""

from typing import Final

from mypy_extensions import i64

CARS: Final = ["club", "dining", "lounge", "passenger", "sleeping", "smoking"]
CLUB: Final = 0

ACTIONS: Final = [
    "club_grip", "club_madam", "dining", "lounge", "passenger", "sleeping", "smoking", "end_turn",
]  # fmt: skip
GRIP: Final = 0
MADAM: Final = 1
DINING: Final = 2
LOUNGE: Final = 3
PASSENGER: Final = 4
SLEEPING: Final = 5
SMOKING: Final = 6
END_TURN: Final = 7

# ME-106: what the actions cost, in hours. Legality, play, bots, page and prompts all have it from here. Each
# is a number of its own, because compiled code writes those out where they are used, without looking them up.
GRIP_HOURS: Final = 1
MADAM_HOURS: Final = 3
GUEST_HOURS: Final = 1  # for each guest of the Dining Car
LOUNGE_HOURS: Final = 2
PASSENGER_HOURS: Final = 1
SEARCH_HOURS: Final = 2  # ME-107, ME-364: they must be left, even if the search fails
FAILED_SEARCH_HOURS: Final = 1  # ME-363
SMOKING_HOURS: Final = 3
PRANSKY_HOURS: Final = 1  # ME-607: what Miss Pransky has more than others in each leg
# The same by name, for page and prompts.
HOURS: Final = {
    "club_grip": GRIP_HOURS,
    "club_madam": MADAM_HOURS,
    "dining": GUEST_HOURS,
    "lounge": LOUNGE_HOURS,
    "passenger": PASSENGER_HOURS,
    "sleeping": SEARCH_HOURS,
    "sleeping_failed": FAILED_SEARCH_HOURS,
    "smoking": SMOKING_HOURS,
    "pransky": PRANSKY_HOURS,
}

CITIES: Final = ["paris", "strasbourg", "muenchen", "wien", "budapest", "istanbul"]
STRASBOURG: Final = 1
MUENCHEN: Final = 2
WIEN: Final = 3
BUDAPEST: Final = 4
ISTANBUL: Final = 5
LAST_LEG: Final = 4  # counted from 0: to Istanbul

CHARACTERS: Final = ["macdouglas", "strauss", "mirabella", "mansard", "pransky"]
PRANSKY: Final = 4
SIDES: Final = ["left", "right"]
LEFT: Final = 0
RIGHT: Final = 1
PACES: Final = ["normal", "slow", "fast"]


def car_of(action: i64) -> i64:
    """Where an action takes place: both club actions in the Club Car."""
    if action <= MADAM:
        return CLUB
    return action - 1
