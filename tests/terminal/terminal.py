"""The real program in a real terminal, as a person sees it."""

import os
import re
import sys
from pathlib import Path

import pexpect  # type: ignore[import-untyped]  # it has no types

PROMPT = re.compile(r"\r\n(?:\x1b\[\?2004h)?> $")
CODES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")
PATIENCE = 60  # seconds; a fault, not a measure


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
        self.ended = False

    def shown(self) -> str:
        """What appears until the next question or the end, without colours."""
        self.ended = self.child.expect([PROMPT, pexpect.EOF]) == 1
        if self.ended:
            self.child.close()
        return self._plain()

    def type(self, line: str) -> str:
        """Type a line; what appears until the next question."""
        self.child.sendline(line)
        return self.shown()

    def show(self, cards: int) -> str:
        """Press Enter for each card of a show; all that was sent, with its codes."""
        sent = ""
        for card in range(1, cards + 1):
            self.child.sendline("")
            self.child.expect_exact(f"{card}/{cards}")
            sent += self.child.before + self.child.after
        return sent

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
        status: int | None = self.child.exitstatus
        return status

    def _plain(self) -> str:
        text = self.child.before or ""
        self.raw += text
        return CODES.sub("", text).replace("\r", "")
