"""The terminal's own words: the same in all languages, and complete."""

from pathlib import Path

import pytest

from tests.kit.terminal.texts import texts_in
from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from wagonlit import kit, terminal
from wagonlit.core.words import languages
from wagonlit.kit.terminal.words import FOLDER, Words, preferred_language
from wagonlit.terminal.command_words import keys_line

SOURCES = [Path(next(iter(package.__path__))) for package in (kit, terminal)]
# Looked up by the name of a bot, a command, a reason, or a finding.
BY_NAME = ("bot-", "command-", "refusal-", "verify-")


def texts(lang: str) -> dict[str, set[str]]:
    """Every text of the terminal with the facts it uses."""
    return texts_in(FOLDER / f"{lang}.ftl")


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_texts_with_the_same_facts(lang: str) -> None:
    assert texts(lang) == texts("en")


@pytest.mark.parametrize("lang", languages())
def test_every_text_can_be_said(lang: str) -> None:
    words = Words(lang)
    for key, names in texts("en").items():
        for number in (0, 1, 2, 1.5):
            assert words(key, **dict.fromkeys(names, number))


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_no_text_was_left_in_english(lang: str) -> None:
    said = {key: Words("en")(key, **dict.fromkeys(names, 2)) for key, names in texts("en").items()}
    same = {
        key for key, names in texts(lang).items() if Words(lang)(key, **dict.fromkeys(names, 2)) == said[key]
    }
    assert {key for key in same if len(said[key]) > 12} == set()


def test_no_text_is_left_over() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for folder in SOURCES for path in folder.rglob("*.py"))
    keys = {key.partition(".")[0] for key in texts("en") if not key.startswith(BY_NAME)}
    assert {key for key in keys if f'"{key}"' not in sources} == set()


def test_lines_may_end_anywhere_and_an_empty_line_begins_a_new_one() -> None:
    assert len(Words("en")("how-to-answer", rule="LH-1").splitlines()) == 2
    assert "\n" not in Words("en")("menu-help")


def test_at_a_table_the_texts_of_its_game_come_first() -> None:
    words = Words("en", LIGHTHOUSE)
    assert words("title") == "Lighthouse"
    assert words("points") == Words("en")("points")
    assert words.knows("FellAsleep")
    assert not Words("en").knows("FellAsleep")


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(
    settings: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == lang


@pytest.mark.parametrize("lang", languages())
def test_what_can_be_typed_fits_one_line_of_a_narrow_terminal(lang: str) -> None:
    words = Words(lang)
    assert len(keys_line(words, undo=True, taken="lr")) < 80
    assert len(words("page-keys", page=10, pages=12, back="b")) < 80
    assert len(words("replay-keys", line=100, lines=388, back="b")) < 80
    assert len(words("form-keys", send=words("form-send"))) < 80
