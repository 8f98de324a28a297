# compiled by mypyc
"""Investigation actions (TP-401 … TP-412)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Offer, Seat, Seats
from wagonlit.core.ids import Ids, only
from wagonlit.games.passenger27.pieces.actions import INVESTIGATING, NO_CARD, ONE_SHOT, PURSUIT
from wagonlit.games.passenger27.pieces.names import BY_INGENIOUS
from wagonlit.games.passenger27.pieces.tricks import INGENIOUS, PASS
from wagonlit.games.passenger27.rules.deception import low_profile
from wagonlit.games.passenger27.rules.disguises import give_up
from wagonlit.games.passenger27.rules.legality import JUST_INGENIOUS, unseen
from wagonlit.games.passenger27.rules.questioning import choose_feature
from wagonlit.games.passenger27.rules.windows import open_window
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.cards import discard_action
from wagonlit.games.passenger27.state.verbs.inquiry import name_target, open_deception
from wagonlit.games.passenger27.state.verbs.skills import use_skill
from wagonlit.kit.reaction import Reaction


def investigate(s: Hunt, seat: Seat, card: i64, spared: Seats) -> None:
    """TP-401, TP-R17, TP-R42: any living opponent; Focused spares the last target if there is another."""
    targets = s.opponents(seat)
    if targets & ~spared:
        targets &= ~spared
    s.offer(ChooseTarget(seat, targets, card), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTarget(Offer):
    """TP-401, TP-402: everybody hears who is investigated."""

    decision = Decision("investigation.target", "seat", "TP-401", facts={"action": "action"})

    def __init__(self, actor: Seat, legal: Ids, card: i64) -> None:
        super().__init__(actor, legal)
        self.card: Final = card

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int | None]:
        return {"action": None if self.card == NO_CARD else self.card}

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        name_target(s, seat, choice, self.card)
        s.then(Aftermath(seat, choice, self.card))
        if s.has_unspent_deception(choice):
            if self.card != PURSUIT:
                low_profile(s, choice, seat)
                return
            open_deception(s, choice, seat, False)  # TP-410, TP-R9, TP-R10, TP-R59
        go_on(s, seat, choice, self.card)


def go_on(s: Hunt, seat: Seat, target: Seat, card: i64) -> None:
    """TP-404, TP-405: Ingenious comes before the feature, if it might be there and have something to do."""
    if s.held(target) and s.skills(seat) and unseen(s, JUST_INGENIOUS):
        s.then(PlayIngenious(seat, target, card))
    else:
        choose_feature(s, seat, target, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayIngenious(Reaction):
    """TP-405, TP-R18: the target gives up a disguise of his choice before the feature is named."""

    decision = Decision("investigation.ingenious", "trick", "TP-405", facts={"target": "seat"}, discreet=True)

    def __init__(self, actor: Seat, target: Seat, card: i64) -> None:
        super().__init__(actor)
        self.target: Final = target
        self.card: Final = card

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int]:
        return {"target": self.target}

    def passing(self) -> i64:
        return PASS

    def playable(self, s: Hunt, seat: Seat) -> Ids:
        return s.skills(seat) & JUST_INGENIOUS

    def let_be(self, s: Hunt, seat: Seat) -> None:
        choose_feature(s, seat, self.target, self.card)

    def react(self, s: Hunt, seat: Seat, choice: i64) -> None:
        self.let_be(s, seat)
        use_skill(s, seat, INGENIOUS)
        give_up(s, self.target, BY_INGENIOUS)


@mypyc_attr(acyclic=True, free_list_len=1)
class Aftermath(Frame):
    """TP-409, TP-R15, TP-R63: cancelled or not, a one-shot card is used up, and skills may follow."""

    def __init__(self, actor: Seat, target: Seat, card: i64) -> None:
        self.actor: Final = actor
        self.target: Final = target
        self.card: Final = card

    def run(self, s: Hunt) -> None:
        if not s.lives(self.actor):
            return
        if ONE_SHOT & only(self.card):
            discard_action(s, self.actor, self.card)
        open_window(s, self.actor, INVESTIGATING, self.target)
