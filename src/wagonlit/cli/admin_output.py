"""Tables, people and storage of a server, as they are printed for whoever looks after it."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.filesize import decimal
from rich.table import Table
from rich.text import Text

from wagonlit.table.store.overview import PersonSummary, Storage, TableSummary

SHORT = ("table", "person", "state", "last moved")


def tables_shown(found: Sequence[TableSummary]) -> RenderableType:
    """A line for each table."""
    table = _table("table", "game", "state", "seats", "last moved", "answers", "size")
    for one in found:
        sitting = Text(", ".join(one.seats))
        table.add_row(
            Text(one.code, style="bold"), one.game, one.status, sitting, minute(one.moved),
            f"{one.entries:,}", decimal(one.size),
        )  # fmt: skip
    return table if found else Text("There is no such table.")


def people_shown(found: Sequence[PersonSummary]) -> RenderableType:
    """A line for each person."""
    table = _table("person", "names", "last moved", "tables", "in play")
    for one in found:
        names = Text(", ".join(one.names))
        table.add_row(
            Text(one.id, style="bold"), names, minute(one.moved), f"{one.tables:,}", f"{one.playing:,}"
        )
    return table if found else Text("Nobody sits anywhere.")


def storage_shown(found: Storage) -> RenderableType:
    """What is kept, by kind, and for how long."""
    table = _table("kept", "", "rows", "size")
    for kind in found.kinds:
        states = ", ".join(f"{count:,} {status}" for status, count in sorted(found.by_status.items()))
        table.add_row(
            Text(kind.name, style="bold"),
            states if kind.name == "tables" else "",
            f"{kind.rows:,}",
            decimal(kind.size),
        )
    goes = f"Kept long enough, so that they go: {found.expired:,} tables." if not found.keeps.forever else ""
    disk = f"On the disk: {decimal(found.size)}, with indexes and what is free to be used again."
    if_so = "If it were so: " if found.tried else ""
    return Group(table, Text(disk), Text(f"{if_so}{found.keeps.in_words()} {goes}".rstrip()))


def minute(moment: str) -> str:
    """A moment, short enough for a table: UTC, to the minute."""
    return moment[:16].replace("T", " ")


def _table(*columns: str) -> Table:
    numbers = {"answers", "size", "tables", "in play", "rows"}
    table = Table(box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(
            column, justify="right" if column in numbers else "left", no_wrap=column in SHORT, overflow="fold"
        )
    return table
