# compiled by mypyc
"""Deals what a view leaves open, again and again: by now all of it is numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, only
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.knowledge.counts import Counts
from wagonlit.games.passenger27.pieces.marks import marked
from wagonlit.games.passenger27.pieces.rows import EMPTY, laid
from wagonlit.games.passenger27.pieces.tricks import Bundle, kind_drawn, one, to_draw
from wagonlit.games.passenger27.state.hunt import HELD, KEPT, SKILLS, Hunt

UNKNOWN: Final = -1  # instead of a card that the seat does not know


class People:
    """Who everybody is, and who is on the train."""

    def __init__(self, counts: Counts, seats: list[int], strangers: Ids) -> None:
        self.counts: Final = counts  # of the players who are not known
        self.seats: Final = vec[i64](seats)
        self.strangers: Final = strangers  # passengers who may be anywhere, those players among them
        self.slots: list[list[int]] = []
        self.bottom: list[int] = []
        self.top: i64 = UNKNOWN
        self.has_top: bool = False  # somebody has looked at it

    def deal(self, s: Hunt, rng: Rng) -> None:
        """One of all ways that fit, each equally likely; all other innocents lie anywhere."""
        left: Ids = self.strangers
        self.counts.choose(rng.below(self.counts.total))
        player: i64
        for player in range(len(self.seats)):
            person = self.counts.chosen[player]
            s.people = marked(s.people, self.seats[player], person)
            left &= ~only(person)
        slot: i64
        for slot in range(len(self.slots)):
            row: i64 = EMPTY
            for known in self.slots[slot]:
                card: i64 = some(known, left, rng)
                left &= ~only(card)
                row = laid(row, card)
            s.fill_slot(slot, row)
        top: i64 = UNKNOWN
        if self.has_top:
            top = some(self.top, left, rng)
            left &= ~only(top)
        for known in self.bottom:
            s.deck.top = some(known, left, rng)
            left &= ~only(s.deck.top)
            s.deck.put_below()
        s.deck.bag = left
        s.deck.top = top


def some(known: i64, left: Ids, rng: Rng) -> i64:
    """The card, or any of those that are left."""
    if known == UNKNOWN:
        return rng.one_of(left)
    return known


class Tricks:
    """Which skills and disguises everybody holds, besides those that the seat knows."""

    def __init__(self, skills: Ids, skills_missing: list[int], disguises: Bundle) -> None:
        self.skills: Final = skills
        self.skills_missing: Final = vec[i64](skills_missing)  # by seat
        self.disguises: Final = disguises
        self.held: list[int] = []  # by seat: how many disguises are not known
        self.kept: list[int] = []
        self.under: list[int] = []  # kinds
        self.drawn: list[int] = []
        self.discarded: i64 = 0

    def deal(self, s: Hunt, rng: Rng) -> None:
        """The rest is shuffled over all places of which nothing is known."""
        left: Ids = self.skills
        seat: Seat
        for seat in range(s.seats):
            for _ in range(self.skills_missing[seat]):
                skill = rng.one_of(left)
                left &= ~only(skill)
                s.rows[SKILLS + seat] |= only(skill)
        s.skill_bag = left
        self._deal_disguises(s, rng)

    def _deal_disguises(self, s: Hunt, rng: Rng) -> None:
        wardrobe = s.wardrobe
        left: Bundle = self.disguises
        seat: Seat
        for seat in range(s.seats):
            held = shuffled(left, self.held[seat], rng)
            s.rows[HELD + seat] += held
            kept = shuffled(left - held, self.kept[seat], rng)
            s.rows[KEPT + seat] += kept
            left -= held + kept
        place: i64
        for place in range(len(self.under)):
            kind: i64 = self.under[place]
            if kind == UNKNOWN:
                kind = kind_drawn(rng.one_of(to_draw(left)))
                left -= one(kind)
            wardrobe.under |= kind << (2 * place)
        wardrobe.under_count = len(self.under)
        for known in self.drawn:
            found: Bundle = shuffled(left, 1, rng) if known == UNKNOWN else 0
            left -= found
            wardrobe.drawn += found
            if known != UNKNOWN:
                wardrobe.drawn += one(known)
        wardrobe.discard = shuffled(left, self.discarded, rng)
        wardrobe.bag = left - wardrobe.discard


def shuffled(bundle: Bundle, number: i64, rng: Rng) -> Bundle:
    """So many disguises out of these."""
    found: Bundle = 0
    for _ in range(number):
        found += one(kind_drawn(rng.one_of(to_draw(bundle - found))))
    return found
