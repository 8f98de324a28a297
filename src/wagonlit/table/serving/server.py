"""`wagonlit serve`: the server on this machine, for everybody on the network."""

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import uvicorn
from litestar.types import ASGIApp
from msgspec import Struct
from msgspec.structs import replace

from wagonlit.table.peers.division import Division
from wagonlit.table.room.clock import Timing
from wagonlit.table.serving import stopping
from wagonlit.table.serving.assembly import assembled
from wagonlit.table.serving.counted_http import counting_http
from wagonlit.table.serving.endless import ended_if_endless
from wagonlit.table.serving.file_lock import locked
from wagonlit.table.serving.http_protocol import FirmHttp
from wagonlit.table.serving.listening import Addresses, addresses, bound
from wagonlit.table.serving.log_lines import discreet, write_log
from wagonlit.table.serving.metrics_address import PATH, metrics_served
from wagonlit.table.serving.open_files import allow_many
from wagonlit.table.serving.proxies import as_seen
from wagonlit.table.serving.settings import Settings, place
from wagonlit.table.serving.stopping import CLOSING, Server
from wagonlit.table.serving.supervisor import Supervisor
from wagonlit.table.serving.websocket_protocol import CountingWebSocket, TolerantWebSocket
from wagonlit.table.store.address import file_at
from wagonlit.table.store.removal import Retention
from wagonlit.table.web.connections import Connections
from wagonlit.table.web.links import qr_text
from wagonlit.table.web.rate_limits import HOUSEHOLD

LARGEST_MESSAGE = 16 * 1024
GRACE = 2.0  # seconds for a process to end itself, if stopping took too long
PACES = {"table": 0.8, "instant": 0.0}


class ServeOptions(Struct, frozen=True):
    """What was typed after `wagonlit serve`."""

    host: str
    port: int | None
    folder: Path | None
    database: str | None
    open: bool
    processes: int
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


def serve(options: ServeOptions) -> None:
    """Serve until somebody stops it."""
    write_log(options.log_level, options.log_format)
    allow_many()
    database = place(options.folder, options.database)
    with ExitStack() as open_sockets:
        listening = open_sockets.enter_context(bound(options.host, options.port))
        metrics = [open_sockets.enter_context(one) for one in _metrics_sockets(options)]
        found, network = addresses(options.host, listening.getsockname()[1])
        settings = Settings(
            database=database,
            timing=timing(options),
            bot_workers=options.bot_workers,
            limited=options.limits,
            people=options.people,
            retention=Retention(options.keep_finished, options.keep_idle),
            network=network,
        )
        announce = partial(_announce, found, metrics, settings.retention, options.open)
        with locked(file_at(database), found.here):
            if options.processes == 1:
                one = ServerProcess(settings, options, metrics[0] if metrics else None, announce)
                one.serve([listening])
            else:
                _supervise(settings, options, listening, metrics, announce)
    _say("Good night.")


def _metrics_sockets(options: ServeOptions) -> Iterator[socket.socket]:
    """One for the figures of each process, at ports that follow each other."""
    if options.metrics is not None:
        host, port = options.metrics
        for number in range(options.processes):
            yield bound(host, port + number if port else 0)


def _supervise(
    settings: Settings,
    options: ServeOptions,
    listening: socket.socket,
    metrics: Sequence[socket.socket],
    announce: Callable[[], None],
) -> None:
    with TemporaryDirectory(prefix="wagonlit-") as folder:

        def run(number: int, line: socket.socket) -> None:
            own = replace(settings, division=Division(number, options.processes, Path(folder)))
            figures = metrics[number] if metrics else None
            ServerProcess(own, options, figures, lambda: None).serve([], line)

        gc.collect()
        gc.freeze()  # so that what is loaded stays common to all
        patience = stopping.AT_MOST + options.drain + GRACE
        Supervisor(listening, options.processes, run, announce, patience).serve()


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


class ServerProcess(Struct, frozen=True):
    """One process that serves: the only one, or one of several."""

    settings: Settings
    options: ServeOptions
    metrics: socket.socket | None
    ready: Callable[[], None]

    def serve(self, listening: list[socket.socket], line: socket.socket | None = None) -> None:
        """Until it is asked to stop: whoever comes to these sockets, or is handed over on the line."""
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(self._serve(listening, line))

    async def _serve(self, listening: list[socket.socket], line: socket.socket | None) -> None:
        connections, options = Connections(), self.options
        async with (
            ended_if_endless(),
            metrics_served(self.metrics),
            assembled(self.settings, connections) as app,
        ):
            _collect_seldom()
            people = options.people if options.limits else 0
            config = server_config(app, options.log_level, people, options.proxies)
            server = Server(config, self.ready, connections, options.drain, line)
            await server.serve(listening)
        server.stopped()


def server_config(
    app: ASGIApp, log_level: str, people: int = HOUSEHOLD, proxies: Sequence[str] = ()
) -> uvicorn.Config:
    """How uvicorn serves this application; what proxies say of others is believed of these alone.

    Limits are made for so many people at each address; without any there are none.
    """
    return uvicorn.Config(
        app,
        interface="asgi3",  # else uvicorn takes whatever is no coroutine for an older one
        http=counting_http(people) if people and not proxies else FirmHttp,  # a proxy's are everybody's
        ws=CountingWebSocket if people else TolerantWebSocket,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=as_seen(proxies),
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
    found: Addresses, metrics: Sequence[socket.socket], retention: Retention, open_browser: bool
) -> None:
    _say(f"On this machine:      {found.here}")
    if found.network:
        _say(f"On the local network: {found.network}")
        _say(qr_text(found.network))
    for one in metrics:
        host, port = one.getsockname()[:2]
        _say(f"Figures:              http://{f'[{host}]' if ':' in host else host}:{port}{PATH}")
    _say(retention.in_words())
    _say("Press Ctrl-C to stop; every game goes on when you start again.")
    if open_browser:
        # A browser that runs in the terminal would hold up the server.
        threading.Thread(target=webbrowser.open, args=(found.here,), daemon=True).start()


def _say(text: str) -> None:
    """Print this, if anybody still reads what is printed; people play on in any case."""
    try:
        click.echo(text)
    except OSError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # else the end would fail as well
