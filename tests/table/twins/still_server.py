"""A real `wagonlit serve` in still time, as a test sees it: time goes on only when it is told to."""

import base64
import json
import os
import selectors
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import create_engine

from tests.patience import PATIENCE
from tests.table.launcher import PAUSE, Launcher
from tests.table.server import READY
from tests.table.twins.cues import SCRIPT
from tests.table.twins.lines import Ears, Heard, Line, Wire, request
from tests.table.twins.staging import ASKED, SALTS
from tests.table.twins.still_time import BEGINNING, CONTROL, DOOR
from wagonlit.core.record import Answer
from wagonlit.table.bots.worker import Request
from wagonlit.table.serving.settings import FILE
from wagonlit.table.store.appending import Append, append_all
from wagonlit.table.store.rows import Entry, TableRow
from wagonlit.table.store.writes import write_table

MEMORY = Path("/dev/shm")  # where nothing waits for a disk
STAGE = "tests.table.twins.staging"
LONGEST = 60.0  # seconds until anything is answered over HTTP
_requests = msgspec.msgpack.Decoder(Request)


class Setting(Struct, frozen=True):
    """What a world begins with."""

    row: TableRow
    answers: Sequence[Answer] = ()  # the script
    log: Sequence[Entry] = ()  # what was answered before
    salts: dict[str, str] = {}  # modules whose luck is another one


class StillServer:
    """One world: a server that has this table, and bots and a clock that follow this script there."""

    def __init__(
        self, launcher: Launcher, database: Path, setting: Setting, bends: Sequence[str] = ()
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="world-", dir=MEMORY if MEMORY.is_dir() else None))
        self.moment = BEGINNING
        self.standing: list[int] = []  # whose answers stand
        self.lines: list[Line] = []
        self._asking: list[Wire] = []  # by whoever waits for an answer over HTTP
        self._lay(database, setting)
        self._out, self._err = self.folder / "out", self.folder / "err"
        for file in (self._out, self._err):
            file.touch()
        with socket.socket(socket.AF_UNIX) as door:
            door.bind(str(self.folder / CONTROL))
            door.listen()
            self._pid = launcher.launch(self._out, self._err, self._command(), self._bends(bends))
            door.settimeout(PATIENCE)
            self._control = door.accept()[0]
        self._reports = self._control.makefile("r")
        self.run()
        assert READY.search(self.out), self.log

    def _lay(self, database: Path, setting: Setting) -> None:
        shutil.copy(database, self.folder / FILE)
        engine = create_engine(f"sqlite:///{self.folder / FILE}")
        with engine.begin() as connection:
            row = write_table(connection, setting.row)
            append_all(connection, [Append(row.id, entry) for entry in setting.log])
        engine.dispose()
        script = [[answer.seat, answer.choice] for answer in setting.answers]
        for name, kept in ((SCRIPT, {"code": row.code, "answers": script}), (SALTS, setting.salts)):
            (self.folder / name).write_text(json.dumps(kept), encoding="utf-8")

    def _command(self) -> list[str]:
        place = ["--host", "127.0.0.1", "--port", "0", "--data", str(self.folder)]
        return ["serve", *place, "--no-limits", "--log-level", "debug", "--log-format", "json"]

    def _bends(self, bends: Sequence[str]) -> list[str]:
        return [*bends, f"{STAGE}:stage:{self.folder}"]

    # Time

    def run(self, seconds: float = 0.0) -> bool:
        """Let time go on, until somebody is sent something; whether that was so."""
        before = self.moment
        self._control.sendall(f"{seconds!r}\n".encode())
        self._gather_until_report()
        report = self._reports.readline()
        assert report, f"The server has ended:\n{self.log}"
        self.moment, self.standing = json.loads(report)
        for line in self.lines:
            line.hear(self.moment)
        return self.moment < before + seconds

    def _gather_until_report(self) -> None:
        """Take what is sent meanwhile: the server says that time stands still when nothing is on its way."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._control, selectors.EVENT_READ)
            for wire in (*(line.wire for line in self.lines), *self._asking):
                selector.register(wire, selectors.EVENT_READ)
            while ready := [key.fileobj for key, _ in selector.select(PATIENCE)]:
                if self._control in ready:
                    return
                for one in ready:
                    if isinstance(one, Wire) and not one.gather():
                        selector.unregister(one)
        raise AssertionError(f"The server does not come to rest:\n{self.log}")

    def rest(self, seconds: float) -> None:
        """Let so much time go by, whatever is sent meanwhile."""
        until = self.moment + seconds
        while self.moment < until:
            self.run(until - self.moment)

    # People

    def connect(self, ears: Ears, name: str, path: str) -> Line:
        """Somebody comes to a table."""
        line = Line(self.folder / DOOR, ears, name, path)
        self.lines.append(line)
        self.run()
        return line

    def leave(self, line: Line) -> None:
        """And goes."""
        line.close()
        self.run()
        self.lines.remove(line)
        line.end()

    def ask(self, ears: Ears, method: str, path: str, body: object = None) -> bytes:
        """What somebody is answered over HTTP: all of it, headers and all."""
        wire = Wire(self.folder / DOOR)
        wire.send(request(ears, method, path, body))
        self._asking.append(wire)
        self.run()
        until = self.moment + LONGEST
        while not wire.has_come and self.moment < until:
            self.run(until - self.moment)
        self._asking.remove(wire)
        answer = wire.taken()
        wire.close()
        assert answer, f"{method} {path} is never answered"
        ears.heard.append(Heard(self.moment, f"{method} {path}", answer))
        return answer

    # Afterwards

    @property
    def out(self) -> str:
        """What it printed."""
        return self._out.read_text(encoding="utf-8")

    @property
    def err(self) -> str:
        """What it logged."""
        return self._err.read_text(encoding="utf-8")

    @property
    def log(self) -> str:
        """All that it wrote for whoever runs it."""
        return self.out + self.err

    def requests(self) -> list[tuple[float, bytes, Request]]:
        """What its worker processes were asked, and when."""
        file = self.folder / ASKED
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        found = [(moment, _unpacked(text)) for moment, text in map(json.loads, lines)]
        return [(moment, request, _requests.decode(request)) for moment, request in found]

    def close(self) -> None:
        """The world ends."""
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)
        for ours in (self._reports, self._control):
            ours.close()
        for line in self.lines:
            line.end()
        deadline = time.monotonic() + PATIENCE
        while _lives(self._pid) and time.monotonic() < deadline:
            time.sleep(PAUSE / 10)
        shutil.rmtree(self.folder, ignore_errors=True)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _unpacked(text: str) -> bytes:
    return base64.b64decode(text)
