"""Whoever follows docs/add-a-game.md has a game that is found, checked and played."""

import ast
import re
import shutil
from pathlib import Path

import pexpect  # type: ignore[import-untyped]  # it has no types

from tests.docs.tutorial import FILES, GOLDEN, LIST, PLAY, RULE, SIMULATE, TEST, Project
from tests.patience import PATIENCE

MOST_LINES = 200


def test_it_is_found_by_its_entry_point(project: Project) -> None:
    (entry_points,) = project.installed.glob("*.dist-info/entry_points.txt")
    assert "raffle = raffle.game:GAME" in entry_points.read_text(encoding="utf-8")
    assert re.search(r"^raffle +2–4 +random", project.printed(LIST), re.MULTILINE)


def test_its_rules_are_shown(project: Project) -> None:
    shown = project.printed(RULE)
    assert "goes back into the" in shown
    assert "RF-4" not in shown


def test_it_passes_its_own_tests_and_the_conformance_suite(project: Project) -> None:
    project.printed(GOLDEN)
    # Four players with two plans each, in any order: 4·2, then 3·2 and so on for each of those.
    counts = (project.folder / "tests" / "perft.txt").read_text(encoding="utf-8").split(": ")[-1]
    assert counts.split() == ["8", "48", "192", "384"]
    assert "7 passed" in project.printed(TEST)


def test_a_leak_planted_in_it_is_found(project: Project, tmp_path: Path) -> None:
    planted = Project.__new__(Project)
    planted.folder, planted.installed = tmp_path / "project", project.installed
    shutil.copytree(project.folder, planted.folder)
    state = planted.folder / "raffle" / "state.py"
    told = FILES["raffle/state.py"].replace("Secret(plan, only(seat))", "Secret(plan, below(4))")
    assert told != FILES["raffle/state.py"]
    state.write_text(told, encoding="utf-8")
    planted.printed(GOLDEN)
    found = planted.run(TEST)
    assert found.returncode == 1
    assert "ConformanceError: raffle with" in found.stdout


def test_it_is_played_in_the_terminal(project: Project) -> None:
    program, *words = project.command(PLAY)
    terminal = pexpect.spawn(
        program,
        [*words, "--lang", "en", "--pace", "instant"],
        env={**project.environment, "TERM": "xterm", "LINES": "40", "COLUMNS": "100"},
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(40, 100),
    )
    terminal.expect(r"draws .*ticket \d0.*What will you do with your ticket\?.*> ")
    terminal.sendline("keep")
    terminal.expect(r"has decided: .*keep it.*shows .*ticket \d0.*wins the prize of 5 coins.*Another game\?")
    terminal.sendline("1")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_a_series_of_it_is_simulated_by_two_processes(project: Project) -> None:
    shown = project.printed(SIMULATE)
    wins = {bot: float(number) for bot, number in re.findall(r"│ (\w+) +│ +([\d.]+) │", shown)}
    assert wins.keys() == {"search", "random"}
    assert round(sum(wins.values()), 1) == 30
    assert "--jobs 2" in SIMULATE
    alone = project.printed(SIMULATE.replace("--jobs 2", "--jobs 1"))
    assert wins == {bot: float(number) for bot, number in re.findall(r"│ (\w+) +│ +([\d.]+) │", alone)}


def test_it_is_as_small_as_a_first_game_should_be() -> None:
    files = [text for name, text in FILES.items() if name.startswith("raffle/") and name.endswith(".py")]
    assert sum(lines_of_code(text) for text in files) <= MOST_LINES


def lines_of_code(source: str) -> int:
    """Neither blank nor part of a docstring."""
    said: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            said.update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    lines = enumerate(source.splitlines(), 1)
    return sum(bool(line.strip()) and number not in said for number, line in lines)
