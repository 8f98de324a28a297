"""docs/add-a-game.md, followed to the letter: its files as they stand there, its commands as typed."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
# In the order of the page: a command that comes or goes must come or go here too.
INSTALL, LIST, RULE, GOLDEN, TEST, PLAY, SIMULATE, SERVE = re.findall(r"^\$ (.+)$", PAGE, re.MULTILINE)


class Project:
    """The reader's folder after everything on the page was written and installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self.installed = folder / "installed"
        for name, text in FILES.items():
            file = self.folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        self._install()

    def _install(self) -> None:
        """As `pip install` does, into a folder of its own: the environment of these tests stays as it is."""
        assert INSTALL == "pip install --editable ."
        aside = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(self.installed)]
        self.run(f"python -m pip install --quiet {shlex.join(aside)} .").check_returncode()

    @property
    def environment(self) -> dict[str, str]:
        """Where the installed package is found, and everything else as here."""
        paths = [str(self.installed), os.environ.get("PYTHONPATH", "")]
        own = {"XDG_DATA_HOME": str(self.folder / "saved"), "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        return {**os.environ, **own, "PYTHONPATH": os.pathsep.join(filter(None, paths))}

    def command(self, typed: str) -> list[str]:
        """What is typed, with the Python of these tests."""
        program, *words = shlex.split(typed)
        return [sys.executable, *(["-m", program] if program != "python" else []), *words]

    def run(self, typed: str) -> subprocess.CompletedProcess[str]:
        """Type this in the project's folder; what was printed."""
        return subprocess.run(
            self.command(typed),
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=2 * PATIENCE,
            check=False,
        )

    def printed(self, typed: str) -> str:
        """The same, if it went well."""
        done = self.run(typed)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
