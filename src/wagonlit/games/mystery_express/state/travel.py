# compiled by mypyc
"""Verbs of Mystery Express, first half: set-up, legs and turns, and what is said aloud.

Verbs are the only code that changes the truth, and each tells one event.
"""

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.event import Secret
from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import members, only, shifted
from wagonlit.games.mystery_express import events as told
from wagonlit.games.mystery_express.pieces.cards import (
    PRANSKY,
    TIME,
    Category,
    Element,
    car_of,
    category_of,
    minus,
    plus,
)
from wagonlit.games.mystery_express.pieces.places import SPOT, STACK, Place
from wagonlit.games.mystery_express.state.state import NO_SEAT, Journey, with_line


@mypyc_attr(acyclic=True)
class Travel(Journey):
    """A journey that begins, goes from leg to leg, and is talked about."""

    # Set-up

    def give_whistle(self, seat: Seat) -> None:
        self.first = seat
        if self.journal is not None:
            self.journal.append(told.WhistleGiven(seat))

    def take_character(self, seat: Seat, character: i64) -> None:
        """ME-002, ME-608: without powers a character is only a name."""
        self.characters |= character << (3 * seat)
        if self.terms.powers:
            if character == PRANSKY:
                self.pransky = seat
            else:
                self.grant_power(seat, self.terms.power_category[character])
        if self.journal is not None:
            self.journal.append(told.CharacterTaken(seat, character))

    def grant_power(self, seat: Seat, category: Category) -> None:
        rest = self.powers & ~shifted(NO_SEAT, 4 * category)
        self.powers = rest | shifted(seat, 4 * category)

    def enter(self, seat: Seat, car: i64) -> None:
        if self.journal is not None:
            self.journal.append(told.CarEntered(seat, car))

    def hide(self, category: Category, element: Element) -> None:
        self.solution = with_line(self.solution, category, element)
        if category != TIME:
            self.bag = minus(self.bag, element)
        if self.journal is not None:
            self.journal.append(told.SolutionHidden(category))

    def deal_to(self, place: Place, card: Element) -> None:
        self.bag = minus(self.bag, card)
        self.table[place] = plus(self.table[place], card)
        if self.journal is None:
            return
        category = category_of(card)
        if place >= STACK:
            self.journal.append(told.StackFilled(place - STACK, category))
        elif place >= SPOT:
            self.journal.append(told.SpotFilled(place - SPOT, category))
        else:
            self.journal.append(told.CardDealt(place, category, Secret(card, only(place))))

    def move_conductor(self, car: i64) -> None:
        self.conductor = car
        self.tokens &= ~only(car)
        if self.journal is not None:
            self.journal.append(told.ConductorMoved(car))

    # Legs and turns

    def begin_leg(self, leg: i64) -> None:
        self.leg = leg
        if self.journal is not None:
            self.journal.append(told.LegBegun(leg, self.terms.leg_hours[leg]))

    def begin_turn(self, seat: Seat) -> None:
        self.active = seat
        self.hours = self.budget(seat)
        self.taken = 0
        if self.journal is not None:
            self.journal.append(told.TurnBegun(seat, self.hours))

    def end_turn(self, seat: Seat) -> None:
        self.hours = 0
        if self.journal is not None:
            self.journal.append(told.TurnEnded(seat))

    def act(self, seat: Seat, action: i64) -> None:
        """ME-109, ME-110, ME-111: the figure goes to that car; taken is taken, even a search that fails."""
        self.taken |= only(action)
        if self.journal is not None:
            self.journal.append(told.ActionTaken(seat, action, car_of(action)))

    def spend(self, seat: Seat, hours: i64) -> None:
        self.hours -= hours
        if self.journal is not None:
            self.journal.append(told.HoursSpent(seat, hours, self.hours))

    # What the active player says aloud

    def name_category(self, seat: Seat, category: Category) -> None:
        if self.journal is not None:
            self.journal.append(told.CategoryNamed(seat, category))

    def name_player(self, seat: Seat, target: Seat) -> None:
        if self.journal is not None:
            self.journal.append(told.PlayerNamed(seat, target))

    def name_company(self, seat: Seat, company: Seats) -> None:
        if self.journal is not None:
            self.journal.append(told.CompanyNamed(seat, tuple(members(company))))

    def ask_guest(self, seat: Seat, guest: Seat, category: Category) -> None:
        if self.journal is not None:
            self.journal.append(told.GuestAsked(seat, guest, category))

    def name_side(self, seat: Seat, side: i64) -> None:
        if self.journal is not None:
            self.journal.append(told.SideNamed(seat, side))

    def name_stack(self, seat: Seat, stack: i64) -> None:
        if self.journal is not None:
            self.journal.append(told.StackNamed(seat, stack))

    def name_slot(self, seat: Seat, slot: i64) -> None:
        if self.journal is not None:
            self.journal.append(told.SlotNamed(seat, slot))
