"""Taking back by consent: who would like to, and who has not agreed yet."""

from collections.abc import Sequence

from msgspec import Struct

from wagonlit.table.store.rows import SeatRow
from wagonlit.table.wire import UndoInfo


class Wish(Struct, frozen=True):
    """Somebody would like to take an answer back; it ends when anybody answers."""

    wisher: int
    needed: tuple[int, ...]

    def without(self, seats: Sequence[int]) -> "Wish":
        """These have agreed."""
        return Wish(self.wisher, tuple(seat for seat in self.needed if seat not in seats))


def wish_of(wisher: int, seats: Sequence[SeatRow]) -> Wish:
    """All other persons must agree. Bots do at once, and so do those on the wisher's own device."""
    holder = seats[wisher].holder
    needed = [
        row.seat for row in seats if row.kind == "person" and not row.sitting_in and row.holder != holder
    ]
    return Wish(wisher, tuple(needed))


def undo_for(mine: bool, free: bool, wish: Wish | None) -> UndoInfo:
    """What one seat is told of all this."""
    own = "free" if mine and free else "ask" if mine else "no"
    return UndoInfo(own, wish.wisher, list(wish.needed)) if wish else UndoInfo(own)  # type: ignore[arg-type]
