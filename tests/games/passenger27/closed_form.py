"""The counts of section 7.3 in two other ways: by partitions, and by trying everything."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import factorial, prod

from wagonlit.core.ids import members

Blocks = list[list[int]]


def partitions(players: Sequence[int]) -> Iterator[Blocks]:
    """All ways to put some players into groups."""
    if not players:
        yield []
        return
    first, *rest = players
    for blocks in partitions(rest):
        yield [[first], *blocks]
        for place, block in enumerate(blocks):
            yield [*blocks[:place], [first, *block], *blocks[place + 1 :]]


def _common(block: Sequence[int], sets: Sequence[int]) -> int:
    found = sets[block[0]]
    for player in block[1:]:
        found &= sets[player]
    return found


def _sign(block: Sequence[int]) -> int:
    return factorial(len(block) - 1) * (1 if len(block) % 2 else -1)


def total(sets: Sequence[int]) -> int:
    """Inclusion and exclusion over all partitions."""
    return sum(
        prod(_sign(block) * _common(block, sets).bit_count() for block in blocks)
        for blocks in partitions(range(len(sets)))
    )


def ways(sets: Sequence[int], player: int, passenger: int) -> int:
    """The same, with that player being that passenger."""
    only = [1 << passenger if other == player else ids for other, ids in enumerate(sets)]
    return total(only) if sets[player] >> passenger & 1 else 0


def tried(sets: Sequence[int]) -> list[tuple[int, ...]]:
    """Every assignment in which all are different."""
    found = product(*(members(ids) for ids in sets))
    return [people for people in found if len(set(people)) == len(people)]
