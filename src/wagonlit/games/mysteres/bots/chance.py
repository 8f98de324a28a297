"""Chance for bots: the same seed gives the same thoughts, on every machine."""

from statistics import NormalDist
from typing import Final

_MASK: Final = 0xFFFFFFFF
_STEPS: Final = 4096
_BELL: Final = tuple(NormalDist().inv_cdf((step + 0.5) / _STEPS) for step in range(_STEPS))


def mixed(seed: int, number: int) -> int:
    """32 bits that look like chance (the last steps of MurmurHash3)."""
    bits = (seed * 0x9E3779B1 + number * 0x85EBCA77 + 0x27D4EB2F) & _MASK
    bits = ((bits ^ (bits >> 16)) * 0x85EBCA6B) & _MASK
    bits = ((bits ^ (bits >> 13)) * 0xC2B2AE35) & _MASK
    return bits ^ (bits >> 16)


def share(seed: int, number: int) -> float:
    """A number between 0 and 1, all equally likely."""
    return mixed(seed, number) / (_MASK + 1)


def noise(seed: int, number: int) -> float:
    """A number of the normal distribution."""
    return _BELL[mixed(seed, number) % _STEPS]
