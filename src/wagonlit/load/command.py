"""The command `wagonlit load`; what it needs is loaded only when it is typed."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from wagonlit.bench.rounds import Progress as Told
from wagonlit.core.game import MOST_SEATS


@click.command()
@click.option("--tables", type=click.IntRange(1), required=True, help="How many tables at once.")
@click.option("--url", help="A server that is already running; otherwise one is started for the purpose.")
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    default=os.cpu_count() or 1,
    show_default="one for each processor",
    help="How many processes that server has.",
)
@click.option(
    "--moves-per-s",
    type=click.FloatRange(0),
    default=200,
    show_default=True,
    help="Of all tables together; 0 is as many as possible.",
)
@click.option(
    "--seconds", type=click.FloatRange(0.1), default=20, show_default=True, help="How long it is measured."
)
@click.option("--game", default="", help="What is played; needs no saying where there is only one game.")
@click.option(
    "--players",
    type=click.IntRange(0, MOST_SEATS),
    default=0,
    help="Seats at a table; otherwise a typical number.",
)
@click.option("--peers", is_flag=True, help="boardgame.io's server too, in turn with ours.")
@click.option(
    "--rounds", type=click.IntRange(1), default=3, show_default=True, help="How often, with --peers."
)
@click.option(
    "--json",
    "file",
    type=click.File("w", encoding="utf-8", lazy=False),
    help="Write the result as JSON to this file; “-” is the screen.",
)
def load(file: IO[str] | None, **given: Any) -> None:
    """Measure how many tables a server can bear.

    Every seat of every table has a socket of its own. An answer is measured from when it is sent until
    the last seat is told of it. A server at --url must have been started with --no-limits.

    \b
    wagonlit load --tables 500 --game NAME
    wagonlit load --tables 100 --moves-per-s 0
    wagonlit load --tables 50 --url http://127.0.0.1:8000
    """
    # The clients' libraries take a while to load, and only this command needs them.
    from wagonlit.load.measuring import run  # noqa: PLC0415
    from wagonlit.load.printed import render  # noqa: PLC0415
    from wagonlit.load.report import Plan  # noqa: PLC0415

    _leave_properly()
    try:
        with _shown() as progress:
            report = run(Plan(**given), progress)
    except KeyboardInterrupt as stop:
        click.echo("wagonlit: Stopped before there was anything to report.", err=True)
        raise click.Abort from stop
    if file is None or file.name != "<stdout>":
        Console(markup=False, emoji=False, highlight=False).print(render(report))
    if file:
        file.write(report.to_json() + "\n")


def _leave_properly() -> None:
    """SIGTERM, or losing the terminal, counts as Ctrl-C; else the server started here would stay."""
    for name in {"SIGTERM", "SIGHUP"} & set(dir(signal)):  # Windows has no terminal to lose
        signal.signal(getattr(signal, name), lambda _number, _frame: signal.raise_signal(signal.SIGINT))


@contextmanager
def _shown() -> Iterator[Told]:
    """A progress bar on the terminal, gone when everything is done."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TaskProgressColumn())
    console = Console(stderr=True, markup=False, emoji=False, highlight=False)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("…", total=1.0)
        yield lambda what, share: bar.update(task, description=what, completed=share)
