"""How a bot judges answers: honestly, and with patience for slips of the pen (MY-165, MY-R25)."""

from wagonlit.games.mysteres.lexicon.near import nearly
from wagonlit.games.mysteres.lexicon.reading import lexicon


def judged(word: int, text: str, lang: str) -> bool:
    """Whether the answer is right, or nearly so and nothing else that we know."""
    if lexicon().accepts(word, text, lang):
        return True
    if lexicon().called(text, lang) is not None:
        return False
    return bool(nearly(text, lexicon().entries[word].form(lang), lang))
