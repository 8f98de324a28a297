"""A series of games that somebody stops."""

import json
import os
from pathlib import Path

import pytest

from tests.terminal.terminal import Terminal

GAMES = 1_000_000


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_first_ctrl_c_ends_a_series_with_the_result_so_far_and_every_process(
    tmp_path: Path, jobs: str
) -> None:
    file = tmp_path / "result.json"
    args = ["simulate", "masquerade", "--seats", "search,random,random", "--games", str(GAMES)]
    terminal = Terminal(tmp_path, *args, "--jobs", jobs, "--json", str(file), "--lang", "en")
    terminal.child.expect(rf"[1-9]\d*/{GAMES}")
    shown = terminal.press("c")
    assert "stopped after" in shown
    assert "Traceback" not in shown
    assert terminal.status == 130
    report = json.loads(file.read_text())
    assert 0 < report["games"] < report["wanted"] == GAMES
    assert is_gone(terminal.child.pid)


def is_gone(group: int) -> bool:
    """Is no process of this group left? What is ending may take a moment."""
    try:
        while True:
            os.killpg(group, 0)
            os.sched_yield()
    except ProcessLookupError:
        return True
