# compiled by mypyc
"""What one seat may do about something, or let be."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Frame, Seat
from wagonlit.core.ids import Ids, only


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Reaction(Frame):
    """One seat plays one of the cards it holds that would help now, or passes.

    Whether it is asked at all must follow from public facts alone: what somebody might hold, not what this
    seat holds. So it may have nothing but the pass; with `discreet=True` in its decision the table gives that
    answer, and nobody notices.
    """

    def __init__(self, seat: Seat) -> None:
        self.who = only(seat)

    def passing(self) -> i64:
        """The id of the pass."""
        raise NotImplementedError

    def playable(self, s: Any, seat: Seat) -> Ids:
        """What the seat holds that would help now."""
        raise NotImplementedError

    def react(self, s: Any, seat: Seat, choice: i64) -> None:
        """The seat plays that."""
        raise NotImplementedError

    def let_be(self, s: Any, seat: Seat) -> None:
        """The seat passes; by default nothing comes of it."""

    def options(self, s: Any, seat: Seat) -> Ids:
        return self.playable(s, seat) | only(self.passing())

    def answer(self, s: Any, seat: Seat, choice: i64) -> None:
        if choice == self.passing():
            self.let_be(s, seat)
        else:
            self.react(s, seat, choice)
