# compiled by mypyc
"""What is possible now. Whether somebody is asked at all follows from public facts alone (TP-115)."""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, only
from wagonlit.games.passenger27.pieces.actions import DECEIVING, SHOOTING
from wagonlit.games.passenger27.pieces.incidents import (
    BITE_THE_BULLET,
    LAST_CIGARETTE,
    NO_MORE_LIES,
    RAT_RACE,
)
from wagonlit.games.passenger27.pieces.tricks import (
    AUDACIOUS,
    BOLD,
    COPYCAT,
    CUNNING,
    INGENIOUS,
    LUCKY,
    OPPORTUNIST,
    PATIENT,
    SHARP,
    SPECIALIST,
    SWIFT,
    TRIGGER_HAPPY,
)
from wagonlit.games.passenger27.state.hunt import Hunt

_SHOTS: Final = 1 << SWIFT | 1 << TRIGGER_HAPPY
_INTIMIDATIONS: Final = 1 << BOLD | 1 << AUDACIOUS
_DRAWS: Final = 1 << CUNNING | 1 << PATIENT
_LOOKS: Final = 1 << SHARP | 1 << OPPORTUNIST
_STEALS: Final = 1 << COPYCAT
SAVES: Final = 1 << LUCKY | 1 << TRIGGER_HAPPY
TRIGGER: Final = 1 << TRIGGER_HAPPY
JUST_INGENIOUS: Final = 1 << INGENIOUS


def may_intimidate(s: Hunt, seat: Seat) -> bool:
    """TP-604, TP-R44, TP-R46: is there a card, and may this seat look at it?"""
    if s.deck.is_empty() or s.incident == RAT_RACE:
        return False
    return s.selfish < 0 or s.selfish == seat


def may_draw(s: Hunt) -> bool:
    """TP-802, TP-R49: can any disguise be drawn?"""
    if s.incident == BITE_THE_BULLET:
        return False
    return not s.wardrobe.is_bare()


def unseen(s: Hunt, skills: Ids) -> Ids:
    """TP-806, TP-R50: of these skills, those that somebody may hold and use now, for all that is public."""
    if s.incident == LAST_CIGARETTE:
        return 0
    return skills & ~s.open_skills & ~s.used


def can_pay_besides(s: Hunt, seat: Seat) -> bool:
    """TP-512, TP-807: a skill that is being played cannot pay for its own shot."""
    return not s.costs() or s.purse(seat) > 1


def fitting(s: Hunt, seat: Seat, family: i64, about: i64) -> Ids:
    """TP-117, TP-807: the skills that could be played after such an action, whoever holds them."""
    could = unseen(s, s.terms.windows[family])
    if could == 0:
        return 0
    if could & _SHOTS and not can_pay_besides(s, seat):
        could &= ~_SHOTS
    if could & _INTIMIDATIONS and not may_intimidate(s, seat):
        could &= ~_INTIMIDATIONS
    if could & _DRAWS and not may_draw(s):
        could &= ~_DRAWS
    could &= ~_pointless(s, seat, could)
    if family == SHOOTING and (about & 1 == 0 or s.pile(seat) == 0):
        could &= ~only(SPECIALIST)
    if family == DECEIVING and about == 0:
        could &= ~only(PATIENT)
    return could


def _pointless(s: Hunt, seat: Seat, could: Ids) -> Ids:
    """TP-807: those of these skills that would find nothing to look at or to take."""
    out: Ids = 0
    if could & _LOOKS:
        if s.slot_2 == 0:
            out |= only(SHARP)
        if s.slot_1 == 0 and (s.incident != NO_MORE_LIES or s.slot_2 == 0):
            out |= only(OPPORTUNIST)
    if could & _STEALS and not with_disguise(s, s.opponents(seat)):
        out |= only(COPYCAT)
    return out


def with_disguise(s: Hunt, seats: i64) -> i64:
    """Those of these seats that hold a disguise."""
    found: i64 = 0
    seat: Seat
    for seat in range(s.seats):
        if seats & only(seat) and s.held(seat):
            found |= only(seat)
    return found
