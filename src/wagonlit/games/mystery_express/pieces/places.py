# compiled by mypyc
"""The sixteen places where a crime card can lie, the solution apart."""

from typing import Final

from mypy_extensions import i64

Place = i64

HAND: Final = 0  # + seat
DISCARD: Final = 5  # + seat
SPOT: Final = 10  # + spot
STACK: Final = 13  # + stack
UNVEILED: Final = 15  # face up on the board's edge since Budapest
PLACES: Final = 16
SPOTS: Final = 3
STACKS: Final = 2
