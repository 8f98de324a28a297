"""Skills."""

from typing import TYPE_CHECKING

from wagonlit.games.passenger27.pieces.tricks import SELFISH, SHARP

if TYPE_CHECKING:
    from wagonlit.games.passenger27.view.view import View


def SkillDealt(view: "View", seat: int, skill: int | None) -> None:
    view.skills[seat] += 1
    if skill is not None:
        find(view, seat, skill)


def SkillUsed(view: "View", seat: int, skill: int) -> None:
    lay_open(view, seat, skill)
    view.__dict__["looks_sharply"] = skill == SHARP
    if skill == SELFISH:
        view.selfish = seat


def SkillDiscarded(view: "View", seat: int, skill: int, purpose: int) -> None:
    lay_open(view, seat, skill)


def InvestigationCollared(view: "View", seat: int, target: int, skill: int) -> None:
    lay_open(view, target, skill)
    view.inquiry = None


def lay_open(view: "View", seat: int, skill: int) -> None:
    """Everybody sees it, on its owner's pile."""
    forget(view, seat, skill)
    view.skills[seat] -= 1
    view.piles[seat].append(skill)
    view.used.append(skill)


def forget(view: "View", seat: int, skill: int) -> None:
    """It is no longer in that hand."""
    if skill in view.known_skills[seat]:
        view.known_skills[seat].remove(skill)
    if seat == view.seat:
        view.hand_skills.remove(skill)


def find(view: "View", seat: int, skill: int) -> None:
    """This seat knows that it is in that hand."""
    if seat == view.seat:
        view.hand_skills.append(skill)
    elif skill not in view.known_skills[seat]:
        view.known_skills[seat].append(skill)


def SkillsReturned(view: "View", seat: int, skills: list[int]) -> None:
    for skill in skills:
        view.piles[seat].remove(skill)
        view.skills[seat] += 1
        find(view, seat, skill)


def SkillReturnChosen(view: "View", seat: int, skill: int | None) -> None:
    view.returners.append(seat)
    view.returns[seat] = skill


def SkillsShown(view: "View", seat: int, target: int, skills: list[int] | None) -> None:
    for skill in skills or ():
        find(view, target, skill)


def SkillTaken(view: "View", seat: int, target: int, skill: int | None) -> None:
    view.skills[seat] += 1
    view.skills[target] -= 1
    if skill is None:
        # Which of them it was is not known; what was known of the victim's hand may be in either hand now.
        view.known_skills[target] = []
        return
    if target == view.seat:
        view.hand_skills.remove(skill)
    elif skill in view.known_skills[target]:
        view.known_skills[target].remove(skill)
    find(view, seat, skill)
