"""Taking back by consent, each as a new row made from the old one; Refusal if it cannot be.

Pure like `seat_changes`: the store applies them to the row as it is, whichever process asks or agrees.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from wagonlit.table.store.rows import SeatRow, TableRow, Wish
from wagonlit.table.wire.messages import UndoInfo
from wagonlit.table.wire.refusal import Refusal, stale


def wished(row: TableRow, seat: int, at: int) -> TableRow:
    """Somebody would like to take their last answer back; asked again, it is the same wish."""
    wish = row.wish
    if wish is None or wish.at < at:
        return replace(row, wish=Wish(at, seat, _others(seat, row.seats)))
    if wish.at > at:
        raise stale()
    if wish.wisher != seat:
        raise Refusal("not_now", "Somebody else would like to take back; answer that first.")
    return row


def _others(wisher: int, seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """All other persons must agree. Bots do at once, and so do those on the wisher's own device."""
    holder = seats[wisher].holder
    return tuple(
        row.seat for row in seats if row.kind == "person" and not row.sitting_in and row.holder != holder
    )


def consented(row: TableRow, seats: Sequence[int], at: int, agree: bool) -> TableRow:
    """The persons at these seats agree or not; whoever wished may think better of it."""
    wish = row.wish
    if wish is None or wish.at != at:
        raise stale()
    if agree:
        return agreed(row, seats)
    return replace(row, wish=None) if {wish.wisher, *wish.needed} & set(seats) else row


def agreed(row: TableRow, seats: Sequence[int]) -> TableRow:
    """Nobody waits for the consent of these any more."""
    if row.wish is None:
        return row
    needed = tuple(seat for seat in row.wish.needed if seat not in seats)
    return replace(row, wish=replace(row.wish, needed=needed))


def undo_for(mine: bool, free: bool, wish: Wish | None) -> UndoInfo:
    """What one seat is told of all this."""
    own = "free" if mine and free else "ask" if mine else "no"
    return UndoInfo(own, wish.wisher, list(wish.needed)) if wish else UndoInfo(own)  # type: ignore[arg-type]
