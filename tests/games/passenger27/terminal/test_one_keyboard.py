"""One keyboard: what it makes of questions with nothing to decide, and of the last moment of a hunt."""

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from tests.games.passenger27.table import BERT, CARL, SCHEME, SHOOT, Table, table
from wagonlit.kit.terminal.screen import Screen
from wagonlit.terminal.play import play
from wagonlit.terminal.players import Player
from wagonlit.terminal.saves import Bookmark, SaveFile
from wagonlit.terminal.session import Session

NOVICE, PERSON = "novice", ""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def typed(t: Table, bert: str, lines: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """Anna, and perhaps Bert, type these lines against bots; all that was printed."""
    players = [Player("Anna"), Player("Bert", bert), Player("Carl", NOVICE)]
    console = Console(file=io.StringIO(), width=100, markup=False, emoji=False, highlight=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    play(Session(t.match, Bookmark(players, "en"), SaveFile.new(t.match.game.id), Screen(console)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("bert", "asked"), [(NOVICE, False), (PERSON, True)])
def test_only_somebody_alone_is_not_asked_where_nothing_but_a_pass_is_possible(
    bert: str, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = table(skills=[["lucky"], [], []]).play(BERT, SCHEME).play(CARL, SCHEME)
    printed = typed(t, bert, ["investigation", "Bert", "looks"], monkeypatch)
    assert "You investigate Bert" in printed
    assert ("Do you use a skill" in printed) == asked


@pytest.mark.parametrize("bert", [NOVICE, PERSON])
def test_the_last_names_are_heard_before_the_end(bert: str, monkeypatch: pytest.MonkeyPatch) -> None:
    t = table().lay(SHOOT, SCHEME, SHOOT).play(CARL, "banker")
    told, end, _ = typed(t, bert, ["gangster"], monkeypatch).partition("The end of the line")
    assert end
    assert "Anna  “Gangster!”  ● it is Bert!" in told
