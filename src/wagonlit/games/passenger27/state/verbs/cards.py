# compiled by mypyc
"""Action cards and initiative cards."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import members, only
from wagonlit.games.passenger27.pieces.marks import marked
from wagonlit.games.passenger27.pieces.tricks import CARDS_IN_PILE
from wagonlit.games.passenger27.state.hunt import PILE, THROWN, Hunt


def deal_initiative(s: Hunt, seat: Seat, rank: i64) -> None:
    """TP-108: only its owner knows it."""
    s.ranks = marked(s.ranks, seat, rank)
    s.tell_to(only(seat), "InitiativeDealt", seat, rank - 1)


def block(s: Hunt, seat: Seat, action: i64) -> None:
    """TP-810, TP-R54: set aside face down for this round; its owner knows which."""
    s.blocked = marked(s.blocked, seat, action + 1)
    s.tell_to(only(seat), "ActionBlocked", seat, action)


def choose_action(s: Hunt, seat: Seat, action: i64) -> None:
    """TP-301: laid face down."""
    s.chosen = marked(s.chosen, seat, action + 1)
    s.tell_to(only(seat), "ActionChosen", seat, action)


def reveal_actions(s: Hunt, seats: Seats) -> None:
    """TP-303: turned up, all together."""
    s.revealed |= seats
    if s.journal is not None:
        for seat in members(seats):
            s.tell("ActionRevealed", seat, s.action(seat))


def discard_action(s: Hunt, seat: Seat, action: i64) -> None:
    """TP-114, TP-409: a one-shot card that was used goes to its owner's pile."""
    card = only(CARDS_IN_PILE + action)
    s.rows[PILE + seat] |= card
    s.rows[THROWN + seat] |= card
    s.tell("ActionDiscarded", seat, action)


def show_initiatives(s: Hunt, seats: Seats) -> None:
    """TP-304, TP-R39: only these show theirs."""
    if s.journal is not None:
        for seat in members(seats):
            s.tell("InitiativeShown", seat, s.rank(seat) - 1)


def pick_initiative(s: Hunt, seat: Seat, rank: i64) -> None:
    """TP-306: everybody sees who takes which."""
    s.ranks = marked(s.ranks, seat, rank)
    s.tell("InitiativePicked", seat, rank - 1)
