"""The real server in a process of its own, on a real port: to be asked, killed and started again."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 60.0  # seconds; a fault, not a measure
READY = re.compile(r"^On this machine: +(http://\S+?)/$", re.MULTILINE)
STOPPED_WELL = 0


class Server:
    """`wagonlit serve` with these arguments, its tables in this folder unless they name a database."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.folder = folder
        self.args: Sequence[str] = args
        self.url = ""
        self._out = Path(tempfile.mkstemp(prefix="out-", dir=folder)[1])
        self._err = Path(tempfile.mkstemp(prefix="err-", dir=folder)[1])
        self._start("0")

    def _start(self, port: str) -> None:
        place = [] if "--database" in self.args else ["--data", str(self.folder)]
        command = [sys.executable, "-m", "wagonlit", "serve", "--host", "127.0.0.1", "--port", port]
        self._out.write_bytes(b"")
        with self._out.open("ab") as out, self._err.open("ab") as err:
            self.process = subprocess.Popen(
                [*command, *place, *self.args],
                stdout=out,
                stderr=err,
                stdin=subprocess.DEVNULL,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        self.url = self._ready()

    def _ready(self) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if found := READY.search(self.out):
                return found[1]
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        self.kill()
        raise AssertionError(f"The server did not start:\n{self.out}\n{self.err}")

    @property
    def port(self) -> str:
        return self.url.rpartition(":")[2]

    @property
    def out(self) -> str:
        """What it printed since it was last started."""
        return self._out.read_text(encoding="utf-8")

    @property
    def err(self) -> str:
        """What it complained about, ever."""
        return self._err.read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; the status it ends with."""
        if self.process.poll() is None:
            self.process.send_signal(by)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def restart(self) -> None:
        """Start it again, on the same port with the same tables."""
        if self.process.poll() is None:
            self.stop()
        self._start(self.port)
