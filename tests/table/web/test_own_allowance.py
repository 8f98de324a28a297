"""What one may send says nothing of what others do in secret, and nobody uses up what others need."""

from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from tests.table.web.limited import beside, closed_with, limited_here
from tests.table.web_client import SeatSocket, WebClient
from wagonlit.table.web import rate_limits, socket_limits
from wagonlit.table.web.rate_limits import (
    ADDRESS_MESSAGES,
    HOUSEHOLD,
    LINES,
    REFUSALS,
    SECOND_THOUGHTS,
    SHARE,
    Limits,
    Rate,
)
from wagonlit.table.web.socket_access import FLOODED, TOO_FAST
from wagonlit.table.web.socket_limits import SocketLimits
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import (
    Back,
    Mark,
    Marked,
    Ping,
    Pong,
    Refused,
    Reply,
    Said,
    Say,
    TakeBack,
    ToServer,
)

pytestmark = pytest.mark.asyncio

LATE = Reply("another-choice", 0, 1, instead=True)


@pytest_asyncio.fixture
async def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Where it is served."""
    async with limited_here(tmp_path, monkeypatch) as address:
        yield address


def passed(sender: SeatSocket, message: ToServer, times: int) -> int:
    """How many of these are not too many, whatever else comes of them."""
    for _ in range(times):
        sender.send(message)
    sender.send(Ping())
    sender.until(Pong)
    fast = [one for one in sender.received if isinstance(one, Refused) and one.code == "too_fast"]
    return times - len(fast)


def begun(host: WebClient, guest: WebClient) -> str:
    """A table at which both play."""
    code = host.open(SeatPlan("me", "Bob"), SeatPlan("open"), SeatPlan("bot")).table.code
    guest.join(code, "Eve")
    host.post(f"/api/tables/{code}/start").raise_for_status()
    return code


@beside
def test_onlookers_use_up_nothing_of_what_a_table_may_write(url: str) -> None:
    bob, onlookers = WebClient(url), [WebClient(url) for _ in range(6)]
    code = bob.open(SeatPlan("me", "Bob"), SeatPlan("bot"), SeatPlan("bot")).table.code
    with ExitStack() as stack:
        for one in onlookers:
            looking = stack.enter_context(one.sitting(code, "?onlook=true"))
            assert passed(looking, Mark("heron", "x"), 50) == 50
            assert passed(looking, Say("bla"), int(LINES.at_once)) == LINES.at_once
            assert {one.code for one in looking.received if isinstance(one, Refused)} == {"not_yours"}
        seat = stack.enter_context(bob.sitting(code))
        seat.send(Mark("heron", "?"))
        assert seat.until(Marked, Refused).marks == {"heron": "?"}
        seat.send(Say("Who are they all?"))
        assert isinstance(seat.until(Said, Refused), Said)


@beside
def test_who_goes_on_with_what_only_others_may_do_is_cut_off(url: str) -> None:
    bob, eve = WebClient(url), WebClient(url)
    code = bob.open(SeatPlan("me", "Bob"), SeatPlan("bot"), SeatPlan("bot")).table.code
    with eve.sitting(code, "?onlook=true") as looking:
        for _ in range(int(REFUSALS.at_once) + 10):
            looking.send(Back())
        looking.send(Ping())
        assert closed_with(looking.socket) == (TOO_FAST, FLOODED)


@pytest.mark.parametrize("query", ["", "?onlook=true"], ids=["opponent", "onlooker"])
@pytest.mark.parametrize("message", [Back(), Mark("heron", "x")], ids=["change", "note"])
@beside
def test_nobody_can_count_the_notes_of_others(
    url: str, query: str, message: ToServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_limits, "TABLE_CHANGES", Rate(1, 30))
    found = []
    for notes in (0, 15):
        bob, eve = WebClient(url), WebClient(url)
        code = begun(bob, eve)
        with bob.sitting(code) as writing, eve.sitting(code, query) as counting:
            assert passed(writing, Mark("heron", "?"), notes) == notes
            found.append(passed(counting, message, 40))
    assert found[0] == found[1]


@beside
def test_nobody_in_the_house_can_count_sealed_answers_that_others_change(url: str) -> None:
    found = []
    for changes in (15, 0):
        bob, eve = WebClient(url), WebClient(url)
        with bob.sitting(bob.open().table.code) as sealing, eve.sitting(eve.open().table.code) as counting:
            assert passed(sealing, LATE, changes) == changes
            found.append(passed(counting, LATE, 30))
    assert found[0] == found[1] < 30


@beside
def test_what_is_taken_back_says_nothing_of_them_either(url: str) -> None:
    bob, eve = WebClient(url), WebClient(url)
    with bob.sitting(bob.open().table.code) as sealing, eve.sitting(eve.open().table.code) as counting:
        assert passed(sealing, LATE, 15) == 15
        assert passed(counting, TakeBack(0), 50) == SECOND_THOUGHTS.at_once


@pytest.mark.parametrize("sent", [0, 1, 15])
async def test_a_flood_from_the_same_house_cannot_count_what_others_send_who_only_play(sent: int) -> None:
    limits = Limits(clock=lambda: 0.0)
    bob, *eve = [SocketLimits(limits, "home", str(number), "KPMZRA") for number in range(HOUSEHOLD * 4)]
    assert all(bob.may_send() for _ in range(sent))
    shares = (len(eve) * SHARE.at_once, ADDRESS_MESSAGES.at_once)
    assert sum(one.may_send() for one in eve for _ in range(100)) == sum(shares)


async def test_no_two_limits_are_counted_as_one() -> None:
    """They are told apart by their figures."""
    rates = [one for one in vars(rate_limits).values() if isinstance(one, Rate)]
    assert len(rates) == len(set(rates))
