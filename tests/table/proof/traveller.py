"""Somebody who plays on whatever happens to the server: comes back, and says again what got no answer."""

import asyncio
import secrets
from collections.abc import Container
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.table.words import any_answer
from wagonlit.core.ask import Ask
from wagonlit.core.event import ONLOOKER, Told
from wagonlit.table.wire.http import NO_SEAT, TableInfo
from wagonlit.table.wire.messages import (
    Accepted,
    Consent,
    FromServer,
    Moved,
    Position,
    Refused,
    Reply,
    SitIn,
    Snapshot,
    TableChanged,
    TakeBack,
    ToServer,
)

AGAIN = 0.02  # seconds before a broken connection is tried again
REGRETS, GRACIOUS = 0.15, 0.9  # how often somebody would take an answer back, and others agree
WAVERS = 0.3  # how often somebody changes what was laid
TUNNELS, LONGEST_TUNNEL = 0.01, 0.3  # how often a message is the last before a tunnel, and its seconds
ONLOOKERS_TUNNELS = 0.1  # nobody waits for them, so more happens meanwhile
MANY = 1 << 20  # so that every answer is about as likely
_decoder = msgspec.json.Decoder(FromServer)


class Traveller:
    """One client of one table. It answers at random, and keeps what it was told as a page does."""

    asleep = False  # a bot answers
    thinking = 0.0  # seconds for an answer, at most
    own_faults: Container[int] = range(4400, 4500)  # closings that coming again does not mend

    def __init__(self, token: str, code: str, seat: int, rng: Random) -> None:
        self.url = ""  # of the server; it may be another one the next time
        self.token = token
        self.code = code
        self.seat = seat
        self.eyes = ONLOOKER if seat == NO_SEAT else seat
        self.rng = rng
        self.tunnels = ONLOOKERS_TUNNELS if seat == NO_SEAT else TUNNELS
        self.told: list[Told] = []
        self.position: Position | None = None
        self.table: TableInfo | None = None
        self.pending: Reply | None = None
        self.accepted: dict[str, tuple[int, Reply]] = {}
        self.refused: set[str] = set()
        self.sent = 0  # answers sent, again or for the first time
        self.arrivals = 0
        self.closings: list[int] = []  # codes with which a server closed the line

    @property
    def n(self) -> int:
        """How long the log is, as far as it was told."""
        return self.position.n if self.position else 0

    @property
    def arrived(self) -> bool:
        """Is there nothing more to do?"""
        return self.position is not None and self.position.result is not None and self.pending is None

    def __str__(self) -> str:
        stand = self.position
        asked = stand and f"{stand.waiting} {stand.ask and stand.ask.at} {stand.undo}"
        return f"seat {self.seat} at {self.n}: {asked}, {self.pending}, came {self.arrivals} times"

    async def travel(self) -> None:
        """To the end of the game, over as many connections as it takes."""
        while not self.arrived:
            try:
                async with self._connecting() as line:
                    await self._sit(line)
                await asyncio.sleep(self.rng.random() * LONGEST_TUNNEL)
            except (OSError, ConnectionClosed, InvalidHandshake) as fault:
                closing = fault.rcvd if isinstance(fault, ConnectionClosed) else None
                assert closing is None or closing.code not in self.own_faults, closing
                self.closings += [closing.code] if closing else []
                await asyncio.sleep(AGAIN)

    def _connecting(self) -> connect:
        return self._connect()

    def _connect(self, **manner: Any) -> connect:
        where = "onlook=true" if self.seat == NO_SEAT else f"seat={self.seat}"
        socket = f"/api/tables/{self.code}/socket?{where}&since={len(self.told)}"
        uri = self.url.replace("http", "ws", 1) + socket
        header = {"authorization": f"Bearer {self.token}"}
        return connect(uri, additional_headers=header, compression=None, max_size=None, **manner)

    async def _sit(self, socket: ClientConnection) -> None:
        first = True
        async for text in socket:
            message = _decoder.decode(text)
            assert isinstance(message, Snapshot) == first, "a snapshot comes first, and never again"
            self._hear(message)
            if self.arrived:
                return
            if reaction := (self.pending if first else None) or self.reaction():
                self.sent += isinstance(reaction, Reply)
                await asyncio.sleep(self.rng.random() * self.thinking)
                await socket.send(msgspec.json.encode(reaction).decode())
            if self._leaves():
                return
            first = False

    def _leaves(self) -> bool:
        """Does a tunnel begin here?"""
        return self.rng.random() < self.tunnels

    def _hear(self, message: Any) -> None:
        if isinstance(message, Snapshot | TableChanged):
            self.table = message.table
        if isinstance(message, Snapshot):
            self.arrivals += 1
        if isinstance(message, Snapshot | Moved):
            assert message.position, "the game had begun"
            assert message.position.n >= self.n, "the table went back to where it stood before"
            assert message.first <= len(self.told), "something told was missed"
            self.position = message.position
            self.told[message.first :] = message.told
        if isinstance(message, Accepted) and self.pending and self.pending.id == message.id:
            self.accepted[message.id] = message.n, self.pending
            self.pending = None
        if isinstance(message, Refused):
            self._hear_refusal(message)

    def _hear_refusal(self, refused: Refused) -> None:
        if refused.id:
            assert refused.code == "stale", refused
            assert self.pending
            assert self.pending.id == refused.id
            self.refused.add(refused.id)
            self.pending = None

    def reaction(self) -> ToServer | None:
        """What is said next: nothing while an answer is under way."""
        position = self.position
        if position is None or self.pending or self.seat == NO_SEAT:
            return None
        if position.undo.wisher != NO_SEAT:
            agree = self.rng.random() < GRACIOUS
            return Consent(position.n, agree) if self.seat in position.undo.needed else None
        if position.ask is None:
            return self._second_thoughts(position)
        if position.undo.mine != "no" and self.rng.random() < REGRETS:
            return TakeBack(position.n)
        return self._reply(position.ask)

    def _second_thoughts(self, position: Position) -> Reply | None:
        """Something else instead of what was laid sealed, while others still think."""
        wavers = position.laid is not None and not position.laid.ask.parts and self.rng.random() < WAVERS
        return self._reply(position.laid.ask, instead=True) if position.laid and wavers else None

    def _reply(self, ask: Ask, instead: bool = False) -> Reply:
        choice = any_answer(ask, self.rng.randrange(MANY))
        self.pending = Reply(secrets.token_urlsafe(12), ask.at, choice, instead)
        return self.pending


class Sleeper(Traveller):
    """Lets a bot answer all along, and goes to bed: the table must go on with nobody there."""

    asleep = True

    @property
    def arrived(self) -> bool:
        return bool(self.table and self.table.seats[self.seat].sitting_in)

    def reaction(self) -> ToServer | None:
        return SitIn(self.seat, "random")
