"""Starting the workers, each with the interpreter and the code that it measures."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import wagonlit
from wagonlit.bench import environment
from wagonlit.bench.peer_worker import PEERS
from wagonlit.bench.rounds import Progress
from wagonlit.bench.workers import Worker, WorkerFailed

PACKAGE = Path(wagonlit.__file__).parent
PEER_WORKER = Path(__file__).parent / "peer_worker.py"
_SOURCES = {".py", ".ftl", ".json", ".bin"}


def copy_sources(package: Path, target: Path) -> None:
    """The package without its compiled parts, so that Python runs the same code as it stands."""
    for file in package.rglob("*"):
        if file.suffix in _SOURCES and file.is_file():
            copy = target / file.relative_to(package)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)


def our_worker(build: str, root: Path, games: list[str]) -> Worker:
    """A worker that runs the package under this root: `compiled` or `pure`."""
    path = os.pathsep.join(filter(None, [str(root), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-P", "-m", "wagonlit.bench.our_worker", build, *games]
    return Worker(build, command, {"PYTHONPATH": path})


def peer_worker(python: list[str], faults: dict[str, str]) -> tuple[list[Worker], dict[str, str]]:
    """The worker of the peers, if it can be started at all; and the peers it lacks, with the reason."""
    try:
        worker = Worker("peers", [*python, str(PEER_WORKER)], optional=True)
    except WorkerFailed as fault:
        return [], {peer: faults.get(peer, str(fault)) for peer in PEERS}
    return [worker], {peer: faults.get(peer, why) for peer, why in worker.hello.left_out.items()}


def peers_at_home(progress: Progress) -> tuple[list[Worker], dict[str, str]]:
    """The worker of the peers in their own environment, made if need be."""
    place = environment.home()
    try:
        faults = environment.prepared(place, environment.REQUIREMENTS, progress)
    except (OSError, subprocess.CalledProcessError) as fault:
        return [], dict.fromkeys(PEERS, f"no environment could be made: {fault}")
    return peer_worker([str(environment.python_in(place)), "-I"], faults)
