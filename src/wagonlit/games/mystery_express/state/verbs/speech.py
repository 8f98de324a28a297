# compiled by mypyc
"""What the active player says aloud: it changes nothing, but everybody hears it."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat, Seats
from wagonlit.games.mystery_express.pieces.cards import Category
from wagonlit.games.mystery_express.state.train import Train


def name_category(s: Train, seat: Seat, category: Category) -> None:
    s.tell("CategoryNamed", seat, category)


def name_player(s: Train, seat: Seat, target: Seat, action: i64) -> None:
    s.tell("PlayerNamed", seat, target, action)


def name_company(s: Train, seat: Seat, company: Seats, action: i64) -> None:
    s.tell("CompanyNamed", seat, company, action)


def ask_guest(s: Train, seat: Seat, guest: Seat, category: Category) -> None:
    s.tell("GuestAsked", seat, guest, category)


def name_side(s: Train, seat: Seat, side: i64) -> None:
    s.tell("SideNamed", seat, side)


def name_stack(s: Train, seat: Seat, stack: i64) -> None:
    s.tell("StackNamed", seat, stack)


def name_slot(s: Train, seat: Seat, slot: i64) -> None:
    s.tell("SlotNamed", seat, slot)
