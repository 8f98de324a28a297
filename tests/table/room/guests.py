"""People at tables, without a network: what they are sent is kept, what they say goes to the room."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec import UNSET

from tests.patience import PATIENCE
from tests.table.words import said
from wagonlit.core.ask import Ask
from wagonlit.core.event import ONLOOKER
from wagonlit.core.rng import Rng
from wagonlit.table.bots.pool import BotPool
from wagonlit.table.room.clock import Timing
from wagonlit.table.room.room import Room
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.store.store import Store
from wagonlit.table.wire.http import NO_SEAT, Join, NewTable, SeatPlan
from wagonlit.table.wire.messages import (
    Consent,
    FromServer,
    Moved,
    Position,
    Refused,
    Reply,
    Snapshot,
    Speed,
    TakeBack,
    ToServer,
)
from wagonlit.table.wire.refusal import Refusal

T = TypeVar("T")
NAMES = ("Anna", "Bert", "Carla", "Dirk", "Emil", "Fanny", "Gert", "Hilde")


def holder(name: str) -> str:
    """The hash of a person's token."""
    return hashlib.sha256(name.encode()).hexdigest()


class Guest:
    """A client that remembers everything it was ever sent, as bytes too."""

    def __init__(self, name: str, seat: int = NO_SEAT, eyes: int | None = None) -> None:
        self.holder = holder(name)
        self.seat = seat
        self.eyes = (ONLOOKER if seat == NO_SEAT else seat) if eyes is None else eyes
        self.speed: Speed = "normal"
        self.lag = 0
        self.received: list[FromServer] = []
        self.wire: list[bytes] = []

    def send(self, message: FromServer) -> None:
        self.received.append(message)
        self.wire.append(msgspec.json.encode(message))

    def all_of(self, kind: type[T]) -> list[T]:
        """Every message of this kind, in the order they came."""
        return [message for message in self.received if isinstance(message, kind)]

    def last(self, kind: type[T]) -> T:
        """The latest of this kind."""
        return self.all_of(kind)[-1]

    @property
    def position(self) -> Position:
        """Where the game stands, as far as this client knows."""
        for message in reversed(self.received):
            if isinstance(message, Moved | Snapshot) and message.position:
                return message.position
        raise AssertionError("No position was ever sent.")

    @property
    def notebook(self) -> Any:
        """This client's notebook, as it was last sent."""
        sent = [one.position for one in self.received if isinstance(one, Moved | Snapshot) and one.position]
        last = next(one.notebook for one in reversed(sent) if one.notebook is not UNSET)
        return msgspec.json.decode(last)

    @property
    def ask(self) -> Ask | None:
        """What this client is asked now."""
        return self.position.ask

    @property
    def latest(self) -> list[Any]:
        """What the last message told."""
        return next((message.told for message in reversed(self.received) if isinstance(message, Moved)), [])

    @property
    def told(self) -> list[Any]:
        """What the page would have in its log: each message replaces from `first` on."""
        found: list[Any] = []
        for message in self.received:
            if isinstance(message, Moved | Snapshot):
                assert message.first <= len(found)
                found[message.first :] = message.told
        return found


async def refused(code: str, asking: Awaitable[object]) -> str:
    """What this is refused with: one sentence."""
    with pytest.raises(Refusal) as fault:
        await asking
    assert fault.value.code == code
    assert fault.value.says.endswith(".")
    return fault.value.says


def reply_to(ask: Ask, choice: int | str | list[int] | None = None, id: str = "") -> Reply:
    """An answer to this question: the first possible one, unless another is wanted."""
    reply_to.count += 1  # type: ignore[attr-defined]
    own = f"answer-{reply_to.count}"  # type: ignore[attr-defined]
    return Reply(id or own, ask.at, said(ask, ask.options[0]) if choice is None else choice)


reply_to.count = 0  # type: ignore[attr-defined]


class LocalServer:
    """The tables of a server without its network, kept in a file, to be closed and opened again."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.url = f"sqlite:///{folder / 'tables.sqlite'}"
        self.timing = Timing(pace=pace)
        self.links: dict[str, Any] = {}  # to other processes, if there are any

    async def __aenter__(self) -> "LocalServer":
        self.store = await Store.opened(self.url)
        self.bot_pool = BotPool(1)
        self.rooms = Rooms(self.store, self.bot_pool, self.timing, **self.links)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.rooms.close()
        await self.bot_pool.close()
        await self.store.close()

    async def table(self, people: int = 3, bots: int = 0, **fields: Any) -> Room:
        """A long game between these people (Anna is host) and that many bots; begun."""
        me = SeatPlan("me", NAMES[0])
        plan = [me, *([SeatPlan("open")] * (people - 1)), *([SeatPlan("bot", bot="first")] * bots)]
        usual = {"game": "lookout", "seed": 7}
        room = await self.rooms.open(NewTable(**{**usual, "seats": plan, **fields}), holder(NAMES[0]))
        for name in NAMES[1:people]:
            await room.membership.join(holder(name), Join(name, seed=room.broadcast.table().seed))
        if people > 1:
            await room.membership.start(holder(NAMES[0]))
        return room


def seated(room: Room, people: int = 3) -> list[Guest]:
    """Those people, connected."""
    guests = [Guest(NAMES[seat], seat) for seat in range(people)]
    for guest in guests:
        room.arrivals.connect(guest)
    return guests


def asked(guests: list[Guest]) -> Guest:
    """The first of them that is asked something."""
    return next(guest for guest in guests if guest.ask)


def asked_at_once(guests: list[Guest]) -> list[Guest]:
    """All of them that are asked something; whoever's answer would end it for the others comes last."""
    found = [guest for guest in guests if guest.ask]
    return sorted(found, key=lambda guest: guest.ask.options if guest.ask else [])


async def answer(room: Room, guest: Guest, rng: Rng | None = None) -> ToServer:
    """Give a possible answer: the first, or a random one."""
    ask = guest.ask
    assert ask is not None
    reply = reply_to(ask, said(ask, ask.options[rng.below(len(ask.options))]) if rng else None)
    await room.received(guest, reply)
    # A bot may have ended the question; whatever else is refused would be asked for ever.
    assert {one.code for one in guest.all_of(Refused) if one.id == reply.id} <= {"stale"}
    return reply


async def play(room: Room, guests: list[Guest], rng: Rng, answers: int = 10_000) -> None:
    """That many random answers, or until the end."""
    for _ in range(answers):
        waiting = [guest for guest in guests if guest.seat != NO_SEAT and guest.ask]
        if not waiting:
            return
        await answer(room, waiting[rng.below(len(waiting))], rng)


async def undone(room: Room, guests: list[Guest]) -> None:
    """Somebody's last answer is taken back, with the others' consent; what is final is played on from."""
    history = room.state.playing
    while not history.can_take_back(history.standing[-1].seat):
        await answer(room, asked(guests))
    by = guests[history.standing[-1].seat]
    await room.received(by, TakeBack(room.state.n))
    for guest in guests:
        if guest is not by and room.state.undo_request:
            await room.received(guest, Consent(room.state.n, True))
    assert room.state.playing.epoch == room.state.n


async def until(true: Callable[[], object]) -> None:
    """Wait for something that must happen."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
