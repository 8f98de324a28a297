"""Undo by consent, each step as a new row made from the old one; Refusal if it cannot be.

Pure like `seat_changes`: the store applies them to the row as it is, whichever process asks or agrees.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from wagonlit.table.store.rows import SeatRow, TableRow, UndoRequest
from wagonlit.table.wire.messages import UndoInfo
from wagonlit.table.wire.refusal import Refusal, stale


def requested(row: TableRow, seat: int, at: int) -> TableRow:
    """Somebody would like to take their last answer back; asked twice, it is the same request."""
    request = row.undo_request
    if request is None or request.at < at:
        return replace(row, undo_request=UndoRequest(at, seat, _who_must_agree(seat, row.seats)))
    if request.at > at:
        raise stale()
    if request.wisher != seat:
        raise Refusal("not_now", "Somebody else would like to take back; answer that first.")
    return row


def _who_must_agree(wisher: int, seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """All other persons, here or not: a bot that sits in answers for somebody, but never consents for them.

    Bots of their own agree at once, and so do those on the same device.
    """
    holder = seats[wisher].holder
    return tuple(row.seat for row in seats if row.kind == "person" and row.holder != holder)


def consented(row: TableRow, seats: Sequence[int], at: int, agree: bool) -> TableRow:
    """The persons at these seats agree or not; whoever asked may think better of it."""
    request = row.undo_request
    if request is None or request.at != at:
        raise stale()
    if agree:
        needed = tuple(seat for seat in request.needed if seat not in seats)
        return replace(row, undo_request=replace(request, needed=needed))
    return replace(row, undo_request=None) if {request.wisher, *request.needed} & set(seats) else row


NO, FREE, ASK = UndoInfo("no"), UndoInfo("free"), UndoInfo("ask")  # what most are told


def undo_info(possible: bool, free: bool, request: UndoRequest | None) -> UndoInfo:
    """What one seat is told of all this."""
    own = NO if not possible else FREE if free else ASK
    return replace(own, wisher=request.wisher, needed=list(request.needed)) if request else own
