"""Direct questions (MY-197): those that bots ask, and what of a person's question a bot understands."""

import re
from typing import Final

from wagonlit.games.mysteres.bots.seen import NO, UNKNOWN, YES, Reply
from wagonlit.games.mysteres.lexicon.entry import Entry
from wagonlit.games.mysteres.lexicon.normal_form import plain_words

# What bots ask.
QUESTIONS: Final = {
    "fr": {
        "living": "Est-ce vivant ?",
        "human": "Est-ce un être humain ?",
        "fictional": "Est-ce imaginaire ?",
        "tangible": "Peut-on le toucher ?",
        "edible": "Est-ce que ça se mange ?",
        "bigger_than_person": "Est-ce plus grand qu’une personne ?",
        "made_by_people": "Est-ce fabriqué par l’homme ?",
        "older_than_1900": "Est-ce que ça existait avant 1900 ?",
        "indoors": "Est-ce qu’on le trouve à l’intérieur ?",
    },
    "en": {
        "living": "Is it alive?",
        "human": "Is it a human being?",
        "fictional": "Is it imaginary?",
        "tangible": "Can you touch it?",
        "edible": "Can you eat it?",
        "bigger_than_person": "Is it bigger than a person?",
        "made_by_people": "Is it made by people?",
        "older_than_1900": "Did it exist before 1900?",
        "indoors": "Is it found indoors?",
    },
}
# What people ask, in plain words; the first that fits counts.
UNDERSTOOD: Final = {
    "fr": (
        (r"plus (grand|gros|haut)e? qu", "bigger_than_person"),
        (r"\b(manger?|mangeable|comestible|mange)\b", "edible"),
        (r"\b(humain|personne|homme ou une femme)\b", "human"),
        (r"\b(vivante?|en vie)\b", "living"),
        (r"\b(imaginaire|fictif|fictive|inventee?|fiction)\b", "fictional"),
        (r"\b(toucher|touche|concret|concrete|tangible|palpable)\b", "tangible"),
        (r"\b(fabriquee?|construite?|faite? par|artificielle?)\b", "made_by_people"),
        (r"\bavant (1900|le (20e|xxe))", "older_than_1900"),
        (r"\b(interieur|a la maison|dans une maison|dedans)\b", "indoors"),
    ),
    "en": (
        (r"\b(bigger|larger|taller) than (a|an|me|you|us)\b", "bigger_than_person"),
        (r"\b(eat|edible|food|eaten)\b", "edible"),
        (r"\b(human|person|man or a woman)\b", "human"),
        (r"\b(alive|living)\b", "living"),
        (r"\b(imaginary|fictional|made up|fiction)\b", "fictional"),
        (r"\b(touch|tangible|physical)\b", "tangible"),
        (r"\b(made by|man made|manmade|artificial|built by)\b", "made_by_people"),
        (r"\b(before|older than) (1900|the 20th|the twentieth)", "older_than_1900"),
        (r"\b(indoors|inside|in a house|at home)\b", "indoors"),
    ),
}
NEGATED: Final = {"fr": re.compile(r"\b(pas|non|jamais)\b"), "en": re.compile(r"\b(not|never|isn t|no)\b")}
LETTER: Final = {
    "fr": re.compile(r"\b(?:commence|debute)\w* par (?:la lettre |une? )?([a-z])$"),
    "en": re.compile(r"\b(?:start|begin)\w* with (?:the letter |an? )?([a-z])$"),
}


def facet_of(question: str, lang: str) -> str | None:
    """What a question is about, if it is one of the nine things that we know of every entry."""
    plain = plain_words(question, lang)
    if NEGATED[lang].search(plain):
        return None
    return next((facet for pattern, facet in UNDERSTOOD[lang] if re.search(pattern, plain)), None)


def reply(entry: Entry, question: str, lang: str) -> str:
    """What an honest Maestro answers; unknown where the question or the answer is unclear."""
    if letter := LETTER[lang].search(plain_words(question, lang)):
        return YES if letter[1].upper() == entry.form(lang).first_letter else NO
    facet = facet_of(question, lang)
    value: bool | None = getattr(entry.facets, facet) if facet else None
    return UNKNOWN if value is None else YES if value else NO


def contradicts(entry: Entry, told: Reply, lang: str) -> bool:
    """Whether the Maestro would have answered otherwise for this entry."""
    own = reply(entry, told.question, lang)
    return UNKNOWN not in (own, told.answer) and own != told.answer
