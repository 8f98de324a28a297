"""boardgame.io's server under the same load, driven by its own client in Node."""

from types import TracebackType
from typing import Self

import msgspec
from msgspec import Struct

from wagonlit.bench.rounds import Progress
from wagonlit.load.boardgame_io_install import Node, found_node, home, prepared
from wagonlit.load.driver import Share
from wagonlit.load.figures import Run
from wagonlit.load.processes import ServerProcess


class Serving(Struct, frozen=True):
    """The server's first line."""

    port: int
    name: str


class Held(Struct, frozen=True):
    """The server's answer when it is asked."""

    memory_kb: float


class Used(Struct, frozen=True):
    """The same, when it is asked for that."""

    processor_s: float


class Step(Struct, frozen=True):
    """How far the driver is."""

    share: float


class Done(Struct, frozen=True):
    """What the driver measured."""

    seconds: float
    moves: int
    waits_ms: list[float]
    lost: int


class BoardgameIoServer:
    """Their server and their clients, each a process of its own."""

    def __init__(self, node: Node, seats: int) -> None:
        self._server = ServerProcess(
            "boardgame.io's server", [node.node, "--expose-gc", "server.js"], node.env, home()
        )
        try:
            serving = self._server.read(Serving)
            address = f"http://127.0.0.1:{serving.port}"
            command = [node.node, "driver.js", address, serving.name, str(seats)]
            self._driver = ServerProcess("boardgame.io's driver", command, node.env, home())
        except BaseException:
            self._server.close()
            raise

    def open(self, tables: int, share: Share) -> None:
        """Open that many more tables."""
        self._ask({"open": tables}, share)

    def forget(self) -> None:
        """Leave all tables."""
        self._ask({"forget": True}, lambda share: None)

    def measure(self, moves_per_s: float, seconds: float, share: Share) -> Run:
        """Play at them."""
        self._ask({"moves_per_s": moves_per_s, "seconds": seconds}, share)
        done = self._driver.read(Done)
        return Run(done.seconds, done.moves, done.waits_ms, done.lost)

    def memory_kb(self) -> float | None:
        """What the server holds in memory now."""
        self._server.say()
        return self._server.read(Held).memory_kb

    def processor_s(self) -> float | None:
        """For how long the server has used a processor so far."""
        self._server.say(b"processor")
        return self._server.read(Used).processor_s

    def _ask(self, order: dict[str, float], share: Share) -> None:
        self._driver.say(msgspec.json.encode(order))
        while (step := self._driver.read(Step).share) < 1:
            share(step)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._driver.close()
        self._server.close()


def installed(progress: Progress) -> Node:
    """The Node to run them with, once they are installed; LeftOut if they cannot be."""
    node = found_node()
    prepared(home(), node, progress)
    return node
