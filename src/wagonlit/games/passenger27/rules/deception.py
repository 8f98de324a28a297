# compiled by mypyc
"""Deception: Low Profile with its counter-investigation, and Disguise (TP-701 … TP-706)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Seat
from wagonlit.core.ids import Ids, lowest, only
from wagonlit.games.passenger27.pieces.actions import COUNTER, DECEIVING
from wagonlit.games.passenger27.pieces.names import FOR_A_COUNTER
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, PASS, kinds_in, size
from wagonlit.games.passenger27.rules.disguises import Limit, draw_cards
from wagonlit.games.passenger27.rules.questioning import choose_feature
from wagonlit.games.passenger27.rules.windows import Window
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.disguises import discard, keep
from wagonlit.games.passenger27.state.verbs.inquiry import begin_counter, open_deception, spend_deception
from wagonlit.kit.reaction import Reaction


def low_profile(s: Hunt, deceiver: Seat, rival: Seat) -> None:
    """TP-403, TP-703, TP-704, TP-R12: the first investigation is cancelled, like it or not."""
    open_deception(s, deceiver, rival, True)
    s.then(Window(deceiver, DECEIVING, rival + 1))
    offer_counter(s, deceiver, rival)


def offer_counter(s: Hunt, deceiver: Seat, rival: Seat) -> None:
    """TP-705, TP-R60: whoever has a disguise may pay with it, while both are living."""
    if s.lives(deceiver) and s.lives(rival) and s.held(deceiver):
        s.then(Counter(deceiver, rival))


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferCounter(Frame):
    """TP-R60: Patient, once its cards are drawn."""

    def __init__(self, deceiver: Seat, rival: Seat) -> None:
        self.deceiver: Final = deceiver
        self.rival: Final = rival

    def run(self, s: Hunt) -> None:
        offer_counter(s, self.deceiver, self.rival)


@mypyc_attr(acyclic=True, free_list_len=1)
class Counter(Reaction):
    """TP-705, TP-R13, TP-R14: a disguise of any kind for an investigation of whoever has asked."""

    decision = Decision("deception.counter", "trick", "TP-705", facts={"rival": "seat"})

    def __init__(self, deceiver: Seat, rival: Seat) -> None:
        super().__init__(deceiver)
        self.rival: Final = rival

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int]:
        return {"rival": self.rival}

    def passing(self) -> i64:
        return PASS

    def playable(self, s: Hunt, seat: Seat) -> Ids:
        return kinds_in(s.held(seat))

    def react(self, s: Hunt, seat: Seat, choice: i64) -> None:
        discard(s, seat, choice - DISGUISE, FOR_A_COUNTER)
        begin_counter(s, seat, self.rival)
        choose_feature(s, seat, self.rival, COUNTER)


def deceive(s: Hunt, seat: Seat) -> None:
    """TP-701, TP-702, TP-706: Disguise, in step 4: two cards are drawn and one is kept."""
    spend_deception(s, seat)
    s.then(Limit(only(seat)), Window(seat, DECEIVING, 0))
    s.then(KeepOne(seat))
    draw_cards(s, seat, 2, True)


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepOne(Frame):
    """TP-706: one card is simply kept; of two there is a choice."""

    def __init__(self, deceiver: Seat) -> None:
        self.deceiver: Final = deceiver

    def run(self, s: Hunt) -> None:
        number = size(s.wardrobe.drawn)
        if number == 1:
            keep(s, self.deceiver, lowest(kinds_in(s.wardrobe.drawn)) - DISGUISE)
        elif number == 2:
            s.then(KeepDisguise(self.deceiver))


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepDisguise(Frame):
    """TP-706: which of the two is kept; the other goes under the deck, both unseen by the others."""

    decision = Decision("deception.keep", "trick", "TP-706", stays_sealed=True)

    def __init__(self, deceiver: Seat) -> None:
        self.who = only(deceiver)

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return kinds_in(s.wardrobe.drawn)

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        keep(s, seat, choice - DISGUISE)
