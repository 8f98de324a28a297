# compiled by mypyc
"""The passengers and their features. Who has which is in the data; here are only the numbers."""

from typing import Final

from mypy_extensions import i64

PASSENGERS: Final = 27
PASS: Final = 27  # instead of a name, where nobody need be named
FEATURES: Final = ["looks", "scent", "voice"]
VALUES: Final = [
    ["formal", "casual", "eccentric"],
    ["perfumed", "neutral", "foul"],
    ["deep", "soft", "shrill"],
]
LOOKS: Final = 0
SCENT: Final = 1
VOICE: Final = 2
NOBODY_KNOWN: Final = -1

Passenger = i64
Feature = i64
