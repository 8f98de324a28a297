"""The screen and the keyboard: everything shown and typed in a game goes through here."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import sleep

from rich import _wrap
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from wagonlit.kit.terminal.lines import rendered, rows_of
from wagonlit.kit.terminal.words import Words, preferred_language

with suppress(ImportError):
    # Arrow keys at the prompt, where the system has them.
    import readline

# Rich would break a line at a no-break space, too, and begin one with the question mark of a French sentence.
_wrap.re_word = re.compile(r"[ \t]*[^ \t]+[ \t]*")

FORGET = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen, then what was scrolled off it
CLEAR = "\x1b[H\x1b[2J"
LINE_ABOVE = "\x1b[1A\x1b[2K"  # the cursor goes up a line, which is wiped
BEAT = 0.15  # seconds between two pieces of news


def new_console(stderr: bool = False) -> Console:
    """A console that prints what it is given: no names read as markup, no guessed colours."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


class Leave(Exception):
    """Whoever sits at the keyboard wants to stop here."""


class Screen:
    """A terminal, or a file or pipe in its place: then everything is plain, and nothing waits.

    In a terminal nothing scrolls away unseen: when the screen is full, it waits for Enter.
    """

    def __init__(self, console: Console, words: Words | None = None, instant: bool = False) -> None:
        self.console = console
        self.words = words or Words(preferred_language())  # for what the screen itself says
        self.instant = instant  # news of bots comes without a pause between them
        self.live = console.is_terminal and not console.is_dumb_terminal
        self._unread = 0  # rows filled since somebody last pressed Enter

    # Showing

    def say(self, *parts: RenderableType, style: str = "") -> None:
        """Show these, one below the other; words are never read as markup."""
        for part in parts:
            shown = Text(part) if isinstance(part, str) else part
            # In a file or a pipe a line stays one line.
            whole = isinstance(shown, Text) and not self.console.is_terminal
            self._print(shown, style, whole)

    def _print(self, shown: RenderableType, style: str = "", whole: bool = False) -> None:
        if not self.live:
            self.console.print(shown, style=style or None, soft_wrap=whole)
            return
        lines = rendered(self.console, shown, style, whole)
        rows = [rows_of(line, self.console.width) for line in lines]
        if self._unread + sum(rows) > self._room and sum(rows) <= self._room:
            self._wait_for_reader()  # better than to tear it apart
        for line, height in zip(lines, rows):
            if self._unread + height > self._room:
                self._wait_for_reader()
            self._write(f"{line}\n")
            self._unread += height

    @property
    def _room(self) -> int:
        """How many rows can be filled: the last one is for what is typed."""
        return self.console.height - 1

    def _wait_for_reader(self) -> None:
        if not self._unread:
            return
        self.read(self.words("more"))
        self._write(LINE_ABOVE)

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()

    def note(self, words: str) -> None:
        """A remark to the player, slightly indented."""
        self.inset(Text(words, style="italic"))

    def inset(self, part: RenderableType) -> None:
        """Something slightly indented."""
        self.say(Padding(part, (0, 0, 0, 2), expand=False))

    def path(self, words: str, path: str) -> None:
        """A remark that ends in a path, which must not be broken."""
        self._print(Text(f"  {words} {path}", style="italic"), whole=True)

    def title(self, words: str) -> None:
        """A line across the screen with a title in it."""
        self.gap()
        self._print(Rule(Text(words, style="bold"), style="dim", align="left"))

    def gap(self) -> None:
        """An empty line."""
        self._print(Text())

    def beat(self) -> None:
        """A moment between two pieces of news, so that they are told rather than dumped."""
        if self.live and not self.instant:
            sleep(BEAT)

    @contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        """Something moves while bots think."""
        if not self.live or self.instant:
            yield
            return
        with self.console.status(Text(words, style="dim")):
            yield

    # Typing

    def read(self, prompt: str = "> ") -> str:
        """One line from the keyboard, typed after the prompt stood there; Leave at its end (Ctrl-D)."""
        self._drop_typed()
        self._unread = 0
        try:
            typed = input(prompt)
        except EOFError:
            self.console.print()
            raise Leave from None
        if not self.live:
            # What was typed into a pipe is not on the screen yet.
            self.console.print()
        return typed.strip()

    def _drop_typed(self) -> None:
        """Keys pressed before a question was there answer nothing."""
        with suppress(ImportError, OSError, ValueError):
            from termios import TCIFLUSH, tcflush  # noqa: PLC0415 (not on every system)

            tcflush(sys.stdin, TCIFLUSH)

    def pause(self, words: str) -> None:
        """Wait for Enter; where nobody is, go on."""
        if not self.live:
            return
        self.say(Text(words, style="dim"))
        self.read()

    # Secrets

    @contextmanager
    def apart(self, cursor: bool = True) -> Iterator[None]:
        """A screen of its own: nothing of it is left afterwards, not even by scrolling back."""
        with self.console.screen(hide_cursor=not cursor):
            yield

    def show_apart(self, lines: list[str]) -> None:
        """Fill the screen of its own with these lines and nothing else."""
        self._write(CLEAR + "".join(f"{line}\n" for line in lines))

    def forget(self) -> None:
        """Nothing of what was shown may be found by scrolling back."""
        with suppress(NameError):
            readline.clear_history()
        if self.live:
            self._write(FORGET)
        self._unread = 0

    def curtain(self, name: str) -> None:
        """Several people share one keyboard: hide one's secrets before the next looks."""
        self.forget()
        self.title(self.words("curtain-pass", name=name))
        self.pause(self.words("curtain-enter", name=name))
        self.forget()
