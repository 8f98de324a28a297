"""The Time deck: its orders as numbers, dealing and gathering (ME-006, ME-514, ME-R45)."""

from collections import Counter
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules import rule
from wagonlit.games.mystery_express.pieces.time_deck import ORDERS, dealt, gathered, ordered, rank_of

VALUES = st.integers(0, 7)
RANKS = st.integers(0, ORDERS - 1)


def deck_without(hidden: int) -> list[int]:
    """Three cards of each of eight values, but one of the hidden."""
    return sorted(value for value in range(8) for _ in range(3 - (value == hidden)))


def test_there_are_as_many_ranks_as_different_orders_of_the_deck() -> None:
    assert factorial(23) // (factorial(3) ** 7 * factorial(2)) == ORDERS
    assert ORDERS < 2**60


@rule("ME-006")
@given(RANKS, VALUES)
@settings(deadline=None)
def test_every_rank_is_an_order_of_the_23_cards_with_the_hidden_value_twice(rank: int, hidden: int) -> None:
    assert sorted(ordered(rank, hidden)) == deck_without(hidden)


@given(RANKS, VALUES)
@settings(deadline=None)
def test_an_order_has_the_rank_it_was_made_from(rank: int, hidden: int) -> None:
    assert rank_of(ordered(rank, hidden), hidden) == rank


@given(VALUES.flatmap(lambda hidden: st.tuples(st.just(hidden), st.permutations(deck_without(hidden)))))
@settings(deadline=None)
def test_every_order_is_made_from_its_rank(deck: tuple[int, list[int]]) -> None:
    hidden, order = deck
    rank = rank_of(order, hidden)
    assert 0 <= rank < ORDERS
    assert ordered(rank, hidden) == order


@pytest.mark.parametrize("hidden", range(8))
def test_ranks_follow_the_alphabet_of_the_orders(hidden: int) -> None:
    first, last = deck_without(hidden), deck_without(hidden)[::-1]
    assert (ordered(0, hidden), ordered(ORDERS - 1, hidden)) == (first, last)
    assert ordered(1, hidden) == [*first[:-4], *next_order(first[-4:])]


def next_order(tail: list[int]) -> list[int]:
    """The smallest order after this one: its last two different neighbours changed."""
    place = max(place for place in range(len(tail) - 1) if tail[place] < tail[place + 1])
    larger = min(value for value in tail[place + 1 :] if value > tail[place])
    rest = sorted(tail[place:])
    rest.remove(larger)
    return [*tail[:place], larger, *rest]


@pytest.mark.parametrize("hidden", range(8))
def test_each_value_is_on_top_in_its_share_of_the_ranks(hidden: int) -> None:
    starts = [ordered(ORDERS * place // 23, hidden)[0] for place in range(23)]
    ends = [ordered(ORDERS * (place + 1) // 23 - 1, hidden)[0] for place in range(23)]
    assert starts == ends == deck_without(hidden)


@rule("ME-514", "ME-R56")
@pytest.mark.parametrize(("players", "sizes"), [(3, [8, 8, 7]), (4, [6, 6, 6, 5]), (5, [5, 5, 5, 4, 4])])
def test_the_deck_is_dealt_clockwise_from_the_first_players_left(players: int, sizes: list[int]) -> None:
    order = list(range(23))
    for first in range(players):
        piles = dealt(order, players, first)
        served = [(first + 1 + place) % players for place in range(players)]
        assert [piles[seat] for seat in served] == [order[place::players] for place in range(players)]
        assert [len(piles[seat]) for seat in served] == sizes


@rule("ME-R45")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_piles_are_put_together_in_dealing_order_the_first_dealt_on_top(players: int) -> None:
    order = list(range(23))
    for first in range(players):
        together = gathered(dealt(order, players, first), first)
        assert together == [card for place in range(players) for card in order[place::players]]


@given(RANKS, VALUES, st.integers(3, 5), st.integers(0, 2))
@settings(deadline=None)
def test_dealing_and_gathering_loses_no_card(rank: int, hidden: int, players: int, first: int) -> None:
    together = gathered(dealt(ordered(rank, hidden), players, first), first)
    assert Counter(together) == Counter(deck_without(hidden))
