# compiled by mypyc
"""The three Time shows (ME-511 … ME-518)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.event import Secret
from wagonlit.core.frame import CHANCE, Decision, Frame, Seat
from wagonlit.core.ids import Ids, below, only
from wagonlit.games.mystery_express import events as told
from wagonlit.games.mystery_express.pieces.board import PACES
from wagonlit.games.mystery_express.pieces.cards import ELEMENTS, TIME
from wagonlit.games.mystery_express.pieces.time_deck import ORDERS, dealt, gathered, ordered
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.cities import set_pace

SINGLE: Final = 0  # Strasbourg
HANDS: Final = 1  # Vienna
TRIPLE: Final = 2  # Budapest


def begin_show(s: Train, manner: i64) -> None:
    """ME-511, ME-512, ME-516, ME-R1: first the pace, then the deck."""
    if s.terms.shuffle_time_deck:
        s.then(ShuffleTimeDeck(manner))
    else:
        s.then(ShowKeptOrder(manner))
    if s.terms.whistle_sets_pace:
        s.then(SetPace(s.first))


@mypyc_attr(acyclic=True, free_list_len=1)
class SetPace(Frame):
    """ME-103, ME-516: the first player alone decides the pace."""

    decision = Decision("show.pace", "pace", "ME-516", facts={"city": "city"})

    def __init__(self, first: Seat) -> None:
        self.who = only(first)

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"city": s.leg + 1}

    def options(self, s: Train, seat: Seat) -> Ids:
        return below(len(PACES))

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        set_pace(s, seat, choice)


@mypyc_attr(acyclic=True, free_list_len=1)
class ShuffleTimeDeck(Frame):
    """ME-512, ME-R45: the deck is shuffled before each show."""

    decision = Decision("show.order", "order", "ME-512", by_number=True)

    def __init__(self, manner: i64) -> None:
        self.who = CHANCE
        self.size = ORDERS
        self.manner: Final = manner

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        if s.journal is not None:
            show(s, self.manner, deck(s, choice))


@mypyc_attr(acyclic=True, free_list_len=1)
class ShowKeptOrder(Frame):
    """ME-R45: shuffled at set-up only; Strasbourg leaves the order, Vienna puts the piles together."""

    def __init__(self, manner: i64) -> None:
        self.manner: Final = manner

    def run(self, s: Train) -> None:
        if s.journal is not None:
            order = deck(s, s.order)
            if self.manner == TRIPLE:
                # ME-R1, ME-102: the first player of Vienna was the left neighbour of Budapest's.
                first = s.left_of(s.first)
                order = gathered(dealt(order, s.seats, first), first)
            show(s, self.manner, order)


def deck(s: Train, rank: i64) -> list[int]:
    """ME-511: the 23 cards in that order; the hidden time occurs twice."""
    return ordered(rank, s.culprit(TIME) - ELEMENTS)


def show(s: Train, manner: i64, order: list[int]) -> None:
    """ME-518: Time cards are only looked at; they enter no hand and no discard."""
    city = s.leg + 1
    s.tell("ShowBegun", city, s.pace)
    if manner == HANDS:
        show_in_hands(s, order)
    else:
        piles: i64 = 1 if manner == SINGLE else 3
        place: i64
        for place in range(len(order)):
            # ME-513, ME-515: one by one, seen by all, onto one pile or three in rotation.
            s.tell("TimeShown", place, place % piles, order[place] + ELEMENTS)
    s.tell("ShowEnded", city)


def show_in_hands(s: Train, order: list[int]) -> None:
    """ME-514, ME-R56: everybody looks at the pile in front of them, then all piles pass to the left."""
    piles = dealt(order, s.seats, s.first)
    round: i64
    seat: Seat
    for round in range(s.seats):
        for seat in range(s.seats):
            pile = piles[(seat - round + s.seats) % s.seats]
            times = tuple([value + ELEMENTS for value in pile])
            s.tell(told.PileLooked(seat, round, len(pile), Secret(times, only(seat))))
