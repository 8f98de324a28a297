"""The figures for Prometheus, at an address of their own that players cannot reach."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from prometheus_client import make_asgi_app

from wagonlit.table.serving.http_protocol import FirmHttp

PATH = "/metrics"

_figures = make_asgi_app()


async def figures(scope: Scope, receive: Receive, send: Send) -> None:
    """Nothing but the figures, whatever is asked for."""
    if scope["type"] == ScopeType.HTTP and scope["path"] == PATH and scope["method"] in ("GET", "HEAD"):
        await _figures(scope, receive, send)
        return
    about = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 404, "headers": about})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


class Quiet(uvicorn.Server):
    """A second server beside the one for players, which leaves signals to that."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Not here."""
        yield


@asynccontextmanager
async def metrics_served(listening: socket.socket | None) -> AsyncIterator[None]:
    """Serve them there, to the very end; without a place, nowhere."""
    if listening is None:
        yield
        return
    config = uvicorn.Config(
        figures, http=FirmHttp, ws="none", lifespan="off", log_config=None, access_log=False,
        log_level="warning", server_header=False, timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = Quiet(config)
    running = asyncio.create_task(server.serve([listening]))
    try:
        yield
    finally:
        server.should_exit = True
        await running
