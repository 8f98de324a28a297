# compiled by mypyc
"""Sets of small ids (0 … 60) as one machine word: seats, legal options, cards."""

from functools import partial
from operator import lshift
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Ids = i64

# Masks stop at bit 60: a literal of 2**62 or more would be a heap object in compiled code. In
# compiled code products wrap at 64 bits; the plain build uses other functions, see the end of this file.
_PAIRS: Final = 0x1555555555555555
_FOURS: Final = 0x1333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
_BYTES: Final = 0x0101010101010101
_SEVEN_BYTES: Final = 0x01010101010101
_LOW_BITS: Final = 0x7F7F7F7F7F7F7F
_HIGH_BITS: Final = 0x80808080808080
COUNTED: Final = 24


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
    return (_by_eights(ids) * _BYTES) >> 56


def _by_eights(ids: Ids) -> i64:
    """For each byte: how many of its eight ids are in the set."""
    x: i64 = ids - ((ids >> 1) & _PAIRS)
    x = (x & _FOURS) + ((x >> 2) & _FOURS)
    return (x + (x >> 4)) & _EIGHTS


def lowest(ids: Ids) -> i64:
    """The smallest id of a set that is not empty."""
    return count((ids & -ids) - 1)


def lowest_of_eight(ids: Ids) -> i64:
    """The same for a set of ids under 8, such as seats."""
    return _OF_EIGHT[ids] & 7


def listed(ids: Ids) -> i64:
    """A set of ids under 8: the ids in ascending order, three bits each; from bit COUNTED on, how many."""
    return _OF_EIGHT[ids]


def nth(ids: Ids, place: i64) -> i64:
    """The id at that place, counted from 0 in ascending order.

    Without a branch on the id: it is often random, so a processor could not guess it. The bytes that
    end before the place are counted by comparing seven of them at once; in the next one, a table says it.
    """
    ended: i64 = _by_eights(ids) * _BYTES  # in each byte: how many ids up to its end
    before: i64 = (((place * _SEVEN_BYTES) | _HIGH_BITS) - (ended & _LOW_BITS)) & _HIGH_BITS
    first: i64 = (((before >> 7) * _SEVEN_BYTES) >> 45) & 56
    place -= ((ended << 8) >> first) & 127
    return first + ((_OF_EIGHT[(ids >> first) & 255] >> (3 * place)) & 7)


def _nth_by_bytes(ids: int, place: int) -> int:
    """The same, one byte after the other."""
    here = _OF_BYTE[ids & 255]
    if place < len(here):
        return here[place]
    return 8 + _nth_by_bytes(ids >> 8, place - len(here))


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


def _ids_of_eight() -> vec[i64]:
    """What `listed` says of each set of ids under 8."""
    table = vec[i64]([0] * 256)
    ids: i64
    for ids in range(256):
        place: i64 = 0
        id: i64
        for id in range(8):
            if ids & only(id):
                table[ids] |= id << place
                place += 3
        table[ids] |= count(ids) << COUNTED
    return table


_OF_EIGHT: Final[vec[i64]] = _ids_of_eight()
_OF_BYTE: Final = [members(ids) for ids in range(256)]


if __file__.endswith(".py"):
    # Not compiled, Python's own operations are faster than the same written out.
    globals().update(
        count=int.bit_count,
        only=partial(lshift, 1),
        shifted=lshift,
        listed=list(_OF_EIGHT).__getitem__,
        lowest_of_eight=[lowest_of_eight(ids) for ids in range(256)].__getitem__,
        nth=_nth_by_bytes,
    )
