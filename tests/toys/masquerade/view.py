"""What a guest knows, and which balls fit it."""

from typing import Annotated

from tests.toys.masquerade.events import ColourId, DeedId, MaskId
from tests.toys.masquerade.state import COLOURS, FANS, MASKS, NONE, Ball, colour
from wagonlit.core.event import SeatId
from wagonlit.core.frame import State
from wagonlit.core.ids import has, members, only, set_of
from wagonlit.core.imagining import Imaginer
from wagonlit.core.rng import Rng
from wagonlit.core.view import By
from wagonlit.core.view import View as BaseView

WEARERS = range(len(MASKS))


class View(BaseView):
    """Open facts, the own mask, and what was seen."""

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


class Worlds(Imaginer):
    """Gives everybody a mask that he may wear."""

    def __init__(self, view: View) -> None:
        self.view = view

    def sample(self, rng: Rng) -> State:
        view, s = self.view, Ball(self.view.players)
        s.agenda, s.round = view.agenda, view.round
        s.inside, s.open = set_of(view.inside), set_of(view.open)
        s.fans, s.points = view.fans[:], view.points[:]
        s.deeds = [rng.below(3) if deed is None else deed for deed in view.deeds]
        for seat, card in enumerate(view.cards):
            s.cards[seat][: len(card)] = [rng.below(len(COLOURS)) if said is None else said for said in card]
        if view.masks[view.seat] is None:  # not dealt yet
            return s
        assert self._dress(s, rng)
        s.chest &= ~set_of(s.masks + view.mine_aside)
        for seat, cards in enumerate(view.aside):
            s.aside[seat] = set_of(view.mine_aside) if seat == view.seat else _drawn(s, cards, rng)
        return s

    def _dress(self, s: Ball, rng: Rng) -> bool:
        """The seat with the fewest masks to choose from first; False: no way from here."""
        bare = [seat for seat in range(s.seats) if s.masks[seat] == NONE]
        if not bare:
            return True
        worn = set_of([mask for mask in s.masks if mask != NONE])
        choices = {seat: members(self.view.may_be[seat] & ~worn) for seat in bare}
        seat = min(bare, key=lambda one: len(choices[one]))
        while choices[seat]:
            s.masks[seat] = choices[seat].pop(rng.below(len(choices[seat])))
            if self._dress(s, rng):
                return True
        s.masks[seat] = NONE
        return False


def _drawn(s: Ball, cards: int, rng: Rng) -> int:
    """That many masks out of the chest."""
    drawn = 0
    for _ in range(cards):
        left = members(s.chest)
        drawn |= only(left[rng.below(len(left))])
        s.chest &= ~drawn
    return drawn


def lies(view: View, s: Ball) -> list[str]:
    """What the view claims that is not so."""
    claims = {
        "round": (view.round, s.round),
        "inside": (set_of(view.inside), s.inside),
        "open": (set_of(view.open), s.open),
        "fans": (view.fans, s.fans),
        "points": (view.points, s.points),
        "own aside": (set_of(view.mine_aside), s.aside[view.seat]),
        "aside": (view.aside, [len(members(aside)) for aside in s.aside]),
        "deeds": ([deed for deed in view.deeds if deed is not None],
                  [deed for deed, known in zip(s.deeds, view.deeds) if known is not None]),
        "cards written": ([len(card) for card in view.cards],
                          [len(card) - card.count(NONE) for card in s.cards]),
        "own card": (view.cards[view.seat], s.cards[view.seat][: len(view.cards[view.seat])]),
    }  # fmt: skip
    found = [f"{name}: {told}, but {true}" for name, (told, true) in claims.items() if told != true]
    dealt = [seat for seat in range(s.seats) if s.masks[seat] != NONE]
    found += [f"mask of {seat}" for seat in dealt if not has(view.may_be[seat], s.masks[seat])]
    known = [seat for seat in dealt if view.masks[seat] not in (None, s.masks[seat])]
    return found + [f"{MASKS[s.masks[seat]]} of colour {colour(s.masks[seat])}" for seat in known]
