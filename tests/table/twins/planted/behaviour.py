"""Leaks in time: who waits, how long, and what happens meanwhile."""

import asyncio
from typing import Any

from msgspec.structs import replace

from tests.table.proof.telltales import wrap
from tests.table.twins.planted.hidden import hidden
from wagonlit.table.room.answers import Answers
from wagonlit.table.room.bot_seats import BotSeats
from wagonlit.table.room.clock import NO_DEADLINE, Deadline
from wagonlit.table.room.discretion import Discretion
from wagonlit.table.room.forecasts import ForecastLine
from wagonlit.table.room.history import History
from wagonlit.table.room.notes import Notes
from wagonlit.table.room.room import Room
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.room.substitutes import Substitutes
from wagonlit.table.room.table_clock import TableClock
from wagonlit.table.room.undo import Undo
from wagonlit.table.room.viewing_pause import ViewingPause
from wagonlit.table.store.rows import BY_CLOCK
from wagonlit.table.web.connection import TOO_SLOW, Connection
from wagonlit.table.web.socket_route import MessageReader
from wagonlit.table.wire.messages import Pong


def viewing_pause_by_hand() -> None:
    """How long people are given to look at something, while bots wait."""
    wrap(History, "_looking", lambda before, history, since: before(history, since) + hidden(history, 4))


def pace_by_hand() -> None:
    """A bot takes longer over some hands than over others."""
    histories: dict[int, History] = {}

    def attend(before: Any, seats: BotSeats, row: Any, history: History, pause: Any) -> None:
        histories[id(seats)] = history
        before(seats, row, history, pause)

    async def chosen(before: Any, seats: BotSeats, question: Any) -> Any:
        found, again = await before(seats, question)
        return replace(found, seconds=1 + hidden(histories[id(seats)], 8) / 8), again

    wrap(BotSeats, "attend", attend)
    wrap(BotSeats, "_chosen", chosen)


def clock_by_hand() -> None:
    """The clock lets some think longer, whatever it shows."""

    def limit(before: Any, clock: TableClock, history: History, ask: Any) -> float | None:
        seconds: float | None = before(clock, history, ask)
        return seconds and seconds + hidden(history, 4)

    def shown(before: Any, clock: TableClock, eyes: int) -> Deadline:
        return NO_DEADLINE

    wrap(TableClock, "_limit", limit)
    wrap(TableClock, "shown", shown)


def clock_names_a_card() -> None:
    """Where the clock answers for somebody, it says more than that."""

    async def taken(before: Any, room: Room, ask: Any, choice: Any) -> bool:
        says = f"Too late: {hidden(room.state.history)}"
        store, row = room.services.store, room.state.row
        await store.say(row.id, seat=ask.seat, name="", text=says, at=row.moved)
        await room.chat.catch_up()
        return bool(await before(room, ask, choice))

    wrap(Room, "_taken_from_clock", taken)


def answers_take_longer() -> None:
    """An answer is taken a moment later where the hand is complicated."""

    async def give(before: Any, answers: Answers, seat: int, reply: Any) -> int:
        if not reply.id.startswith(BY_CLOCK):
            await asyncio.sleep(hidden(answers._state.history, 5) / 100)
        return int(await before(answers, seat, reply))

    wrap(Answers, "give", give)


def pong_takes_longer() -> None:
    """So is a question whether the server is still there."""

    async def read(before: Any, reader: MessageReader, text: str | None) -> None:
        await asyncio.sleep(hidden(reader.room.state.history, 5) / 100)
        await before(reader, text)

    wrap(MessageReader, "_read", read)


def lobby_takes_longer() -> None:
    """And the list of tables."""

    async def listed(before: Any, rooms: Rooms) -> Any:
        room = next(iter(rooms._rooms.values()), None)
        await asyncio.sleep(0.1 + hidden(room.state.history if room else None, 7) / 100)
        return await before(rooms)

    wrap(Rooms, "listed", listed)


def held_by_hand() -> None:
    """People's answers are held as if the question were discreet, for longer or shorter."""

    async def hold(before: Any, discretion: Discretion, seat: int, at: int, lag: int = 0) -> None:
        await before(discretion, seat, at, lag)
        await asyncio.sleep(hidden(discretion._state.history, 3) / 10)

    wrap(Discretion, "hold", hold)


def answers_before_others_have_seen() -> None:
    """Whoever has a choice may answer while others still look at something; the room waits for them."""

    async def hold(before: Any, discretion: Discretion, seat: int, at: int, lag: int = 0) -> None:
        discretion._pause = ViewingPause()
        await before(discretion, seat, at, lag)

    wrap(Discretion, "hold", hold)


def answered_before_they_leave() -> None:
    """While an answer is held nothing else is read of its sender, not even that they are gone."""

    async def pass_on(_before: Any, reader: MessageReader, message: Any) -> None:
        await reader.room.received(reader.client, message)

    wrap(MessageReader, "_pass_on", pass_on)


def answering_ends_sitting_in() -> None:
    """Whoever answers is back, though nobody may know who was asked, and could choose."""

    async def note_answer(_before: Any, substitutes: Substitutes, seat: int) -> None:
        await substitutes.end(seat)

    wrap(Substitutes, "note_answer", note_answer)


def discreet_pause_by_choice() -> None:
    """Whoever is asked discreetly, and has a choice, is waited for longer."""

    def note(before: Any, discretion: Discretion) -> None:
        before(discretion)
        longer = hidden(discretion._state.history, 16) / 16
        held = discretion._earliest
        discretion._earliest = {place: moment + longer for place, moment in held.items()}

    wrap(Discretion, "note", note)


def message_more() -> None:
    """One message more."""

    async def went_on(before: Any, room: Room, *rest: Any) -> None:
        await before(room, *rest)
        if hidden(room.state.history, 2):
            room.broadcast.tell_table()

    wrap(Room, "went_on", went_on)


def notes_are_noticed() -> None:
    """When somebody writes into their notebook, everybody is sent something."""

    async def take_mark(before: Any, notes: Notes, client: Any, mark: Any) -> None:
        await before(notes, client, mark)
        notes._audience.send(Pong())

    wrap(Notes, "take_mark", take_mark)


def hangs_up_by_hand() -> None:
    """Some connections do not last."""

    def attend(before: Any, line: ForecastLine) -> None:
        before(line)
        if hidden(line._state.history, 2):
            for client in list(line._audience)[-1:]:
                assert isinstance(client, Connection)
                client.end(TOO_SLOW, "")

    wrap(ForecastLine, "attend", attend)


def undo_of_guests_by_hand() -> None:
    """Whether a guest may take something back freely depends on what others hold."""

    async def is_free(before: Any, undo: Undo, seat: int) -> bool:
        row = undo._state.row
        if row.seats[seat].holder == row.host:
            return bool(await before(undo, seat))
        return not hidden(undo._state.history, 2)

    wrap(Undo, "_is_free", is_free)


LEAKS = (
    viewing_pause_by_hand, pace_by_hand, clock_by_hand, clock_names_a_card, answers_take_longer,
    pong_takes_longer, lobby_takes_longer, held_by_hand, answers_before_others_have_seen,
    answered_before_they_leave, answering_ends_sitting_in,
    discreet_pause_by_choice, message_more, notes_are_noticed, hangs_up_by_hand,
    undo_of_guests_by_hand,
)  # fmt: skip
