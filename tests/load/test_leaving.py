"""Whoever stops a load leaves nothing behind: no open connection, no server, no riddle on the screen."""

import asyncio
import os
import signal
import subprocess
import sys
from asyncio import Queue, StreamReader, StreamWriter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.terminal.terminal import Terminal
from wagonlit.load.driver import Driver
from wagonlit.load.http_client import Address
from wagonlit.load.opening import Host, Opened
from wagonlit.load.our_server import OurServer, OwnServer
from wagonlit.load.processes import ServerProcess
from wagonlit.load.table import Table

SAID = "wagonlit: Stopped before there was anything to report."
STUBBORN = """
import os, signal, time
signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getppid(), signal.SIGINT))
print("ready", flush=True)
time.sleep(60)
"""


def test_ctrl_c_before_anything_was_measured_is_just_the_end() -> None:
    told: list[float] = []

    def press_once(share: float) -> None:
        if not told:
            os.kill(os.getpid(), signal.SIGINT)
        told.append(share)

    server = OwnServer()
    try:
        with OurServer(str(server.where), "masquerade", 4) as side, pytest.raises(KeyboardInterrupt):
            side.open(50, press_once)
    finally:
        server.close()
    assert told[-1] < 0.5  # only those that were ready when it was pressed


@asynccontextmanager
async def silence() -> AsyncIterator[tuple[Address, Queue[StreamReader]]]:
    """A server that says nothing, and those who called it."""
    called: Queue[StreamReader] = Queue()
    lines: list[StreamWriter] = []

    async def hear(reader: StreamReader, writer: StreamWriter) -> None:
        lines.append(writer)
        called.put_nowait(reader)

    async with asyncio.timeout(PATIENCE), await asyncio.start_server(hear, "127.0.0.1", 0) as server:
        yield Address("127.0.0.1", server.sockets[0].getsockname()[1]), called
        for line in lines:
            line.close()


async def given_up(work: Coroutine[None, None, object], callers: int, called: Queue[StreamReader]) -> None:
    """Stop it when it has called that many times; return only when every line is dead."""
    task = asyncio.create_task(work)
    lines = [await called.get() for _ in range(callers)]
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    for line in lines:
        await line.read()


@pytest.mark.asyncio
async def test_a_table_given_up_while_people_sit_down_is_left_by_all_of_them() -> None:
    async with silence() as (where, called):
        table = Table(
            Opened("ABCDEF", ["a", "b", "c", "d"]), [], Driver(where, Host(where, "masquerade", 4), [])
        )
        await given_up(table.sit(where), 4, called)


@pytest.mark.asyncio
async def test_nobody_waits_for_a_server_that_does_not_answer() -> None:
    async with silence() as (where, called):
        await given_up(Host(where, "masquerade", 4).open(), 1, called)


def running(folder: Path) -> bool:
    """Is there a process that was started with this folder?"""
    command = ["ps", "-A", "-ww", "-o", "args="]
    listed = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    return str(folder) in listed.stdout


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """`wagonlit load`, whose own server keeps its tables in the test's folder."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return Terminal(tmp_path, "load", "--tables", "200", "--game", "masquerade")


@pytest.mark.parametrize("moment", ["warming up", "opening tables"])
def test_ctrl_c_at_the_terminal_says_one_line_and_stops_the_server(
    load: Terminal, moment: str, tmp_path: Path
) -> None:
    load.child.expect_exact(moment)
    assert running(tmp_path)
    said = load.press("c").splitlines()
    assert (load.status, said[-1]) == (130, SAID)
    assert all(moment in line or not line for line in said[:-1])  # the bar, as it was drawn
    assert not running(tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGHUP])
def test_to_be_told_to_go_or_to_lose_the_terminal_is_ctrl_c(
    load: Terminal, by: signal.Signals, tmp_path: Path
) -> None:
    load.child.expect_exact("opening tables")
    load.child.kill(by)
    assert load.rest().splitlines()[-1] == SAID
    assert load.status == 130
    assert not running(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_while_a_process_takes_its_time_to_end_ends_it() -> None:
    process = ServerProcess("stubborn", [sys.executable, "-c", STUBBORN])  # it presses Ctrl-C when told to go
    assert process.line() == b"ready\n"
    with pytest.raises(KeyboardInterrupt):
        process.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)
