"""The real program in a real terminal, as a person sees it."""

import os
import re
import sys
from pathlib import Path

import pexpect  # type: ignore[import-untyped]  # it has no types

from tests.patience import PATIENCE
from tests.toys.registered import environment as toys_environment
from wagonlit.core.words import languages
from wagonlit.kit.terminal.words import Words

PROMPT = re.compile(r"\r\n(?:\x1b\[\?\d+[hl])*> $")
CODES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")
LINES, COLUMNS = 40, 100
WORDS = [Words(lang) for lang in languages()]
MORE = re.compile("(?:" + "|".join(re.escape(words("more")) for words in WORDS) + ")$")
EMPTY_LINE = "…"  # of a form
MOST_QUESTIONS = 1000  # more than any game asks


class Terminal:
    """`wagonlit` with these arguments; saved games go to a folder of the test's own."""

    def __init__(
        self, home: Path, *args: str, toys: bool = True, size: tuple[int, int] = (LINES, COLUMNS)
    ) -> None:
        environment = {
            **(toys_environment() if toys else os.environ),
            "XDG_DATA_HOME": str(home),
            "TERM": "xterm",
            "LANG": "C.UTF-8",
            "PAGER": "cat",
        }
        # Whoever runs the tests may have set these; a terminal has a size and a language of its own.
        for name in ("LC_ALL", "COLUMNS", "LINES"):
            environment.pop(name, None)
        command = ["-m", "wagonlit", *args]
        self.child = pexpect.spawn(
            sys.executable,
            command,
            env=environment,
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=size,
        )
        self.raw = ""
        self.now = ""  # what appeared last
        self.ended = False
        self._questions = 0

    def shown(self) -> str:
        """What appears until the next question or the end, without colours; a full screen is read on."""
        self._questions += 1
        assert self._questions < MOST_QUESTIONS, f"It asks for ever:\n{self.now}"
        shown = ""
        while (found := self.child.expect([PROMPT, pexpect.EOF, MORE])) == 2:
            shown += self._plain()
            self.child.sendline("")
        self.ended = found == 1
        if self.ended:
            self.child.close()
        self.now = shown + self._plain()
        return self.now

    def type(self, line: str) -> str:
        """Type a line; what appears until the next question."""
        self.child.sendline(line)
        return self.shown()

    def answer(self, line: str) -> str:
        """Type this line; at a form go to the next empty line, and send it when there is none."""
        for words in WORDS:
            _, found, form = self.now.rpartition(words("form-lines"))
            if found:
                return self.type("" if EMPTY_LINE in form else words("form-send"))
        return self.type(line)

    def type_until(self, line: str, wanted: str) -> str:
        """Answer every question with this line until something appears; what came with it."""
        shown = self.shown()
        while wanted not in shown:
            assert not self.ended, f"{wanted!r} never came"
            shown = self.answer(line)
        return shown

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
        self.raw += text + (self.child.after if isinstance(self.child.after, str) else "")
        return CODES.sub("", text).replace("\r", "")


def only_file(home: Path) -> Path:
    """The one game that was saved."""
    (path,) = (home / "wagonlit" / "games").iterdir()
    return path
