# compiled by mypyc
"""What several seats choose at once and in secret."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Frame, Seat, Seats, State
from wagonlit.core.ids import only


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class SealedFrame(Frame):
    """Each of these seats chooses; nothing is shown before the last of them has chosen.

    Its decision says `sealed=True`, so that at a table a choice can be changed until then. What happens next
    is the next frame on the agenda.
    """

    def lay(self, s: Any, seat: Seat, choice: i64) -> None:
        """The verb: the seat has chosen this, unseen by the others."""
        raise NotImplementedError

    def going_on(self, who: Seats) -> "SealedFrame":
        """The same question to those who have not chosen yet."""
        raise NotImplementedError

    def answer(self, s: Any, seat: Seat, choice: i64) -> None:
        self.lay(s, seat, choice)
        left = self.who & ~only(seat)
        if left:
            state: State = s
            state.then(self.going_on(left))
