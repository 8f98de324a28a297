# compiled by mypyc
"""Dining Car (ME-331 … ME-333)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Offer, Seat, Seats
from wagonlit.core.ids import Ids, count, lowest_of_eight, only
from wagonlit.games.mystery_express.pieces.board import DINING, GUEST_HOURS
from wagonlit.games.mystery_express.pieces.cards import CRIME_CATEGORIES, categories
from wagonlit.games.mystery_express.rules.legality import held_by
from wagonlit.games.mystery_express.rules.picks import asked_of, collect, with_asked
from wagonlit.games.mystery_express.rules.powers import offer_powers
from wagonlit.games.mystery_express.state.holdings import all_hands, with_cards
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.cards import show
from wagonlit.games.mystery_express.state.verbs.powers import clear_placements
from wagonlit.games.mystery_express.state.verbs.speech import ask_guest, name_company
from wagonlit.games.mystery_express.state.verbs.turns import spend

_NOTHING_USED: Final = 1  # a set of sets: bit u stands for "the categories in u are used"


def assignments(held: i64, guests: Seats, used: i64) -> i64:
    """ME-331: which sets of categories can be used up once each guest is asked for a different one."""
    while guests:
        used = _one_more(used, held_by(held, lowest_of_eight(guests)))
        guests &= guests - 1
    return used


def groups(held: i64, guests: Seats, invited: Seats, used: i64, most: i64) -> Ids:
    """ME-331, ME-R69: every group of at most that many guests, one after the other, that can be asked."""
    found: Ids = 0
    while guests:
        guest = lowest_of_eight(guests)
        guests &= guests - 1
        reached = _one_more(used, held_by(held, guest))
        if reached:
            group: Seats = invited | only(guest)
            found |= only(group)
            if most > 1:
                found |= groups(held, guests, group, reached, most - 1)
    return found


def any_groups(guests: Seats, invited: Seats, most: i64) -> Ids:
    """ME-R19, ME-R70: guest by guest every group is possible; whoever cannot be asked is skipped."""
    found: Ids = 0
    while guests:
        group: Seats = invited | only(lowest_of_eight(guests))
        guests &= guests - 1
        found |= only(group)
        if most > 1:
            found |= any_groups(guests, group, most - 1)
    return found


def _one_more(used: i64, held: Ids) -> i64:
    """The sets reached by asking for one category held that is not used yet."""
    reached: i64 = 0
    if held & 1:
        reached |= (used & 0x5555) << 1
    if held & 2:
        reached |= (used & 0x3333) << 2
    if held & 4:
        reached |= (used & 0x0F0F) << 4
    if held & 8:
        reached |= (used & 0x00FF) << 8
    return reached


def begin(s: Train, seat: Seat) -> None:
    """The first question of the Dining Car: a group that can be invited."""
    guests = with_cards(s, s.others(seat))
    most = s.hours // GUEST_HOURS
    if s.terms.sequential:
        s.offer(NameGuests(seat, any_groups(guests, 0, most)), seat)
    else:
        s.offer(NameGuests(seat, groups(all_hands(s), guests, 0, _NOTHING_USED, most)), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class NameGuests(Offer):
    """ME-331, ME-333, ME-R20, ME-R69: the actor invites a group that can be asked; 1 hour a guest."""

    decision = Decision("dining.guests", "company", "ME-331")

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        spend(s, seat, count(choice) * GUEST_HOURS)
        name_company(s, seat, choice, DINING)
        if s.terms.sequential:
            s.then(ServeNext(seat, choice, 0))
        else:
            ask_next(s, seat, choice, 0)


def ask_next(s: Train, actor: Seat, left: Seats, asked: i64) -> None:
    """ME-R69: the next guest in seat order; a category that would leave nothing for a later guest is out."""
    held = all_hands(s)
    used = categories_asked(s, asked)
    may = held_by(held, lowest_of_eight(left)) & ~used
    later = left & (left - 1)
    legal: Ids = 0
    category: i64
    for category in range(CRIME_CATEGORIES):
        named = only(category)
        if may & named and assignments(held, later, only(used | named)):
            legal |= named
    s.offer(AskGuest(actor, legal, left, asked), actor)


def categories_asked(s: Train, asked: i64) -> Ids:
    """The categories asked of the guests so far."""
    used: Ids = 0
    guest: Seat
    for guest in range(s.seats):
        category = asked_of(asked, guest)
        if category >= 0:
            used |= only(category)
    return used


def guests_asked(s: Train, asked: i64) -> Seats:
    """The guests who were asked for something."""
    guests: Seats = 0
    guest: Seat
    for guest in range(s.seats):
        if asked_of(asked, guest) >= 0:
            guests |= only(guest)
    return guests


@mypyc_attr(acyclic=True, free_list_len=1)
class AskGuest(Offer):
    """ME-331, ME-R19: a category for each guest, all different, so that the rest can be asked too."""

    decision = Decision("dining.category", "category", "ME-331", facts={"guest": "seat"})

    def __init__(self, actor: Seat, legal: Ids, left: Seats, asked: i64) -> None:
        super().__init__(actor, legal)
        self.left: Final = left
        self.asked: Final = asked

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"guest": lowest_of_eight(self.left)}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        guest = lowest_of_eight(self.left)
        ask_guest(s, seat, guest, choice)
        asked = with_asked(self.asked, guest, choice)
        left = self.left & ~only(guest)
        if left:
            ask_next(s, seat, left, asked)
            return
        guests = guests_asked(s, asked)
        s.then(ServeDinner(seat, guests))
        collect(s, guests, asked, DINING)


@mypyc_attr(acyclic=True, free_list_len=1)
class ServeDinner(Frame):
    """ME-332, ME-R21: only the actor sees the cards; each goes on its owner's discard."""

    def __init__(self, actor: Seat, guests: Seats) -> None:
        self.actor: Final = actor
        self.guests: Final = guests

    def run(self, s: Train) -> None:
        clear_placements(s)
        guest: Seat
        for guest in range(s.seats):
            if self.guests & only(guest):
                show(s, s.sealed(guest), guest, self.actor)
        offer_powers(s)


@mypyc_attr(acyclic=True, free_list_len=1)
class ServeNext(Frame):
    """ME-R19, ME-R61: guest by guest, clockwise; whoever has nothing new to be asked for is skipped."""

    def __init__(self, actor: Seat, left: Seats, used: Ids) -> None:
        self.actor: Final = actor
        self.left: Final = left
        self.used: Final = used

    def run(self, s: Train) -> None:
        if not self.left:
            return
        guest = s.left_of(self.actor)
        while self.left & only(guest) == 0:
            guest = s.left_of(guest)
        left = self.left & ~only(guest)
        legal = categories(s.hand(guest)) & ~self.used
        if legal:
            s.offer(AskInTurn(self.actor, legal, guest, left * 16 + self.used), self.actor)
        else:
            s.then(ServeNext(self.actor, left, self.used))


@mypyc_attr(acyclic=True, free_list_len=1)
class AskInTurn(Offer):
    """ME-R19: a category that no guest was asked for yet and that this one has in hand."""

    decision = Decision("dining.category", "category", "ME-331", facts={"guest": "seat"})

    def __init__(self, actor: Seat, legal: Ids, guest: Seat, rest: i64) -> None:
        super().__init__(actor, legal)
        self.guest: Final = guest
        self.rest: Final = rest  # who comes after him, and the categories used, in one number

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"guest": self.guest}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        ask_guest(s, seat, self.guest, choice)
        used: Ids = self.rest & 15 | only(choice)
        s.then(ServeDinner(seat, only(self.guest)), ServeNext(seat, self.rest >> 4, used))
        collect(s, only(self.guest), with_asked(0, self.guest, choice), DINING)
