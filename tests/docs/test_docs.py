"""What the documents claim is run: Python by doctest, commands by the command line itself."""

import doctest
import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from wagonlit.cli import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMAND = re.compile(r"(?:^\$ |`)(wagonlit [a-z][^`\n]*)", re.MULTILINE)
TARGET = re.compile(r"`make ([a-z-]+)`")
LINK = re.compile(r"\]\(([^)#:]+)\)")


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_python_examples_run_as_shown(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    result = doctest.testfile(
        str(page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )
    assert result.failed == 0
    assert result.attempted == text.count(">>> ")


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_command_shown_exists_with_its_options(page: Path) -> None:
    """Parsed by the real command line; --help in front keeps it from playing 1,000 games here."""
    for command in COMMAND.findall(page.read_text(encoding="utf-8")):
        name, *words = shlex.split(command.split(" #")[0])[1:]
        command_line = main.commands[name]
        while isinstance(command_line, click.Group) and words and not words[0].startswith("-"):
            command_line = command_line.commands[words.pop(0)]
        parameters = command_line.get_params(click.Context(command_line))
        known = {option for parameter in parameters for option in parameter.opts}
        wrong = [word for word in words if word.startswith("-") and word not in known | {"--help"}]
        assert not wrong, command
        assert CliRunner().invoke(main, [name, "--help"]).exit_code == 0, command


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_make_target_and_every_link_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in TARGET.findall(text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for link in LINK.findall(text):
        assert (page.parent / link).exists(), link


def test_all_pages_can_be_reached_from_the_readme() -> None:
    readme = PAGES[0].read_text(encoding="utf-8")
    missing = [named(page) for page in PAGES[1:] if named(page) not in readme]
    assert missing == []
