"""How a bot judges answers: honestly, and with patience for slips of the pen (MY-165, MY-R25)."""

from typing import Final

from wagonlit.games.mysteres.associations.sound import within
from wagonlit.games.mysteres.lexicon.normal_form import compact
from wagonlit.games.mysteres.lexicon.reading import lexicon

# From so many letters on, so many slips.
SLIPS: Final = ((9, 2), (5, 1))


def judged(word: int, text: str, lang: str) -> bool:
    """Whether the answer is right, or nearly so and nothing else that we know."""
    if lexicon().accepts(word, text, lang):
        return True
    if lexicon().called(text, lang) is not None:
        return False
    said = compact(text, lang)
    return any(within(said, form, slips(form)) for form in _forms(word, lang))


def slips(form: str) -> int:
    """How many letters may be wrong."""
    return next((allowed for letters, allowed in SLIPS if len(form) >= letters), 0)


def _forms(word: int, lang: str) -> list[str]:
    return [compact(form, lang) for form in lexicon().entries[word].form(lang).accepted]
