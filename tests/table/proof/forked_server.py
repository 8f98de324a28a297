"""A server that starts quickly, to be killed often: its libraries are loaded once, each start is a fork."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from tests.patience import PATIENCE
from tests.table.server import READY, HeldPort

PAUSE = 0.01


class Launcher:
    """A process that has loaded all that a server needs, and becomes one whenever somebody wants it."""

    def __init__(self, *modules: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-u", "-m", __spec__.name, *modules],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def launch(self, out: Path, err: Path, command: Sequence[str], bends: Sequence[str] = ()) -> int:
        """Start `wagonlit` with these arguments; its process id.

        `bends` are called before that, each MODULE:FUNCTION:ARGUMENT.
        """
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps([str(out), str(err), command, bends]), file=self._process.stdin, flush=True)
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """Start no more."""
        self._process.communicate(timeout=PATIENCE)


class ForkedServer:
    """`wagonlit serve` with these arguments, always at the same port, ready to be killed and started again.

    `bends` names what is changed in them for a test: see planted_bends.py, or `Launcher.launch`.
    """

    def __init__(self, folder: Path, *args: str, bends: Sequence[str] = ()) -> None:
        self._out = Path(tempfile.mkstemp(prefix="out-", dir=folder)[1])
        self._err = Path(tempfile.mkstemp(prefix="err-", dir=folder)[1])
        place = () if "--database" in args else ("--data", str(folder))
        self._args = (*place, *args)
        known = "tests.table.proof.planted_bends:bend:"
        self._bends = [name if ":" in name else known + name for name in bends]
        self._launcher = Launcher()
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
        self._pid = self._launcher.launch(self._out, self._err, command, self._bends)

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
        """Stop the server, and start no more."""
        if self.lives():
            self._end(signal.SIGTERM)
        self._launcher.close()

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


def _become_server(out: str, err: str, command: list[str], bends: list[str]) -> None:
    """In the fork: from here on it is `wagonlit serve` like any other."""
    from wagonlit.cli import main  # noqa: PLC0415  # only here and below: the tests need none of it

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number, path, mode in ((0, os.devnull, os.O_RDONLY), (1, out, os.O_WRONLY), (2, err, os.O_WRONLY)):
        file = os.open(path, mode | os.O_APPEND)
        os.dup2(file, number)
        os.close(file)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  # the other one was read from
    for bend in bends:
        module, name, argument = bend.split(":", 2)
        getattr(import_module(module), name)(*filter(None, [argument]))
    main(command)


def _keep() -> None:
    import wagonlit.cli  # noqa: PLC0415
    import wagonlit.table.serving.server  # noqa: PLC0415, F401

    for module in sys.argv[1:]:
        import_module(module)
    # Whoever has died is nobody's any more: there is nothing to wait for.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    pid = 0
    for line in iter(sys.stdin.readline, ""):
        if (pid := os.fork()) == 0:
            _become_server(*json.loads(line))
            os._exit(0)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()
    # Nobody wants a server any more, even if it was not stopped.
    if pid:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    _keep()
