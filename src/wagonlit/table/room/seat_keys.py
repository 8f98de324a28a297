"""The secret of a seat's own link, by which its person comes back on another device."""

import hashlib

from msgspec.structs import replace

from wagonlit.table.room.seat_changes import with_seat
from wagonlit.table.room.seating import seats_of
from wagonlit.table.store.rows import TableRow
from wagonlit.table.wire.refusal import Refusal


def hashed(key: str) -> str:
    """What the database keeps of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def claimed(row: TableRow, holder: str, key: str) -> TableRow:
    """Whoever has the key of a seat's own link sits there from now on (the key is a hash).

    Once used, it is no stranger's any more: it opens the seat on the two devices between which it has moved.
    """
    seat = seat_of_key(row, holder, key)
    before, unused = row.seats[seat].holder, row.seats[seat].key == key
    kept = f"{bound(key, before)} {bound(key, holder)}" if unused else row.seats[seat].key
    row = with_seat(row, seat, holder=holder, key=kept)
    return replace(row, host=holder) if row.host == before and not seats_of(row, before) else row


def bound(key: str, holder: str) -> str:
    """A key that only this person can use (all are hashes)."""
    return hashed(f"{key} {holder}")


def seat_of_key(row: TableRow, holder: str, key: str) -> int:
    """The seat that this key opens to this person (both are hashes)."""
    for seat in row.seats:
        if seat.kind == "person" and {key, bound(key, holder)} & set(seat.key.split()):
            return seat.seat
    raise Refusal("bad_key", "This link is not valid any more; ask for a new one on the other device.")
