"""Which balls fit what a guest knows, and what of that is not so."""

from tests.toys.masquerade.pieces import COLOURS, MASKS, NONE, colour
from tests.toys.masquerade.state import Ball
from tests.toys.masquerade.view import View
from wagonlit.core.frame import State
from wagonlit.core.ids import has, members, only, set_of
from wagonlit.core.imagining import Imaginer
from wagonlit.core.rng import Rng


class Worlds(Imaginer):
    """Gives everybody a mask that he may wear; those who look on come when masks have been dealt."""

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
        if view.seat < view.players and view.masks[view.seat] is None:  # not dealt yet
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
