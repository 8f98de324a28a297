"""The file of the tables on a full disk, or damaged: nothing told is lost, and whoever can plays on."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.table.server import Server
from tests.table.store.test_backup import contents, filled, silently
from tests.table.web.two_servers import answered, stand, until
from tests.table.web_client import SeatSocket, WebClient, problem
from tests.table.words import said
from wagonlit.cli import WRONG_INPUT
from wagonlit.table.store.backup import back_up
from wagonlit.table.store.errors import BadBackup
from wagonlit.table.store.store import Store
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Accepted, Refused, Reply

PLAN = [SeatPlan("me", "Anna"), *[SeatPlan("bot", bot="first")] * 2]
PAGE = 4096  # bytes of the file that belong together
ROWS = 0x0A  # what such a page begins with: they are sorted by their keys
SMALL = "4m"  # the size of a disk


class SmallDisk:
    """A real disk of a few megabytes in memory; where nobody may mount one, a limit for files has to do."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mounted = os.geteuid() == 0 and not subprocess.call(
            ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", folder]
        )
        self._ballast = folder / "ballast"

    def fill(self, server: Server) -> None:
        """No byte more, for this server at least."""
        if self.mounted:
            self.leave(0)
        else:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def leave(self, pages: int) -> None:
        """Room for so many pages, and no byte more."""
        with self._ballast.open("wb", buffering=0) as file:
            with suppress(OSError):
                while file.write(b"x" * PAGE):
                    continue
            file.truncate(max(0, file.tell() - pages * PAGE))

    def empty(self, server: Server) -> None:
        """There is room again."""
        if self.mounted:
            self._ballast.unlink()
        else:
            resource.prlimit(
                server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            )

    def close(self) -> None:
        if self.mounted:
            subprocess.check_call(["umount", self.folder])


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    small = SmallDisk(folder)
    yield small
    small.close()


def reply(seat: SeatSocket, id: str) -> Reply:
    ask = stand(seat).ask
    assert ask
    return Reply(id, ask.at, said(ask, ask.options[0]))


def sent(seat: SeatSocket, answer: Reply) -> Accepted | Refused:
    """What comes of an answer."""
    seat.send(answer)
    told: Accepted | Refused = seat.until(Accepted, Refused)
    return told


@pytest.fixture
def cramped(disk: SmallDisk, tmp_path: Path) -> Iterator[Server]:
    """A server that has no other place for its tables."""
    server = Server(
        tmp_path, "--database", f"sqlite:///{disk.folder}/tables.db", "--no-limits", "--pace", "instant"
    )
    yield server
    server.stop()


def test_on_a_full_disk_people_are_told_and_play_on_as_soon_as_there_is_room(
    cramped: Server, disk: SmallDisk
) -> None:
    server, anna = cramped, WebClient(cramped.url)
    code = anna.open(*PLAN).table.code
    with anna.sitting(code) as seat:
        until(seat, lambda seat: stand(seat).ask)
        disk.fill(server)
        waiting = reply(seat, "answer-that-waits")
        refused = [sent(seat, waiting) for _ in range(3)]
        assert [isinstance(one, Refused) and one.code for one in refused] == ["not_stored"] * 3
        assert problem(anna.post("/api/tables", {"game": "lookout", "seats": PLAN})) == (503, "no_database")
        assert anna.get("/api/tables/mine").status_code == 200  # what is there can be read
        disk.empty(server)
        assert isinstance(sent(seat, waiting), Accepted)
        answered([seat], 3)
    server.kill()
    server.restart()
    with anna.sitting(code) as seat:
        assert isinstance(sent(seat, waiting), Accepted), "it is known after a power cut"
    assert server.stop() == 0
    told = [line for line in server.err.splitlines() if "database" in line]
    assert ["Nothing can be written" in told[0], "is back" in told[1], len(told)] == [True, True, 2]
    assert "Traceback" not in server.err


@pytest.fixture
def real_disk(disk: SmallDisk) -> SmallDisk:
    """One that really can be full, for any process."""
    if not disk.mounted:
        pytest.skip("nobody may mount a disk here")
    return disk


def test_no_backup_onto_a_full_disk_harms_the_tables_beside_it(real_disk: SmallDisk, cramped: Server) -> None:
    folder, anna = real_disk.folder, WebClient(cramped.url)
    code = anna.open(*PLAN).table.code
    with anna.sitting(code) as seat:
        answered([seat], 3)
        real_disk.fill(cramped)
        before = set(folder.iterdir())
        command = [sys.executable, "-m", "wagonlit", "backup", f"{folder}/backup.gz"]
        place = ["--database", f"sqlite:///{folder}/tables.db"]
        done = subprocess.run([*command, *place], check=False, capture_output=True, text=True)
        assert done.returncode == WRONG_INPUT
        assert done.stderr == f"wagonlit: No backup can be written in {folder}: No space left on device.\n"
        assert set(folder.iterdir()) == before
        real_disk.empty(cramped)
        answered([seat], 3)


@pytest.mark.asyncio
async def test_a_disk_that_is_full_at_any_time_during_a_backup_holds_nothing_of_it(
    real_disk: SmallDisk, database: str
) -> None:
    folder, says = real_disk.folder, set()
    store = await Store.opened(database)
    codes = await filled(store)
    await store.close()
    before = await contents(database, codes)
    for room in count(step=2):
        real_disk.leave(room)
        try:
            await back_up(database, folder / "backup.gz", silently)
            break
        except BadBackup as fault:
            says.add(str(fault))
        assert [file.name for file in folder.iterdir()] == ["ballast"]
    assert await contents(database, codes) == before
    assert says == {f"No backup can be written in {folder}: No space left on device."}


def pages_with(file: Path, mark: bytes, without: bytes) -> list[int]:
    """The pages with rows where one thing stands, and another does not."""
    content = file.read_bytes()
    pages = [content[at : at + PAGE] for at in range(0, len(content), PAGE)]
    found = [number for number, page in enumerate(pages) if mark in page and without not in page]
    return [number for number in found if pages[number][0] == ROWS]


def damage(file: Path, pages: list[int]) -> None:
    with file.open("r+b") as content:
        for number in pages:
            content.seek(number * PAGE)
            content.write(b"\xa5" * PAGE)


def reached(n: int, seat: SeatSocket) -> bool:
    return stand(seat).n >= n


def played(anna: WebClient, mark: str, answers: int) -> str:
    """A table where so many answers bear this mark."""
    code = anna.open(*PLAN).table.code
    with anna.sitting(code) as seat:
        for number in range(answers):
            until(seat, lambda seat: stand(seat).ask)
            n = sent(seat, reply(seat, f"{mark}-{number:04}-{'x' * 40}")).n
            until(seat, partial(reached, n))
    return code


def closed_with(anna: WebClient, code: str) -> tuple[int, str]:
    """With what the table's socket ends."""
    with anna.connected(code) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_damaged_pages_cost_the_table_they_belong_to_and_no_other(server: Server) -> None:
    anna = WebClient(server.url)
    # Whoever reads one table to its end looks at the beginning of the next.
    sound, _, spoilt = played(anna, "sound", 4), played(anna, "sound", 4), played(anna, "spoilt", 24)
    assert server.stop() == 0
    file = server.folder / "wagonlit.sqlite"
    pages = pages_with(file, b"spoilt-", without=b"sound-")
    assert pages
    damage(file, pages)
    server.restart()
    with anna.sitting(sound) as seat:
        answered([seat], 4)
    assert problem(anna.get(f"/api/tables/{spoilt}")) == (400, "broken")
    assert closed_with(anna, spoilt) == (4404, "What was played at this table cannot be played again.")
    assert server.stop() == 0
    assert "Not everything can be read from the database, for it is damaged" in server.err
    assert f"Table {spoilt}" in server.err
    assert "put back a backup" in server.err
    assert "Traceback" not in server.err


def test_a_file_that_is_damaged_from_the_start_is_refused_in_one_sentence(server: Server) -> None:
    assert server.stop() == 0
    damage(server.folder / "wagonlit.sqlite", [0])
    with pytest.raises(AssertionError, match="is damaged, or no database of ours"):
        server.restart()
    assert "Traceback" not in server.err
