# compiled by mypyc
"""The cards of Mystery Express: ids, names, and piles of cards as one int.

The two copies of an element cannot be told apart by anyone (ME-801), so the engine has no copy
numbers: a pile is two planes of 24 bits, "at least one" and "both".
"""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.ids import Ids, only, shifted

Element = i64  # 0 … 23 crime elements, 24 … 31 times
Category = i64
Pile = i64

CATEGORIES: Final = ["mo", "suspect", "motive", "location", "time"]
MO: Final = 0
SUSPECT: Final = 1
MOTIVE: Final = 2
LOCATION: Final = 3
TIME: Final = 4

CRIME_CATEGORIES: Final = 4
PER_CATEGORY: Final = 6
ELEMENTS: Final = 24
TIMES: Final = 8
BLANK: Final = 32  # an empty line of a telegram or a final answer

# The eight times: ME-R6.
ELEMENT_NAMES: Final = [
    "mo_clubbed", "mo_hanged", "mo_poisoned", "mo_pushed", "mo_shot", "mo_stabbed",
    "suspect_candy", "suspect_sir_edmund", "suspect_prof_karlov", "suspect_orourke",
    "suspect_sra_perez", "suspect_dr_rajiv",
    "motive_despair", "motive_greed", "motive_jealousy", "motive_money", "motive_rivalry",
    "motive_unknown",
    "location_club", "location_dining", "location_lounge", "location_passenger",
    "location_sleeping", "location_smoking",
    "time_0400", "time_0430", "time_0445", "time_0615", "time_0630", "time_1115", "time_1145",
    "time_1200", "blank",
]  # fmt: skip

_KINDS: Final = 0xFFFFFF
_FIRST_CATEGORY: Final = 0x3F00003F  # six elements on both planes: bits 0–5 and 24–29


def category_of(element: Element) -> Category:
    """The category of an element; times are the fifth."""
    if element >= ELEMENTS:
        return TIME
    return element // PER_CATEGORY


def of_category(category: Category) -> Pile:
    """Every card of a crime category, both copies."""
    return shifted(_FIRST_CATEGORY, category * PER_CATEGORY)


def kinds(pile: Pile) -> Ids:
    """What may be named in a pile: each element once."""
    return pile & _KINDS


def element_drawn(choice: i64) -> Element:
    """The element of a card drawn from a pile by its bit."""
    return choice - ELEMENTS if choice >= ELEMENTS else choice


def plus(pile: Pile, element: Element) -> Pile:
    """The pile with one more card."""
    first = only(element)
    return pile | first | ((pile & first) << ELEMENTS)


def minus(pile: Pile, element: Element) -> Pile:
    """The pile with one card less."""
    first = only(element)
    second: Pile = (pile >> ELEMENTS) & first  # the same bit if there are two
    return pile ^ (first ^ second) ^ (second << ELEMENTS)


def merged(pile: Pile, other: Pile) -> Pile:
    """Two piles put together."""
    both: Pile = (pile & other & _KINDS) << ELEMENTS
    return pile | other | both


def categories(pile: Pile) -> Ids:
    """Which crime categories occur in a pile.

    Without a branch on the cards, which a processor could not guess: the last bit of each six is set
    if any of them is, and a product brings these four bits side by side.
    """
    some: i64 = (((pile & 0x7DF7DF) + 0x7DF7DF) | pile) & 0x820820
    return ((some * 0x8421) >> 20) & 15


def both_copies(elements: Ids) -> Pile:
    """Both copies of each of these elements."""
    return elements | (elements << ELEMENTS)


def cards_in(pile: Pile) -> list[int]:
    """The elements of a pile in ascending order, a pair twice."""
    found: list[int] = []
    element: i64
    for element in range(ELEMENTS):
        if pile & only(element):
            found.append(element)
            if pile & only(element + ELEMENTS):
                found.append(element)
    return found


def pile_of(elements: list[int]) -> int:
    """The pile of these cards."""
    pile: Pile = 0
    element: i64
    for element in elements:
        pile = plus(pile, element)
    return pile
