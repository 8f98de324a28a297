"""Where the time goes: step by step, and that of the suite by folder; the games' own tests by game."""

import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from tests.toys.registered import ROOT

SCRIPT = ROOT / "scripts" / "timings"
MEASURED = """<testsuites><testsuite>
<testcase classname="tests.core.test_ids" name="test_a" time="0.5"/>
<testcase classname="tests.core.test_rng" name="test_b" time="1.0"/>
<testcase classname="tests.table.rooms.test_bots" name="test_c" time="2.0"/>
<testcase classname="tests.games.chess.rules.test_pawns" name="test_d" time="0.25"/>
<testcase classname="tests.games.chess.test_kings" name="test_e" time="0.25"/>
</testsuite></testsuites>"""


def printed(file: Path) -> str:
    command = [sys.executable, str(SCRIPT), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.stdout + done.stderr


def test_seconds_are_added_up_by_folder_the_longest_first(tmp_path: Path) -> None:
    file = tmp_path / "interpreted.xml"
    file.write_text(MEASURED)
    rows = [line.replace("│", " ").split() for line in printed(file).splitlines()]
    assert [row for row in rows if len(row) == 4 and row[0].startswith("tests/")] == [
        ["tests/table", "1", "2.0", "50.0%"],
        ["tests/core", "2", "1.5", "37.5%"],
        ["tests/games/chess", "2", "0.5", "12.5%"],
    ]


def test_the_steps_of_make_test_are_printed_with_the_time_that_one_waits_for_them(tmp_path: Path) -> None:
    file = tmp_path / "steps.txt"
    file.write_text("setup 1000 2200\nlint 2190 2221\n")
    rows = [line.replace("│", " ").split() for line in printed(file).splitlines()]
    assert [row for row in rows if len(row) == 2] == [["setup", "1,200"], ["lint", "31"], ["all", "1,221"]]


def test_a_step_that_went_well_is_noted_and_one_that_failed_is_not(tmp_path: Path) -> None:
    file = tmp_path / "timings" / "steps.txt"
    stopwatch = [str(ROOT / "scripts" / "stopwatch"), str(file)]
    assert subprocess.run([*stopwatch, "lint", "true"], check=False).returncode == 0
    assert subprocess.run([*stopwatch, "test-page", "sh", "-c", "exit 3"], check=False).returncode == 3
    assert [line.split()[0] for line in file.read_text().splitlines()] == ["lint"]


def test_without_a_run_it_says_how_to_get_one(tmp_path: Path) -> None:
    assert "run make test first" in printed(tmp_path / "nothing.xml")
