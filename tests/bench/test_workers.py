"""Workers: processes that answer in JSON lines, and what is said when they do not."""

import sys
from pathlib import Path

import pytest

from wagonlit.bench.workers import Answer, Worker, WorkerFailed

HELLO = """
import json, sys
print(json.dumps({"measures": ["play"]}), flush=True)
"""


def script(folder: Path, text: str) -> list[str]:
    file = folder / "worker.py"
    file.write_text(HELLO + text)
    return [sys.executable, str(file)]


def test_a_worker_answers_what_it_did_in_how_long(tmp_path: Path) -> None:
    text = """
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"count": len(asked["measure"]), "seconds": asked["seconds"]}), flush=True)
"""
    with Worker("tidy", script(tmp_path, text)) as worker:
        assert worker.measures == ["play"]
        assert worker.measure("play", 0.25) == Answer(count=4, seconds=0.25)


def test_a_worker_that_dies_is_named_with_its_last_word(tmp_path: Path) -> None:
    text = "sys.stdin.readline(); sys.exit('the engine is out of coal')"
    with (
        Worker("pure", script(tmp_path, text)) as worker,
        pytest.raises(WorkerFailed, match="the pure worker ended with code 1: the engine is out of coal"),
    ):
        worker.measure("play", 0.1)


def test_a_worker_that_is_dead_already_says_so_again(tmp_path: Path) -> None:
    with Worker("pure", script(tmp_path, "sys.exit(3)")) as worker:
        for _ in range(2):
            with pytest.raises(WorkerFailed, match="the pure worker ended with code 3: no word"):
                worker.measure("play", 0.1)


def test_a_worker_that_dies_before_its_first_line_cannot_be_made() -> None:
    with pytest.raises(WorkerFailed, match="compiled worker ended with code 1: ValueError: no such game"):
        Worker("compiled", [sys.executable, "-c", "raise ValueError('no such game')"])


def test_a_worker_that_reports_a_fault_fails_with_it(tmp_path: Path) -> None:
    text = """sys.stdin.readline(); print('{"error": "TypeError: no"}', flush=True); sys.stdin.readline()"""
    with (
        Worker("peers", script(tmp_path, text)) as worker,
        pytest.raises(WorkerFailed, match="play: TypeError: no"),
    ):
        worker.measure("play", 0.1)


def test_a_worker_that_did_nothing_fails(tmp_path: Path) -> None:
    text = """sys.stdin.readline(); print('{"count": 0, "seconds": 0.1}', flush=True); sys.stdin.readline()"""
    with (
        Worker("peers", script(tmp_path, text)) as worker,
        pytest.raises(WorkerFailed, match="play: nothing was done"),
    ):
        worker.measure("play", 0.1)


def test_a_worker_that_babbles_fails(tmp_path: Path) -> None:
    with (
        Worker("peers", script(tmp_path, "print('Welcome!', flush=True); sys.stdin.readline()")) as worker,
        pytest.raises(WorkerFailed, match="the peers worker said b'Welcome!"),
    ):
        worker.measure("play", 0.1)
