"""A process that is spoken to in lines, and its last words if it dies."""

import os
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self, TypeVar

import msgspec

FAREWELL = 2.0  # seconds it has to end by itself; nothing that it holds is kept

T = TypeVar("T")


class LineProcess:
    """Started in a session of its own, so that Ctrl-C ends our measuring first and not the measured.

    Whatever goes wrong with it is raised as its `failure`.
    """

    failure: ClassVar[type[Exception]]

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        env: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        self.name = name
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the process
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                cwd=folder,
                env={**os.environ, **(env or {})},
                start_new_session=True,
            )
        except OSError as fault:
            self._complaints.close()
            raise self.failure(f"{name} cannot be started: {fault}") from fault

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    def say(self, line: bytes = b"") -> None:
        """Write it a line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()
        except OSError as fault:
            raise self._died() from fault

    def line(self) -> bytes:
        """Its next line."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise self._died()
        return line

    def read(self, kind: type[T]) -> T:
        """Its next line, which is JSON of this kind."""
        line = self.line()
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as fault:
            raise self.failure(f"{self.name} said {line!r}: {fault}") from fault

    def _died(self) -> Exception:
        code = self._process.wait()
        self._complaints.seek(0)
        said = self._complaints.read().decode(errors="replace").strip().splitlines()
        return self.failure(f"{self.name} ended with code {code}: {said[-1] if said else 'no word'}")

    def close(self) -> None:
        """Ask it to end; if it does not, end it."""
        pipes = self._process.stdin, self._process.stdout
        try:
            with suppress(OSError):  # it is dead already
                if pipes[0]:
                    pipes[0].close()
            self._process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
        finally:  # whoever presses Ctrl-C meanwhile leaves no process behind either
            self._process.kill()
            self._process.wait()
            if pipes[1]:
                pipes[1].close()
            self._complaints.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
