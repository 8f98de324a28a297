"""What waits to be told to other processes: each thing once, in order, and all tables that moved together."""

import asyncio

import msgspec
import pytest

from wagonlit.table.peers.messages import Envelope, Goodbye, Heartbeat, PersonLeft, TableMoved, TablesMoved
from wagonlit.table.peers.outbox import AT_ONCE, Outbox

pytestmark = pytest.mark.asyncio

MOST_OF_POSTGRESQL = 8000  # bytes of a message


async def test_tables_that_moved_travel_together_and_everything_else_in_its_turn() -> None:
    outbox = Outbox()
    outbox.put(TableMoved("ONE"))
    outbox.put(Heartbeat())
    outbox.put(TableMoved("TWO"))
    outbox.put(PersonLeft("TWO", "Anna"))
    outbox.put(TableMoved("ONE"))
    sent = [await outbox.next() for _ in range(3)]
    assert sent == [Heartbeat(), TablesMoved(("TWO", "ONE")), PersonLeft("TWO", "Anna")]


async def test_a_message_of_many_tables_is_not_too_large_for_the_database() -> None:
    outbox = Outbox()
    codes = [f"TABLE{number:03}" for number in range(2 * AT_ONCE + 1)]
    for code in codes:
        outbox.put(TableMoved(code))
    sent = [await outbox.next() for _ in range(3)]
    assert [code for message in sent if isinstance(message, TablesMoved) for code in message.codes] == codes
    largest = max(len(msgspec.json.encode(Envelope("process", "since", message))) for message in sent)
    assert largest < MOST_OF_POSTGRESQL


async def test_whoever_waits_is_given_what_comes_next() -> None:
    outbox = Outbox()
    waiting = asyncio.create_task(outbox.next())
    await asyncio.sleep(0)
    assert not waiting.done()
    outbox.put(Goodbye())
    assert await waiting == Goodbye()
