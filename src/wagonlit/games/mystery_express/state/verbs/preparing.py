# compiled by mypyc
"""What happens before the train leaves Paris."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import only, shifted
from wagonlit.games.mystery_express.pieces.board import PRANSKY
from wagonlit.games.mystery_express.pieces.cards import TIME, Category, Element, category_of, minus, plus
from wagonlit.games.mystery_express.pieces.papers import with_entry
from wagonlit.games.mystery_express.pieces.places import SPOT, STACK, Place
from wagonlit.games.mystery_express.state.train import NO_SEAT, Train


def give_whistle(s: Train, seat: Seat) -> None:
    s.first = seat
    s.tell("WhistleGiven", seat)


def take_character(s: Train, seat: Seat, character: i64) -> None:
    """ME-002, ME-608: without powers a character is only a name."""
    s.characters |= character << (3 * seat)
    if s.terms.powers:
        if character == PRANSKY:
            s.pransky = seat
        else:
            grant_power(s, seat, s.terms.power_category[character])
    s.tell("CharacterTaken", seat, character)


def grant_power(s: Train, seat: Seat, category: Category) -> None:
    rest = s.powers & ~shifted(NO_SEAT, 4 * category)
    s.powers = rest | shifted(seat, 4 * category)


def enter(s: Train, seat: Seat, car: i64) -> None:
    s.tell("CarEntered", seat, car)


def hide(s: Train, category: Category, element: Element) -> None:
    s.solution = with_entry(s.solution, category, element)
    if category != TIME:
        s.bag = minus(s.bag, element)
    s.tell("SolutionHidden", category)


def deal_to(s: Train, place: Place, card: Element) -> None:
    s.bag = minus(s.bag, card)
    s.rows[place] = plus(s.rows[place], card)
    category = category_of(card)
    if place >= STACK:
        s.tell("StackFilled", place - STACK, category)
    elif place >= SPOT:
        s.tell("SpotFilled", place - SPOT, category)
    else:
        s.tell_to(only(place), "CardDealt", place, category, card)
