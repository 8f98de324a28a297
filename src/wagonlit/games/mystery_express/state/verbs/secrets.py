# compiled by mypyc
"""Choices made in secret: cards laid aside, the bag, backs in the tunnel, and papers."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import only, shifted
from wagonlit.games.mystery_express.pieces.cards import Category, Element
from wagonlit.games.mystery_express.state.train import ANSWER, TELEGRAM, Train


def lay_aside(s: Train, seat: Seat, card: Element, category: Category) -> None:
    """A secret pick; the category is -1 where the player may choose any card."""
    s.seal(seat, card)
    s.tell_to(only(seat), "CardPicked", seat, category, card)


def hide_bag(s: Train, seat: Seat, side: i64) -> None:
    s.seal(seat, side)
    s.tell_to(only(seat), "BagHidden", seat, side)


def open_bag(s: Train, seat: Seat, target: Seat, guess: i64) -> None:
    side = s.sealed(target)
    s.tell("BagOpened", seat, target, guess, side, 1 if guess == side else 0)


def choose_back(s: Train, seat: Seat, side: i64, category: Category) -> None:
    """ME-531: sealed until all have chosen; the left look in the low bits."""
    s.seal(seat, (s.sealed(seat) & (7 if side else 0)) | shifted(category, 3 * side))
    s.tell_to(only(seat), "BackChosen", seat, side, category)


def write_telegram(s: Train, seat: Seat, category: Category, entry: Element) -> None:
    s.write(TELEGRAM, seat, category, entry)
    s.tell_to(only(seat), "TelegramWritten", seat, category, entry)


def write_answer(s: Train, seat: Seat, category: Category, entry: Element) -> None:
    s.write(ANSWER, seat, category, entry)
    s.tell_to(only(seat), "AnswerWritten", seat, category, entry)
