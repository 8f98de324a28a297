"""The commands `wagonlit admin …`: what whoever looks after a server sees and does, also while it runs."""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import RenderableType

from wagonlit.cli.keeping import data_option, database_option, place_of_tables
from wagonlit.kit.terminal.screen import new_console
from wagonlit.table.wire.durations import Duration
from wagonlit.terminal.json_output import CannotWrite, write_result
from wagonlit.terminal.parameters import Decorated, json_option

if TYPE_CHECKING:
    from wagonlit.table.serving.administration import Administration

MOST = click.IntRange(1, 1_000_000)
limit_option: Decorated = click.option(
    "--limit", type=MOST, default=50, show_default=True, help="So many at most."
)


@click.group()
def admin() -> None:
    """Look after a server: its tables, people and storage. The server may be running."""


def at_a_place(command: Callable[..., None]) -> Callable[..., None]:
    """The options that say which server is meant."""
    return data_option(database_option(command))


def _visit(folder: Path | None, database: str | None) -> "Administration":
    where = place_of_tables(folder, database)
    from wagonlit.table.serving.administration import Administration  # noqa: PLC0415  # a second to load

    return Administration(where)


def _print(file: str | None, found: Any, shown: Callable[[Any], RenderableType]) -> None:
    if file != "-":
        new_console().print(shown(found))
    if file:
        write_result(file, msgspec.json.format(msgspec.json.encode(found), indent=1).decode())


@admin.command()
@at_a_place
@click.option("--state", "status", type=click.Choice(["setup", "playing", "over"]), help="Only those.")
@click.option("--game", default="", help="Only tables of this game.")
@click.option(
    "--idle", type=Duration(), metavar="SPAN", help="Only where nobody has moved for so long, such as 30d."
)
@click.option(
    "--person", metavar="ID", default="", help="Only where this person sits; “admin people” lists ids."
)
@limit_option
@json_option
def tables(folder: Path | None, database: str | None, file: str | None, **wanted: Any) -> None:
    """List tables, those that moved last first."""
    visit = _visit(folder, database)
    from wagonlit.cli.admin_output import tables_shown  # noqa: PLC0415
    from wagonlit.table.store.overview import Wanted  # noqa: PLC0415

    _print(file, asyncio.run(visit.tables(Wanted(**wanted))), tables_shown)


@admin.command()
@at_a_place
@limit_option
@json_option
def people(folder: Path | None, database: str | None, limit: int, file: str | None) -> None:
    """List the people who sit somewhere. Nothing is kept of others."""
    visit = _visit(folder, database)
    from wagonlit.cli.admin_output import people_shown  # noqa: PLC0415

    _print(file, asyncio.run(visit.people(limit)), people_shown)


@admin.command()
@at_a_place
@click.option(
    "--keep-finished", type=Duration(), metavar="SPAN", help="What would go if it were kept so long?"
)
@click.option("--keep-idle", type=Duration(), metavar="SPAN", help="The same for tables where nobody moves.")
@json_option
def storage(
    folder: Path | None,
    database: str | None,
    keep_finished: float | None,
    keep_idle: float | None,
    file: str | None,
) -> None:
    """Say how much is kept of what, for how long, and what would go."""
    visit = _visit(folder, database)
    from wagonlit.cli.admin_output import storage_shown  # noqa: PLC0415
    from wagonlit.table.store.removal import Retention  # noqa: PLC0415

    tried = Retention(keep_finished, keep_idle)
    _print(file, asyncio.run(visit.storage(None if tried.forever else tried)), storage_shown)


@admin.command()
@click.argument("code")
@at_a_place
@click.option("--yes", is_flag=True, help="Do not ask.")
def close(code: str, folder: Path | None, database: str | None, yes: bool) -> None:
    """Close the table CODE: it is removed, with its game, chat and notes.

    Whoever is there is told within seconds. Only a backup brings it back: wagonlit restore FILE --table CODE.
    """
    visit, code = _visit(folder, database), code.upper()
    about = asyncio.run(visit.in_short(code))
    if not yes:
        click.confirm(f"Close table {code} ({about}) for good?", abort=True, err=True)
    asyncio.run(visit.close(code))
    click.echo(f"Table {code} is closed. A server that runs tells whoever is there within seconds.")


@admin.command()
@click.argument("code")
@click.argument("file", default="-")
@at_a_place
@click.option("--with-hidden-cards", "unfinished", is_flag=True, help="Also of a game that still runs.")
def export(code: str, file: str, folder: Path | None, database: str | None, unfinished: bool) -> None:
    """Write the record of the game at CODE to FILE, or to the screen; “wagonlit replay” reads it.

    The record of a game that still runs shows what nobody at the table may see.
    """
    record = asyncio.run(_visit(folder, database).export(code.upper(), unfinished))
    with _for_nobody_else(Path(file)) if unfinished else nullcontext():
        write_result(file, record.to_json().decode())


@contextmanager
def _for_nobody_else(file: Path) -> Iterator[None]:
    """Nobody else can read this file, whether it was there or is made meanwhile: hidden cards lie in it."""
    before = os.umask(0o077)
    try:
        if file.is_file():
            file.chmod(0o600)
        yield
    except OSError as fault:
        raise CannotWrite(f"“{file}” cannot be kept from others: {fault.strerror}.") from fault
    finally:
        os.umask(before)
