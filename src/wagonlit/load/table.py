"""One table under load: its seats, and the answer that is on its way."""

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import Protocol
from uuid import uuid4

from wagonlit.core.frame import TEXT
from wagonlit.load.http_client import Address
from wagonlit.load.opening import Opened
from wagonlit.load.seat import Asked, Seat, ServerMessage
from wagonlit.table.wire.messages import Reply

ANY_WORDS = "Some words"  # where a game asks for text and knows none itself, or refuses those


class Follower(Protocol):
    """Whoever drives the table."""

    def told(self, table: "Table", waited_ms: float) -> None:
        """Every seat has heard of the answer."""

    def refused(self, table: "Table", says: str) -> None:
        """The answer had no effect."""

    def fell(self, table: "Table", why: str) -> None:
        """A connection broke, so the table is no longer of any use."""


class Table:
    """A game in which somebody who is asked answers something possible, one answer at a time."""

    def __init__(self, opened: Opened, words: Sequence[str], follower: Follower) -> None:
        self.opened = opened
        self._words = words  # that the game knows, by their ids
        self.seats: list[Seat] = []
        self.sent = 0.0  # when the answer that is on its way was sent
        self._follower = follower
        self._target = 0
        # Done when every seat is greeted, with no words, or when one falls before that, with its reason.
        self._seated: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def sit(self, where: Address) -> None:
        """Connect every seat, and wait until each knows where the game stands: all of them or none."""
        try:
            await self._connect(where)
            if why := await self._seated:
                raise ConnectionError(why)
        except BaseException:  # Ctrl-C too: a loop does not close well over sockets that nobody closed
            self.close()
            raise

    async def _connect(self, where: Address) -> None:
        loop = asyncio.get_running_loop()
        for number, token in enumerate(self.opened.tokens):
            uri = where.socket(self.opened.code, number)
            made = partial(Seat, uri, token, self._received, self._fell)
            _, seat = await loop.create_connection(made, where.host, where.port, ssl=where.tls)
            self.seats.append(seat)
        self._greeted()

    def _greeted(self) -> None:
        whole = len(self.seats) == len(self.opened.tokens)
        if whole and all(seat.stand for seat in self.seats) and not self._seated.done():
            self._seated.set_result("")

    @property
    def n(self) -> int:
        """How far the game is, as far as every seat knows."""
        return min(seat.stand.n if seat.stand else -1 for seat in self.seats)

    @property
    def over(self) -> bool:
        """Is nobody asked anything any more?"""
        return not any(seat.stand and seat.stand.ask for seat in self.seats)

    def answer(self) -> None:
        """One of those who are asked chooses something."""
        asked = [(seat, seat.stand.ask) for seat in self.seats if seat.stand and seat.stand.ask]
        seat, ask = random.choice(asked)
        choice = self._written(ask) if ask.domain == TEXT else random.choice(ask.options)
        self._target = self.n + 1
        message = Reply(uuid4().hex, ask.at, choice)
        self.sent = perf_counter()
        seat.send(message)

    def _written(self, ask: Asked) -> str:
        """Other words each time, so that a game which refuses some does not stand still."""
        return random.choice([*(self._words[id] for id in ask.options if id < len(self._words)), ANY_WORDS])

    def _received(self, message: ServerMessage) -> None:
        if not self.sent:
            self._greeted()
        elif message.type == "refused":
            self.sent = 0.0
            self._follower.refused(self, message.says)
        elif self._all_know():
            waited, self.sent = perf_counter() - self.sent, 0.0
            self._follower.told(self, waited * 1000)

    def _all_know(self) -> bool:
        """Has every seat heard of the answer? They mostly hear in their order, so the last is asked first."""
        return all(seat.stand is not None and seat.stand.n >= self._target for seat in reversed(self.seats))

    def _fell(self, why: str) -> None:
        self.sent = 0.0
        self.close()
        if self._seated.done():
            self._follower.fell(self, why)
        else:
            self._seated.set_result(why)

    def close(self) -> None:
        """Everybody leaves; nothing more is received."""
        for seat in self.seats:
            seat.close()
