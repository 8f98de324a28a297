"""docs/architecture.md says where things are; they are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALK = list(dict.fromkeys(re.findall(r"^\|[^|]*\| `([^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)))
FOLDERS = re.findall(r"^ {2}([a-z_]+/\S*|)(?: +.*)?$", PAGE.partition("```\n")[2], re.MULTILINE)
DEFINED = r"\b(?:class|def|function|const) {name}\b|^ +(?:private )?{name}\(.*[{]"


def home(file: str) -> Path:
    """Python lies in one place, the page in another; what every game has is looked up in any of them."""
    folder = ROOT / ("ui/src" if file.endswith((".ts", ".tsx")) else "src/wagonlit")
    return next(folder.glob(file.replace("<game>", "*")))


def body_of(owner: str, source: str) -> str:
    """From where this class begins to where it ends, in Python or TypeScript."""
    found = re.search(rf"^(?:export )?class {owner}\b.*\n(?:(?:[ )].*)?\n)*", source, re.MULTILINE)
    assert found, owner
    return found[0]


def test_the_walk_goes_all_the_way() -> None:
    steps = re.findall(r"^\| \*\*(\w+)\*\* \|", PAGE, re.MULTILINE)
    assert steps == ["clicked", "received", "checked", "stored", "told", "drawn"]
    assert len(WALK) > 20


@pytest.mark.parametrize(("file", "name"), WALK)
def test_what_the_walk_names_is_defined_there(file: str, name: str) -> None:
    owner, _, member = name.rpartition(".")
    source = home(file).read_text(encoding="utf-8")
    place = body_of(owner, source) if owner else source
    assert re.search(DEFINED.replace("{name}", re.escape(member)), place, re.MULTILINE), name


def test_the_diagram_shows_every_folder_of_the_package() -> None:
    shown = {name.split("/")[0] for name in FOLDERS if name}
    there = {file.parent.name for file in (ROOT / "src" / "wagonlit").glob("*/__init__.py")}
    assert shown == there
