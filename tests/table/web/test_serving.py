"""`wagonlit serve`, as it is typed: what it prints, what it refuses, how it stops and goes on."""

import io
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.table.postgres import Postgres
from tests.table.server import READY, STOPPED_WELL, HeldPort, Server
from tests.table.web_client import WebClient
from wagonlit.cli import main
from wagonlit.table.serving import settings
from wagonlit.table.serving.file_lock import Occupied, locked
from wagonlit.table.serving.listening import USUAL_PORT, CannotServe, bound
from wagonlit.table.serving.settings import usual_folder
from wagonlit.table.store.address import file_at
from wagonlit.table.web.links import network_address
from wagonlit.table.wire.http import SeatPlan


def typed(*args: str) -> tuple[int, str, str]:
    """What comes of a command that ends by itself."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
        main(["serve", *args])
    assert isinstance(ended.value.code, int)
    return ended.value.code, out.getvalue(), err.getvalue()


def refusal(*args: str) -> str:
    """The one sentence with which a command is refused."""
    status, out, err = typed(*args)
    assert (status, out) == (2, "")
    assert err.startswith("wagonlit: ")
    assert err.count("\n") == 1
    return err


def test_help_says_who_can_connect() -> None:
    status, out, _ = typed("--help")
    assert status == 0
    assert "everybody on your network" in " ".join(out.split())


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_the_server_stops_when_asked_with_a_game_on_and_people_there(
    server: Server, by: signal.Signals
) -> None:
    anna = WebClient(server.url)
    code = anna.open(SeatPlan("me", "Anna"), *[SeatPlan("bot", bot="random")] * 2).table.code
    with anna.connected(code) as line:
        line.recv(PATIENCE)
        assert server.stop(by) == STOPPED_WELL
    assert server.out.endswith("Good night.\n")
    assert server.err == ""


def test_the_program_itself_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    """All other servers of these tests are forks that have their libraries already."""
    port, place = HeldPort(), ["--host", "127.0.0.1", "--data", str(tmp_path)]
    command = [sys.executable, "-u", "-m", "wagonlit", "serve", *place, "--port", str(port.number)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout
        url = next(found[1] for line in program.stdout if (found := READY.match(line)))
        assert WebClient(url).get("/health").status_code == 200
        program.send_signal(signal.SIGINT)
        assert program.stdout.read().endswith("Good night.\n")
    assert program.returncode == STOPPED_WELL


def test_people_play_on_though_nobody_reads_what_is_printed(tmp_path: Path) -> None:
    port, place = HeldPort(), ["--host", "127.0.0.1", "--data", str(tmp_path)]
    command = [sys.executable, "-m", "wagonlit", "serve", *place, "--port", str(port.number)]
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(command, stdout=writing) as program:
        os.close(writing)
        deadline = time.monotonic() + PATIENCE
        while not takes_people(port.number):
            assert program.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
        program.send_signal(signal.SIGTERM)
    assert program.returncode == STOPPED_WELL


def takes_people(port: int) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/ready").is_success
    return False


def test_after_a_power_cut_every_table_is_there(server: Server) -> None:
    anna, bert = WebClient(server.url), WebClient(server.url)
    code = anna.open().table.code
    bert.join(code, "Bert")
    before = server.url
    server.kill()
    server.restart()
    assert server.url == before
    assert [seat.name for seat in anna.table(code).table.seats] == ["Anna", "Bert", ""]
    assert bert.table(code).seats == [1]


def test_the_address_on_the_network_is_printed_with_its_code(tmp_path: Path) -> None:
    network = network_address()
    if not network:
        pytest.skip("this machine is on no network")
    running = Server(tmp_path, "--host", "0.0.0.0")
    running.stop()
    assert f"On this machine:      http://localhost:{running.port}/\n" in running.out
    assert f"On the local network: http://{network}:{running.port}/\n" in running.out
    assert running.out.count("█") > 100


def test_a_server_for_this_machine_only_offers_no_other_address(shared_server: Server) -> None:
    assert "network" not in shared_server.out
    assert "█" not in shared_server.out
    assert "Ctrl-C" in shared_server.out


def test_a_port_that_is_taken_is_refused_if_it_was_asked_for(shared_server: Server, tmp_path: Path) -> None:
    port = shared_server.port
    said = refusal("--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "other"))
    assert port in said


def test_a_port_that_was_not_asked_for_is_the_next_free_one() -> None:
    with bound("127.0.0.1", None) as first, bound("127.0.0.1", None) as second:
        ports = [first.getsockname()[1], second.getsockname()[1]]
    assert USUAL_PORT <= ports[0] < ports[1]


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.77", "a b", "x" * 300])
def test_a_host_that_is_not_here_is_refused(host: str, tmp_path: Path) -> None:
    assert host in refusal("--host", host, "--data", str(tmp_path))


def test_two_servers_do_not_share_a_file_however_it_is_named(shared_server: Server, tmp_path: Path) -> None:
    file, link = shared_server.folder / "wagonlit.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(file)
    for place in (("--data", str(shared_server.folder)), ("--database", f"sqlite:///{link}")):
        command = [sys.executable, "-m", "wagonlit", "serve", "--host", "127.0.0.1", *place]
        # A server that did start would serve for ever.
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert ended.returncode == 2
        assert shared_server.url in ended.stderr


def test_a_full_disk_keeps_nobody_from_locking_the_file(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        with locked(tmp_path / "tables.sqlite", "here"):
            assert (tmp_path / "tables.sqlite.lock").stat().st_size == 0, "there must be no room"
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_there_is_no_port_beyond_the_last() -> None:
    with pytest.raises(CannotServe, match="no port 65536"):
        bound("127.0.0.1", 65536)


def test_a_file_with_two_names_and_one_without_anything_are_refused(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"
    file.touch()
    with pytest.raises(Occupied, match="is empty"), locked(file, "here"):
        pass
    file.write_bytes(b"x")
    other.hardlink_to(file)
    for name in (file, other):
        with pytest.raises(Occupied, match="2 names"), locked(name, "here"):
            pass


@pytest.mark.parametrize(
    "args",
    [
        ("--database", "nonsense"),
        ("--database", "mysql://somebody@somewhere/something"),
        ("--database", "postgresql://somebody@127.0.0.1:1/something"),
        ("--database", "sqlite:////proc/nothing/here.sqlite"),
        ("--data", "/proc/nothing"),
        ("--data", __file__),
        ("--data", "x", "--database", "sqlite:///x"),
        ("--port", "70000"),
        ("--pace", "warp"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(args: tuple[str, ...]) -> None:
    refusal("--host", "127.0.0.1", *args)


def test_a_password_that_is_wrong_is_refused_and_never_shown(postgres: Postgres) -> None:
    postgres.database()
    said = refusal("--host", "127.0.0.1", "--database", postgres.address("tables_1", "open sesame"))
    assert "sesame" not in said


def test_nothing_is_made_for_a_server_that_cannot_be(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refusal("--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "tables"))
    assert not (tmp_path / "tables").exists()


@pytest.mark.parametrize("name", ["why?", "100%25", "a#b", "a b", "ö", "a:b@c"])
def test_a_folder_may_have_any_name(name: str, tmp_path: Path) -> None:
    assert file_at(settings.place(tmp_path / name, None)) == tmp_path / name / "wagonlit.sqlite"


def test_tables_are_kept_in_a_folder_of_the_users_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_folder() == tmp_path / "wagonlit"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert usual_folder() == tmp_path / ".local" / "share" / "wagonlit"
