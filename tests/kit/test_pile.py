"""The pile whose ends people look at, held against a plain list in which every card has its place."""

import pytest

from wagonlit.core.ids import below, members
from wagonlit.core.rng import Rng
from wagonlit.kit.pile import MOST_BELOW, NO_CARD, Pile


def top_of(pile: Pile, rng: Rng) -> int:
    """The card on top: chance says which, where it is not settled."""
    return rng.one_of(pile.bag) if pile.is_open() else pile.next()


@pytest.mark.parametrize("seed", range(30))
def test_it_is_like_a_shuffled_list(seed: int) -> None:
    rng, size = Rng(seed), 1 + seed % MOST_BELOW
    pile = Pile(below(size))
    order: list[int | None] = [None] * size  # None: nobody has looked at it
    while not pile.is_empty():
        card = top_of(pile, rng)
        assert order[0] in (None, card)
        deed = rng.below(4)
        if deed == 0:
            pile.take(card)
            order.pop(0)
        else:
            pile.settle(card)
            order[0] = card
            if deed == 1:
                pile.put_below()
                order.append(order.pop(0))
        assert pile.size() == len(order)
        known = [card for card in order if card is not None]
        assert sorted([*members(pile.bag), *known]) == sorted({*members(pile.bag), *known})
        assert [pile.at(place) for place in range(pile.below)] == order[len(order) - pile.below :]
    assert order == []


def test_a_card_left_on_top_stays_there_and_is_not_drawn_again() -> None:
    pile = Pile(below(5))
    pile.settle(3)
    assert (pile.is_open(), pile.next(), pile.size()) == (False, 3, 5)
    pile.settle(3)
    assert pile.size() == 5
    pile.take(3)
    assert (pile.is_open(), pile.next(), members(pile.bag)) == (True, NO_CARD, [0, 1, 2, 4])


def test_cards_put_below_come_up_in_the_order_in_which_they_were_put_there() -> None:
    pile = Pile(below(3))
    for card in (2, 0, 1):
        pile.settle(card)
        pile.put_below()
    assert not pile.is_open()
    taken = []
    while not pile.is_empty():
        taken.append(pile.next())
        pile.take(taken[-1])
    assert taken == [2, 0, 1]


def test_a_copy_is_its_own() -> None:
    pile = Pile(below(4))
    pile.settle(1)
    pile.put_below()
    pile.settle(2)
    twin = pile.clone()
    twin.take(2)
    twin.take(0)
    assert (pile.size(), pile.next(), pile.at(0)) == (4, 2, 1)
