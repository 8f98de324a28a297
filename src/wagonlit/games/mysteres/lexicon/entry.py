"""One entry of the lexicon, in two languages, as it stands in a line of a file."""

from msgspec import Struct


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """What the entry is called in one language; the last three are facts that special tiles tell."""

    head: str
    article: str
    aliases: tuple[str, ...]
    first_letter: str
    word_count: int
    letters: int

    @property
    def spoken(self) -> str:
        """As somebody says it: with its article, if it has one."""
        gap = "" if self.article.endswith(("'", "’")) else " "
        return f"{self.article}{gap}{self.head}" if self.article else self.head

    @property
    def accepted(self) -> tuple[str, ...]:
        """Every answer that is right."""
        return (self.head, *self.aliases)


class Facets(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be asked with a yes or a no; None where it is unclear or makes no sense."""

    living: bool | None
    human: bool | None
    fictional: bool | None
    tangible: bool | None
    edible: bool | None
    bigger_than_person: bool | None
    made_by_people: bool | None
    older_than_1900: bool | None
    indoors: bool | None


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of a card: to be guessed, or said as a clue under the tile of its category."""

    id: str
    category: str
    card: int
    difficulty: int
    fr: Form
    en: Form
    gloss_en: str
    gloss_fr: str
    keywords_fr: tuple[str, ...]
    keywords_en: tuple[str, ...]
    adjectives_fr: tuple[str, ...]
    adjectives_en: tuple[str, ...]
    facets: Facets

    def form(self, lang: str) -> Form:
        """What it is called in this language."""
        return self.fr if lang == "fr" else self.en

    def gloss(self, lang: str) -> str:
        """What belongs to it, in one sentence."""
        return self.gloss_fr if lang == "fr" else self.gloss_en

    def keywords(self, lang: str) -> tuple[str, ...]:
        """Words that belong to it."""
        return self.keywords_fr if lang == "fr" else self.keywords_en

    def adjectives(self, lang: str) -> tuple[str, ...]:
        """Words that describe it."""
        return self.adjectives_fr if lang == "fr" else self.adjectives_en
