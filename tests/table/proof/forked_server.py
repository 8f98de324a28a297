"""A server to be killed often, perhaps before it is ready."""

import os
import signal
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.patience import PATIENCE
from tests.table.launcher import PAUSE, common_launcher
from tests.table.server import READY, HeldPort, bent


class ForkedServer:
    """`wagonlit serve` with these arguments, always at the same port, ready to be killed and started again.

    `bends` names what is changed in them for a test: see planted_bends.py, or `Launcher.launch`.
    """

    def __init__(self, folder: Path, *args: str, bends: Sequence[str] = ()) -> None:
        self._out = Path(tempfile.mkstemp(prefix="out-", dir=folder)[1])
        self._err = Path(tempfile.mkstemp(prefix="err-", dir=folder)[1])
        place = () if "--database" in args else ("--data", str(folder))
        self._args = (*place, *args)
        self._bends = bent(bends)
        self._pid = 0
        self._held = HeldPort()
        self.url = f"http://127.0.0.1:{self._held.number}"
        self.launch()
        self.ready()

    def launch(self) -> None:
        """Start a server; it may be killed before it is ready."""
        port = self.url.rpartition(":")[2]
        self._out.write_bytes(b"")
        command = ["serve", "--host", "127.0.0.1", "--port", port, *self._args]
        self._pid = common_launcher().launch(self._out, self._err, command, self._bends)

    def ready(self) -> None:
        """Wait until it answers at its address."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.lives():
            if READY.search(self._out.read_text(encoding="utf-8")):
                return
            time.sleep(PAUSE)
        raise AssertionError(f"The server did not start:\n{self.err}")

    @property
    def err(self) -> str:
        """What the servers complained about, ever."""
        return self._err.read_text(encoding="utf-8")

    def send(self, what: signal.Signals) -> None:
        """Send it this signal."""
        os.kill(self._pid, what)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.lives(), f"The server ended by itself:\n{self.err}"
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Stop the server, if there is one."""
        if self.lives():
            self._end(signal.SIGTERM)

    def lives(self) -> bool:
        """Is there a server, ready or not?"""
        try:
            os.kill(self._pid, 0)
        except ProcessLookupError:
            return False
        return True

    def _end(self, by: signal.Signals) -> None:
        os.kill(self._pid, by)
        deadline = time.monotonic() + PATIENCE
        while self.lives():
            assert time.monotonic() < deadline, "The server did not end."
            time.sleep(PAUSE / 10)
