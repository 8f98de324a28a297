"""`wagonlit serve`: the server on this machine, for everybody on the network."""

import asyncio
import gc
import socket
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import click
import uvicorn
from litestar.types import ASGIApp
from msgspec import Struct

from wagonlit.core.errors import WagonlitError
from wagonlit.table.room.clock import Timing
from wagonlit.table.serving.assembly import assembled
from wagonlit.table.serving.file_lock import locked
from wagonlit.table.serving.http_protocol import FirmHttp
from wagonlit.table.serving.log_lines import discreet, write_log
from wagonlit.table.serving.metrics_address import PATH, metrics_served
from wagonlit.table.serving.open_files import allow_many
from wagonlit.table.serving.settings import Settings, place
from wagonlit.table.serving.stopping import CLOSING, Server
from wagonlit.table.serving.websocket_protocol import CountingWebSocket, TolerantWebSocket
from wagonlit.table.store.address import file_at
from wagonlit.table.store.removal import Retention
from wagonlit.table.web.connections import Connections
from wagonlit.table.web.links import network_address, only_here, qr_text

USUAL_PORT, PORTS_TRIED = 8000, 100
LARGEST_MESSAGE = 16 * 1024
PACES = {"table": 0.8, "instant": 0.0}


class CannotServe(WagonlitError):
    """An address nobody can be served at."""


class ServeOptions(Struct, frozen=True):
    """What was typed after `wagonlit serve`."""

    host: str
    port: int | None
    folder: Path | None
    database: str | None
    open: bool
    bot_workers: int
    pace: str
    limits: bool
    people: int
    proxies: tuple[str, ...]
    keep_finished: float | None
    keep_idle: float | None
    log_level: str
    log_format: str
    metrics: tuple[str, int] | None  # the host and port of the figures
    drain: float
    clock_seconds: float | None


def bound(host: str, port: int | None) -> socket.socket:
    """A socket at this address; if the usual port is taken, and none was asked for, at the next free one."""
    tried = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else (port,)
    for number in tried:
        try:
            return _bound(host, number)
        except OSError as fault:
            why = fault.strerror or str(fault)
    raise CannotServe(f"Nobody can be served at {host}, port {tried[0]}: {why}.")


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, _, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as fault:
        raise CannotServe(f"There is no host “{host}” on this machine.") from fault
    bound = socket.socket(family, kind)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(place)
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    return bound


class Addresses(Struct, frozen=True):
    """Where the page is found: from this machine, and from others."""

    here: str
    network: str


def addresses(host: str, port: int) -> tuple[Addresses, str]:
    """The page's addresses, and this machine's name on the network (empty if nobody else can connect)."""
    everywhere = host in ("0.0.0.0", "::", "")
    name = host if not everywhere else "localhost"
    network = network_address() if everywhere else "" if only_here(host) else host
    shown = f"[{name}]" if ":" in name else name
    return Addresses(f"http://{shown}:{port}/", f"http://{network}:{port}/" if network else ""), network


def serve(options: ServeOptions) -> None:
    """Serve until somebody stops it."""
    write_log(options.log_level, options.log_format)
    allow_many()
    database = place(options.folder, options.database)
    with ExitStack() as open_sockets:
        listening = open_sockets.enter_context(bound(options.host, options.port))
        metrics = open_sockets.enter_context(bound(*options.metrics)) if options.metrics else None
        found, network = addresses(options.host, listening.getsockname()[1])
        with locked(file_at(database), found.here):
            settings = Settings(
                database=database,
                timing=timing(options),
                bot_workers=options.bot_workers,
                limited=options.limits,
                people=options.people,
                retention=Retention(options.keep_finished, options.keep_idle),
                network=network,
            )
            with asyncio.Runner(loop_factory=_loop_factory()) as runner:
                runner.run(_serve(settings, listening, metrics, options, found))
    click.echo("Good night.")


def timing(options: ServeOptions) -> Timing:
    """How long everything takes: as usual, unless somebody wants to see a clock run out sooner."""
    if options.clock_seconds is None:
        return Timing(pace=PACES[options.pace])
    return Timing(pace=PACES[options.pace], relaxed=options.clock_seconds, fast=options.clock_seconds)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop, where there is one."""
    try:
        import uvloop  # noqa: PLC0415  # there is none for Windows
    except ImportError:
        return None
    return uvloop.new_event_loop


def _collect_seldom() -> None:
    """A collection stops every table for as long as it takes, and frees little, since rooms form no cycles.

    So the young are looked at only when there are many: what a move needs is mostly gone by then, and looking
    at it costs more than the move itself where thousands are under way. But never so many that people notice;
    and all of them only after a very long while.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 1, 50_000)


async def _serve(
    settings: Settings,
    listening: socket.socket,
    metrics: socket.socket | None,
    options: ServeOptions,
    found: Addresses,
) -> None:
    connections = Connections()
    async with metrics_served(metrics), assembled(settings, connections) as app:
        _collect_seldom()
        config = server_config(app, options.log_level, options.limits, options.proxies)
        announce = partial(_announce, found, metrics, settings.retention, options.open)
        server = Server(config, announce, connections, options.drain)
        await server.serve([listening])
    server.stopped()


def server_config(
    app: ASGIApp, log_level: str, limited: bool = True, proxies: Sequence[str] = ()
) -> uvicorn.Config:
    """How uvicorn serves this application; what proxies say of others is believed of these alone."""
    return uvicorn.Config(
        app,
        http=FirmHttp,
        ws=CountingWebSocket if limited else TolerantWebSocket,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        log_level=discreet(log_level),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING,
    )


def _announce(
    found: Addresses, metrics: socket.socket | None, retention: Retention, open_browser: bool
) -> None:
    click.echo(f"On this machine:      {found.here}")
    if found.network:
        click.echo(f"On the local network: {found.network}")
        click.echo(qr_text(found.network))
    if metrics is not None:
        host, port = metrics.getsockname()[:2]
        click.echo(f"Figures:              http://{f'[{host}]' if ':' in host else host}:{port}{PATH}")
    click.echo(retention.in_words())
    click.echo("Press Ctrl-C to stop; every game goes on when you start again.")
    if open_browser:
        # A browser that runs in the terminal would hold up the server.
        threading.Thread(target=webbrowser.open, args=(found.here,), daemon=True).start()
