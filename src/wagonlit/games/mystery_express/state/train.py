# compiled by mypyc
"""The state of a game of Mystery Express: its fields, and questions about them.

Every crime card lies in one of sixteen places, each a pile; a pile is one of the rows.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Seat, Seats, State
from wagonlit.core.ids import Ids, below, count, only
from wagonlit.games.mystery_express.events import EVENTS
from wagonlit.games.mystery_express.pieces.board import CARS
from wagonlit.games.mystery_express.pieces.cards import (
    Category,
    Element,
    Pile,
    both_copies,
    kinds,
    of_category,
)
from wagonlit.games.mystery_express.pieces.papers import EMPTY_PAPER, Paper, entry, with_entry
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, STACK, Place
from wagonlit.games.mystery_express.rules.scoring import rank, score
from wagonlit.games.mystery_express.terms import Terms

# The rows after those of the places, each + seat: a secret choice, and two kinds of paper.
_SEALED: Final = 16
TELEGRAM: Final = 21
ANSWER: Final = 26
_ROWS: Final = 31

HAND_SIZE: Final = 7
NO_SEAT: Final = 15
SKIPS_CHAT: Final = 8  # a bit of `taken` beside the actions: no chat after this search (ME-R27)

_NO_POWERS: Final = 0xFFFF


@mypyc_attr(acyclic=True)
class Train(State):
    """Where everything is. The verbs that change it are functions, in `state/verbs`."""

    events = EVENTS

    def __init__(self, terms: Terms, rows: vec[i64]) -> None:
        super().__init__()
        self.terms: Terms = terms
        self.seats: i64 = terms.seats
        self.rows: vec[i64] = rows
        self.leg: i64 = 0  # 0 … 4; the city ahead is leg + 1
        self.first: i64 = 0  # who holds the whistle
        self.active: i64 = 0
        self.hours: i64 = 0  # left to the active player
        self.taken: Ids = 0  # actions of this player-turn (ME-110)
        self.conductor: i64 = 0
        self.tokens: Ids = 0  # cars whose token is still face down
        self.characters: i64 = 0  # three bits for each seat
        self.powers: i64 = _NO_POWERS  # by category, four bits: the seat with that power
        self.pransky: i64 = -1
        self.used: Seats = 0  # powers turned over
        self.bag: Pile = 0  # not dealt yet
        self.solution: Paper = 0
        self.order: i64 = -1  # rank of the Time deck's order, if it is kept (ME-R45)
        self.pace: i64 = 0
        self.placed: i64 = 0  # the cards just put on discards, five bits each; secret
        self.placers: i64 = 0  # by whom, four bits each
        self.placed_eyes: i64 = 0  # who has seen each in this action, eight bits each
        self.placements: i64 = 0

    def clone(self) -> "Train":
        twin = Train(self.terms, self.rows[:])
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
        return twin

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

    def pile(self, place: Place) -> Pile:
        """The cards in a place."""
        return self.rows[place]

    def hand(self, seat: Seat) -> Pile:
        """Cards the seat may still use in this leg; only these count as being held (ME-201, ME-R11)."""
        return self.rows[HAND + seat]

    def discard(self, seat: Seat) -> Pile:
        """Cards locked for the rest of the leg, including those just received (ME-201, ME-R59)."""
        return self.rows[DISCARD + seat]

    def holds(self, seat: Seat, category: Category) -> bool:
        """Has the seat a hand card of the category?"""
        return self.rows[HAND + seat] & of_category(category) != 0

    def of_back(self, place: Place, category: Category) -> Pile:
        """The cards of that back in a place."""
        return self.rows[place] & of_category(category)

    def can_show(self, seat: Seat, category: Category) -> Ids:
        """ME-207: the elements of that category in the hand of that seat."""
        return kinds(self.rows[HAND + seat] & of_category(category))

    def open_stacks(self) -> Ids:
        """ME-321: stacks that may be used in this leg and have a card left."""
        found: Ids = 0
        if self.leg >= 1 and self.rows[STACK]:
            found = 1
        if self.leg >= 3 and self.rows[STACK + 1]:
            found |= 2
        return found

    def sealed(self, seat: Seat) -> i64:
        """What the seat chose in secret and has not opened yet: a card, a side, or two backs."""
        return self.rows[_SEALED + seat]

    def seal(self, seat: Seat, choice: i64) -> None:
        self.rows[_SEALED + seat] = choice

    def paper(self, kind: i64, seat: Seat) -> Paper:
        """The seat's TELEGRAM or its final ANSWER."""
        return self.rows[kind + seat]

    def write(self, kind: i64, seat: Seat, category: Category, element: Element) -> None:
        """Fill one line of the seat's TELEGRAM or final ANSWER."""
        self.rows[kind + seat] = with_entry(self.rows[kind + seat], category, element)

    def culprit(self, category: Category) -> Element:
        """What really happened (ME-005)."""
        return entry(self.solution, category)

    def power_owner(self, category: Category) -> Seat:
        """Who may peek at cards of this category; NO_SEAT if nobody."""
        return (self.powers >> (4 * category)) & 15

    def character(self, seat: Seat) -> i64:
        return (self.characters >> (3 * seat)) & 7

    def placed_card(self, index: i64) -> Element:
        """ME-604: one of the cards just put on a discard."""
        return (self.placed >> (5 * index)) & 31

    def placer(self, index: i64) -> Seat:
        return (self.placers >> (4 * index)) & 15

    def saw_placed(self, index: i64, seat: Seat) -> bool:
        """ME-R35: has the seat seen that card in this action?"""
        return (self.placed_eyes >> (8 * index + seat)) & 1 != 0

    def score(self, seat: Seat) -> i64:
        return score(self.paper(ANSWER, seat), self.solution)

    def rank(self, seat: Seat) -> i64:
        return rank(self.paper(ANSWER, seat), self.paper(TELEGRAM, seat), self.solution)

    def winners(self) -> Seats:
        """ME-703 … ME-706: the best rank; whoever is still tied wins too."""
        best: i64 = -1
        found: Seats = 0
        seat: Seat
        for seat in range(self.seats):
            own = self.rank(seat)
            if own > best:
                best = own
                found = 0
            if own == best:
                found |= only(seat)
        return found

    def standing(self, seat: Seat) -> i64:
        """A win, shared or not, and a little for every right answer."""
        best = self.winners()
        won: i64 = 900 // count(best) if best & only(seat) else 0
        return won + 20 * self.score(seat)


def boarding(terms: Terms) -> Train:
    """A train with all cards of the game in the bag (ME-004) and no power used yet (ME-012)."""
    rows = vec[i64]([0] * _ROWS)
    seat: Seat
    for seat in range(5):
        rows[TELEGRAM + seat] = EMPTY_PAPER
        rows[ANSWER + seat] = EMPTY_PAPER
    s = Train(terms, rows)
    s.bag = both_copies(terms.elements)
    s.tokens = below(len(CARS))
    s.pace = terms.pace
    return s
