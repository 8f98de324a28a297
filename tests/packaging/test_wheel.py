"""What is installed: a wheel without compiled parts is complete, and plays."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
NEEDED = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "src", "requirements")
PLAYS = """
from wagonlit.core import frame
from wagonlit.core.playout import playout
from wagonlit.core.rng import Rng
from wagonlit.games import games
assert games(), "no game was installed"
for game in games().values():
    state = game.start(game.options({}))
    decisions = playout(state, Rng(1))
    assert state.agenda is None, "it did not come to its end"
    print(frame.__file__.endswith(".py"), decisions > 0, len(game.result(state).scores) in game.players)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of the sources, so that nothing is left in the project."""
    copy = tmp_path_factory.mktemp("sources")
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(source, copy / name)
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps"]
    environment = {**os.environ, "WAGONLIT_PURE": "1"}
    built = subprocess.run(
        [*command, "--wheel-dir", target, copy],
        env=environment,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return next(target.glob("*.whl"))


def test_the_pure_wheel_is_for_every_platform_and_has_nothing_compiled(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in names if name.endswith((".so", ".pyd"))] == []


def test_the_wheel_has_every_file_that_the_sources_have(wheel: Path) -> None:
    kinds = ("*.py", "*.ftl", "*.md", "*.txt", "*.json", "*.bin", "py.typed")
    wanted = {
        file.relative_to(ROOT / "src").as_posix() for kind in kinds for file in (ROOT / "src").rglob(kind)
    }
    assert wanted - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_the_pure_wheel_plays_a_whole_game_of_each_kind(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    played = subprocess.run(
        [sys.executable, "-c", PLAYS],
        env=environment,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert set(played.stdout.splitlines()) == {"True True True"}, played.stderr
