"""The command `wagonlit serve`; what it needs is loaded only when it is typed."""

import os
from pathlib import Path
from typing import Any

import click

from wagonlit.table.serving.proxies import checked
from wagonlit.table.wire.durations import Duration

THIS_MACHINE = "127.0.0.1"


def _place(_context: click.Context, _option: click.Parameter, given: str | None) -> tuple[str, int] | None:
    """Where something is served: HOST:PORT, or a port of this machine."""
    if given is None:
        return None
    host, _, port = given.rpartition(":")
    if not (port.isascii() and port.isdecimal() and int(port) < 2**16):
        raise click.BadParameter(f"“{given}” is neither a PORT nor HOST:PORT.")
    return host.strip("[]") or THIS_MACHINE, int(port)


@click.command()
@click.option(
    "--host",
    default="0.0.0.0",
    show_default=True,
    help="Who can connect: 0.0.0.0 is everybody on your network, 127.0.0.1 only this machine.",
)
@click.option(
    "--port", type=click.IntRange(0, 65535), help="The port; otherwise 8000, or the next that is free."
)
@click.option(
    "--data",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder where tables are kept; otherwise a folder of your own.",
)
@click.option(
    "--database", metavar="URL", help="A database instead: sqlite:///FILE or postgresql://USER@HOST/NAME."
)
@click.option("--open/--no-open", help="Open the page in the browser.")
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many processes share the tables; one for each processor serves the most people.",
)
@click.option(
    "--workers-for-bots",
    "bot_workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many processes think for the bots, for each that serves.",
)
@click.option(
    "--pace", type=click.Choice(["table", "instant"]), default="table", help="“instant”: bots answer at once."
)
@click.option("--limits/--no-limits", default=True, help="Turn rate limits off, to measure the load.")
@click.option(
    "--people-per-address",
    "people",
    type=click.IntRange(1, 100_000),
    default=8,
    show_default=True,
    help="How many people may play from one address, such as a house, a club or a school.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    callback=checked,
    help="A reverse proxy before this server: what it says of a caller's address and of https is believed.",
)
@click.option(
    "--keep-finished",
    type=Duration(),
    metavar="SPAN",
    help="How long games are kept after their end, such as 90d or 2y; otherwise for ever.",
)
@click.option(
    "--keep-idle",
    type=Duration(),
    metavar="SPAN",
    help="How long tables are kept where nobody moves any more; otherwise for ever.",
)
@click.option(
    "--log-level",
    type=click.Choice(["critical", "error", "warning", "info", "debug"]),
    default="warning",
    show_default=True,
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="“json”: one object a line.",
)
@click.option(
    "--metrics",
    metavar="[HOST:]PORT",
    callback=_place,
    help="Figures for Prometheus, at an address of their own; with a port alone, for this machine only.",
)
@click.option(
    "--drain",
    type=click.FloatRange(0, 3600),
    default=0.0,
    metavar="SECONDS",
    help="When asked to stop, first send new people elsewhere for so long (/ready says no).",
)
# Hidden, for tests and for whoever works on this: every question at a table with a clock gets these seconds.
@click.option("--clock-seconds", type=click.FloatRange(min=0, min_open=True), hidden=True)
def serve(**given: Any) -> None:
    """Play in the browser: serve the page on this machine and to everybody on your network.

    \b
    wagonlit serve --open
    wagonlit serve --host 127.0.0.1 --port 9000
    wagonlit serve --database postgresql://anna@localhost/tables
    """
    if given["folder"] and given["database"]:
        raise click.UsageError("Tables are kept in one place; leave out --data or --database.")
    if given["processes"] > 1 and not hasattr(os, "fork"):
        raise click.UsageError("This system has no way to share one port; leave out --processes.")
    # The server's libraries take a second to load, and no other command needs them.
    from wagonlit.table.serving.server import ServeOptions  # noqa: PLC0415
    from wagonlit.table.serving.server import serve as serve_tables  # noqa: PLC0415

    serve_tables(ServeOptions(**given))
