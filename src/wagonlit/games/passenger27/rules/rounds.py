# compiled by mypyc
"""A round: choosing, the four steps, and its end (TP-301 … TP-308)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Offer, Seat, Seats
from wagonlit.core.ids import Ids, lowest_of_eight, only, single
from wagonlit.games.passenger27.pieces.actions import (
    ASSASSINATION,
    DECEIVING,
    END_OF_ROUND,
    INTRIGUING,
    INVESTIGATING,
    INVESTIGATION,
    SHOOTING,
    TAIL_AFTER,
)
from wagonlit.games.passenger27.pieces.incidents import WATCH_YOUR_BACK
from wagonlit.games.passenger27.pieces.marks import seats_between, seats_with
from wagonlit.games.passenger27.pieces.names import STEP, TURN
from wagonlit.games.passenger27.rules.assassination import assassinate
from wagonlit.games.passenger27.rules.closing import close
from wagonlit.games.passenger27.rules.deception import deceive
from wagonlit.games.passenger27.rules.intrigue import scheme
from wagonlit.games.passenger27.rules.investigation import investigate
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.cards import (
    choose_action,
    pick_initiative,
    reveal_actions,
    show_initiatives,
)
from wagonlit.games.passenger27.state.verbs.train import begin_step


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAction(Frame):
    """TP-301, TP-R54: an action card, not a blocked or used-up one.

    The same as a SealedFrame, but nothing else is asked so often.
    """

    decision = Decision("round.action", "action", "TP-301", sealed=True)

    def __init__(self, who: Seats) -> None:
        self.who = who

    def options(self, s: Hunt, seat: Seat) -> Ids:
        found = s.cards(seat)
        blocked = s.blocked_card(seat)
        if blocked >= 0:
            found &= ~only(blocked)
        return found

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        choose_action(s, seat, choice)
        left = self.who & ~only(seat)
        if left:
            s.then(ChooseAction(left))


@mypyc_attr(acyclic=True, free_list_len=1)
class Step(Frame):
    """TP-302 … TP-304, TP-307, TP-513: this step's cards are turned up, and carried out by initiative."""

    def __init__(self, step: i64) -> None:
        self.step: Final = step

    def run(self, s: Hunt) -> None:
        step = self.step
        acting: Seats = 0
        while True:  # steps without cards are over at once
            begin_step(s, step)
            if step == END_OF_ROUND:
                close(s)
                return
            acting = participants(s, step)
            if acting:
                break
            step += 1
        s.then(Step(step + 1))
        reveal_actions(s, acting)
        if step == SHOOTING and s.incident != WATCH_YOUR_BACK:
            assassinate(s, acting, STEP)
            return
        if not single(acting):
            show_initiatives(s, acting)
            s.then(Draft(acting))
        s.then(Acts(step, acting))


def participants(s: Hunt, step: i64) -> Seats:
    """TP-303, TP-307, TP-R40: the living whose card is of this step; a Deception must still be unspent."""
    # Chosen cards are counted from 1; who is out has chosen nothing.
    if step == INVESTIGATING:
        return seats_between(s.chosen, INVESTIGATION + 1, TAIL_AFTER + 1)
    found = seats_with(s.chosen, ASSASSINATION + step)
    if step == DECEIVING:
        found &= ~s.spent
    return found


def first_of(s: Hunt, seats: Seats) -> Seat:
    """TP-304: the highest initiative."""
    if single(seats):
        return lowest_of_eight(seats)
    best: i64 = 0
    found: Seat = 0
    seat: Seat
    for seat in range(s.seats):
        if seats & only(seat):
            rank = s.rank(seat)
            if rank > best:
                best = rank
                found = seat
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Acts(Frame):
    """TP-304, TP-305, TP-R16, TP-R33, TP-R41: in turn; who is out or has spent his Deception is skipped."""

    def __init__(self, step: i64, left: Seats) -> None:
        self.step: Final = step
        self.left: Final = left

    def run(self, s: Hunt) -> None:
        left = self.left & s.living
        if self.step == DECEIVING:
            left &= ~s.spent
        if left == 0:
            return
        seat = first_of(s, left)
        left &= ~only(seat)
        if left:
            s.then(Acts(self.step, left))
        act(s, seat, self.step)


def act(s: Hunt, seat: Seat, step: i64) -> None:
    """TP-116: the chosen action is carried out, whether its owner likes it or not."""
    if step == INVESTIGATING:
        investigate(s, seat, s.action(seat), 0)
    elif step == SHOOTING:
        assassinate(s, only(seat), TURN)
    elif step == INTRIGUING:
        scheme(s, seat)
    else:
        deceive(s, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Draft(Frame):
    """TP-306, TP-R38: those who showed their initiative and live take a card each, the highest first."""

    def __init__(self, seats: Seats) -> None:
        self.seats: Final = seats

    def run(self, s: Hunt) -> None:
        seats = self.seats & s.living
        if single(seats):
            return
        pool: Ids = 0
        seat: Seat
        for seat in range(s.seats):
            if seats & only(seat):
                pool |= only(s.rank(seat) - 1)
        s.then(PickInitiative(first_of(s, seats), pool, seats))


@mypyc_attr(acyclic=True, free_list_len=1)
class PickInitiative(Offer):
    """TP-306: one card of what is left of the pool; the last one gets the last card."""

    decision = Decision("round.initiative", "initiative", "TP-306")

    def __init__(self, picker: Seat, legal: Ids, left: Seats) -> None:
        super().__init__(picker, legal)
        self.left: Final = left

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        left = self.left & ~only(seat)
        pool = self.legal & ~only(choice)
        following = first_of(s, left)
        pick_initiative(s, seat, choice + 1)
        if single(left):
            pick_initiative(s, following, lowest_of_eight(pool) + 1)
        else:
            s.then(PickInitiative(following, pool, left))
