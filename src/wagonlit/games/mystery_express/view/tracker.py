# compiled by mypyc
"""What one seat can prove about where cards are, from what it was told (ME-802).

For every element up to two cards are tracked that are certainly different cards, each with the
set of places where it may be. Every step is sound: the true place of a tracked card is always in
its set. Two tracked cards of an element mean that both copies are in circulation, so the element
is innocent. The names of the copies never matter, so swapping them changes nothing (ME-801).
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, only, single
from wagonlit.games.mystery_express.pieces.cards import (
    CRIME_CATEGORIES,
    ELEMENTS,
    PER_CATEGORY,
    Category,
    Element,
    category_of,
)
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, PLACES, Place


class Tracker:
    """Public backs by place, and the sets of places of the cards this seat has seen."""

    def __init__(self) -> None:
        # In bytes: every seat of every table has two of these.
        self.backs: vec[u8] = vec[u8]([0] * (PLACES * CRIME_CATEGORIES))
        self.first: vec[i64] = vec[i64]([0] * ELEMENTS)
        self.second: vec[i64] = vec[i64]([0] * ELEMENTS)

    def back_count(self, place: Place, category: Category) -> i64:
        """How many cards of that back lie there: everybody sees this (ME-204, ME-R48)."""
        return i64(self.backs[place * CRIME_CATEGORIES + category])

    def add_back(self, place: Place, category: Category, cards: i64) -> None:
        self.backs[place * CRIME_CATEGORIES + category] = u8(self.back_count(place, category) + cards)

    def innocent(self, element: Element) -> bool:
        """Are both copies proven to be in circulation?"""
        return self.second[element] != 0

    def seen(self, element: Element) -> i64:
        """How many different cards of it are proven: 0, 1 or 2."""
        if self.second[element]:
            return 2
        return 1 if self.first[element] else 0

    def may_be(self, element: Element) -> list[int]:
        """The place sets of its tracked cards."""
        found: list[int] = []
        if self.first[element]:
            found.append(self.first[element])
        if self.second[element]:
            found.append(self.second[element])
        return found

    def odds(self, element: Element, source: Place) -> float:
        """What it means to see it come from there: how likely that is with one copy around, against two.

        0: it proves the second copy; 1: it says nothing; a half: as much as seeing it for the first time.
        """
        one = self.first[element]
        if self.second[element]:
            return 1.0
        if one == 0:
            return 0.5
        if one & only(source) == 0:
            return 0.0
        category = category_of(element)
        room: i64 = 0  # where the card seen before may be
        hidden: i64 = 1  # cards of this back of which nothing is known, the solution included
        hidden_there: i64 = 0
        place: Place
        for place in range(PLACES):
            cards = self.back_count(place, category)
            if one & only(place):
                room += cards
            unknown: i64 = cards - self._certain(category, place)
            hidden += unknown
            if place == source:
                hidden_there = unknown
        same = float(self.back_count(source, category)) / float(room)
        return same / (same + float(hidden_there) / float(hidden))

    # What happens

    def forget(self) -> None:
        """What was seen so far counts no more; the backs lie open as before."""
        element: Element
        for element in range(ELEMENTS):
            self.first[element] = 0
            self.second[element] = 0

    def appears(self, element: Element, place: Place) -> None:
        """ME-R47: a card is dealt to this seat, or lies face up in a position; a pair counts twice."""
        self.add_back(place, category_of(element), 1)
        if self.first[element]:
            self.second[element] = only(place)
        else:
            self.first[element] = only(place)

    def sighted(self, element: Element, place: Place) -> None:
        """A look at a card that stays where it is."""
        self._located(element, place, place)
        self._narrow(category_of(element))

    def saw_move(self, element: Element, source: Place, target: Place) -> None:
        """A card whose face this seat knows goes from one place to another."""
        category = category_of(element)
        self.add_back(source, category, -1)
        self.add_back(target, category, 1)
        self._located(element, source, target)
        self._narrow(category)

    def _located(self, element: Element, source: Place, target: Place) -> None:
        """A certain card is now at the target; was it one of those tracked already?"""
        came_from = only(source)
        now_at = only(target)
        one = self.first[element]
        two = self.second[element]
        if one == 0 or (two == 0 and one & came_from):
            self.first[element] = now_at
        elif two == 0 or one & came_from == 0:
            self.second[element] = now_at
        else:
            # If both may have been there, the other one is in either set.
            self.second[element] = one | two if two & came_from else two
            self.first[element] = now_at

    def unseen_move(self, category: Category, source: Place, target: Place) -> None:
        """A card of that back goes from one place to another, its face unknown to this seat."""
        self.add_back(source, category, -1)
        self.add_back(target, category, 1)
        came_from = only(source)
        element: Element
        for element in range(category * PER_CATEGORY, (category + 1) * PER_CATEGORY):
            if self.first[element] & came_from:
                self.first[element] |= only(target)
            if self.second[element] & came_from:
                self.second[element] |= only(target)
        self._narrow(category)

    def returned(self, seat: Seat, category: Category) -> None:
        """All cards of that back go from the seat's discard to its hand."""
        discard: Place = DISCARD + seat
        hand: Place = HAND + seat
        self.add_back(hand, category, self.back_count(discard, category))
        self.add_back(discard, category, -self.back_count(discard, category))
        element: Element
        for element in range(category * PER_CATEGORY, (category + 1) * PER_CATEGORY):
            self.first[element] = _redirected(self.first[element], discard, hand)
            self.second[element] = _redirected(self.second[element], discard, hand)
        self._narrow(category)

    # What follows

    def _narrow(self, category: Category) -> None:
        """Drop places that are empty of this back, or full of cards known for certain."""
        closed: Ids = 0
        place: Place
        while True:
            before = closed
            for place in range(PLACES):
                if self._certain(category, place) >= self.back_count(place, category):
                    closed |= only(place)
            if closed == before:
                return
            self._drop(category, closed)

    def _certain(self, category: Category, place: Place) -> i64:
        """How many tracked cards of this back are surely there."""
        there = only(place)
        found: i64 = 0
        element: Element
        for element in range(category * PER_CATEGORY, (category + 1) * PER_CATEGORY):
            if self.first[element] == there:
                found += 1
            if self.second[element] == there:
                found += 1
        return found

    def _drop(self, category: Category, closed: Ids) -> None:
        """Cards that may be in several places are in none of the closed ones."""
        element: Element
        for element in range(category * PER_CATEGORY, (category + 1) * PER_CATEGORY):
            if not single(self.first[element]):
                self.first[element] &= ~closed
            if not single(self.second[element]):
                self.second[element] &= ~closed


def _redirected(places: Ids, source: Place, target: Place) -> Ids:
    return (places & ~only(source)) | only(target) if places & only(source) else places
