"""The screen and the keyboard: everything shown and typed in a game goes through here."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from rich import _wrap
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from wagonlit.kit.terminal.words import Words

with suppress(ImportError):
    # Arrow keys at the prompt, where the system has them.
    import readline

# Rich would break a line at a no-break space, too, and begin one with the question mark of a French sentence.
_wrap.re_word = re.compile(r"[ \t]*[^ \t]+[ \t]*")

FORGET = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen, then what was scrolled off it


def new_console(stderr: bool = False) -> Console:
    """A console that prints what it is given: no names read as markup, no guessed colours."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


class Leave(Exception):
    """Whoever sits at the keyboard wants to stop here."""


class Screen:
    """A terminal, or a file or pipe in its place: then everything is plain, and nothing waits."""

    def __init__(self, console: Console, instant: bool = False) -> None:
        self.console = console
        self.instant = instant
        self.live = console.is_terminal and not console.is_dumb_terminal

    def say(self, *parts: RenderableType, style: str = "") -> None:
        """Show these, one below the other; words are never read as markup."""
        for part in parts:
            shown = Text(part) if isinstance(part, str) else part
            # In a file or a pipe a line stays one line.
            whole = isinstance(shown, Text) and not self.console.is_terminal
            self.console.print(shown, style=style or None, soft_wrap=whole)

    def note(self, words: str) -> None:
        """A remark to the player, slightly indented."""
        self.inset(Text(words, style="italic"))

    def inset(self, part: RenderableType) -> None:
        """Something slightly indented."""
        self.say(Padding(part, (0, 0, 0, 2), expand=False))

    def path(self, words: str, path: str) -> None:
        """A remark that ends in a path, which must not be broken."""
        self.console.print(Text(f"  {words} {path}", style="italic"), soft_wrap=True)

    def title(self, words: str) -> None:
        """A line across the screen with a title in it."""
        self.console.print()
        self.console.rule(Text(words, style="bold"), style="dim", align="left")

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def read(self, prompt: str = "> ") -> str:
        """One line from the keyboard; Leave at its end (Ctrl-D)."""
        try:
            typed = input(prompt)
        except EOFError:
            self.console.print()
            raise Leave from None
        if not self.live:
            # What was typed into a pipe is not on the screen yet.
            self.console.print()
        return typed.strip()

    def pause(self, words: str) -> None:
        """Wait for Enter; where nobody waits, go on."""
        if self.instant or not self.live:
            return
        self.say(Text(words, style="dim"))
        self.read()

    def drop_typed(self) -> None:
        """Drop keys that were pressed before anything was asked."""
        with suppress(ImportError, OSError, ValueError):
            from termios import TCIFLUSH, tcflush  # noqa: PLC0415 (not on every system)

            tcflush(sys.stdin, TCIFLUSH)

    @contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        """Something moves while bots think."""
        if not self.live or self.instant:
            yield
            return
        with self.console.status(Text(words, style="dim")):
            yield

    def forget(self) -> None:
        """Nothing of what was shown may be found by scrolling back."""
        with suppress(NameError):
            readline.clear_history()
        if self.live:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def curtain(self, name: str, words: Words) -> None:
        """Several people share one keyboard: hide one's secrets before the next looks."""
        self.forget()
        self.title(words("curtain-pass", name=name))
        self.pause(words("curtain-enter", name=name))
        self.forget()
