"""Rows to keep."""

from itertools import count
from typing import Any

from msgspec.structs import replace

from wagonlit.table.store.rows import ANSWER, Entry, SeatRow, TableRow
from wagonlit.table.store.writes import Change

_codes = count(1)

ANNA, BERT = 0, 1
ANNAS_HASH, BERTS_HASH = "a" * 64, "b" * 64
SEATS = (
    SeatRow(ANNA, "person", "Anna", holder=ANNAS_HASH, key="k" * 64, marks={"knife": "×"}),
    SeatRow(BERT, "open", ""),
)


def code() -> str:
    """A code that no other table of this run has."""
    number = next(_codes)
    return "".join(chr(65 + number // 26**place % 26) for place in range(6))


def table(**fields: Any) -> TableRow:
    """A table as its host opened it."""
    usual: dict[str, Any] = {
        "id": 0,
        "code": code(),
        "name": "Anna’s table 🚂",
        "game": "masquerade",
        "version": 1,
        "status": "setup",
        "options": {"players": 4, "expert": True, "cars": ["lounge", "bar"]},
        "seed": 2**53 - 1,
        "seed_open": True,
        "secret": "0123456789abcdef" * 2,
        "clock": "relaxed",
        "listed": True,
        "open_hands": False,
        "host": ANNAS_HASH,
        "seats": SEATS,
        "chance": [3, 1, 2],
        "created": "2030-01-01T00:00:00Z",
        "moved": "2030-01-01T00:00:00Z",
    }
    return TableRow(**usual | fields)


def with_fields(**fields: Any) -> Change:
    """A change of these fields of a table."""
    return lambda row: replace(row, **fields)


def with_seat(seat: int, **fields: Any) -> Change:
    """A change of these fields of one seat."""
    return lambda row: replace(
        row, seats=tuple(replace(one, **fields) if one.seat == seat else one for one in row.seats)
    )


def entry(n: int, key: str = "", **fields: Any) -> Entry:
    """An answer at this place of the log."""
    usual: dict[str, Any] = {
        "kind": ANSWER,
        "seat": ANNA,
        "choice": n,
        "chance": [n],
        "at": f"2030-01-02T00:00:{n % 60:02}Z",
    }
    return Entry(n=n, key=key or f"answer-{n}", **usual | fields)
