# compiled by mypyc
"""Small things that questions and events speak of, by name."""

from typing import Final

MOST_SEATS: Final = 4

# The main lines (SO-019).
LINES: Final = ["simplon", "orient"]
SIMPLON: Final = 0
ORIENT: Final = 1

# The coin (SO-302), and the ways on from the storm square.
COINS: Final = ["tails", "heads"]
TAILS: Final = 0
HEADS: Final = 1
COURSES: Final = ["coast", "naxos"]
COAST: Final = 0
NAXOS: Final = 1

# The faces of a die: their ids are their points (SO-002).
FACES: Final = ["ship", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
SHIP: Final = 0

# Whether the detective comes along (SO-202).
RIDES: Final = ["alone", "together"]
ALONE: Final = 0
TOGETHER: Final = 1

# What is handed over (SO-140).
TRANSFERS: Final = ["give_1", "give_2", "take_1", "take_2"]
GIVE: Final = 0  # + how many - 1
TAKE: Final = 2  # + how many - 1

MOST_WAYS: Final = 4  # sections between the same two stations, on whatever board
MOST_POSITIONS: Final = 8  # of a turntable, on whatever board
CAPACITY: Final = 2  # pieces on a locomotive (SO-131)
CARDS: Final = 12  # dealt (SO-050)
CLOSED: Final = -1  # a turntable that has not been turned yet (SO-503)
UNSET: Final = -1  # no line chosen, no course set, no result yet
