"""The alarm of a table, on its own."""

import asyncio
from collections.abc import Callable

import pytest
import uvloop

from tests.patience import PATIENCE
from wagonlit.core.ask import Ask
from wagonlit.table.room import clock
from wagonlit.table.room.clock import Alarm
from wagonlit.table.wire.timestamps import now

ALARMS = 50
ASK = Ask(seat=0, decision="ball.deed", domain="deed", rule="MQ-2", options=[0], facts={}, at=1)


class Sleeper:
    """Notes that it was woken."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    def ring(self) -> None:
        self.woken.set()


async def due_when_it_rings(limit: float) -> list[Ask]:
    """The questions whose time has run out, at the moment the alarm rings."""
    sleeper = Sleeper()
    alarm = Alarm(sleeper)
    alarm.set({(ASK.seat, ASK.at): (now(), limit)})
    async with asyncio.timeout(PATIENCE):
        await sleeper.woken.wait()
    return alarm.due({ASK.seat: ASK})


async def due_when_many_ring() -> list[list[Ask]]:
    """The same for many, which ring at all fractions of a millisecond."""
    limits = [0.005 + 0.000_37 * number for number in range(ALARMS)]
    return await asyncio.gather(*map(due_when_it_rings, limits))


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_whenever_the_alarm_rings_somebody_is_late(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    """Else the table would hang: nothing is answered, and it does not ring again."""
    with asyncio.Runner(loop_factory=loop) as runner:
        assert runner.run(due_when_many_ring()) == [[ASK]] * ALARMS


@pytest.mark.asyncio
async def test_what_is_due_soon_does_not_wait_for_what_could_not_be_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clock, "RING_AGAIN", 10 * PATIENCE)
    sleeper = Sleeper()
    alarm = Alarm(sleeper)
    alarm.set({(ASK.seat, ASK.at): (now(), 0.02)})
    alarm.ring_again()
    async with asyncio.timeout(PATIENCE):
        await sleeper.woken.wait()
    alarm.ring_again()
    assert alarm.running
    alarm.stop()
