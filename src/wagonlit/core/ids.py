# compiled by mypyc
"""Sets of small ids (0 … 60) as one machine word: seats, legal options, cards."""

from operator import lshift
from typing import Final

from mypy_extensions import i64

Ids = i64
NONE: Final = 0

# Masks stop at bit 60: a literal of 2**62 or more would be a heap object in compiled code.
_PAIRS: Final = 0x1555555555555555
_FOURS: Final = 0x1333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F


def shifted(ids: Ids, places: i64) -> Ids:
    """The set with every id that much higher (a bare constant would be shifted in 32 bits)."""
    return ids << places


def only(id: i64) -> Ids:
    """The set of this one id."""
    return shifted(1, id)


def below(size: i64) -> Ids:
    """The set of all ids under the size."""
    return only(size) - 1


def has(ids: Ids, id: i64) -> bool:
    """Is the id in the set?"""
    return (ids >> id) & 1 != 0


def count(ids: Ids) -> i64:
    """How many ids are in the set."""
    x: i64 = ids - ((ids >> 1) & _PAIRS)
    x = (x & _FOURS) + ((x >> 2) & _FOURS)
    x = (x + (x >> 4)) & _EIGHTS
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def lowest(ids: Ids) -> i64:
    """The smallest id of a set that is not empty."""
    return count((ids & -ids) - 1)


def nth(ids: Ids, place: i64) -> i64:
    """The id at that place, counted from 0 in ascending order.

    By halves, with sums as in `count`, and without a branch on the id: it is often random, so a
    processor could not guess it.
    """
    if ids < 256:
        return _nth_of_eight(ids, place)
    twos: i64 = ids - ((ids >> 1) & _PAIRS)
    fours: i64 = (twos & _FOURS) + ((twos >> 2) & _FOURS)
    eights: i64 = (fours + (fours >> 4)) & _EIGHTS
    sixteens: i64 = eights + (eights >> 8)
    low: i64 = (sixteens + (sixteens >> 16)) & 63
    beyond: i64 = (low - place - 1) >> 32  # all ones if the id lies in the upper half
    first: i64 = 32 & beyond
    place -= low & beyond
    low = (sixteens >> first) & 31
    beyond = (low - place - 1) >> 32
    first += 16 & beyond
    place -= low & beyond
    low = (eights >> first) & 15
    beyond = (low - place - 1) >> 32
    first += 8 & beyond
    place -= low & beyond
    return first + _nth_of_eight((ids >> first) & 255, place)


def _nth_of_eight(ids: Ids, place: i64) -> i64:
    """The same for the many sets of few ids: categories, seats, sides, actions."""
    twos: i64 = ids - ((ids >> 1) & 0x55)
    fours: i64 = (twos & 0x33) + ((twos >> 2) & 0x33)
    low: i64 = fours & 7
    beyond: i64 = (low - place - 1) >> 32
    id: i64 = 4 & beyond
    place -= low & beyond
    low = (twos >> id) & 3
    beyond = (low - place - 1) >> 32
    id += 2 & beyond
    place -= low & beyond
    return id + (((((ids >> id) & 1) - place - 1) >> 32) & 1)


def _nth_by_steps(ids: int, place: int) -> int:
    """The same, one id after the other."""
    while place > 0:
        ids &= ids - 1
        place -= 1
    return (ids & -ids).bit_length() - 1


def single(ids: Ids) -> bool:
    """Is there exactly one id, or none?"""
    return ids & (ids - 1) == 0


def members(ids: Ids) -> list[int]:
    """The ids of the set in ascending order."""
    found: list[int] = []
    rest: i64 = ids
    while rest != 0:
        found.append(lowest(rest))
        rest &= rest - 1
    return found


def set_of(ids: list[int]) -> int:
    """The set of these ids."""
    whole: i64 = 0
    id: i64
    for id in ids:
        whole |= only(id)
    return whole


if __file__.endswith(".py"):
    # Not compiled, Python's own operations are faster than the same written out.
    globals().update(count=int.bit_count, only=(1).__lshift__, shifted=lshift, nth=_nth_by_steps)
