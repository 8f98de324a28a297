"""A server process is stopped and continued: meanwhile another goes on, and there is one truth afterwards."""

import signal
from pathlib import Path

import pytest

from tests.table.postgres import Postgres
from tests.table.server import Server, two_servers
from tests.table.web.two_servers import answered, here_at, stand, three, until
from tests.table.web_client import SeatSocket, WebClient
from tests.table.words import said
from wagonlit.core.ask import Ask
from wagonlit.table.store.store import Store
from wagonlit.table.wire.messages import Accepted, Refused, Reply

ANNA, BERT, CARLA = range(3)
TWICE, TOO_LATE = "sent-to-both", "sent-too-late"


def asked(seats: list[SeatSocket], who: int) -> Ask:
    """What this seat is asked, as soon as it is."""
    while (ask := stand(seats[who]).ask) is None:
        answered(seats)
    return ask


def caught_up(seat: SeatSocket, other: SeatSocket) -> bool:
    return (stand(seat).n, stand(seat).view) == (stand(other).n, stand(other).view)


def in_one_mind(here: Server, there: Server, database: str) -> str:
    """Anna's process stops; she goes on at the other, and comes back. The code of the table."""
    with three((here, there, database)) as (code, guests, seats):
        anna, bert, carla = seats
        ask = asked(seats, ANNA)
        here.process.send_signal(signal.SIGSTOP)
        # Both lie before a process that does not run: one is sent again elsewhere, one comes too late.
        replies = [Reply(id, ask.at, said(ask, ask.options[0])) for id in (TWICE, TOO_LATE)]
        for reply in replies:
            anna.send(reply)
        until(bert, lambda bert: not here_at(bert)[ANNA])
        moved = WebClient(there.url)
        moved.http.cookies.update(guests[ANNA].http.cookies)
        with moved.sitting(code) as elsewhere:
            elsewhere.send(replies[0])
            accepted = elsewhere.until(Accepted)
            answered([elsewhere, bert, carla], 5)
            here.process.send_signal(signal.SIGCONT)
            assert anna.until(Accepted) == accepted
            refused = anna.until(Refused)
            assert (refused.id, refused.code) == (TOO_LATE, "stale")
            until(anna, lambda anna: caught_up(anna, elsewhere))
        answered(seats, 5)
    return code


@pytest.mark.asyncio
async def test_a_process_that_was_stopped_overwrites_nothing_and_tells_what_is_so(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.database()
    with two_servers(tmp_path, database) as (here, there):
        code = in_one_mind(here, there, database)
        assert "has fallen silent; its tables go on without it" in there.err
        assert "This process did not run for" in here.err
    store = await Store.opened(database)
    row = await store.table(code)
    assert row
    keys = [entry.key for entry in await store.entries(row.id)]
    await store.close()
    assert (keys.count(TWICE), keys.count(TOO_LATE)) == (1, 0)
