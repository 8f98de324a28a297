# compiled by mypyc
"""What each skill does (section 1.5, TP-804 … TP-809)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Offer, Seat
from wagonlit.core.ids import Ids, only
from wagonlit.games.passenger27.pieces.actions import NO_CARD
from wagonlit.games.passenger27.pieces.names import FOR_BOLD, SWIFTLY
from wagonlit.games.passenger27.pieces.tricks import (
    AUDACIOUS,
    BOLD,
    COPYCAT,
    CUNNING,
    FOCUSED,
    OPPORTUNIST,
    PATIENT,
    SELFISH,
    SHARP,
    SPECIALIST,
    SWIFT,
    TRIGGER_HAPPY,
    kind_drawn,
    to_draw,
)
from wagonlit.games.passenger27.rules.assassination import assassinate, trigger_happy
from wagonlit.games.passenger27.rules.deception import OfferCounter
from wagonlit.games.passenger27.rules.disguises import Limit, draw_cards, give_up
from wagonlit.games.passenger27.rules.intrigue import SLOT_2, Intimidate, observe
from wagonlit.games.passenger27.rules.investigation import investigate
from wagonlit.games.passenger27.rules.legality import with_disguise
from wagonlit.games.passenger27.rules.windows import PLUG, Effects
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.disguises import steal
from wagonlit.games.passenger27.state.verbs.looking import grow_selfish, look_into_slot
from wagonlit.games.passenger27.state.verbs.skills import specialise, use_skill
from wagonlit.games.passenger27.terms import OPPONENT, SELF


@mypyc_attr(acyclic=True)
class SkillEffects(Effects):
    """TP-806, TP-R58: granted actions are whole actions, with windows of their own."""

    def play(self, s: Hunt, seat: Seat, skill: i64, about: i64) -> None:
        if skill == SPECIALIST:
            specialise(s, seat, skill)
            return
        use_skill(s, seat, skill)
        if skill == FOCUSED:
            investigate(s, seat, NO_CARD, only(about))
        elif skill == SWIFT:
            assassinate(s, only(seat), SWIFTLY)  # TP-511, TP-R31
        elif skill == TRIGGER_HAPPY:
            trigger_happy(s, seat, about & 1 != 0)
        elif skill == OPPORTUNIST:
            observe(s, seat)
        elif skill == SHARP:
            look_into_slot(s, seat, SLOT_2)
        elif skill == SELFISH:
            grow_selfish(s, seat)
        else:
            _play_others(s, seat, skill, about)


def _play_others(s: Hunt, seat: Seat, skill: i64, about: i64) -> None:
    if skill == BOLD:
        s.then(Intimidate(seat), PayBold(seat))
    elif skill == AUDACIOUS:
        s.then(Intimidate(seat), Intimidate(seat))  # TP-808
    elif skill == CUNNING:
        s.then(Limit(only(seat)))
        draw_cards(s, seat, 2, False)
    elif skill == PATIENT:
        s.then(OfferCounter(seat, about - 1), Limit(only(seat)))
        draw_cards(s, seat, 2, False)
    elif skill == COPYCAT:
        s.then(Limit(only(seat)))
        s.offer(CopycatTarget(seat, with_disguise(s, s.opponents(seat))), seat)
    else:  # Charismatic, Cautious (TP-R16)
        investigate(s, seat, NO_CARD, 0)


PLUG.effects = SkillEffects()


@mypyc_attr(acyclic=True, free_list_len=1)
class PayBold(Frame):
    """TP-R29: Bold costs a disguise, one's own by default."""

    def __init__(self, owner: Seat) -> None:
        self.owner: Final = owner

    def run(self, s: Hunt) -> None:
        seat = self.owner
        if s.terms.bold == SELF:
            give_up(s, seat, FOR_BOLD)
        elif s.terms.bold == OPPONENT:
            rivals = with_disguise(s, s.opponents(seat))
            if rivals:
                s.offer(BoldTarget(seat, rivals), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class BoldTarget(Offer):
    """TP-R29: by option an opponent gives up a disguise instead."""

    decision = Decision("skill.bold_target", "seat", "TP-R29")

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        give_up(s, choice, FOR_BOLD)


@mypyc_attr(acyclic=True, free_list_len=1)
class CopycatTarget(Offer):
    """TP-R52: a living opponent who has a disguise."""

    decision = Decision("skill.copycat_target", "seat", "TP-R52")

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        s.then(StealDisguise(seat, choice))


@mypyc_attr(acyclic=True, free_list_len=1)
class StealDisguise(Frame):
    """TP-R52: chance picks one of the cards held."""

    decision = Decision("skill.steal", "disguise", "TP-R52")

    def __init__(self, thief: Seat, target: Seat) -> None:
        self.who = CHANCE
        self.thief: Final = thief
        self.target: Final = target

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return to_draw(s.held(self.target))

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        steal(s, self.thief, self.target, kind_drawn(choice))
