"""A game read again through different eyes."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.terminal.terminal import Terminal
from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit.cli import main
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.terminal.players import Player
from wagonlit.terminal.saves import Bookmark, SaveFile

OTHER_SCREEN = "\x1b[?1049h"


@pytest.fixture
def file() -> Path:
    match, rng = Match(MASQUERADE, {}, 11), Rng(4)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.options[rng.below(len(ask.options))], ask.seat)
    saved = SaveFile.new("masquerade")
    saved.write(match.record, Bookmark([Player("Anna"), Player("Bert"), Player("Carl")], "en"))
    return saved.path


def replay(*args: str) -> str:
    result = CliRunner().invoke(main, ["replay", *args])
    assert result.exit_code == 0, result.output
    assert "\x1b" not in result.stdout
    return result.stdout


def masked(text: str) -> list[str]:
    """Whose masks were seen as they were put on."""
    return [line.split()[1] for line in text.splitlines() if " puts on the " in line]


def test_all_could_see_no_mask(file: Path) -> None:
    assert masked(replay(str(file))) == []


@pytest.mark.parametrize("seat", ["1", "bert", "Bert"])
def test_a_seat_sees_its_own_mask(file: Path, seat: str) -> None:
    assert masked(replay(str(file), "--seat", seat)) == ["Bert"]


def test_open_shows_everything(file: Path) -> None:
    text = replay(file.stem, "--open")
    assert masked(text) == ["Anna", "Bert", "Carl"]
    assert "Everybody’s secrets are open" in text
    assert "The game ended after" in text


def test_the_language_can_be_another(file: Path) -> None:
    assert "Durch die" not in replay(str(file), "--lang", "de")
    assert "Alle Geheimnisse" in replay(str(file), "--lang", "de", "--open")


def test_an_unfinished_record_says_so(file: Path) -> None:
    content = json.loads(file.read_text())
    content["answers"] = content["answers"][:4]
    file.write_text(json.dumps(content))
    assert "The game is not finished" in replay(str(file), "--open")


def test_a_bare_record_names_its_seats_by_number(file: Path) -> None:
    content = json.loads(file.read_text())
    del content["terminal"]
    file.write_text(json.dumps(content))
    assert "Seat 1 puts on a mask." in replay(str(file), "--lang", "en")


def test_in_a_terminal_it_is_leafed_through_with_the_table(file: Path, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "replay", str(file), "--seat", "Bert", size=(24, 80))
    first = terminal.shown()
    assert "Bert (you)" in first
    assert "Line 1 of " in first
    assert "   2  " not in first
    assert "   2  " in terminal.type("")
    assert "Line 1 of " in terminal.type("b")
    jumped = terminal.type("4")
    assert "Line 4 of " in jumped
    assert "   4  " in jumped
    found = [line for line in terminal.type("carl has chosen").splitlines() if line.strip()]
    assert "Carl has chosen" in found[-2]
    assert "No line of the log speaks of “zebra”." in terminal.type("zebra")
    assert "The game ended after" in terminal.last("q")
    assert terminal.raw.count(OTHER_SCREEN) == 1


def test_the_table_is_that_of_the_moment(file: Path, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "replay", str(file), "--seat", "Bert", size=(30, 100))
    assert " puts on " in terminal.shown()
    before = rows_of_table(terminal.type("3"))
    assert rows_of_table(terminal.type("999")) != before
    assert rows_of_table(terminal.type("3")) == before
    terminal.last("q")


def test_with_all_secrets_open_the_reader_chooses_whose_eyes(file: Path, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "replay", str(file), "--open", size=(24, 80))
    terminal.shown()
    seen = [terminal.type(typed) for typed in ("5", "e", "e", "e")]
    you = [[name for name in ("Anna", "Bert", "Carl") if f"{name} (you)" in page] for page in seen]
    assert you == [["Anna"], ["Bert"], ["Carl"], ["Anna"]]
    assert all("Line 5 of " in page for page in seen)
    assert "The table as Carl saw it" in seen[2]
    terminal.last("q")


def rows_of_table(page: str) -> str:
    """What stands above the log."""
    return page.partition("Through the eyes of Bert")[0].partition("Bert (you)")[2]
