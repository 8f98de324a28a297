# compiled by mypyc
"""The eighteen event cards, called incidents here: an event is whatever is told."""

from typing import Final

INCIDENTS: Final = [
    "bite_the_bullet", "chase_your_tail", "fool_me_twice", "last_cigarette", "raised_collar", "rat_race",
    "dead_bullets", "miss_no_chance", "no_fire_no_smoke", "no_more_lies", "wild_mood_tonight", "wrong_train",
    "finish_the_job", "like_cat_and_mouse", "stowaway", "under_the_smoke", "watch_your_back", "the_big_call",
]  # fmt: skip
BITE_THE_BULLET: Final = 0
CHASE_YOUR_TAIL: Final = 1
FOOL_ME_TWICE: Final = 2
LAST_CIGARETTE: Final = 3
RAISED_COLLAR: Final = 4
RAT_RACE: Final = 5
DEAD_BULLETS: Final = 6
MISS_NO_CHANCE: Final = 7
NO_FIRE_NO_SMOKE: Final = 8
NO_MORE_LIES: Final = 9
WILD_MOOD_TONIGHT: Final = 10
WRONG_TRAIN: Final = 11
FINISH_THE_JOB: Final = 12
LIKE_CAT_AND_MOUSE: Final = 13
STOWAWAY: Final = 14
UNDER_THE_SMOKE: Final = 15
WATCH_YOUR_BACK: Final = 16
THE_BIG_CALL: Final = 17
NO_INCIDENT: Final = -1

COLOURS: Final = ["green", "orange", "red"]
GREEN: Final = 0
ORANGE: Final = 1
RED: Final = 2
