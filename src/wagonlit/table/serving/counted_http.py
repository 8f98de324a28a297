"""Connections of a server with limits: one address has only so many at once."""

import asyncio
from collections import Counter
from typing import Any

from wagonlit.table import metrics
from wagonlit.table.serving.http_protocol import FirmHttp
from wagonlit.table.web.rate_limits import CONNECTIONS, HOUSEHOLD
from wagonlit.table.web.security import address_of

TOO_MANY = b"Too many connections at once; wait a moment."


class CountingHttp(FirmHttp):
    """One connection, counted until it ends or becomes a socket: those are counted by themselves."""

    most = 0.0
    open: Counter[str]  # by address

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address: str | None = None  # under which it is counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        address = address_of({"client": self.client})  # type: ignore[arg-type]  # all that is looked at
        if self.open[address] >= self.most:
            metrics.refusals.labels("too_fast").inc()
            self.say_and_close(429, TOO_MANY)
        else:
            self.open[address] += 1
            self._address = address

    def connection_lost(self, exc: Exception | None) -> None:
        self._count_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._count_no_more()
        super().handle_websocket_upgrade()

    def _count_no_more(self) -> None:
        if self._address is not None:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = None


def counting_http(people: int) -> type[CountingHttp]:
    """Those of one server, for so many people at each address."""
    return type("Counting", (CountingHttp,), {"most": CONNECTIONS * people / HOUSEHOLD, "open": Counter()})
