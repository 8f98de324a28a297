"""`wagonlit serve --processes`, when more people come at once than it can take, or files may be open."""

import os
import resource
import select
import signal
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.table.server import Server
from tests.table.web.one_port import PROCESSES, code_at, line_to, processes_of, serving, wait_for
from tests.table.web_client import WebClient

MANY = 60  # more than lines take that are made narrow
FEW = 40  # files
A_WHILE = 0.5  # seconds
NO_FILE = 3  # a limit below what is open already


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


def files_of(server: Server) -> int:
    """How many files are open at the door."""
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def seconds_of(server: Server) -> float:
    """How much of a processor was spent at the door so far."""
    spent = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def standing_still(*processes: int) -> Iterator[None]:
    """They do nothing meanwhile, and take nobody."""
    for one in processes:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in processes:
            os.kill(one, signal.SIGCONT)


@contextmanager
def files_limited(server: Server, most: int) -> Iterator[None]:
    """No more files than these may be opened at the door."""
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (most, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)


def callers(stack: ExitStack, server: Server, number: int) -> list[socket.socket]:
    """So many who have come, and say nothing so far."""
    door = ("127.0.0.1", int(server.port))
    return [stack.enter_context(socket.create_connection(door, PATIENCE)) for _ in range(number)]


def ask(asking: Sequence[socket.socket], path: str = "/health") -> None:
    for caller in asking:
        caller.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())


def answers(asking: Sequence[socket.socket]) -> set[bytes]:
    """With which statuses all of them are answered; nothing, if some are not."""
    return {caller.recv(1000)[9:12] for caller in asking}


def answered(asking: Sequence[socket.socket]) -> list[socket.socket]:
    """Those who have something to read."""
    return select.select(asking, [], [], 0)[0]


def test_all_who_come_at_once_are_answered(tmp_path: Path) -> None:
    with serving(tmp_path, "narrow_lines") as server, ExitStack() as stack:
        before = files_of(server)
        with standing_still(*processes_of(server)):
            asking = callers(stack, server, MANY)
            ask(asking)
            wait_for(lambda: files_of(server) > before + MANY // 2)
        assert answers(asking) == {b"200"}
        wait_for(lambda: files_of(server) == before)


def test_whoever_hangs_up_while_waiting_is_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path, "narrow_lines", "door_without_end") as server:
        before = files_of(server)
        with standing_still(*processes_of(server)):
            with ExitStack() as stack:
                ask(callers(stack, server, MANY))
                wait_for(lambda: files_of(server) > before + MANY // 2)
            wait_for(lambda: files_of(server) == before)


def test_nobody_waits_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path, "narrow_lines", "door_in_a_hurry") as server, ExitStack() as stack:
        before = files_of(server)
        with standing_still(*processes_of(server)):
            asking = callers(stack, server, MANY)
            ask(asking)
            wait_for(lambda: len(answered(asking)) > MANY // 2)
            wait_for(lambda: files_of(server) == before)


def test_no_more_are_let_in_than_may_wait(tmp_path: Path) -> None:
    with serving(tmp_path, "narrow_lines", "small_door") as server, ExitStack() as stack:
        before = files_of(server)
        with standing_still(*processes_of(server)):
            asking = callers(stack, server, MANY)
            ask(asking)
            most, until = 0, time.monotonic() + A_WHILE
            while time.monotonic() < until:
                most = max(most, files_of(server))
            assert before + 10 <= most <= before + 20
        assert answers(asking) == {b"200"}


def test_the_process_of_a_table_is_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path, "narrow_lines", "door_without_end") as server, ExitStack() as stack:
        with standing_still(processes_of(server)[0]):
            asking = callers(stack, server, MANY)
            ask(asking, f"/t/{code_at(0)}")
            line_to(server, 1).close()  # the other would answer
            time.sleep(A_WHILE)
            assert answered(asking) == []
        assert answers(asking) == {b"200"}


def test_another_process_serves_where_the_right_one_takes_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, "narrow_lines") as server, ExitStack() as stack:
        with standing_still(processes_of(server)[0]):
            asking = callers(stack, server, MANY)
            ask(asking, f"/t/{code_at(0)}")
            wait_for(lambda: len(answered(asking)) > MANY // 2)
        assert answers(asking) == {b"200"}


def test_callers_who_say_nothing_keep_nobody_waiting(server: Server) -> None:
    with ExitStack() as stack:
        callers(stack, server, 200)
        assert WebClient(server.url).get("/health").is_success


def test_callers_who_say_nothing_do_not_use_up_the_files_of_the_door(tmp_path: Path) -> None:
    with serving(tmp_path, "door_without_haste") as server, ExitStack() as stack, files_limited(server, FEW):
        callers(stack, server, 3 * FEW)
        assert WebClient(server.url).get("/health").is_success


def test_whoever_speaks_as_the_last_file_is_taken_does_no_harm(tmp_path: Path) -> None:
    with serving(tmp_path, "door_without_haste") as server, ExitStack() as stack, files_limited(server, FEW):
        before = files_of(server)
        early = callers(stack, server, FEW - before - 2)
        wait_for(lambda: files_of(server) == FEW - 2)
        with standing_still(server.process.pid):  # so that all of this is found at once, in this order
            late = callers(stack, server, FEW)
            ask(early)
        ask(late)
        assert answers([*early, *late]) == {b"200"}


def test_while_no_file_is_free_the_door_rests(server: Server) -> None:
    with ExitStack() as stack:
        with files_limited(server, NO_FILE):
            asking = callers(stack, server, 5)
            ask(asking)
            before = seconds_of(server)
            time.sleep(4 * A_WHILE)
            assert seconds_of(server) - before < A_WHILE
        assert answers(asking) == {b"200"}


def test_a_process_that_ends_while_no_file_is_free_is_replaced_later(server: Server) -> None:
    killed, left = processes_of(server)
    with files_limited(server, NO_FILE):
        os.kill(killed, signal.SIGKILL)
        wait_for(lambda: "cannot start, and is tried again: " in server.err)
        before = seconds_of(server)
        time.sleep(4 * A_WHILE)
        assert seconds_of(server) - before < A_WHILE
        assert processes_of(server) == [left]
    wait_for(lambda: len(processes_of(server)) == PROCESSES)
    assert WebClient(server.url).get("/health").is_success
