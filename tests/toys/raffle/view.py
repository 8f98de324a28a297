"""What a guest at the raffle knows."""

from typing import Annotated

from tests.toys.raffle.events import NONE, PLACES, PRIZES, SEATS, PrizeId, TicketId, WishId
from wagonlit.core.view import By
from wagonlit.core.view import View as BaseView


class View(BaseView):
    """Tickets where they are known, and wishes: None where they are not, -1 where there is none yet.

    Prizes from the top of the pile to the bottom: None where only others have looked, -1 where nobody has.
    """

    tickets: Annotated[list[TicketId | None], By("seat")] = []
    wishes: Annotated[list[WishId | None], By("seat")] = []
    prizes: list[PrizeId | None] = []
    taken: PrizeId = NONE

    def __post_init__(self) -> None:
        self.tickets, self.wishes = [NONE] * SEATS, [NONE] * SEATS
        self.prizes = [NONE] * len(PRIZES)

    def TicketDealt(self, seat: int, ticket: int | None) -> None:
        self.tickets[seat] = ticket

    def Decided(self, seat: int, wish: int | None) -> None:
        self.wishes[seat] = wish

    def Swapped(self, seat: int, left: int, got: int | None, gave: int | None) -> None:
        known = self.tickets[left], self.tickets[seat]
        self.tickets[seat], self.tickets[left] = known if got is None else (got, gave)

    def TicketShown(self, seat: int, ticket: int) -> None:
        self.tickets[seat] = ticket

    def PrizeSeen(self, seat: int, prize: int | None) -> None:
        if prize is not None or self.prizes[0] == NONE:
            self.prizes[0] = prize

    def PrizePut(self, seat: int, place: int) -> None:
        if place == PLACES.index("below"):
            self.prizes.append(self.prizes.pop(0))

    def PrizeTaken(self, seat: int, prize: int) -> None:
        self.prizes.pop(0)
        self.taken = prize
