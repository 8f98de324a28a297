"""One file of texts in one language, in Fluent (projectfluent.org)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk

from wagonlit.core.errors import UnknownName

# Each language by the name its own speakers use.
LANGUAGES = {"en": "English", "fr": "français", "de": "Deutsch", "it": "italiano"}

Args = Mapping[str, str | int | float]


def languages() -> tuple[str, ...]:
    """The languages there are, by code."""
    return tuple(LANGUAGES)


class BrokenText(Exception):
    """A text that is missing, or that asks for a fact nobody gives it: the file is at fault."""


class Words:
    """One file of texts in one language: “key” is a message, “key.part” its attribute."""

    def __init__(self, folder: Path, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownName(f"There is no language “{lang}”; available: {', '.join(LANGUAGES)}.")
        self.file = folder / f"{lang}.ftl"
        resource = FluentResource(self.file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BrokenText(f"{self.file}: this is not Fluent: {entry.content}")
        # No isolation marks: all four languages run from left to right.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(resource)

    def _pattern(self, key: str) -> Pattern | None:
        message, _, part = key.partition(".")
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(part) if part else found.value

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return self._pattern(key) is not None

    def say(self, key: str, args: Args | None = None) -> str:
        """The text, filled in. BrokenText if anything in it could not be."""
        pattern = self._pattern(key)
        if pattern is None:
            raise BrokenText(f"{self.file} has no text “{key}”.")
        text, faults = self._bundle.format_pattern(pattern, dict(args or {}))
        if faults:
            raise BrokenText(f"{self.file}, text “{key}”: {'; '.join(str(fault) for fault in faults)}.")
        return str(text)

    def parts(self, key: str) -> list[str]:
        """The attributes of a message."""
        return list(self._bundle.get_message(key).attributes)


@cache
def words_in(folder: Path, lang: str) -> Words:
    """The texts of that folder in one language, read once."""
    return Words(folder, lang)
