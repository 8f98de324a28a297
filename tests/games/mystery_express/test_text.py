"""The words of Mystery Express that no other game has, and grammar that no suite for all games knows."""

import re
from collections.abc import Mapping
from functools import cache

import pytest

from tests.games.mystery_express.trial import NOTEBOOK_TEXTS
from wagonlit.conformance.variables import TextFile
from wagonlit.conformance.vocabulary import noun_keys, wanted
from wagonlit.core.event import domains
from wagonlit.core.words import languages
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.view.notebook import DRAFT
from wagonlit.games.mystery_express.view.notes import COLUMNS

UNNAMED = {
    "seat",
    "company",
    "card",
    "order",
    "enigmas",
}  # people, sets, or ids that only chance answers with
SHEET = ["", ".seen_once", ".both_seen", ".innocent", ".solution", ".open", ".got", ".removed", ".truth"]
NOTEBOOK = {*(f"sheet{word}" for word in SHEET), *(f"column-{column}" for column in (*COLUMNS, DRAFT))}
SENTENCES = {*wanted(GAME), *NOTEBOOK}.union(
    *(noun_keys(GAME, domain) for domain in GAME.domains if domain not in UNNAMED)
)

every_language = pytest.mark.parametrize("lang", languages())


@cache
def text_file(lang: str) -> TextFile:
    return TextFile(GAME.folder / "text" / f"{lang}.ftl")


def test_the_notebook_has_its_words_and_no_others() -> None:
    keys = {key for key in text_file("en").patterns if key.startswith(NOTEBOOK_TEXTS)}
    assert keys == NOTEBOOK


@every_language
def test_every_id_that_can_be_named_has_its_name(lang: str) -> None:
    assert SENTENCES - set(text_file(lang).patterns) == set()


# Grammar that cannot be seen in a test by eye


def people(lang: str, key: str) -> set[str]:
    """The variables of a sentence that stand for people."""
    event = next((event for event in GAME.events if event.__name__ == key), None)
    question = next((one for one in GAME.decisions if re.match(rf"{re.escape(one.id)}(?:-|$)", key)), None)
    kinds: Mapping[str, str] = {name: name for name in UNNAMED}
    if event is not None:
        kinds = domains(event)
    elif question is not None:
        kinds = question.facts
    return {name for name in text_file(lang).used_by(key) if kinds.get(name) in UNNAMED}


@pytest.mark.parametrize(("lang", "before"), [("fr", r"\b(?:de|que|jusque)\s|[’']"), ("it", r"\ba\s")])
def test_no_word_that_changes_before_a_vowel_stands_before_a_name(lang: str, before: str) -> None:
    for key in SENTENCES:
        for name in people(lang, key):
            assert not re.search(rf"(?:{before})\{{ \${name} \}}", written(lang, key)), key


def written(lang: str, key: str) -> str:
    source = (GAME.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    span = text_file(lang).patterns[key].span
    assert span is not None
    return source[span.start : span.end]
