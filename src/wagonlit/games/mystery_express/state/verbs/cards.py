# compiled by mypyc
"""Cards go from place to place."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import count, only
from wagonlit.games.mystery_express.pieces.cards import (
    Category,
    Element,
    category_of,
    merged,
    minus,
    of_category,
    plus,
)
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, SPOT, STACK, UNVEILED, Place
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.powers import place


def move(s: Train, card: Element, source: Place, target: Place) -> None:
    """From one place to another, so that no card is ever lost (ME-807).

    ME-202: what is shown or received goes at once to its owner's discard.
    """
    rows = s.rows
    rows[source] = minus(rows[source], card)
    rows[target] = plus(rows[target], card)


def grip(s: Train, target: Seat, category: Category) -> None:
    """ME-312, ME-R52: the whole category back to the hand, wherever it lies; no face shown."""
    cards = s.rows[DISCARD + target] & of_category(category)
    s.rows[DISCARD + target] ^= cards
    s.rows[HAND + target] = merged(s.rows[HAND + target], cards)
    s.tell("CardsGripped", target, category, count(cards))


def show(s: Train, card: Element, owner: Seat, viewer: Seat) -> None:
    """ME-332: to one player, then on the owner's discard."""
    move(s, card, HAND + owner, DISCARD + owner)
    eyes = only(owner) | only(viewer)
    place(s, card, owner, eyes)
    s.tell_to(eyes, "CardShown", owner, viewer, category_of(card), card)


def reveal(s: Train, card: Element, owner: Seat) -> None:
    """ME-342, ME-343: to everybody, then on the owner's discard."""
    move(s, card, HAND + owner, DISCARD + owner)
    s.tell("CardRevealed", owner, category_of(card), card)


def pass_on(s: Train, card: Element, giver: Seat, taker: Seat, origin: Seat, eyes: Seats) -> None:
    """ME-355: looked at and handed on; it touches no discard."""
    s.tell_to(eyes, "CardHanded", giver, taker, origin, 0, category_of(card), card)


def hand_over(s: Train, card: Element, giver: Seat, taker: Seat, origin: Seat, eyes: Seats) -> None:
    """ME-354, ME-356: the taker looks at it and puts it on his discard."""
    move(s, card, HAND + origin, DISCARD + taker)
    place(s, card, taker, eyes)
    s.tell_to(eyes, "CardHanded", giver, taker, origin, 1, category_of(card), card)


def give(s: Train, card: Element, giver: Seat, taker: Seat) -> None:
    """ME-372, ME-374: from hand to the taker's discard."""
    move(s, card, HAND + giver, DISCARD + taker)
    eyes = only(giver) | only(taker)
    place(s, card, taker, eyes)
    s.tell_to(eyes, "CardGiven", giver, taker, category_of(card), card)


def steal(s: Train, card: Element, thief: Seat, target: Seat) -> None:
    """ME-365: from the target's hand to the thief's discard."""
    move(s, card, HAND + target, DISCARD + thief)
    eyes = only(thief) | only(target)
    place(s, card, thief, eyes)
    s.tell_to(eyes, "CardStolen", thief, target, category_of(card), card)


def help_passenger(s: Train, card: Element, seat: Seat, stack: i64) -> None:
    """ME-323: looked at, then put on the seat's discard."""
    move(s, card, STACK + stack, DISCARD + seat)
    place(s, card, seat, only(seat))
    s.tell_to(only(seat), "PassengerHelped", seat, stack, category_of(card), card)


def take_spot(s: Train, card: Element, seat: Seat, spot: i64) -> None:
    """ME-404: the conductor's card, put on the seat's discard."""
    move(s, card, SPOT + spot, DISCARD + seat)
    place(s, card, seat, only(seat))
    s.tell_to(only(seat), "SpotTaken", seat, spot, category_of(card), card)


def refill_spot(s: Train, card: Element, seat: Seat, spot: i64) -> None:
    """ME-404: a hand card in its place."""
    move(s, card, HAND + seat, SPOT + spot)
    s.tell_to(only(seat), "SpotRefilled", seat, spot, category_of(card), card)


def unveil(s: Train, seat: Seat, card: Element) -> None:
    """ME-551: face up for all, out of play."""
    move(s, card, HAND + seat, UNVEILED)
    s.tell("CardUnveiled", seat, card)


def take_back(s: Train) -> None:
    """ME-203: all discards return to their owners' hands at once."""
    seat: Seat
    for seat in range(s.seats):
        s.rows[HAND + seat] = merged(s.rows[HAND + seat], s.rows[DISCARD + seat])
        s.rows[DISCARD + seat] = 0
    s.tell("DiscardsTakenBack", s.leg)
