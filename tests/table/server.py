"""The real server in a process of its own, on a real port: to be asked, killed and started again."""

import random
import re
import signal
import socket
import subprocess
import tempfile
import time
import weakref
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from tests.patience import PATIENCE
from tests.table.launcher import Launched, common_launcher

READY = re.compile(r"^On this machine: +(http://\S+?)/$", re.MULTILINE)
STOPPED_WELL = 0
PORTS = range(30_000, 32_768)  # Linux gives out 32,768 and higher, macOS and Windows 49,152 and higher


class HeldPort:
    """A port of our own on this machine as long as this lives, whether a server listens there or not.

    Nobody is given it by chance, neither who listens at port 0 nor who calls from any port: it lies below
    those that systems give out. And no other test chooses it, of this run or another: who chooses first takes
    the UDP port of the same number. Only one can have that, no TCP server misses it, and a run that is killed
    gives it back. Strangers who listen there already are found by trying.
    """

    def __init__(self, ports: Sequence[int] = PORTS) -> None:
        for port in random.sample(ports, len(ports)):
            sign = socket.socket(type=socket.SOCK_DGRAM)
            with socket.socket() as door, suppress(OSError):
                sign.bind(("127.0.0.1", port))
                door.bind(("", port))
                self.number = port
                weakref.finalize(self, sign.close)
                return
            sign.close()
        raise AssertionError(f"All ports from {ports[0]} to {ports[-1]} are taken.")


def bent(bends: Sequence[str]) -> list[str]:
    """Bends as a launcher takes them: those of proof/planted_bends.py by their names alone."""
    return [name if ":" in name else f"tests.table.proof.planted_bends:bend:{name}" for name in bends]


class Server:
    """`wagonlit serve` with these arguments, its tables in this folder unless they name a database.

    `bends` names what is changed in it for a test: see proof/planted_bends.py.
    """

    def __init__(self, folder: Path, *args: str, bends: Sequence[str] = ()) -> None:
        self.folder = folder
        self._bends = bent(bends)
        self.args: Sequence[str] = args
        self._held = HeldPort()
        self._out = Path(tempfile.mkstemp(prefix="out-", dir=folder)[1])
        self._err = Path(tempfile.mkstemp(prefix="err-", dir=folder)[1])
        self._start()

    def _start(self) -> None:
        place = [] if "--database" in self.args else ["--data", str(self.folder)]
        command = ["serve", "--host", "127.0.0.1", "--port", self.port, *place, *self.args]
        self._out.write_bytes(b"")
        launcher = common_launcher()
        self.process = Launched(launcher, launcher.launch(self._out, self._err, command, self._bends))
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
        return str(self._held.number)

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
        self._start()


@contextmanager
def two_servers(folder: Path, database: str) -> Iterator[tuple[Server, Server]]:
    """Two server processes on one database, whose bots answer at once; neither may fail."""
    with ExitStack() as stack:
        servers = []
        for name in "ab":
            (folder / name).mkdir()
            servers.append(Server(folder / name, "--database", database, "--pace", "instant", "--no-limits"))
            stack.callback(servers[-1].stop)
        yield servers[0], servers[1]
    assert not any("Traceback" in server.err for server in servers)
