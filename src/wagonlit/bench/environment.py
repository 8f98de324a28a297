"""The peers' own virtual environment, made on first use and kept in the user's cache."""

import hashlib
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from wagonlit.bench.rounds import Progress

REQUIREMENTS = Path(__file__).parent / "peers-requirements.txt"


def home() -> Path:
    """Where the environment lives."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "wagonlit" / "peers"


def python_in(place: Path) -> Path:
    """The interpreter of the environment."""
    return place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp(requirements: Path) -> str:
    """What an environment must have been made from to be used again."""
    return hashlib.sha256(requirements.read_bytes() + sys.version.encode()).hexdigest()


def prepared(place: Path, requirements: Path, progress: Progress) -> dict[str, str]:
    """Make the environment unless it is there; which packages could not be installed, and why."""
    mark = place / "stamp"
    if mark.exists() and mark.read_text() == stamp(requirements) and python_in(place).exists():
        return {}
    progress("making the peers' environment", 0.0)
    venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(place)
    progress("installing the peers", 0.0)
    if install(place, requirements):
        return one_by_one(place, requirements, progress)
    mark.write_text(stamp(requirements))
    return {}


def install(place: Path, requirements: Path, *more: str) -> str:
    """Install what the file names; the reason if that fails, else nothing."""
    pip = [str(python_in(place)), "-I", "-m", "pip", "install", "--quiet", "--retries", "2"]
    pip += ["--disable-pip-version-check", "--require-hashes", "-r", str(requirements), *more]
    ended = subprocess.run(pip, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if ended.returncode == 0:
        return ""
    said = [line.strip() for line in ended.stderr.splitlines() if line.strip()]
    # pip ends with general words; what went wrong stands in the last error of a part of it.
    faults = [line for line in said if line.lower().startswith("error") and "subprocess" not in line]
    return (faults or said or [f"pip ended with code {ended.returncode}"])[-1]


def one_by_one(place: Path, requirements: Path, progress: Progress) -> dict[str, str]:
    """One package that is not available must not cost us the others; no stamp, so it is tried again."""
    failed = {}
    with tempfile.TemporaryDirectory() as folder:
        alone = Path(folder) / "one.txt"
        for package, block in blocks(requirements.read_text()).items():
            progress(f"installing {package}", 0.0)
            alone.write_text(block)
            fault = install(place, alone, "--no-deps")
            if fault:
                failed[package] = fault
    return failed


def blocks(requirements: str) -> dict[str, str]:
    """The lines of each package of a requirement file, by its name as Python spells it."""
    found: dict[str, str] = {}
    package = ""
    for line in requirements.splitlines(keepends=True):
        if line[:1].isalnum():
            package = line.split("==")[0].replace("-", "_")
            found[package] = ""
        if package:
            found[package] += line
    return found
