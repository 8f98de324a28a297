"""The processes in which bots think."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
import uvloop

from tests import patience
from tests.table.room.guests import LocalServer
from tests.table.room.slow_starter import PATIENCE
from wagonlit.table.bots.process import LENGTH, ProcessLost, TimedOut, WorkerProcess

LoopFactory = Callable[[], asyncio.AbstractEventLoop]
ROOT = Path(__file__).parents[3]


@pytest.mark.asyncio
async def test_how_long_a_process_takes_to_start_is_not_counted_as_thinking() -> None:
    worker = WorkerProcess("tests.table.room.slow_starter")
    try:
        assert await worker.ask(b"anybody there?", PATIENCE) == b"anybody there?"
    finally:
        await worker.close()


@pytest.mark.asyncio
async def test_nobody_waits_for_what_a_process_has_started() -> None:
    worker = WorkerProcess("tests.table.room.forker")
    async with asyncio.timeout(patience.PATIENCE):
        with pytest.raises(TimedOut):
            await worker.ask(b"anybody there?", 0.1)


@pytest.mark.asyncio
async def test_a_bot_that_thinks_for_ever_ends_though_nobody_is_left_to_end_it(local: LocalServer) -> None:
    room = await local.table(game="stubborn")
    state = room.state
    ask = next(iter(state.playing.questions.values()))
    request = room.bot_seats._question(state.row, state.playing, ask, "sleeping").request(0)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.table.room.short_patience", stdin=PIPE, stdout=PIPE
    )
    assert process.stdin
    process.stdin.write(len(request).to_bytes(LENGTH, "big") + request)
    async with asyncio.timeout(patience.PATIENCE):
        assert await process.wait() == -signal.SIGALRM


@pytest.mark.asyncio
async def test_what_lies_where_the_server_was_started_is_not_taken_for_a_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = [str(Path(folder).absolute()) for folder in os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *here]))
    (tmp_path / "asyncio.py").write_text("raise SystemExit\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    worker = WorkerProcess("tests.table.room.slow_starter")
    try:
        assert await worker.ask(b"anybody there?", PATIENCE) == b"anybody there?"
    finally:
        await worker.close()


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_process_that_was_killed_while_nobody_asked_it_is_replaced(loop: LoopFactory) -> None:
    """As by a system that runs out of memory; the faster loop says in its own way that nobody is there."""

    async def ask() -> None:
        worker = WorkerProcess("tests.table.room.slow_starter")
        assert await worker.ask(b"anybody there?", patience.PATIENCE) == b"anybody there?"
        assert worker.process
        os.kill(worker.process.pid, signal.SIGKILL)
        await worker.process.wait()
        await asyncio.sleep(0)
        with suppress(ProcessLost):  # so a question may have to be asked again
            await worker.ask(b"nobody there", patience.PATIENCE)
        assert await worker.ask(b"anybody there?", patience.PATIENCE) == b"anybody there?"
        await worker.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(ask())
