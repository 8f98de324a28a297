"""What can be changed of a table and of a seat, for the type checker."""

from typing import Any, TypedDict

from wagonlit.table.store.rows import SeatRow, UndoRequest
from wagonlit.table.wire.http import Clock, SeatKind, Status


class TableFields(TypedDict, total=False):
    """All of a table but its id, its code and its game."""

    name: str
    status: Status
    options: dict[str, Any]
    seed: int
    seed_open: bool
    secret: str
    clock: Clock
    listed: bool
    open_hands: bool
    host: str
    seats: tuple[SeatRow, ...]
    chance: list[int]
    moved: str
    rematch: str
    undo_request: UndoRequest | None


class SeatFields(TypedDict, total=False):
    """All of a seat but its number."""

    kind: SeatKind
    name: str
    bot: str
    sitting_in: str
    holder: str
    key: str
    marks: dict[str, str]
