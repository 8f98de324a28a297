# compiled by mypyc
"""Passenger Car (ME-351 … ME-357)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Offer, Seat, Seats, unless
from wagonlit.core.ids import Ids, count, lowest, only
from wagonlit.games.mystery_express.pieces.board import LEFT, PASSENGER_HOURS, RIGHT
from wagonlit.games.mystery_express.pieces.cards import Category, Element
from wagonlit.games.mystery_express.pieces.places import HAND
from wagonlit.games.mystery_express.rules.legality import beside, passenger_categories
from wagonlit.games.mystery_express.rules.powers import offer_powers
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.cards import hand_over, pass_on
from wagonlit.games.mystery_express.state.verbs.powers import clear_placements
from wagonlit.games.mystery_express.state.verbs.speech import name_category, name_side
from wagonlit.games.mystery_express.state.verbs.turns import spend


def begin(s: Train, seat: Seat) -> None:
    """The first question of the Passenger Car: the sides with a neighbour who can give."""
    sides: Ids = 0
    if passenger_categories(s, seat, LEFT):
        sides |= only(LEFT)
    if passenger_categories(s, seat, RIGHT):
        sides |= only(RIGHT)
    s.offer(NameSide(seat, sides), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class NameSide(Offer):
    """ME-351: the actor names a side; the neighbour there gives first."""

    decision = Decision("passenger.side", "side", "ME-351", facts={"left": "seat", "right": "seat"})

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"left": s.left_of(seat), "right": s.right_of(seat)}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        name_side(s, seat, choice)
        s.offer(NameCategory(seat, passenger_categories(s, seat, choice), choice), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class NameCategory(Offer):
    """ME-351, ME-R13: and a category of which that neighbour has a hand card; 1 hour."""

    decision = Decision("passenger.category", "category", "ME-351", facts={"side": "side", "giver": "seat"})

    def __init__(self, actor: Seat, legal: Ids, side: i64) -> None:
        super().__init__(actor, legal)
        self.side: Final = side

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"side": self.side, "giver": beside(s, seat, self.side)}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        spend(s, seat, PASSENGER_HOURS)
        name_category(s, seat, choice)
        source = beside(s, seat, self.side)
        s.then(give_card(s, choice, self.side, source, source))


def give_card(s: Train, category: Category, side: i64, source: Seat, giver: Seat) -> Frame:
    """ME-809: whoever has only one card of the category gives it without being asked."""
    forced = count(s.of_back(HAND + giver, category)) == 1
    return GiveCard(unless(forced, giver), giver, category, source * 2 + side)


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveCard(Frame):
    """ME-352, ME-354, ME-357, ME-R14, ME-R17: the giver, who has seen what he got, gives a hand card."""

    decision = Decision(
        "passenger.card", "element", "ME-354", facts={"category": "category", "taker": "seat"}
    )

    def __init__(self, who: Seats, giver: Seat, category: Category, route: i64) -> None:
        self.who = who
        self.giver: Final = giver
        self.category: Final = category
        self.route: Final = route  # the seat where the chain began, and its side, in one number

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"category": self.category, "taker": beside(s, self.giver, away_from(self.route & 1))}

    def options(self, s: Train, seat: Seat) -> Ids:
        return s.can_show(seat, self.category)

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        clear_placements(s)
        source: Seat = self.route >> 1
        taker = send_on(s, choice, seat, self.category, self.route & 1, source)
        if taker != source:
            s.then(give_card(s, self.category, self.route & 1, source, taker))
        offer_powers(s)

    def run(self, s: Train) -> None:
        card = lowest(s.of_back(HAND + self.giver, self.category))
        self.answer(s, self.giver, card)


def away_from(side: i64) -> i64:
    """ME-352: cards travel to the other side."""
    return RIGHT if side == LEFT else LEFT


def send_on(s: Train, card: Element, origin: Seat, category: Category, side: i64, source: Seat) -> Seat:
    """ME-353, ME-355, ME-356, ME-R15, ME-R16: away from the source, through all who lack the category."""
    away = away_from(side)
    giver = origin
    taker = beside(s, giver, away)
    eyes: Seats = only(giver) | only(taker)
    while taker != source and not s.holds(taker, category):
        pass_on(s, card, giver, taker, origin, eyes)
        giver = taker
        taker = beside(s, giver, away)
        eyes |= only(taker)
    hand_over(s, card, giver, taker, origin, eyes)
    return taker
