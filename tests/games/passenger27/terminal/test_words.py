"""The words of this game in the terminal: the same in all languages, each of them used."""

import pytest

from tests.kit.terminal.texts import texts_in
from wagonlit.core.words import languages
from wagonlit.games import find
from wagonlit.kit.terminal.drawing import drawing_of
from wagonlit.kit.terminal.words import Words

GAME = find("passenger27")
PREFIX = "terminal-"
BY_NAME = ("terminal-short-", "terminal-trait", "terminal-option-")  # looked up by the name of something


def texts(lang: str) -> dict[str, set[str]]:
    """Every text for the terminal with the facts it uses."""
    found = texts_in(GAME.folder / "text" / f"{lang}.ftl")
    return {key: facts for key, facts in found.items() if key.startswith(PREFIX)}


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_texts_with_the_same_facts(lang: str) -> None:
    assert texts(lang) == texts("en")


@pytest.mark.parametrize("lang", languages())
def test_every_text_can_be_said(lang: str) -> None:
    words = Words(lang, GAME)
    for key, names in texts("en").items():
        for number in (0, 1, 2, 1.5):
            assert words(key, **dict.fromkeys(names, number))


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_no_text_was_left_in_english(lang: str) -> None:
    english, words = Words("en", GAME), Words(lang, GAME)
    facts = {key: dict.fromkeys(names, 2) for key, names in texts("en").items()}
    same = {key for key in facts if words(key, **facts[key]) == english(key, **facts[key])}
    assert {key for key in same if len(english(key, **facts[key])) > 12} == set()


def test_no_text_is_left_over() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (GAME.folder / "terminal").glob("*.py"))
    keys = {key.partition(".")[0] for key in texts("en") if not key.startswith(BY_NAME)}
    unused = {key for key in keys if f'"{key}"' not in sources and f"'{key}'" not in sources}
    assert unused == set()


def test_every_option_that_a_newcomer_is_asked_for_has_its_question() -> None:
    found = {key for key in texts("en") if key.startswith("terminal-option-")}
    assert found == {f"terminal-option-{name}" for name in drawing_of(GAME).first_options}
