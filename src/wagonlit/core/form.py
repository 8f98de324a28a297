# compiled by mypyc
"""A question of several parts that several seats answer at the same time, each at its own pace."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Frame, Seat, Seats, State
from wagonlit.core.ids import Ids, only

BITS_PER_SEAT: Final = 6
MOST_PARTS: Final = 63  # what these bits can count


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Form(Frame):
    """A paper that each of these seats fills in and hands in; nobody waits for the others' lines.

    The engine takes part after part of a seat, so that every part is one decision for a search. People hand
    in all parts at once (`Match.answer` takes a list), and can change their minds until then. So what a
    part offers must not depend on the parts before it.
    """

    parts: i64  # how many there are
    filled: i64 = 0  # by seat: how many parts it has filled in

    def part_options(self, s: Any, seat: Seat, part: i64) -> Ids:
        """What may be filled in there."""
        raise NotImplementedError

    def part_facts(self, s: Any, seat: Seat, part: i64) -> dict[str, Any]:
        """What the question of that part is about."""
        return {}

    def fill(self, s: Any, seat: Seat, part: i64, choice: i64) -> None:
        """The verb: this is filled in there."""
        raise NotImplementedError

    def going_on(self, who: Seats, filled: i64) -> "Form":
        """The same form, further on."""
        raise NotImplementedError

    def part_at(self, seat: Seat) -> i64:
        """The part that this seat fills in next."""
        return (self.filled >> (BITS_PER_SEAT * seat)) & MOST_PARTS

    def options(self, s: Any, seat: Seat) -> Ids:
        return self.part_options(s, seat, self.part_at(seat))

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        return self.part_facts(s, seat, self.part_at(seat))

    def answer(self, s: Any, seat: Seat, choice: i64) -> None:
        part = self.part_at(seat)
        self.fill(s, seat, part, choice)
        left = self.who
        if part + 1 == self.parts:
            left &= ~only(seat)
        if left:
            state: State = s
            state.then(self.going_on(left, self.filled + only(BITS_PER_SEAT * seat)))
