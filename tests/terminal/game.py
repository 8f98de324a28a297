"""A game played in this process: lines typed, and what was printed."""

import io
import sys
from collections.abc import Sequence

import pytest
from rich.console import Console

from wagonlit.core.match import Match
from wagonlit.terminal.play import play, welcome
from wagonlit.terminal.saves import Desk, SaveFile
from wagonlit.terminal.screen import Screen
from wagonlit.terminal.session import Session
from wagonlit.terminal.sitters import Sitter


def session_of(match: Match, names: Sequence[str]) -> Session:
    """A table with these people, on a screen that is no terminal."""
    console = Console(file=io.StringIO(), width=100, markup=False, emoji=False, highlight=False)
    desk = Desk([Sitter(name) for name in names], "en")
    return Session(match, desk, SaveFile.new(match.game.id), Screen(console))


def played(session: Session, lines: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """Type these lines; all that was printed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    welcome(session)
    play(session)
    return printed(session)


def printed(session: Session) -> str:
    assert isinstance(session.screen.console.file, io.StringIO)
    return session.screen.console.file.getvalue()
