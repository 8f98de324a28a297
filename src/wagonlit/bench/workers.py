"""The parent's side of a worker: start it, ask it for a measure, see when it fails."""

import contextlib
import os
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Protocol, Self, TypeVar

import msgspec

# One core's worth of work for each, whatever the libraries would like.
_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
_FAREWELL = 5.0  # seconds a worker has to end by itself

Line = TypeVar("Line")


class WorkerFailed(Exception):
    """A worker died, or could not do what was asked."""


class Hello(msgspec.Struct, frozen=True):
    """A worker's first line: what it can measure, which peers it lacks, whether its engine is compiled."""

    measures: list[str]
    left_out: dict[str, str] = {}
    compiled: bool = False


class Answer(msgspec.Struct, frozen=True):
    """What was done in how long, or why it was not."""

    count: int = 0
    seconds: float = 0.0
    error: str = ""


class Measuring(Protocol):
    """Somebody who can be asked for measures; one that is optional may fail without harm."""

    name: str
    optional: bool
    measures: list[str]

    def measure(self, name: str, seconds: float) -> Answer: ...


class Worker:
    """One process with one interpreter; idle until it is asked."""

    def __init__(
        self, name: str, command: Sequence[str], env: Mapping[str, str] | None = None, optional: bool = False
    ) -> None:
        self.name = name
        self.optional = optional
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the process
        whole = {**os.environ, **_ONE_THREAD, **(env or {})}
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=self._complaints, env=whole
            )
        except OSError as fault:
            self._complaints.close()
            raise WorkerFailed(f"the {name} worker cannot be started: {fault}") from fault
        try:
            self.hello = self._line(Hello)
        except WorkerFailed:
            self.close()
            raise
        self.measures = self.hello.measures

    def measure(self, name: str, seconds: float) -> Answer:
        """Let the worker repeat this measure for that long."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode({"measure": name, "seconds": seconds}) + b"\n")
            self._process.stdin.flush()
        except OSError as fault:
            raise self._died() from fault
        answer = self._line(Answer)
        if answer.error:
            raise WorkerFailed(f"{name}: {answer.error}")
        if answer.count < 1 or answer.seconds <= 0:
            raise WorkerFailed(f"{name}: nothing was done in {answer.seconds} s")
        return answer

    def close(self) -> None:
        """Close the pipe, upon which the worker ends; one that does not is killed."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):  # it is dead already, with a request unread
            self._process.stdin.close()
        try:
            self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        self._complaints.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _line(self, kind: type[Line]) -> Line:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise self._died()
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as fault:
            raise WorkerFailed(f"the {self.name} worker said {line!r}: {fault}") from fault

    def _died(self) -> WorkerFailed:
        code = self._process.wait()
        self._complaints.seek(0)
        said = self._complaints.read().decode(errors="replace").strip().splitlines()
        last = said[-1] if said else "no word"
        return WorkerFailed(f"the {self.name} worker ended with code {code}: {last}")
