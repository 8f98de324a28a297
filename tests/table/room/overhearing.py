"""Everything a client was ever sent of one game, to the byte, so that two games can be compared."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from tests.table.as_at_a_table import Played, Twins
from tests.table.room.guests import NAMES, Guest, LocalServer, until
from wagonlit.conformance.trial import Run
from wagonlit.core.event import ONLOOKER
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.messages import Mark, Reply, Say, TakeBack

TIMES = re.compile(rb'"\d{4}-\d\d-\d\dT[0-9:.]+Z"')


async def begun(local: LocalServer, run: Run, chance: Sequence[int | str]) -> Room:
    """A table where everybody is a person, and chance will answer like this."""
    options: dict[str, Any] = dict(run.given)
    seats = run.game.seats(run.options)
    room = await local.table(seats, game=run.game.id, options=options, seed=run.seed)
    code = room.state.row.code
    await local.store.amend(room.state.row.id, lambda row: replace(row, chance=list(chance)))
    for known in (local.rooms._rooms, local.rooms._recent):
        known.clear()
    return await local.rooms.room(code)


async def noticed(local: LocalServer, twins: Twins, note: str = "red_fox") -> str:
    """By what these eyes can tell the two games apart; empty if by nothing. Marks are made beside `note`."""
    one, other = [await overheard(local, twins, played, note) for played in (twins.one, twins.other)]
    return first_difference(one, other)


async def overheard(local: LocalServer, twins: Twins, played: Played, note: str) -> list[bytes]:
    """All that is sent to a client with these eyes while this game is played, and when it comes again."""
    room, eyes = await begun(local, twins.run, played.chance), twins.eyes
    seats = len(room.state.row.seats)
    guests = [Guest(NAMES[seat], seat) for seat in range(seats)]
    eavesdropper = guests[eyes] if eyes != ONLOOKER else Guest("Otto")
    for guest in {id(guest): guest for guest in (*guests, eavesdropper)}.values():
        room.arrivals.connect(guest)
    for number, answer in enumerate(played.answers):
        if number in played.by_room:
            await until(partial(_stands_after, room, number + 1))
            continue
        await _meddle(room, eavesdropper, number, note)
        ask = room.state.playing.open_to(answer.seat)
        reply = Reply(f"answer-{number}", ask.at if ask else 0, answer.choice)
        await room.received(guests[answer.seat], reply)
    room.arrivals.disconnect(eavesdropper)
    room.arrivals.connect(eavesdropper)
    assert room.state.n == len(played.answers), "an answer became impossible"
    return [_timeless(message, room.state.row.code) for message in eavesdropper.wire]


def _stands_after(room: Room, answers: int) -> bool:
    return room.state.n >= answers


async def _meddle(room: Room, guest: Guest, number: int, note: str) -> None:
    """Wrong answers and other messages: what they are answered with must tell nothing either."""
    asked = room.state.playing.open_to(guest.seat) if guest.seat != NO_SEAT else None
    possible = asked.options if asked else []
    wrong = next(id for id in range(60 - number % 50, 61) if id not in possible)
    await room.received(guest, Reply(f"wrong-{number}", asked.at if asked else 0, wrong))
    if number % 7 == 0:
        await room.received(guest, Mark(note, str(number)))
        await room.received(guest, Say(f"{number}"))
        await room.received(guest, TakeBack(0))


def _timeless(message: bytes, code: str) -> bytes:
    return TIMES.sub(b'"T"', message).replace(code.encode(), b"CODE")


def first_difference(one: Sequence[bytes], other: Sequence[bytes]) -> str:
    """The first message that differs; empty if none does."""
    for place, (a, b) in enumerate(zip(one, other)):
        if a != b:
            at = next((at for at, (x, y) in enumerate(zip(a, b)) if x != y), 0)
            near = slice(max(0, at - 80), at + 80)
            return f"message {place}: {a[near]!r} or {b[near]!r}"
    return "" if len(one) == len(other) else f"{len(one)} messages or {len(other)}"
