"""The parent's side of a worker: start it, ask it for a measure, see when it fails."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from wagonlit.bench.line_process import LineProcess

# One core's worth of work for each, whatever the libraries would like.
_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


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

    optional: bool
    measures: list[str]

    def measure(self, name: str, seconds: float) -> Answer: ...


class Worker(LineProcess):
    """One process with one interpreter; idle until it is asked."""

    failure = WorkerFailed

    def __init__(
        self, name: str, command: Sequence[str], env: Mapping[str, str] | None = None, optional: bool = False
    ) -> None:
        super().__init__(f"the {name} worker", command, {**_ONE_THREAD, **(env or {})})
        self.optional = optional
        try:
            self.hello = self.read(Hello)
        except WorkerFailed:
            self.close()
            raise
        self.measures = self.hello.measures

    def measure(self, name: str, seconds: float) -> Answer:
        """Let the worker repeat this measure for that long."""
        self.say(msgspec.json.encode({"measure": name, "seconds": seconds}))
        answer = self.read(Answer)
        if answer.error:
            raise WorkerFailed(f"{name}: {answer.error}")
        if answer.count < 1 or answer.seconds <= 0:
            raise WorkerFailed(f"{name}: nothing was done in {answer.seconds} s")
        return answer
