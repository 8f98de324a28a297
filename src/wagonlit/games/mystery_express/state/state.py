# compiled by mypyc
"""The truth of a game of Mystery Express: its fields, and questions about them.

Every crime card lies in one of sixteen places, each a pile; only this file knows the rows.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Seat, Seats, State
from wagonlit.core.ids import Ids, below, count, only, shifted
from wagonlit.games.mystery_express.pieces.cards import (
    CLUB,
    GRIP,
    MADAM,
    SLEEPING,
    Category,
    Element,
    Pile,
    car_of,
    categories,
    kinds,
    of_category,
)
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, PLACES, STACK, Place
from wagonlit.games.mystery_express.terms import Terms

_SEALED: Final = 16
_TELEGRAM: Final = 21
_ANSWER: Final = 26
_ROWS: Final = 31

HAND_SIZE: Final = 7
LAST_LEG: Final = 4
NO_SEAT: Final = 15
SKIPS_CHAT: Final = 8  # a bit of `taken` beside the actions: no chat after this search (ME-R27)
EMPTY_LINES: Final = 0x20820820  # five lines of six bits, all BLANK

_NO_POWERS: Final = 0xFFFF
_ALL_CARDS: Final = 0xFFFFFFFFFFFF


@mypyc_attr(acyclic=True)
class Journey(State):
    """Where everything is."""

    def __init__(self, terms: Terms, table: vec[i64]) -> None:
        super().__init__()
        self.terms: Terms = terms
        self.seats: i64 = terms.seats
        self.table: vec[i64] = table
        self.leg: i64 = 0  # 0 … 4; the city ahead is leg + 1
        self.first: i64 = 0  # who holds the whistle
        self.active: i64 = 0
        self.hours: i64 = 0  # left to the active player
        self.taken: Ids = 0  # actions of this player-turn (ME-110)
        self.conductor: i64 = 0
        self.tokens: Ids = 0  # cars whose token is still face down
        self.characters: i64 = 0  # three bits a seat
        self.powers: i64 = _NO_POWERS  # by category, four bits: the seat with that power
        self.pransky: i64 = -1
        self.used: Seats = 0  # powers turned over
        self.bag: Pile = 0  # not dealt yet
        self.solution: i64 = 0  # five elements of six bits
        self.order: i64 = -1  # rank of the Time deck's order, if it is kept (ME-R45)
        self.pace: i64 = 0
        self.placed: i64 = 0  # the cards just put on discards, five bits each; secret
        self.placers: i64 = 0  # by whom, four bits each
        self.placed_eyes: i64 = 0  # who has seen each in this action, eight bits each
        self.placements: i64 = 0

    def copy_to(self, twin: "Journey") -> None:
        """Every field but the pile rows and the journal."""
        twin.agenda = self.agenda
        twin.leg = self.leg
        twin.first = self.first
        twin.active = self.active
        twin.hours = self.hours
        twin.taken = self.taken
        twin.conductor = self.conductor
        twin.tokens = self.tokens
        twin.characters = self.characters
        twin.powers = self.powers
        twin.pransky = self.pransky
        twin.used = self.used
        twin.bag = self.bag
        twin.solution = self.solution
        twin.order = self.order
        twin.pace = self.pace
        twin.placed = self.placed
        twin.placers = self.placers
        twin.placed_eyes = self.placed_eyes
        twin.placements = self.placements

    # Seats

    def everyone(self) -> Seats:
        """All seats."""
        return below(self.seats)

    def others(self, seat: Seat) -> Seats:
        """All seats but this one."""
        return below(self.seats) & ~only(seat)

    def left_of(self, seat: Seat) -> Seat:
        """The next to play, clockwise."""
        left = seat + 1
        if left == self.seats:
            left = 0
        return left

    def right_of(self, seat: Seat) -> Seat:
        """The one who played before."""
        if seat == 0:
            return self.seats - 1
        return seat - 1

    # Piles

    def pile(self, place: Place) -> Pile:
        """The cards in a place."""
        return self.table[place]

    def hand(self, seat: Seat) -> Pile:
        """Cards the seat may still use this leg; only these count as had (ME-201, ME-R11)."""
        return self.table[HAND + seat]

    def discard(self, seat: Seat) -> Pile:
        """Cards locked for the rest of the leg, those just received too (ME-201, ME-R59)."""
        return self.table[DISCARD + seat]

    def holds(self, seat: Seat, category: Category) -> bool:
        """Has the seat a hand card of the category?"""
        return self.table[HAND + seat] & of_category(category) != 0

    def of_back(self, place: Place, category: Category) -> Pile:
        """The cards of that back in a place."""
        return self.table[place] & of_category(category)

    def can_show(self, seat: Seat, category: Category) -> Ids:
        """ME-207: the elements of that category in the hand of that seat."""
        return kinds(self.table[HAND + seat] & of_category(category))

    def held(self) -> i64:
        """The categories in every hand, four bits a seat: what all legality is judged by."""
        found: i64 = 0
        seat: Seat
        table = self.table  # once: every read through self counts references
        for seat in range(self.seats):
            found |= categories(table[HAND + seat]) << (4 * seat)
        return found

    def holders(self, category: Category, among: Seats) -> Seats:
        """Which of these seats have a hand card of the category."""
        return self._occupied(HAND, of_category(category)) & among

    def with_discard(self) -> Seats:
        """Which seats have a card on their discard."""
        return self._occupied(DISCARD, _ALL_CARDS)

    def any_discard(self) -> bool:
        """Is there a card on any discard?"""
        table = self.table  # all five rows: those of empty chairs are empty
        low: Pile = table[DISCARD] | table[DISCARD + 1] | table[DISCARD + 2]
        return (low | table[DISCARD + 3] | table[DISCARD + 4]) != 0

    def with_cards(self, among: Seats) -> Seats:
        """Which of these seats have any hand card."""
        return self._occupied(HAND, _ALL_CARDS) & among

    def _occupied(self, first: Place, cards: Pile) -> Seats:
        """Which seats have any of these cards there, without a branch that could be guessed wrong."""
        found: Seats = 0
        seat: Seat
        table = self.table
        for seat in range(self.seats):
            found |= only(seat) & (-(table[first + seat] & cards) >> 62)
        return found

    def categories_held(self, among: Seats) -> Ids:
        """The categories in the hands of these seats."""
        cards: Pile = 0
        seat: Seat
        table = self.table
        for seat in range(self.seats):
            if among & only(seat):
                cards |= table[HAND + seat]
        return categories(cards)

    def open_stacks(self) -> Ids:
        """ME-321: stacks that may be used in this leg and have a card left."""
        found: Ids = 0
        if self.leg >= 1 and self.table[STACK]:
            found = 1
        if self.leg >= 3 and self.table[STACK + 1]:
            found |= 2
        return found

    # Secret notes

    def sealed(self, seat: Seat) -> i64:
        """What the seat laid aside in secret."""
        return self.table[_SEALED + seat]

    def seal_row(self, seat: Seat, choice: i64) -> None:
        self.table[_SEALED + seat] = choice

    def telegram(self, seat: Seat, category: Category) -> Element:
        """A line of the telegram."""
        return (self.table[_TELEGRAM + seat] >> (6 * category)) & 63

    def answered(self, seat: Seat, category: Category) -> Element:
        """A line of the final answer."""
        return (self.table[_ANSWER + seat] >> (6 * category)) & 63

    def write_telegram_row(self, seat: Seat, category: Category, entry: Element) -> None:
        self.table[_TELEGRAM + seat] = with_line(self.table[_TELEGRAM + seat], category, entry)

    def write_answer_row(self, seat: Seat, category: Category, entry: Element) -> None:
        self.table[_ANSWER + seat] = with_line(self.table[_ANSWER + seat], category, entry)

    def culprit(self, category: Category) -> Element:
        """What really happened (ME-005)."""
        return (self.solution >> (6 * category)) & 63

    # Powers and the conductor

    def power_owner(self, category: Category) -> Seat:
        """Who may peek at cards of this category; NO_SEAT if nobody."""
        return (self.powers >> (4 * category)) & 15

    def character(self, seat: Seat) -> i64:
        return (self.characters >> (3 * seat)) & 7

    def budget(self, seat: Seat) -> i64:
        """ME-105, ME-607, ME-R58: the hours of the leg; Miss Pransky has one more."""
        hours = self.terms.leg_hours[self.leg]
        if seat == self.pransky:
            hours += 1
        return hours

    def meets_conductor(self, action: i64) -> bool:
        """ME-401, ME-402, ME-R27, ME-R30: is a chat due after this action, the hand apart?"""
        car = car_of(action)
        if car != self.conductor or (action == SLEEPING and self.taken & only(SKIPS_CHAT) != 0):
            return False
        both = only(GRIP) | only(MADAM)
        return car != CLUB or self.taken & both & ~only(action) == 0

    def placed_card(self, index: i64) -> Element:
        """ME-604: one of the cards just put on a discard."""
        return (self.placed >> (5 * index)) & 31

    def placer(self, index: i64) -> Seat:
        return (self.placers >> (4 * index)) & 15

    def saw_placed(self, index: i64, seat: Seat) -> bool:
        """ME-R35: has the seat seen that card in this action?"""
        return (self.placed_eyes >> (8 * index + seat)) & 1 != 0

    def cards_in_play(self) -> i64:
        """ME-807: hands, discards, spots, stacks and unveiled cards."""
        cards: i64 = 0
        place: Place
        for place in range(PLACES):
            cards += count(self.table[place])
        return cards


def with_line(lines: i64, category: Category, entry: Element) -> i64:
    """Five lines of six bits, one of them rewritten."""
    return (lines & ~shifted(63, 6 * category)) | shifted(entry, 6 * category)


def empty_table() -> vec[i64]:
    """Nothing anywhere, nothing written."""
    table = vec[i64]([0] * _ROWS)
    seat: Seat
    for seat in range(5):
        table[_TELEGRAM + seat] = EMPTY_LINES
        table[_ANSWER + seat] = EMPTY_LINES
    return table
