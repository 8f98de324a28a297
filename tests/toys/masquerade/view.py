"""What a guest knows."""

from typing import Annotated

from tests.toys.masquerade.events import ColourId, DeedId, MaskId
from tests.toys.masquerade.pieces import FANS, MASKS, NONE
from wagonlit.core.event import SeatId
from wagonlit.core.ids import only, set_of
from wagonlit.core.view import By
from wagonlit.core.view import View as BaseView

WEARERS = range(len(MASKS))


class View(BaseView):
    """Open facts, this guest's mask, and what was seen of others."""

    players: int
    round: int = 0
    inside: list[SeatId] = []
    fans: Annotated[list[int], By("seat")] = []
    points: Annotated[list[int], By("seat")] = []
    # Of this round; None: chosen, but not shown yet.
    deeds: Annotated[list[DeedId | None], By("seat")] = []
    masks: Annotated[list[MaskId | None], By("seat")] = []  # where known
    may_be: Annotated[list[int], By("seat")] = []  # the masks it may wear, as a set
    aside: Annotated[list[int], By("seat")] = []  # how many masks each has laid aside
    mine_aside: list[MaskId] = []
    open: list[MaskId] = []
    cards: Annotated[list[list[ColourId | None]], By("seat", "side")] = []  # farewell cards, where known

    def __post_init__(self) -> None:
        self.inside = list(range(self.players))
        self.fans, self.points = [FANS] * self.players, [0] * self.players
        self.deeds = [NONE] * self.players
        self.masks = [None] * self.players
        self.may_be = [set_of(list(WEARERS))] * self.players
        self.aside = [0] * self.players
        self.mine_aside, self.open = [], []
        self.cards = [[] for _ in range(self.players)]

    def _wears(self, seat: int, mask: int) -> None:
        self.masks[seat] = mask
        self.may_be = [may & ~only(mask) for may in self.may_be]
        self.may_be[seat] = only(mask)

    def MaskDealt(self, seat: int, mask: int | None) -> None:
        if mask is not None:
            self._wears(seat, mask)

    def RoundBegun(self, round: int) -> None:
        self.round = round
        self.deeds = [NONE] * self.players

    def DeedChosen(self, seat: int, deed: int | None) -> None:
        self.deeds[seat] = deed

    def DeedShown(self, seat: int, deed: int) -> None:
        self.deeds[seat] = deed

    def FanSpent(self, seat: int) -> None:
        self.fans[seat] -= 1

    def MaskSeen(self, seat: int, target: int, mask: int | None) -> None:
        if mask is not None:
            self._wears(target, mask)

    def ColourSeen(self, seat: int, target: int, colour: int | None) -> None:
        if colour is not None:
            self.may_be[target] &= set_of([3 * colour, 3 * colour + 1, 3 * colour + 2])

    def MaskLaidAside(self, seat: int, mask: int | None) -> None:
        self.aside[seat] += 1
        if mask is not None:
            self.mine_aside.append(mask)
            self.may_be = [may & ~only(mask) for may in self.may_be]

    def MaskNamed(self, seat: int, target: int, mask: int) -> None:
        self.__dict__["named"] = (seat, target, mask)

    def Unmasked(self, seat: int, mask: int) -> None:
        accuser, target, named = self.__dict__["named"]
        if seat == target:
            self.points[accuser] += 1
        else:
            self.may_be[target] &= ~only(named)
        self.inside.remove(seat)
        self.open.append(mask)
        self._wears(seat, mask)

    def CardWritten(self, seat: int, side: int, colour: int | None) -> None:
        self.cards[seat].append(colour)

    def CardRead(self, seat: int, left: int, right: int) -> None:
        self.cards[seat] = [left, right]
