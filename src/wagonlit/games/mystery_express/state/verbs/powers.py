# compiled by mypyc
"""Cards just placed, and the powers that look at them."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import only, shifted
from wagonlit.games.mystery_express.pieces.cards import Element, category_of
from wagonlit.games.mystery_express.state.train import Train


def clear_placements(s: Train) -> None:
    """A new step begins: what was placed before can no longer be peeked at (ME-603)."""
    s.placed = 0
    s.placers = 0
    s.placed_eyes = 0
    s.placements = 0


def place(s: Train, card: Element, placer: Seat, eyes: Seats) -> None:
    """ME-605, ME-R37: a card that a power may look at; only actions and the chat place such cards."""
    index = s.placements
    s.placed |= shifted(card, 5 * index)
    s.placers |= shifted(placer, 4 * index)
    s.placed_eyes |= shifted(eyes, 8 * index)
    s.placements = index + 1


def peek(s: Train, seat: Seat, index: i64) -> None:
    """ME-601, ME-606: only the owner of the power sees the face; his token is turned over."""
    s.used |= only(seat)
    card = s.placed_card(index)
    owner = s.placer(index)
    above: i64 = 0
    later: i64
    for later in range(index + 1, s.placements):
        if s.placer(later) == owner:
            above += 1
    s.tell_to(only(seat), "PowerUsed", seat, owner, above, category_of(card), card)


def keep_power(s: Train, seat: Seat) -> None:
    s.tell("PowerKept", seat)
