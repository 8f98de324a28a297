"""Windows in which a seat has nothing to play: it is asked only where several share a keyboard."""

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tests.games.passenger27.table import table
from wagonlit.kit.terminal.screen import Screen
from wagonlit.terminal.play import play
from wagonlit.terminal.players import Player
from wagonlit.terminal.saves import Bookmark, SaveFile
from wagonlit.terminal.session import Session

TYPED = ["investigation", "Bert", "looks"]


@pytest.mark.parametrize(("bert", "asked"), [("novice", False), ("", True)])
def test_nobody_alone_is_asked_where_only_a_pass_is_possible(
    bert: str, asked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    t = table(skills=[["lucky"], [], []])
    t.play(1, "intrigue").play(2, "intrigue")
    players = [Player("Anna"), Player("Bert", bert), Player("Carl", "novice")]
    console = Console(file=io.StringIO(), width=100, markup=False, emoji=False, highlight=False)
    session = Session(t.match, Bookmark(players, "en"), SaveFile.new(t.match.game.id), Screen(console))
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in TYPED)))
    play(session)
    assert isinstance(console.file, io.StringIO)
    assert "Anna investigates Bert" in console.file.getvalue()
    assert ("Do you use a skill" in console.file.getvalue()) == asked
