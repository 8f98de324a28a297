"""Which share of a server's work the notebooks are, with people at all seats: for docs/research.md.

python -m tests.games.passenger27.server.notebook_share [PLAYERS]

A real server, its store and real sockets, under `wagonlit load`. The server itself counts the processor time
in which it finds out, after every answer and for every seat, whether a notebook is new, and if so makes and
encodes it.
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable
from time import process_time_ns, sleep, thread_time_ns
from typing import Any

from wagonlit.cli import main as wagonlit
from wagonlit.games.passenger27.game import Passenger27
from wagonlit.table.room.notebooks import Notebooks

PORT = 8790
LOAD = ["--tables", "20", "--game", Passenger27.id, "--moves-per-s", "60", "--seconds", "20"]


class Stopwatch:
    """How long a function has been at work."""

    def __init__(self) -> None:
        self.spent = 0

    def timing(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same function under the stopwatch."""

        def timed(*given: Any) -> Any:
            begun = thread_time_ns()
            done = work(*given)
            self.spent += thread_time_ns() - begun
            return done

        return timed


def serve(folder: str) -> None:
    """The server; when it ends it says what its notebooks took."""
    watch = Stopwatch()
    Notebooks.news = watch.timing(Notebooks.news)  # type: ignore[method-assign]
    sys.argv = ["wagonlit", "serve", "--port", str(PORT), "--data", folder, "--no-limits"]
    begun = process_time_ns()
    try:
        wagonlit()
    finally:
        share = watch.spent / (process_time_ns() - begun)
        sys.stderr.write(f"notebooks: {share:.1%} of the server's work\n")


def measure(players: str) -> None:
    """Start it, put it under load, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", __spec__.name, "serve", folder]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        sleep(5)
        url = f"http://127.0.0.1:{PORT}"
        load = [sys.executable, "-m", "wagonlit", "load", *LOAD, "--players", players, "--url", url]
        try:
            subprocess.run(load, check=True, stdout=subprocess.DEVNULL)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2])
    else:
        measure(sys.argv[1] if len(sys.argv) > 1 else "4")
