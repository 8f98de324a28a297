"""The commands `wagonlit backup` and `wagonlit restore`."""

import asyncio
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import click
from rich.filesize import decimal

from wagonlit.kit.terminal.screen import new_console
from wagonlit.terminal.parameters import Decorated

NOT_ALL = 1  # the status when some of the tables could not be restored

data_option: Decorated = click.option(
    "--data",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder where tables are kept, as in “wagonlit serve”.",
)
database_option: Decorated = click.option(
    "--database", metavar="URL", help="Or the database: sqlite:///FILE or postgresql://USER@HOST/NAME."
)


def place_of_tables(folder: Path | None, database: str | None) -> str:
    """The address of the database that is meant."""
    if folder and database:
        raise click.UsageError("Tables are kept in one place; leave out --data or --database.")
    from wagonlit.table.serving.settings import place  # noqa: PLC0415  # a second to load

    return place(folder, database)


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@data_option
@database_option
@click.option("--replace", is_flag=True, help="FILE may be there already, and is replaced.")
def backup(file: Path, folder: Path | None, database: str | None, replace: bool) -> None:
    """Copy all tables of a server into FILE, while games go on.

    \b
    wagonlit backup tables.gz
    wagonlit backup tables.gz --database postgresql://anna@localhost/tables

    FILE is written under another name first, and checked. It holds what the server keeps secret, so that
    nobody but you may read it: keep it as safe as the server itself.
    """
    where = place_of_tables(folder, database)
    from wagonlit.table.store.backup import back_up  # noqa: PLC0415  # a second to load

    with _interruptible(), _shown_progress() as progress:
        made = asyncio.run(back_up(where, file.absolute(), progress, replace))
    click.echo(
        f"{file} holds {made.tables:,} tables with {made.entries:,} answers ({decimal(made.size)}), "
        "hidden cards included. Only you may read it; keep it safe."
    )


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@data_option
@database_option
@click.option("--missing", is_flag=True, help="The store has tables: restore those that are not there.")
@click.option(
    "--table", "codes", metavar="CODE", multiple=True, help="Restore this table only; may be repeated."
)
@click.pass_context
def restore(
    context: click.Context,
    file: Path,
    folder: Path | None,
    database: str | None,
    missing: bool,
    codes: Sequence[str],
) -> None:
    """Put the tables in FILE, which “wagonlit backup” has made, into a new store; of either kind.

    \b
    wagonlit restore tables.gz --data new-folder
    wagonlit restore tables.gz --missing
    wagonlit restore tables.gz --table ABCDEF

    No table that is there is ever changed, so that with --missing and --table the server may be running.
    """
    where = place_of_tables(folder, database)
    from wagonlit.table.store.restore import restore as put_back  # noqa: PLC0415  # a second to load

    wanted = [code.upper() for code in codes]
    with _interruptible(), _shown_progress() as progress:
        done = asyncio.run(put_back(file.absolute(), where, progress, missing=missing, codes=wanted))
    there = f"; {done.present:,} were there already." if done.present else "."
    click.echo(f"{done.tables:,} tables were restored{there}")
    if done.unreadable:
        click.echo(f"wagonlit: These are damaged, and were left out: {', '.join(done.unreadable)}.", err=True)
        context.exit(NOT_ALL)


@contextmanager
def _shown_progress() -> Iterator[Callable[[str, float], None]]:
    with new_console(stderr=True).status("…") as status:
        yield lambda what, share: status.update(f"{share:.0%} {what}")


@contextmanager
def _interruptible() -> Iterator[None]:
    """Whoever ends this, or loses the terminal, leaves no copy of all tables behind that nobody knows of."""
    known = {getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)}
    heeded = [one for one in known if signal.getsignal(one) is not signal.SIG_IGN]
    before = {one: signal.signal(one, _interrupt) for one in heeded}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
