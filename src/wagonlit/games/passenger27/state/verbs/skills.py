# compiled by mypyc
"""Skills are dealt, used, given up, and sometimes come back."""

from mypy_extensions import i64

from wagonlit.core.event import Secret
from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, members, only
from wagonlit.games.passenger27.events import SkillsShown
from wagonlit.games.passenger27.pieces.marks import marked
from wagonlit.games.passenger27.pieces.tricks import ALL_SKILLS, CARDS_IN_PILE
from wagonlit.games.passenger27.state.hunt import PILE, SKILLS, THROWN, Hunt


def deal_skill(s: Hunt, seat: Seat, skill: i64) -> None:
    """TP-106: only its owner sees it."""
    s.skill_bag &= ~only(skill)
    s.rows[SKILLS + seat] |= only(skill)
    s.tell_to(only(seat), "SkillDealt", seat, skill)


def _lay_open(s: Hunt, seat: Seat, skill: i64) -> None:
    """TP-804, TP-806: on the owner's pile, not to be used again in this round."""
    card = only(skill)
    s.rows[SKILLS + seat] &= ~card
    s.rows[PILE + seat] |= card
    s.rows[THROWN + seat] |= card
    s.open_skills |= card
    s.used |= card


def use_skill(s: Hunt, seat: Seat, skill: i64) -> None:
    """TP-804: shown to all before its effect."""
    _lay_open(s, seat, skill)
    s.tell("SkillUsed", seat, skill)


def discard_skill(s: Hunt, seat: Seat, skill: i64, purpose: i64) -> None:
    """TP-804: paid, face up."""
    _lay_open(s, seat, skill)
    s.tell("SkillDiscarded", seat, skill, purpose)


def take_back(s: Hunt, seat: Seat, cards: Ids) -> None:
    """TP-809, TP-810: these cards of the pile go back to hand; everybody sees which."""
    if cards == 0:
        return
    skills = cards & ALL_SKILLS
    s.rows[PILE + seat] &= ~cards
    s.rows[SKILLS + seat] |= skills
    s.open_skills &= ~skills
    if skills:
        s.tell("SkillsReturned", seat, skills)
    actions = cards >> CARDS_IN_PILE
    if actions:
        s.tell("ActionsReturned", seat, actions)


def specialise(s: Hunt, seat: Seat, skill: i64) -> None:
    """TP-809, TP-R30: the whole pile goes back to hand, and only then this card to the pile."""
    pile = s.rows[PILE + seat]
    use_skill(s, seat, skill)
    take_back(s, seat, pile)


def choose_return(s: Hunt, seat: Seat, skill: i64) -> None:
    """TP-810: in secret, until all have chosen."""
    s.returns = marked(s.returns, seat, skill + 1)
    s.tell_to(only(seat), "SkillReturnChosen", seat, skill)


def show_skills(s: Hunt, seat: Seat, victim: Seat) -> None:
    """TP-510: the shooter looks at the unused skills of the victim."""
    if s.journal is not None:
        skills = tuple(members(s.rows[SKILLS + victim]))
        s.tell(SkillsShown(seat, victim, Secret(skills, only(seat))))


def take_skill(s: Hunt, seat: Seat, victim: Seat, skill: i64) -> None:
    """TP-510: known to the two of them."""
    s.rows[SKILLS + victim] &= ~only(skill)
    s.rows[SKILLS + seat] |= only(skill)
    s.tell_to(only(seat) | only(victim), "SkillTaken", seat, victim, skill)


def leave_skills(s: Hunt, seat: Seat, victim: Seat) -> None:
    """TP-510: nothing is taken."""
    s.tell("SkillLeft", seat, victim)


def turn_collar(s: Hunt, seat: Seat, target: Seat, skill: i64) -> None:
    """TP-407, TP-R19: the target gives up a skill, face up, and the investigation is cancelled."""
    _lay_open(s, target, skill)
    s.tell("InvestigationCollared", seat, target, skill)
