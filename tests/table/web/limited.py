"""A server that counts what it is asked for, and how it says that this was too much.

For its buckets time stands still, so that it does not matter how fast anything is here.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial, wraps
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.table.serving_here import serving_here
from tests.table.web.test_sockets import read_on
from wagonlit.table.serving import assembly
from wagonlit.table.web.rate_limits import Limits


def limited_here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AbstractAsyncContextManager[str]:
    """Such a server; where it is served."""
    monkeypatch.setattr(assembly, "Limits", partial(Limits, clock=lambda: 0.0))
    return serving_here(folder, limited=True)


def beside(test: Callable[..., None]) -> Callable[..., Awaitable[None]]:
    """The test, in a thread beside the server."""

    @wraps(test)
    async def run(**given: object) -> None:
        await asyncio.to_thread(test, **given)

    return run


def refused(answer: httpx.Response) -> bool:
    """Is somebody asked to wait, and for how long?"""
    if answer.status_code != 429:
        return False
    assert answer.json()["code"] == "too_fast"
    return int(answer.headers["retry-after"]) >= 1


def closed_with(socket: ClientConnection) -> tuple[int, str]:
    """With what the server ends the connection, whatever it says before."""
    with pytest.raises(ConnectionClosed) as closed:
        read_on(socket)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason
