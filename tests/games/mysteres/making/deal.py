"""Completes what people wrote: deals the entries to cards (LX-01, LX-05), works out their facts (LX-10)."""

import json
from pathlib import Path

from wagonlit.games.mysteres.lexicon.categories import CARDS, CATEGORIES, LANGUAGES
from wagonlit.games.mysteres.lexicon.facts import first_letter, letters, word_count
from wagonlit.games.mysteres.lexicon.reading import FOLDER

Written = dict[str, object]  # an entry as it stands in a file

ORDER = (
    "id", "category", "card", "difficulty", "fr", "en", "gloss_en", "gloss_fr", "keywords_fr", "keywords_en",
    "adjectives_fr", "adjectives_en", "facets",
)  # fmt: skip


def dealt(entries: list[Written]) -> dict[str, int]:
    """The card of each entry: its own, as the cards have been read; new ones fill the gaps in turn."""
    kept = {str(entry["id"]): int(str(entry["card"])) for entry in entries if "card" in entry}
    gaps = (card for card in range(1, CARDS + 1) if card not in kept.values())
    return {str(entry["id"]): kept.get(str(entry["id"])) or next(gaps) for entry in entries}


def completed(entry: Written, card: int) -> Written:
    """An entry with its card and its facts, in the order in which we read it."""
    whole = {**entry, "card": card}
    for lang in LANGUAGES:
        form = dict(entry[lang])  # type: ignore[call-overload]  # of a file; the lexicon checks it when it reads it
        head = form["head"]
        form["first_letter"] = first_letter(head, lang)
        form["word_count"] = word_count(head, lang)
        whole[lang] = {**form, "letters": letters(head, lang)}
    return {name: whole[name] for name in ORDER}


def text_of(entries: list[Written]) -> str:
    """A file: one entry in each line."""
    lines = [json.dumps(entry, ensure_ascii=False) for entry in entries]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def dealt_file(file: Path) -> str:
    """The text of a category's file, once its entries are dealt."""
    entries: list[Written] = json.loads(file.read_text(encoding="utf-8"))
    cards = dealt(entries)
    whole = [completed(entry, cards[str(entry["id"])]) for entry in entries]
    return text_of(sorted(whole, key=lambda entry: int(str(entry["card"]))))


def dealt_files() -> dict[Path, bytes]:
    """The files of all categories as they should be."""
    files = [FOLDER / f"{category}.json" for category in CATEGORIES]
    return {file: dealt_file(file).encode() for file in files}
