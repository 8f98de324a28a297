# compiled by mypyc
"""Incidents that happen at once (TP-810); the others are asked about where they matter."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, lowest_of_eight, only
from wagonlit.games.passenger27.pieces.incidents import (
    CHASE_YOUR_TAIL,
    DEAD_BULLETS,
    STOWAWAY,
    WILD_MOOD_TONIGHT,
    WRONG_TRAIN,
)
from wagonlit.games.passenger27.pieces.tricks import ALL_SKILLS, JUST_PASS, PASS
from wagonlit.games.passenger27.rules.disguises import Limit, draw_cards
from wagonlit.games.passenger27.rules.laying import lay_cards
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.cards import block
from wagonlit.games.passenger27.state.verbs.skills import choose_return, take_back
from wagonlit.games.passenger27.state.verbs.train import turn_up
from wagonlit.kit.sealed import SealedFrame


def happen(s: Hunt, incident: i64) -> None:
    """TP-810: at once, before anybody chooses."""
    if incident == CHASE_YOUR_TAIL:
        s.then(DrawEach(s.living), Limit(s.living))
    elif incident == DEAD_BULLETS:
        remember_skills(s)
    elif incident == WILD_MOOD_TONIGHT:
        s.then(BlockCard(s.living))
    elif incident == WRONG_TRAIN:
        lay_cards(s, 1, 0)  # TP-R55
    elif incident == STOWAWAY and s.slot_1:
        turn_up(s)  # TP-R56


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawEach(Frame):
    """TP-810: Chase Your Tail: a disguise for each living player, in seat order."""

    def __init__(self, left: Seats) -> None:
        self.left: Final = left

    def run(self, s: Hunt) -> None:
        if self.left == 0:
            return
        seat = lowest_of_eight(self.left)
        s.then(DrawEach(self.left & ~only(seat)))
        draw_cards(s, seat, 1, False)


def remember_skills(s: Hunt) -> None:
    """TP-810, TP-R51: Dead Bullets asks whoever has a skill in his pile."""
    asked: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        if s.lives(seat) and s.pile(seat) & ALL_SKILLS:
            asked |= only(seat)
    if asked:
        s.then(ChooseReturn(asked), ReturnSkills(asked))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseReturn(SealedFrame):
    """TP-810: one skill of the pile, or none; all choose at once."""

    decision = Decision("station.return", "trick", "TP-810", sealed=True)

    def __init__(self, who: Seats) -> None:
        self.who = who

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return (s.pile(seat) & ALL_SKILLS) | JUST_PASS

    def lay(self, s: Hunt, seat: Seat, choice: i64) -> None:
        choose_return(s, seat, choice)

    def going_on(self, who: Seats) -> SealedFrame:
        return ChooseReturn(who)


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnSkills(Frame):
    """TP-810: everybody sees which come back."""

    def __init__(self, seats: Seats) -> None:
        self.seats: Final = seats

    def run(self, s: Hunt) -> None:
        seat: Seat
        for seat in range(s.seats):
            if self.seats & only(seat) and s.taken_back(seat) != PASS:
                take_back(s, seat, only(s.taken_back(seat)))


@mypyc_attr(acyclic=True, free_list_len=1)
class BlockCard(Frame):
    """TP-810, TP-R54: Wild Mood Tonight: chance sets one action card of each player aside."""

    decision = Decision("station.block", "action", "TP-810")

    def __init__(self, left: Seats) -> None:
        self.who = CHANCE
        self.left: Final = left

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return s.cards(lowest_of_eight(self.left))

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        player = lowest_of_eight(self.left)
        block(s, player, choice)
        left = self.left & ~only(player)
        if left:
            s.then(BlockCard(left))
