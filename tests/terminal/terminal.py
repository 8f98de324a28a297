"""The real program in a real terminal, as a person sees it."""

import os
import re
import sys
from pathlib import Path

import pexpect

PROMPT = re.compile(r"\r\n(?:\x1b\[\?2004h)?> $")
CODES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")
PATIENCE = 120  # seconds; a fault, not a measure


class Terminal:
    """`wagonlit` with these arguments; saved games go to a folder of the test's own."""

    def __init__(self, home: Path, *args: str, columns: int = 100, lines: int = 40) -> None:
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(home),
            "TERM": "xterm",
            "LANG": "C.UTF-8",
            "PAGER": "cat",
        }
        environment.pop("LC_ALL", None)
        command = ["-m", "wagonlit", *args]
        self.child = pexpect.spawn(
            sys.executable,
            command,
            env=environment,
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(lines, columns),
        )
        self.raw = ""

    def shown(self) -> str:
        """What appears until the next question, without colours."""
        self.child.expect(PROMPT)
        return self._plain()

    def type(self, line: str) -> str:
        """Type a line; what appears until the next question."""
        self.child.sendline(line)
        return self.shown()

    def last(self, line: str) -> str:
        """Type a line after which the program ends; what appears."""
        self.child.sendline(line)
        return self.rest()

    def press(self, key: str) -> str:
        """Press Ctrl and this key, after which the program ends; what appears."""
        self.child.sendcontrol(key)
        return self.rest()

    def rest(self) -> str:
        """What appears until the program ends."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self._plain()

    @property
    def status(self) -> int | None:
        return self.child.exitstatus

    def _plain(self) -> str:
        text = self.child.before or ""
        self.raw += text
        return CODES.sub("", text).replace("\r", "")
