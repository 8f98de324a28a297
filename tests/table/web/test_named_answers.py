"""A bot of another package at a real table: it knows its options by name, as docs/add-a-bot.md says."""

from pathlib import Path

import pytest

from tests.core.packages import installed
from tests.table.searchers import play_against_bots
from tests.table.server import Server
from tests.toys.masquerade.pieces import REST

MODULE = "bots_that_go_by_names"
BOT = """
class Sleepy:
    def __init__(self, options, seat, seed):
        pass
    def choose(self, view, ask):
        wanted = [id for id, name in zip(ask.options, ask.names) if name == "rest"]
        return (wanted or ask.options)[0]
"""


def test_a_bot_that_chooses_by_name_does_so_at_a_real_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{MODULE}.py").write_text(BOT)
    with installed(tmp_path, monkeypatch, "wagonlit.bots", sleepy=f"{MODULE}:Sleepy"):
        server = Server(tmp_path, "--pace", "instant", "--no-limits")
        try:
            told = play_against_bots(server, "masquerade", "sleepy", 3)
        finally:
            server.stop()
    shown = [one.facts["deed"] for one in told if one.event == "DeedShown" and one.facts["seat"] != 0]
    assert len(shown) > 1
    assert set(shown) == {REST}  # the first of the three would be to peek
