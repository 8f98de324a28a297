"""No file outside a game's own folders names that game or knows its words: what is planted is found."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.toys.registered import ROOT, in_this_process
from wagonlit.core.text import Texts
from wagonlit.core.words import languages
from wagonlit.games import games

CHECK = ROOT / "scripts" / "check-game-names"
OURS = [game.id for game in games().values()]
HOUSE = {
    "act", "action", "board", "lang", "language", "level", "line", "pace", "players", "position", "reason",
    "seat", "seats", "setting", "text", "time", "verdict",
}  # fmt: skip


def checked(folder: Path) -> str:
    """What the check has to say."""
    found: str = runpy.run_path(str(CHECK))["main"](folder)
    return found


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """An empty project."""
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], timeout=PATIENCE, check=True)
    return tmp_path


def plant(tree: Path, path: str, text: str) -> None:
    (tree / path).parent.mkdir(parents=True, exist_ok=True)
    (tree / path).write_text(text, encoding="utf-8")


def test_this_project_passes() -> None:
    command = [sys.executable, str(CHECK)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("id", OURS)
def test_a_game_may_be_named_in_its_folders_and_in_what_people_read(tree: Path, id: str) -> None:
    own = (f"src/wagonlit/games/{id}/a.py", f"ui/src/games/{id}/b.ts", f"tests/games/{id}/test_c.py")
    for path in (*own, "docs/play.txt", "README.md", "CHANGELOG.md"):
        plant(tree, path, f"{id}\n")
    assert checked(tree) == ""


@pytest.mark.parametrize("id", OURS)
def test_every_spelling_of_its_id_is_found_elsewhere(tree: Path, id: str) -> None:
    words = id.split("_")
    camel = "".join(word.capitalize() for word in words)
    spellings = [id, "-".join(words), camel, camel[0].lower() + camel[1:], id.upper(), " ".join(words)]
    spellings += [f"{camel}Board", f"the_{id}_table", f"Old{camel}Board"]
    for number, spelling in enumerate(spellings):
        plant(tree, f"src/wagonlit/table/planted_{number}.py", f"\nx = '{spelling}'\n")
    found = checked(tree)
    assert [line.partition(":2:")[0] for line in found.splitlines()] == [
        f"src/wagonlit/table/planted_{number}.py" for number in range(len(spellings))
    ]


@pytest.mark.parametrize("id", OURS)
def test_its_title_is_found_in_every_language(tree: Path, id: str) -> None:
    game = games()[id]
    for lang in languages():
        plant(tree, f"ui/src/shell/{lang}.ftl", f"welcome = {Texts(game, lang, []).title()}!\n")
    assert len(checked(tree).splitlines()) == len(languages())


def test_a_game_of_another_package_is_found_too_by_its_id_and_its_title(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(tree, "src/wagonlit/core/frame.py", "# as lighthouse needs it\n")
    plant(tree, "ui/src/shell/start.ts", 'const poster = "Le phare";\n')
    plant(tree, "ui/src/shell/words.ts", "// lighthouses are no games\n")
    assert checked(tree) == ""
    with in_this_process(monkeypatch):
        found = checked(tree)
    assert found.splitlines() == [
        "src/wagonlit/core/frame.py:1: lighthouse",
        "ui/src/shell/start.ts:1: Le phare",
    ]


def own_words(id: str) -> list[str]:
    game = games()[id]
    named = {*game.domains, *(option.name for option in game.option_list)}
    return sorted(named - HOUSE)


@pytest.mark.parametrize("id", OURS)
def test_the_words_of_one_game_are_found_in_what_serves_all(tree: Path, id: str) -> None:
    written = {word: f'if domain == "{word}":\n    pass\n' for word in own_words(id)}
    assert len(written) > 1
    for word, line in written.items():
        plant(tree, f"src/wagonlit/core/{word}_known.py", line)
        plant(
            tree,
            f"ui/src/shell/{word}.css",
            f".x {{ color: var(--{word}); }}\n.y {{ color: var(--{word}-2); }}\n",
        )
    assert set(checked(tree).splitlines()) == {
        *(f'src/wagonlit/core/{word}_known.py:1: "{word}"' for word in written),
        *(f"ui/src/shell/{word}.css:1: --{word}" for word in written),
    }


@pytest.mark.parametrize("id", OURS)
def test_words_count_in_quotes_only_and_in_nothing_that_belongs_to_a_game_or_a_toy(
    tree: Path, id: str
) -> None:
    word = own_words(id)[0]
    plant(tree, "src/wagonlit/core/frame.py", f"# a {word} and another\n{word} = 1\n")
    for path in (
        "src/wagonlit/games/other/a.py",
        "ui/src/games/other/b.ts",
        "tests/toys/c.py",
        "ui/test/d.ts",
    ):
        plant(tree, path, f'x = "{word}"\n')
    assert checked(tree) == ""


def test_words_of_the_house_are_everybodys(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(tree, "src/wagonlit/core/frame.py", 'x = "seat", "players", "text", "nights"\n')
    with in_this_process(monkeypatch):
        assert checked(tree) == 'src/wagonlit/core/frame.py:1: "nights"'


@pytest.mark.parametrize("id", OURS)
def test_a_file_may_not_be_called_by_a_game_either(tree: Path, id: str) -> None:
    plant(tree, f"tests/bots/test_{id}.py", "")
    assert checked(tree) == f"tests/bots/test_{id}.py: its path names a game"
