"""A PostgreSQL server of the tests' own, in a folder of its own, gone with the tests."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from glob import glob
from itertools import count
from pathlib import Path
from urllib.parse import quote

from tests.patience import PATIENCE

MISSING = "These tests need PostgreSQL: install Debian's package “postgresql”, or put initdb on the PATH."
USER, PASSWORD = "wagonlit", "all aboard"
# Its database is thrown away, so it need not survive a power cut.
SETTINGS = "-c listen_addresses='' -c fsync=off -c max_connections=50"


class Postgres:
    """A running server that answers on a socket in its folder."""

    def __init__(self) -> None:
        self._programs = programs()
        self._user = unprivileged()
        self._numbers = count(1)
        self.folder = Path(tempfile.mkdtemp(prefix="wagonlit-"))
        self._cluster = f"--pgdata={self.folder}/cluster"
        if self._user:
            shutil.chown(self.folder, self._user)
        try:
            self._initialise()
            self.start()
        except BaseException:
            shutil.rmtree(self.folder)
            raise

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"tables_{next(self._numbers)}"
        self._run("createdb", "--host", str(self.folder), "--username", USER, name)
        return self.address(name)

    def address(self, name: str, password: str = PASSWORD) -> str:
        """The address of a database of this name, whether there is one or not."""
        return f"postgresql://{USER}:{quote(password)}@/{name}?host={quote(str(self.folder))}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = f"{SETTINGS} -c unix_socket_directories='{self.folder}'"
        self._run(
            "pg_ctl", "start", "--wait", self._cluster, f"--log={self.folder}/log", "--options", settings
        )

    def crash(self) -> None:
        """Stop the server as if it had failed."""
        self._run("pg_ctl", "stop", "--mode=immediate", "--wait", self._cluster)

    def kill(self) -> None:
        """Kill the server as if memory had run out; what it has begun ends by itself."""
        sign = self.folder / "cluster" / "postmaster.pid"
        main = int(sign.read_text(encoding="utf-8").splitlines()[0])
        begun = Path(f"/proc/{main}/task/{main}/children").read_text(encoding="utf-8").split()
        os.kill(main, signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while not all(map(_is_gone, [main, *map(int, begun)])):
            assert time.monotonic() < deadline, "PostgreSQL does not end."
            time.sleep(0.01)
        for left in (sign, self.folder / ".s.PGSQL.5432.lock"):
            left.unlink()  # else it would wait until somebody has buried the dead

    def remove(self) -> None:
        """Stop the server, and leave nothing behind."""
        try:
            self.crash()
        finally:
            shutil.rmtree(self.folder)

    def _initialise(self) -> None:
        secret = self.folder / "password"
        secret.write_text(PASSWORD, encoding="utf-8")
        secret.chmod(0o644)
        self._run(
            "initdb", self._cluster, "--username", USER, f"--pwfile={secret}", "--auth=scram-sha-256",
            "--no-sync", "--encoding=UTF8", "--locale=C",
        )  # fmt: skip

    def _run(self, program: str, *args: str) -> None:
        """Run one of PostgreSQL's programs; the server's own output goes to its log."""
        done = subprocess.run(
            [self._programs / program, *args],
            user=self._user,
            extra_groups=[] if self._user else None,
            cwd=self.folder,
            env={**os.environ, "PGPASSWORD": PASSWORD, "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        log = self.folder / "log"
        told = done.stderr or (log.read_text(encoding="utf-8") if log.exists() else "")
        assert done.returncode == 0, f"{program} failed:\n{told}"


def _is_gone(pid: int) -> bool:
    """Is this process dead, buried or not?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return True


def programs(debian: str = "/usr/lib/postgresql/*/bin") -> Path:
    """The folder of the server's programs; Debian keeps them out of the PATH."""
    asked = shutil.which("pg_config")
    bindir = [subprocess.check_output([asked, "--bindir"], text=True).strip()] if asked else []
    newest = sorted(glob(debian), key=lambda folder: float(Path(folder).parent.name), reverse=True)
    on_path = shutil.which("initdb")
    linked = [str(Path(on_path).resolve().parent)] if on_path else []
    for folder in [*bindir, *newest, *linked]:
        if all(Path(folder, name).exists() for name in ("initdb", "pg_ctl", "postgres", "createdb")):
            return Path(folder)
    raise AssertionError(MISSING)


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: the user it runs as instead."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in users else "nobody"
