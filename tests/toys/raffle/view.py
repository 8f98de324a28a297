"""What a guest at the raffle knows."""

from typing import Annotated

from tests.toys.raffle.events import NONE, SEATS, TicketId, WishId
from wagonlit.core.view import By
from wagonlit.core.view import View as BaseView


class View(BaseView):
    """Tickets where they are known, and wishes: None where they are not, -1 where there is none yet."""

    tickets: Annotated[list[TicketId | None], By("seat")] = []
    wishes: Annotated[list[WishId | None], By("seat")] = []

    def __post_init__(self) -> None:
        self.tickets, self.wishes = [NONE] * SEATS, [NONE] * SEATS

    def TicketDealt(self, seat: int, ticket: int | None) -> None:
        self.tickets[seat] = ticket

    def Decided(self, seat: int, wish: int | None) -> None:
        self.wishes[seat] = wish

    def Swapped(self, seat: int, left: int, got: int | None, gave: int | None) -> None:
        known = self.tickets[left], self.tickets[seat]
        self.tickets[seat], self.tickets[left] = known if got is None else (got, gave)

    def TicketShown(self, seat: int, ticket: int) -> None:
        self.tickets[seat] = ticket
