# compiled by mypyc
"""Choices made in secret: cards laid aside, the bag, backs in the tunnel, and papers."""

from mypy_extensions import i64

from wagonlit.core.event import Secret
from wagonlit.core.frame import Seat
from wagonlit.core.ids import only, shifted
from wagonlit.games.mystery_express import events as told
from wagonlit.games.mystery_express.pieces.cards import Category, Element
from wagonlit.games.mystery_express.state.train import ANSWER, TELEGRAM, Train


def lay_aside(s: Train, seat: Seat, card: Element, category: Category) -> None:
    """A secret pick; the category is -1 where the player may choose any card."""
    s.seal(seat, card)
    if s.journal is not None:
        back = None if category < 0 else category
        s.journal.append(told.CardPicked(seat, back, Secret(card, only(seat))))


def hide_bag(s: Train, seat: Seat, side: i64) -> None:
    s.seal(seat, side)
    if s.journal is not None:
        s.journal.append(told.BagHidden(seat, Secret(side, only(seat))))


def open_bag(s: Train, seat: Seat, target: Seat, guess: i64) -> None:
    if s.journal is not None:
        side = s.sealed(target)
        s.journal.append(told.BagOpened(seat, target, guess, side, guess == side))


def choose_back(s: Train, seat: Seat, side: i64, category: Category) -> None:
    """ME-531: sealed until all have chosen; the left look in the low bits."""
    s.seal(seat, (s.sealed(seat) & (7 if side else 0)) | shifted(category, 3 * side))
    if s.journal is not None:
        s.journal.append(told.BackChosen(seat, side, Secret(category, only(seat))))


def write_telegram(s: Train, seat: Seat, category: Category, entry: Element) -> None:
    s.write(TELEGRAM, seat, category, entry)
    if s.journal is not None:
        s.journal.append(told.TelegramWritten(seat, category, Secret(entry, only(seat))))


def write_answer(s: Train, seat: Seat, category: Category, entry: Element) -> None:
    s.write(ANSWER, seat, category, entry)
    if s.journal is not None:
        s.journal.append(told.AnswerWritten(seat, category, Secret(entry, only(seat))))
