"""`wagonlit serve --processes`: several real processes behind one port, on one file."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.table.server import STOPPED_WELL, Server
from tests.table.web.one_port import (
    ANNA,
    BERT,
    PROCESSES,
    THREE,
    figure,
    guests_at,
    line_to,
    processes_of,
    seated,
    serving,
    wait_for,
)
from tests.table.web.two_servers import answered, here_at, stand, table_of, until
from tests.table.web_client import WebClient
from wagonlit.table.peers.division import process_of

NO_DATABASE = "This is no database, but long enough to be taken for one." * 50


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


def in_numbers(code: str) -> str:
    """As some programs write addresses: every sign by its number."""
    return "".join(f"%{ord(letter):x}" for letter in code)


def test_tables_are_divided_and_all_people_of_one_are_at_the_same_process(server: Server) -> None:
    expected = [0.0] * PROCESSES
    with ExitStack() as stack:
        while not all(expected) or sum(expected) < 12:
            code, guests = guests_at(server)
            seats = [seated(stack, guest, code) for guest in guests]
            answered(seats, 2)
            expected[process_of(code, PROCESSES)] += len(seats)
        assert figure(server, "wagonlit_sockets") == expected
    wait_for(lambda: figure(server, "wagonlit_sockets") == [0.0] * PROCESSES)


def test_a_table_is_at_one_process_however_its_code_is_written(tmp_path: Path) -> None:
    expected = [0.0] * PROCESSES
    with serving(tmp_path, limits=False) as server, ExitStack() as stack:
        for _ in range(6):
            anna = WebClient(server.url)
            code = anna.open(*THREE).table.code
            for written in (code.lower(), code.title(), in_numbers(code)):
                stack.enter_context(anna.sitting(written))
                expected[process_of(code, PROCESSES)] += 1
        assert figure(server, "wagonlit_sockets") == expected


def test_a_process_that_is_killed_is_replaced_and_nothing_is_lost(server: Server) -> None:
    code, guests = guests_at(server)
    number = process_of(code, PROCESSES)
    before = processes_of(server)
    with ExitStack() as stack:
        seats = [seated(stack, guest, code) for guest in guests]
        answered(seats, 10)
        n = stand(seats[ANNA]).n
        os.kill(before[number], signal.SIGKILL)
        wait_for(lambda: "another takes its place" in server.err)
        # Anna finds the process that is left, the others perhaps already the new one.
        seats = [seated(stack, guest, code) for guest in guests]
        assert [stand(seat).n for seat in seats] == [n] * 3
        answered(seats, 5)
    wait_for(lambda: len(processes_of(server)) == PROCESSES and before[number] not in processes_of(server))
    assert "ended by itself (signal 9); another takes its place" in server.err


def test_a_process_in_which_a_rule_never_ends_is_replaced_and_says_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path, "rule_without_end") as server, ExitStack() as stack:
        tables = [guests_at(server) for _ in range(PROCESSES + 1)]
        numbers = [process_of(code, PROCESSES) for code, _ in tables]
        number = next(one for one in numbers if numbers.count(one) > 1)  # where another table is, too
        stuck, other = (one for one, where in zip(tables, numbers, strict=True) if where == number)
        seats = [seated(stack, guest, stuck[0]) for guest in stuck[1]]
        answered(seats, 10)
        next(seat for seat in seats if stand(seat).ask).answer()
        wait_for(lambda: "ended by itself (signal 27); another takes its place" in server.err)
        assert "in attempt" in server.err
        assert stand(seated(stack, stuck[1][ANNA], stuck[0])).n == 10
        answered([seated(stack, guest, other[0]) for guest in other[1]], 5)


def test_people_at_two_processes_of_one_server_play_together(server: Server) -> None:
    code, guests = guests_at(server)
    for number, guest in enumerate(guests[:PROCESSES]):
        guest.line = line_to(server, number)
    with ExitStack() as stack:
        seats = [seated(stack, guest, code) for guest in guests]
        assert sorted(figure(server, "wagonlit_sockets")) == [1.0, 2.0]
        for seat in seats:
            until(seat, lambda seat: here_at(seat) == [True] * 3)
        answered(seats, 12)
        # Whoever is left at the one hears who is gone with the other.
        os.kill(processes_of(server)[ANNA], signal.SIGKILL)
        until(seats[BERT], lambda bert: not here_at(bert)[ANNA])
        assert here_at(seats[BERT])[BERT]


def test_asked_to_stop_it_stops_with_all_processes(server: Server) -> None:
    code, guests = guests_at(server)
    processes = processes_of(server)
    with ExitStack() as stack:
        answered([seated(stack, guest, code) for guest in guests], 4)
        assert server.stop() == STOPPED_WELL
    assert server.out.count("Good night.") == 1
    assert [Path(f"/proc/{one}").exists() for one in processes] == [False] * PROCESSES
    server.restart()
    with ExitStack() as stack:
        assert stand(seated(stack, guests[ANNA], code)).n == 4


def test_ctrl_c_in_the_terminal_is_one_wish_to_stop(server: Server) -> None:
    # A terminal sends it to all processes of its foreground, but those that serve are not among them.
    assert {os.getpgid(one) for one in processes_of(server)}.isdisjoint({os.getpgid(server.process.pid)})
    assert server.stop(signal.SIGINT) == STOPPED_WELL
    assert "Asked twice" not in server.err


def test_without_whoever_started_them_the_processes_end_by_themselves(server: Server) -> None:
    processes = processes_of(server)
    server.kill()
    wait_for(lambda: not any(Path(f"/proc/{one}").exists() for one in processes))
    server.restart()
    assert WebClient(server.url).get("/ready").is_success


def test_abandoned_processes_end_at_once_since_another_server_may_begin_on_their_tables(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path, "--processes", "2", "--drain", "3600")
    processes = processes_of(server)
    server.kill()
    try:
        wait_for(lambda: not any(Path(f"/proc/{one}").exists() for one in processes))
    finally:
        for one in processes:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)


def test_a_process_that_does_not_run_is_ended_by_force(tmp_path: Path) -> None:
    with serving(tmp_path, "stops_in_a_hurry") as server:
        stopped, _ = processes_of(server)
        os.kill(stopped, signal.SIGSTOP)
        assert server.stop() == STOPPED_WELL
        assert not Path(f"/proc/{stopped}").exists()
        assert server.err.count("is ended by force") == 1


def test_a_database_that_cannot_be_used_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "wagonlit.sqlite").write_text(NO_DATABASE)
    serve = [sys.executable, "-m", "wagonlit", "serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(
        [*serve, "--processes", "2"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode != STOPPED_WELL
    assert done.stderr.count("no database of ours") == 1
    assert "Traceback" not in done.stderr


@contextmanager
def something_else_in_place_of(database: Path) -> Iterator[None]:
    """Those who have its files open keep them; whoever comes new finds no database under their name."""
    away = database.parent / "away"
    away.mkdir()
    files = list(database.parent.glob(f"{database.name}*"))
    for file in files:
        file.rename(away / file.name)
    database.write_text(NO_DATABASE)
    yield
    for file in files:
        (away / file.name).rename(file)


def sits_at(server: Server, guest: WebClient, code: str) -> list[float]:
    """How many sit at each process when this guest does, alone; nothing if one of them is not there."""
    with suppress(httpx.HTTPError, StopIteration), guest.sitting(code):
        return figure(server, "wagonlit_sockets")
    return []


def test_while_the_database_is_away_a_process_that_ended_is_tried_again(server: Server) -> None:
    anna = WebClient(server.url)
    code = anna.open(*THREE).table.code
    number = process_of(code, PROCESSES)
    alone = sits_at(server, anna, code)
    before = processes_of(server)
    with something_else_in_place_of(server.folder / "wagonlit.sqlite"):
        os.kill(before.pop(number), signal.SIGKILL)
        wait_for(lambda: "cannot start, and is tried again: " in server.err)
        assert WebClient(server.url).get("/health").is_success
        assert set(before) <= set(processes_of(server))
    wait_for(lambda: sits_at(server, anna, code) == alone)
    assert server.err.count("no database of ours") == 1


def test_where_the_system_has_no_room_for_a_process_it_is_tried_again(tmp_path: Path) -> None:
    with serving(tmp_path, "no_room_once") as server:
        killed, left = processes_of(server)
        os.kill(killed, signal.SIGKILL)
        wait_for(lambda: "cannot start, and is tried again: " in server.err)
        wait_for(lambda: len(processes_of(server)) == PROCESSES)
        assert left in processes_of(server)
        assert server.stop() == STOPPED_WELL


@pytest.mark.parametrize("wrong", ["0", "-1", "many"])
def test_a_number_of_processes_that_cannot_be_is_refused(tmp_path: Path, wrong: str) -> None:
    serve = [sys.executable, "-m", "wagonlit", "serve", "--data", str(tmp_path), "--processes", wrong]
    done = subprocess.run(serve, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert "--processes" in done.stderr


def test_what_is_changed_at_one_process_is_told_at_the_other(server: Server) -> None:
    anna = WebClient(server.url)
    code = anna.open(*THREE).table.code
    anna.line = line_to(server, 1 - process_of(code, PROCESSES))
    with anna.sitting(code) as seat:
        assert figure(server, "wagonlit_sockets")[process_of(code, PROCESSES)] == 0.0
        anna.patch(f"/api/tables/{code}", {"name": "Two stations"}).raise_for_status()
        until(seat, lambda seat: table_of(seat).name == "Two stations")
