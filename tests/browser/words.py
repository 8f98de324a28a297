"""The words the page is made of, read from the same files."""

import re
from functools import cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "ui/src/shell/text"
LANGUAGES = ("fr", "en", "de", "it")


class Spoken:
    """What can be read on the page: the texts of these folders, each with a file for every language."""

    def __init__(self, *folders: Path) -> None:
        self._texts = {
            lang: [(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders]
            for lang in LANGUAGES
        }

    @cached_property
    def _bundles(self) -> dict[str, list[FluentBundle]]:
        return {lang: [_bundle(lang, text) for text in texts] for lang, texts in self._texts.items()}

    def said(self, lang: str, key: str, **args: str | int) -> str:
        """What stands on the page under this key."""
        name, _, part = key.partition(".")
        for bundle in self._bundles[lang]:
            message = bundle.get_message(name) if bundle.has_message(name) else None
            pattern = (message.attributes[part] if part else message.value) if message else None
            if pattern is not None:
                return str(bundle.format_pattern(pattern, args)[0])
        raise KeyError(key)

    @cached_property
    def ids(self) -> frozenset[str]:
        """The ids of all texts, with those of their parts, that no sentence would have in it."""
        found = set()
        for text in self._texts["en"]:
            for entry in FluentParser(with_spans=False).parse(text).body:
                if isinstance(entry, Message):
                    found |= {
                        entry.id.name,
                        *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes),
                    }
        return frozenset(key for key in found if re.search(r"[-._]|[a-z][A-Z]", key))


def _bundle(lang: str, text: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


shell = Spoken(SHELL)
said = shell.said
