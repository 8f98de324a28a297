"""A game played in this process: lines typed, and what was printed."""

import io
import sys
from collections.abc import Sequence

import pytest
from rich.console import Console

from wagonlit.core.match import Match
from wagonlit.kit.terminal.screen import Screen
from wagonlit.terminal.play import play, welcome
from wagonlit.terminal.players import Player
from wagonlit.terminal.saves import Bookmark, SaveFile
from wagonlit.terminal.session import Session


def session_of(match: Match, names: Sequence[str], bots: Sequence[str] = ()) -> Session:
    """A table with these people and bots, on a screen that is no terminal."""
    console = Console(file=io.StringIO(), width=100, markup=False, emoji=False, highlight=False)
    bookmark = Bookmark([Player(name, name if name in bots else "") for name in names], "en")
    return Session(match, bookmark, SaveFile.new(match.game.id), Screen(console))


def played(session: Session, lines: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """Type these lines; all that was printed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    welcome(session)
    play(session)
    return printed(session)


def printed(session: Session) -> str:
    assert isinstance(session.screen.console.file, io.StringIO)
    return session.screen.console.file.getvalue()
