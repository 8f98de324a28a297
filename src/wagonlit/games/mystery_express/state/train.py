# compiled by mypyc
"""Verbs of Mystery Express, second half: cards, powers and cities.

Verbs are the only code that changes the truth, and each tells one event.
"""

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.event import Secret
from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import count, only, shifted
from wagonlit.games.mystery_express import events as told
from wagonlit.games.mystery_express.pieces.cards import (
    CARS,
    Category,
    Element,
    both_copies,
    category_of,
    merged,
    minus,
    of_category,
    plus,
)
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, SPOT, STACK, UNVEILED, Place
from wagonlit.games.mystery_express.rules.scoring import score, winners
from wagonlit.games.mystery_express.state.state import empty_table
from wagonlit.games.mystery_express.state.travel import Travel
from wagonlit.games.mystery_express.terms import Terms


@mypyc_attr(acyclic=True)
class Train(Travel):
    """Cards change places, powers look at them, cities have their events."""

    def clone(self) -> "Train":
        twin = Train(self.terms, self.table[:])
        self.copy_to(twin)
        return twin

    def standing(self, seat: Seat) -> i64:
        """A win, shared or not, and a little for every right answer."""
        best = winners(self)
        won: i64 = 900 // count(best) if best & only(seat) else 0
        return won + 20 * score(self, seat)

    def move(self, card: Element, source: Place, target: Place) -> None:
        """From place to place; what is shown or received goes at once to its owner's discard (ME-202)."""
        table = self.table
        table[source] = minus(table[source], card)
        table[target] = plus(table[target], card)

    # Cards

    def grip(self, target: Seat, category: Category) -> None:
        """ME-312, ME-R52: the whole category back to the hand, wherever it lies; no face shown."""
        cards = self.table[DISCARD + target] & of_category(category)
        self.table[DISCARD + target] ^= cards
        self.table[HAND + target] = merged(self.table[HAND + target], cards)
        if self.journal is not None:
            self.journal.append(told.CardsGripped(target, category, count(cards)))

    def lay_aside(self, seat: Seat, card: Element, category: Category) -> None:
        """A secret pick; the category is -1 where the player may choose any card."""
        self.seal_row(seat, card)
        if self.journal is not None:
            back = None if category < 0 else category
            self.journal.append(told.CardPicked(seat, back, Secret(card, only(seat))))

    def show(self, card: Element, owner: Seat, viewer: Seat) -> None:
        """ME-332: to one player, then on the owner's discard."""
        self.move(card, HAND + owner, DISCARD + owner)
        eyes = only(owner) | only(viewer)
        self.place(card, owner, eyes)
        if self.journal is not None:
            secret = Secret(card, eyes)
            self.journal.append(told.CardShown(owner, viewer, category_of(card), secret))

    def reveal(self, card: Element, owner: Seat) -> None:
        """ME-342, ME-343: to everybody, then on the owner's discard."""
        self.move(card, HAND + owner, DISCARD + owner)
        if self.journal is not None:
            self.journal.append(told.CardRevealed(owner, category_of(card), card))

    def pass_on(self, card: Element, giver: Seat, taker: Seat, origin: Seat, eyes: Seats) -> None:
        """ME-355: looked at and handed on; it touches no discard."""
        if self.journal is not None:
            secret = Secret(card, eyes)
            self.journal.append(told.CardHanded(giver, taker, origin, False, category_of(card), secret))

    def hand_over(self, card: Element, giver: Seat, taker: Seat, origin: Seat, eyes: Seats) -> None:
        """ME-354, ME-356: the taker looks at it and puts it on his discard."""
        self.move(card, HAND + origin, DISCARD + taker)
        self.place(card, taker, eyes)
        if self.journal is not None:
            secret = Secret(card, eyes)
            self.journal.append(told.CardHanded(giver, taker, origin, True, category_of(card), secret))

    def give(self, card: Element, giver: Seat, taker: Seat) -> None:
        """ME-372, ME-374: from hand to the taker's discard."""
        self.move(card, HAND + giver, DISCARD + taker)
        eyes = only(giver) | only(taker)
        self.place(card, taker, eyes)
        if self.journal is not None:
            secret = Secret(card, eyes)
            self.journal.append(told.CardGiven(giver, taker, category_of(card), secret))

    def steal(self, card: Element, thief: Seat, target: Seat) -> None:
        """ME-365: from the target's hand to the thief's discard."""
        self.move(card, HAND + target, DISCARD + thief)
        eyes = only(thief) | only(target)
        self.place(card, thief, eyes)
        if self.journal is not None:
            secret = Secret(card, eyes)
            self.journal.append(told.CardStolen(thief, target, category_of(card), secret))

    def hide_bag(self, seat: Seat, side: i64) -> None:
        self.seal_row(seat, side)
        if self.journal is not None:
            self.journal.append(told.BagHidden(seat, Secret(side, only(seat))))

    def open_bag(self, seat: Seat, target: Seat, guess: i64) -> None:
        if self.journal is not None:
            side = self.sealed(target)
            self.journal.append(told.BagOpened(seat, target, guess, side, guess == side))

    def help_passenger(self, card: Element, seat: Seat, stack: i64) -> None:
        """ME-323: looked at, then on the own discard."""
        self.move(card, STACK + stack, DISCARD + seat)
        self.place(card, seat, only(seat))
        if self.journal is not None:
            secret = Secret(card, only(seat))
            self.journal.append(told.PassengerHelped(seat, stack, category_of(card), secret))

    def take_spot(self, card: Element, seat: Seat, spot: i64) -> None:
        """ME-404: the conductor's card, on the own discard."""
        self.move(card, SPOT + spot, DISCARD + seat)
        self.place(card, seat, only(seat))
        if self.journal is not None:
            secret = Secret(card, only(seat))
            self.journal.append(told.SpotTaken(seat, spot, category_of(card), secret))

    def refill_spot(self, card: Element, seat: Seat, spot: i64) -> None:
        """ME-404: a hand card in its stead."""
        self.move(card, HAND + seat, SPOT + spot)
        if self.journal is not None:
            secret = Secret(card, only(seat))
            self.journal.append(told.SpotRefilled(seat, spot, category_of(card), secret))

    # Powers

    def clear_placements(self) -> None:
        """A new step begins: what was placed before can no longer be peeked at (ME-603)."""
        self.placed = 0
        self.placers = 0
        self.placed_eyes = 0
        self.placements = 0

    def place(self, card: Element, placer: Seat, eyes: Seats) -> None:
        """ME-605, ME-R37: a card that a power may look at; only actions and the chat place such cards."""
        index = self.placements
        self.placed |= shifted(card, 5 * index)
        self.placers |= shifted(placer, 4 * index)
        self.placed_eyes |= shifted(eyes, 8 * index)
        self.placements = index + 1

    def peek(self, seat: Seat, index: i64) -> None:
        """ME-601, ME-606: only the owner of the power sees the face; his token is turned over."""
        self.used |= only(seat)
        if self.journal is None:
            return
        card = self.placed_card(index)
        owner = self.placer(index)
        above: i64 = 0
        later: i64
        for later in range(index + 1, self.placements):
            if self.placer(later) == owner:
                above += 1
        secret = Secret(card, only(seat))
        self.journal.append(told.PowerUsed(seat, owner, above, category_of(card), secret))

    def keep_power(self, seat: Seat) -> None:
        if self.journal is not None:
            self.journal.append(told.PowerKept(seat))

    # Cities

    def take_back(self) -> None:
        """ME-203: all discards return to their owners' hands at once."""
        seat: Seat
        for seat in range(self.seats):
            self.table[HAND + seat] = merged(self.table[HAND + seat], self.table[DISCARD + seat])
            self.table[DISCARD + seat] = 0
        if self.journal is not None:
            self.journal.append(told.DiscardsTakenBack(self.leg))

    def arrive(self, city: i64) -> None:
        """ME-501: the train moves, and all powers are available again."""
        self.used = 0
        if self.journal is not None:
            self.journal.append(told.TrainArrived(city))

    def board_passenger(self, stack: i64) -> None:
        if self.journal is not None:
            self.journal.append(told.PassengerBoarded(stack))

    def set_pace(self, seat: Seat, pace: i64) -> None:
        self.pace = pace
        if self.journal is not None:
            self.journal.append(told.PaceSet(seat, pace))

    def choose_back(self, seat: Seat, side: i64, category: Category) -> None:
        """ME-531: sealed until all have chosen; the left look in the low bits."""
        self.seal_row(seat, (self.sealed(seat) & (7 if side else 0)) | shifted(category, 3 * side))
        if self.journal is not None:
            self.journal.append(told.BackChosen(seat, side, Secret(category, only(seat))))

    def look(self, seat: Seat, owner: Seat, card: Element) -> None:
        if self.journal is not None:
            secret = Secret(card, only(seat))
            self.journal.append(told.TunnelLook(seat, owner, category_of(card), secret))

    def write_telegram(self, seat: Seat, category: Category, entry: Element) -> None:
        self.write_telegram_row(seat, category, entry)
        if self.journal is not None:
            self.journal.append(told.TelegramWritten(seat, category, Secret(entry, only(seat))))

    def unveil(self, seat: Seat, card: Element) -> None:
        """ME-551: face up for all, out of play."""
        self.move(card, HAND + seat, UNVEILED)
        if self.journal is not None:
            self.journal.append(told.CardUnveiled(seat, card))

    def write_answer(self, seat: Seat, category: Category, entry: Element) -> None:
        self.write_answer_row(seat, category, entry)
        if self.journal is not None:
            self.journal.append(told.AnswerWritten(seat, category, Secret(entry, only(seat))))


def boarding(terms: Terms) -> Train:
    """A train with all cards of the game in the bag (ME-004) and no power used yet (ME-012)."""
    s = Train(terms, empty_table())
    s.bag = both_copies(terms.elements)
    s.tokens = only(len(CARS)) - 1
    s.pace = terms.pace
    return s
