"""All entries, in one fixed order: category by category, card by card."""

from hashlib import sha256
from typing import Final

from wagonlit.games.mysteres.lexicon.categories import CATEGORIES, LANGUAGES
from wagonlit.games.mysteres.lexicon.entry import Entry
from wagonlit.games.mysteres.lexicon.normal_form import compact


class Lexicon:
    """The entries; everything else knows them by their place in this order."""

    __slots__ = ("_by_form", "by_id", "entries", "of_category")

    def __init__(self, entries: list[Entry]) -> None:
        self.entries: Final = tuple(sorted(entries, key=place))
        self.by_id: Final = {entry.id: number for number, entry in enumerate(self.entries)}
        self.of_category: Final = {category: self._numbers_of(category) for category in CATEGORIES}
        self._by_form: Final = {lang: self._forms(lang) for lang in LANGUAGES}

    def __len__(self) -> int:
        return len(self.entries)

    def _numbers_of(self, category: str) -> range:
        numbers = [number for number, entry in enumerate(self.entries) if entry.category == category]
        return range(numbers[0], numbers[-1] + 1) if numbers else range(0)

    def _forms(self, lang: str) -> dict[str, int]:
        return {
            compact(text, lang): number
            for number, entry in enumerate(self.entries)
            for text in entry.form(lang).accepted
        }

    def called(self, text: str, lang: str) -> int | None:
        """The entry that this text names."""
        return self._by_form[lang].get(compact(text, lang))

    def accepts(self, number: int, text: str, lang: str) -> bool:
        """MY-165: whether this text is a form of this entry."""
        return self.called(text, lang) == number  # no name belongs to two entries (LX-03)

    def on(self, card: int, category: str) -> Entry:
        """The entry of this category on this card, counted from 1."""
        return self.entries[self.of_category[category][card - 1]]

    def on_card(self, card: int, lang: str) -> list[str]:
        """The fourteen words of this card, counted from 1, by category."""
        return [self.on(card, category).form(lang).spoken for category in CATEGORIES]

    def fingerprint(self) -> str:
        """Changes when anything changes that associations are made of."""
        sources = [f"{entry.id}\t{entry.en.head}\t{entry.gloss_en}" for entry in self.entries]
        return sha256("\n".join(sources).encode()).hexdigest()


def place(entry: Entry) -> tuple[int, int]:
    """Where an entry stands in the order."""
    return CATEGORIES.index(entry.category), entry.card
