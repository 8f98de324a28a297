"""The bot of docs/add-a-bot.md, taken from a file and from a package."""

import doctest
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.patience import PATIENCE

PAGE = (Path(__file__).parents[2] / "docs" / "add-a-bot.md").read_text(encoding="utf-8")
BOT = next(
    example.source for example in doctest.DocTestParser().get_examples(PAGE) if "class" in example.source
)
(ENTRY_POINTS,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
(SIMULATE,) = re.findall(r"^\$ (wagonlit simulate .+)$", PAGE, re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The reader's folder: the bot in a file, and once more in a package that is installed."""
    (tmp_path / "mybot.py").write_text(f"import wagonlit\n\n{BOT}", encoding="utf-8")
    ((group, bots),) = tomllib.loads(ENTRY_POINTS)["project"]["entry-points"].items()
    ((name, place),) = bots.items()
    module = tmp_path / f"{place.partition(':')[0].replace('.', '/')}.py"
    module.parent.mkdir()
    (module.parent / "__init__.py").write_text("", encoding="utf-8")
    module.write_text(f"import wagonlit\n\n{BOT}", encoding="utf-8")
    installed = tmp_path / "mypackage-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: mypackage\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(f"[{group}]\n{name} = {place}\n")
    return tmp_path


def printed(folder: Path, typed: str) -> str:
    _, *words = shlex.split(typed)
    paths = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-m", "wagonlit", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths, "COLUMNS": "100"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=2 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def wins(shown: str) -> dict[str, float]:
    return {bot: float(number) for bot, number in re.findall(r"│ (\w+) +│ +([\d.]+) │", shown)}


def test_from_a_file_and_from_a_package_it_plays_the_same_games(folder: Path) -> None:
    few = f"{SIMULATE.replace('--games 1000', '--games 20')} --seed 1"
    from_file = wins(printed(folder, few))
    assert from_file.keys() == {"Sleuth", "novice"}
    assert round(sum(from_file.values()), 1) == 20
    from_package = wins(printed(folder, few.replace("./mybot.py:Sleuth", "sleuth")))
    assert list(from_package.values()) == list(from_file.values())


def test_a_bot_of_another_package_is_offered_for_every_game(folder: Path) -> None:
    listed = printed(folder, "wagonlit games")
    games = re.findall(r"^\w+ +\d–\d", listed, re.MULTILINE)
    assert games
    assert listed.count("sleuth") == len(games)
