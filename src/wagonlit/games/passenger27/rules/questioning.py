# compiled by mypyc
"""A feature is asked for, and answered or not (TP-406 … TP-408)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Offer, Seat
from wagonlit.core.ids import Ids, only
from wagonlit.games.passenger27.pieces.actions import TAIL_AFTER
from wagonlit.games.passenger27.pieces.incidents import (
    LIKE_CAT_AND_MOUSE,
    NO_FIRE_NO_SMOKE,
    RAISED_COLLAR,
)
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, PASS, of_kind
from wagonlit.games.passenger27.rules.disguises import Limit, draw_cards
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.disguises import hide
from wagonlit.games.passenger27.state.verbs.inquiry import (
    answer_feature,
    ask_feature,
    exchange_feature,
    trait,
)
from wagonlit.games.passenger27.state.verbs.skills import turn_collar
from wagonlit.kit.reaction import Reaction

_FEATURES: Final = 0b111


def choose_feature(s: Hunt, seat: Seat, target: Seat, card: i64) -> None:
    """TP-406: the next question of an investigation that nothing has stopped."""
    s.then(ChooseFeature(seat, _FEATURES, target, card))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseFeature(Offer):
    """TP-406: looks, scent or voice; only the two of them know which."""

    decision = Decision("investigation.feature", "feature", "TP-406", facts={"target": "seat"})

    def __init__(self, actor: Seat, legal: Ids, target: Seat, card: i64) -> None:
        super().__init__(actor, legal)
        self.target: Final = target
        self.card: Final = card

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int]:
        return {"target": self.target}

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        ask_feature(s, seat, self.target, choice)
        if may_resist(s, self.target, self.card):
            s.then(Respond(self.target, seat, self.card))
        else:
            tell_truth(s, seat, self.target)


def may_resist(s: Hunt, target: Seat, card: i64) -> bool:
    """TP-407, TP-R11, TP-R19: whether anything but the truth might be possible, for all that is public."""
    if card != TAIL_AFTER and s.held(target):
        return True
    return s.incident == RAISED_COLLAR and s.skills(target) != 0


def tell_truth(s: Hunt, seat: Seat, target: Seat) -> None:
    """TP-407, TP-408, TP-R20: the value is told; under Like Cat & Mouse both ways."""
    answer_feature(s, seat, target)
    if s.incident == LIKE_CAT_AND_MOUSE:
        exchange_feature(s, seat, target)


@mypyc_attr(acyclic=True, free_list_len=1)
class Respond(Reaction):
    """TP-407, TP-411, TP-412: the truth, a disguise of exactly that kind, or a skill under Raised Collar."""

    decision = Decision(
        "investigation.respond",
        "trick",
        "TP-407",
        facts={"rival": "seat", "feature": "feature", "trait": "trait"},
        discreet=True,
    )

    def __init__(self, target: Seat, rival: Seat, card: i64) -> None:
        super().__init__(target)
        self.rival: Final = rival
        self.card: Final = card

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int]:
        return {"rival": self.rival, "feature": s.feature, "trait": trait(s, seat)}

    def passing(self) -> i64:
        return PASS

    def playable(self, s: Hunt, seat: Seat) -> Ids:
        found: Ids = 0
        if self.card != TAIL_AFTER and of_kind(s.held(seat), s.feature):
            found |= only(DISGUISE + s.feature)
        if s.incident == RAISED_COLLAR:
            found |= s.skills(seat)
        return found

    def let_be(self, s: Hunt, seat: Seat) -> None:
        tell_truth(s, self.rival, seat)

    def react(self, s: Hunt, seat: Seat, choice: i64) -> None:
        if choice < DISGUISE:
            turn_collar(s, self.rival, seat, choice)
        else:
            hide(s, self.rival, seat, choice - DISGUISE)
            smoke(s, self.rival, seat)


def smoke(s: Hunt, seat: Seat, target: Seat) -> None:
    """TP-408, TP-R8: No Fire No Smoke: a used disguise brings another, by default to the investigator."""
    if s.incident != NO_FIRE_NO_SMOKE:
        return
    drawer = target if s.terms.canceller_draws else seat
    s.then(Limit(only(drawer)))
    draw_cards(s, drawer, 1, False)
