"""Servers that start quickly: their libraries are loaded once, and each start is a fork of that process."""

import atexit
import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock

from tests.patience import PATIENCE

PAUSE = 0.01  # seconds between two looks
LAUNCH, STATUS = "launch", "status"


class Launcher:
    """A process that has loaded all that a server needs, and becomes one whenever somebody wants it."""

    def __init__(self, *modules: str) -> None:
        self._asking = Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-u", "-m", __spec__.name, *modules],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def launch(self, out: Path, err: Path, command: Sequence[str], bends: Sequence[str] = ()) -> int:
        """Start `wagonlit` with these arguments in the environment that we have now; its process id.

        `bends` are called before that, each MODULE:FUNCTION:ARGUMENT.
        """
        return int(self._ask(LAUNCH, [str(out), str(err), command, bends, dict(os.environ)]))

    def status(self, pid: int) -> int | None:
        """With which status did it end? None while it lives; below zero if a signal ended it."""
        told = self._ask(STATUS, pid)
        return int(told) if told else None

    def _ask(self, what: str, about: object) -> str:
        assert self._process.stdin
        assert self._process.stdout
        with self._asking:
            print(json.dumps([what, about]), file=self._process.stdin, flush=True)
            return self._process.stdout.readline().strip()

    def close(self) -> None:
        """Start no more; who still lives is killed."""
        self._process.communicate(timeout=PATIENCE)


class Launched:
    """A process that a launcher has started, to be sent signals and waited for as if it were our own."""

    def __init__(self, launcher: Launcher, pid: int) -> None:
        self._launcher = launcher
        self.pid = pid

    def poll(self) -> int | None:
        """The status it ended with, if it has."""
        return self._launcher.status(self.pid)

    def wait(self, seconds: float) -> int:
        """The same, as soon as it has one."""
        deadline = time.monotonic() + seconds
        while (status := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("wagonlit", seconds)
            time.sleep(PAUSE)
        return status

    def send_signal(self, what: signal.Signals) -> None:
        """Unless it has ended."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, what)


@cache
def common_launcher() -> Launcher:
    """The one of all servers that need nothing loaded but what servers load."""
    launcher = Launcher()
    atexit.register(launcher.close)
    return launcher


def _become_server(out: str, err: str, command: list[str], bends: list[str], env: dict[str, str]) -> None:
    """In the fork: from here on it is `wagonlit` like any other."""
    from wagonlit.cli import main  # noqa: PLC0415  # only here and below: the tests need none of it

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    for number, path, mode in ((0, os.devnull, os.O_RDONLY), (1, out, os.O_WRONLY), (2, err, os.O_WRONLY)):
        file = os.open(path, mode | os.O_APPEND)
        os.dup2(file, number)
        os.close(file)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  # the other one was read from
    os.environ.clear()
    os.environ.update(env)
    paths = [path for path in env.get("PYTHONPATH", "").split(os.pathsep) if path and path not in sys.path]
    sys.path[1:1] = paths
    for bend in bends:
        module, name, argument = bend.split(":", 2)
        getattr(import_module(module), name)(*filter(None, [argument]))
    main(command)


class _Nursery:
    """All that were started, and with which status they ended."""

    def __init__(self) -> None:
        self.ended: dict[int, int | None] = {}
        signal.signal(signal.SIGCHLD, lambda *_: self._bury())

    def _bury(self) -> None:
        with suppress(ChildProcessError):
            while (found := os.waitpid(-1, os.WNOHANG))[0]:
                self.ended[found[0]] = os.waitstatus_to_exitcode(found[1])

    def launch(self, *wanted: object) -> int:
        # Whoever dies at once must not be buried before they are on the list.
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
        if (pid := os.fork()) == 0:
            _become_server(*wanted)  # type: ignore[arg-type]
        self.ended[pid] = None
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
        return pid

    def close(self) -> None:
        """Nobody wants a server any more, even if it was not stopped."""
        for pid in [pid for pid, status in self.ended.items() if status is None]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def _keep() -> None:
    import wagonlit.table.serving.server  # noqa: PLC0415, F401
    from wagonlit.games import games  # noqa: PLC0415

    import_module("alembic.command")
    games()  # loads them all
    games.cache_clear()  # in another environment there may be more
    for module in sys.argv[1:]:
        import_module(module)
    gc.collect()
    gc.freeze()  # what all have in common is looked through once, not in every fork
    nursery = _Nursery()
    for line in iter(sys.stdin.readline, ""):
        what, about = json.loads(line)
        told = nursery.launch(*about) if what == LAUNCH else nursery.ended[about]
        sys.stdout.write(f"{'' if told is None else told}\n")
        sys.stdout.flush()
    nursery.close()


if __name__ == "__main__":
    _keep()
