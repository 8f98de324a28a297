"""The rules of every game, in full and on one page, in every language: the same numbers, names and tables."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from wagonlit.core.game import Game
from wagonlit.core.rules_text import has_summary, rules_file, summary_file
from wagonlit.core.words import LANGUAGES
from wagonlit.games import games

Document = Callable[[Game, str], Path]
TRANSLATIONS = [
    (game, lang, document)
    for game in games().values()
    for lang in LANGUAGES
    for document in ([rules_file, summary_file] if has_summary(game) else [rules_file])
    if lang != "en"
]
IDS = [f"{game.id}-{lang}-{document.__name__}" for game, lang, document in TRANSLATIONS]
NUMBER = re.compile(r"\b[A-Z]{2}-R?\d+\b")
NAME = re.compile(r"`[^`]+`")


@cache
def text(game: Game, lang: str, document: Document) -> str:
    return document(game, lang).read_text(encoding="utf-8")


def kind(line: str) -> str:
    """What a line of Markdown begins: a heading and its level, a row and its cells, a point, or text."""
    if heading := re.match(r"#+ ", line):
        return heading[0].strip()
    if line.startswith("|"):
        return f"row of {line.count('|') - 1}"
    if point := re.match(r" *(-|\d+\.) ", line):
        return point[1]
    return "text" if line.strip() else ""


def blocks(source: str) -> list[tuple[str, list[str], list[str]]]:
    """Each block: its kind, the rules it speaks of, and the names it has in common with all languages."""
    found = [("", "")]
    for line in source.splitlines():
        if kind(line) == "text" and found[-1][0]:
            found[-1] = (found[-1][0], f"{found[-1][1]} {line}")
        else:
            found.append((kind(line), line))
    return [(begun, NUMBER.findall(block), sorted(NAME.findall(block))) for begun, block in found if begun]


@pytest.mark.parametrize(("game", "lang", "document"), TRANSLATIONS, ids=IDS)
def test_a_translation_has_every_block_of_the_rules(game: Game, lang: str, document: Document) -> None:
    assert document(game, lang).name.endswith(f".{lang}.md")
    english, translated = blocks(text(game, "en", document)), blocks(text(game, lang, document))
    for ours, theirs in zip(english, translated, strict=False):
        assert theirs == ours
    assert len(translated) == len(english)


@pytest.mark.parametrize(("game", "lang", "document"), TRANSLATIONS, ids=IDS)
def test_nothing_is_left_untranslated(game: Game, lang: str, document: Document) -> None:
    """No running text is the same in both; names in tables may be."""
    english = text(game, "en", document).splitlines()
    prose = {line for line in english if kind(line) in ("text", "-") and len(line) > 40}
    assert prose
    assert not prose & set(text(game, lang, document).splitlines())
