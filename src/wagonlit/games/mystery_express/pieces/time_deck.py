# compiled by mypyc
"""The Time deck (ME-006): 23 cards of eight values, and its order as one number.

All orders of the deck are equally likely, and there are fewer of them than 2**60, so one chance
answer is the rank of the order among all of them. It is unfolded only when somebody looks.
"""

from typing import Final

from mypy_extensions import i64

from wagonlit.games.mystery_express.pieces.cards import TIMES

COPIES: Final = 3
DECK: Final = 23
ORDERS: Final = 46174869861120000  # 23! / (3!^7 * 2!)


def ordered(rank: i64, hidden: i64) -> list[int]:
    """The deck in the order of that rank, without one card of the hidden value."""
    counts = _full_deck(hidden)
    orders: i64 = ORDERS
    order: list[int] = []
    left: i64
    value: i64
    for left in range(DECK, 0, -1):
        for value in range(TIMES):
            starting: i64 = orders * counts[value] // left
            if rank < starting:
                break
            rank -= starting
        counts[value] -= 1
        orders = starting
        order.append(value)
    return order


def rank_of(order: list[int], hidden: i64) -> int:
    """The rank of an order: the other way round."""
    counts = _full_deck(hidden)
    orders: i64 = ORDERS
    rank: i64 = 0
    left: i64 = DECK
    value: i64
    smaller: i64
    for value in order:
        for smaller in range(value):
            rank += orders * counts[smaller] // left
        orders = orders * counts[value] // left
        counts[value] -= 1
        left -= 1
    return rank


def _full_deck(hidden: i64) -> list[int]:
    counts = [COPIES] * TIMES
    counts[hidden] -= 1
    return counts


def dealt(order: list[int], seats: i64, first: i64) -> list[list[int]]:
    """ME-514: the deck dealt clockwise from the first player's left; each seat's pile."""
    piles: list[list[int]] = [[] for _ in range(seats)]
    place: i64
    for place in range(len(order)):
        piles[(first + 1 + place) % seats].append(order[place])
    return piles


def gathered(piles: list[list[int]], first: i64) -> list[int]:
    """ME-R45, ME-R75: the piles put together again in dealing order, the first-dealt on top."""
    order: list[int] = []
    seats = len(piles)
    place: i64
    for place in range(seats):
        order += piles[(first + 1 + place) % seats]
    return order
