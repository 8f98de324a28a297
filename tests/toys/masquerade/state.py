"""The ball: who wears which mask, and the verbs."""

from tests.toys.masquerade import events as told
from tests.toys.masquerade.pieces import FANS, MASKS, NONE, ROUNDS, SIDES, colour
from wagonlit.core.event import Secret
from wagonlit.core.frame import Seat, Seats, State
from wagonlit.core.ids import Ids, below, count, only


class Ball(State):
    """The truth."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.round = 0
        self.chest: Ids = below(len(MASKS))
        self.open: Ids = 0  # masks that lie open
        self.inside: Seats = below(seats)
        self.masks = [NONE] * seats
        self.aside: list[Ids] = [0] * seats
        self.fans = [FANS] * seats
        self.deeds = [NONE] * seats
        self.points = [0] * seats
        self.cards = [[NONE] * len(SIDES) for _ in range(seats)]  # the colours written on farewell cards

    def clone(self) -> "Ball":
        twin = Ball(self.seats)
        twin.agenda, twin.round, twin.chest = self.agenda, self.round, self.chest
        twin.open, twin.inside = self.open, self.inside
        twin.masks, twin.aside, twin.fans = self.masks[:], self.aside[:], self.fans[:]
        twin.deeds, twin.points = self.deeds[:], self.points[:]
        twin.cards = [card[:] for card in self.cards]
        return twin

    # Questions

    def others(self, seat: Seat) -> Seats:
        """All others still at the ball."""
        return self.inside & ~only(seat)

    def over(self) -> bool:
        """MQ-10."""
        return self.round == ROUNDS or count(self.inside) < 2

    def score(self, seat: Seat) -> int:
        stayed = 2 if self.inside & only(seat) else 0
        written = enumerate(self.cards[seat])
        right = sum(colour(self.masks[self.beside(seat, side)]) == said for side, said in written)
        return self.points[seat] + stayed + right

    def beside(self, seat: Seat, side: int) -> Seat:
        """The neighbour on that side."""
        return (seat + (1 if side == 0 else -1)) % self.seats

    def winners(self) -> list[int]:
        best = max(self.score(seat) for seat in range(self.seats))
        return [seat for seat in range(self.seats) if self.score(seat) == best]

    def standing(self, seat: Seat) -> int:
        return 100 * self.score(seat)

    # Verbs

    def deal(self, seat: Seat, mask: int) -> None:
        self.chest &= ~only(mask)
        self.masks[seat] = mask
        self.tell(told.MaskDealt(seat, Secret(mask, only(seat))))

    def begin_round(self) -> None:
        self.round += 1
        self.deeds = [NONE] * self.seats
        self.tell(told.RoundBegun(self.round))

    def choose(self, seat: Seat, deed: int) -> None:
        self.deeds[seat] = deed
        self.tell(told.DeedChosen(seat, Secret(deed, only(seat))))

    def show_deed(self, seat: Seat) -> None:
        self.tell(told.DeedShown(seat, self.deeds[seat]))

    def name_target(self, seat: Seat, target: Seat) -> None:
        self.tell(told.TargetNamed(seat, target))

    def spend_fan(self, seat: Seat) -> None:
        self.fans[seat] -= 1
        self.tell(told.FanSpent(seat))

    def see_mask(self, seat: Seat, target: Seat) -> None:
        self.tell(told.MaskSeen(seat, target, Secret(self.masks[target], only(seat) | only(target))))

    def see_colour(self, seat: Seat, target: Seat) -> None:
        seen = Secret(colour(self.masks[target]), only(seat) | only(target))
        self.tell(told.ColourSeen(seat, target, seen))

    def lay_aside(self, seat: Seat, mask: int) -> None:
        self.chest &= ~only(mask)
        self.aside[seat] |= only(mask)
        self.tell(told.MaskLaidAside(seat, Secret(mask, only(seat))))

    def name_mask(self, seat: Seat, target: Seat, mask: int) -> None:
        if self.masks[target] == mask:
            self.points[seat] += 1
        self.tell(told.MaskNamed(seat, target, mask))

    def unmask(self, seat: Seat) -> None:
        self.inside &= ~only(seat)
        self.open |= only(self.masks[seat])
        self.tell(told.Unmasked(seat, self.masks[seat]))

    def write(self, seat: Seat, side: int, said: int) -> None:
        self.cards[seat][side] = said
        self.tell(told.CardWritten(seat, side, Secret(said, only(seat))))

    def read_card(self, seat: Seat) -> None:
        self.tell(told.CardRead(seat, *self.cards[seat]))

    def end(self) -> None:
        self.tell(told.BallOver(tuple(self.winners())))
