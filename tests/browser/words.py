"""The words the page is made of, read from the same files."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.browser.tables import GAME

UI = Path(__file__).parents[2] / "ui/src"
LANGUAGES = ("fr", "en", "de", "it")


@cache
def _texts(lang: str) -> list[str]:
    places = [UI / "shell/text", files("wagonlit") / "games" / GAME / "text"]
    return [(place / f"{lang}.ftl").read_text(encoding="utf-8") for place in places]


@cache
def _bundles(lang: str) -> list[FluentBundle]:
    bundles = []
    for text in _texts(lang):
        bundles.append(FluentBundle([lang], use_isolating=False))
        bundles[-1].add_resource(FluentResource(text))
    return bundles


def said(lang: str, key: str, **args: str) -> str:
    """What stands on the page under this key, be it the shell's or the game's."""
    name, _, part = key.partition(".")
    for bundle in _bundles(lang):
        message = bundle.get_message(name) if bundle.has_message(name) else None
        pattern = (message.attributes[part] if part else message.value) if message else None
        if pattern is not None:
            return str(bundle.format_pattern(pattern, args)[0])
    raise KeyError(key)


@cache
def ids() -> frozenset[str]:
    """The ids of all texts, with those of their parts, that no sentence would have in it."""
    found = set()
    for text in _texts("en"):
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, Message):
                found |= {entry.id.name, *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)}
    return frozenset(key for key in found if re.search(r"[-._]|[a-z][A-Z]", key))
