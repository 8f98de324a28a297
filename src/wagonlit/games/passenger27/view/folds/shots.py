"""Names, hits and misses, and the end."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wagonlit.games.passenger27.pieces.incidents import MISS_NO_CHANCE
from wagonlit.games.passenger27.pieces.names import RESCUE
from wagonlit.games.passenger27.view.folds.train import expose
from wagonlit.games.passenger27.view.notes import BY_A_MISS, WENT_OUT, Departure

if TYPE_CHECKING:
    from wagonlit.games.passenger27.view.view import View


def AimTaken(view: "View", shooters: Sequence[int], volley: int) -> None:
    view.writers, view.payers, view.savers = [], [], []
    if volley != RESCUE:
        view.names = [None for _ in view.names]


def PaymentChosen(view: "View", seat: int, payment: int | None) -> None:
    view.payers.append(seat)
    view.payments[seat] = payment


def NameWritten(view: "View", seat: int, passenger: int | None) -> None:
    if seat not in view.writers:
        view.writers.append(seat)
    view.names[seat] = passenger


def NamesCalled(view: "View", shooters: Sequence[int], names: Sequence[int]) -> None:
    view.writers, view.payers = [], []
    for seat, name in zip(shooters, names, strict=True):
        view.names[seat] = name


def ShotMissed(view: "View", seat: int, passenger: int) -> None:
    expose(view, passenger, BY_A_MISS)


def SaveChosen(view: "View", seat: int, skill: int | None) -> None:
    view.savers.append(seat)
    view.saves[seat] = skill


def PlayerOut(
    view: "View", seat: int, passenger: int, cause: int, by: list[int], round: int, step: int
) -> None:
    view.living.remove(seat)
    view.identities[seat] = passenger
    expose(view, passenger, WENT_OUT)
    view.out.append(Departure(seat, passenger, cause, by, round, step))
    view.disguise_discard += view.disguises[seat] + view.kept[seat]
    view.disguises[seat] = view.kept[seat] = 0
    view.gone_skills += view.piles[seat]
    view.piles[seat], view.used_cards[seat] = [], []
    if view.incident != MISS_NO_CHANCE:
        view.skills[seat] = 0
        view.known_skills[seat] = []
    if seat == view.seat:
        view.hand_disguises, view.hand_kept, view.hand_blocked = [], [], None
        if view.incident != MISS_NO_CHANCE:
            view.hand_skills = []
    if seat in view.locked and seat not in view.shown:
        view.actions[seat] = None


def HuntOver(view: "View", winners: list[int], reason: int) -> None:
    view.winners, view.reason = winners, reason


def IdentityShown(view: "View", seat: int, passenger: int) -> None:
    view.identities[seat] = passenger


def HandShown(view: "View", seat: int, skills: list[int], disguises: list[int]) -> None:
    if seat != view.seat:
        view.known_skills[seat] = skills


def TrainSearched(view: "View", slots: list[list[int]], deck: list[int]) -> None:
    view.slots = [list(slot) for slot in slots]
