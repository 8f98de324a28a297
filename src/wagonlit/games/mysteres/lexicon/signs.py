"""By what a clue for some tiles can be told: only the Maestro is warned, and nothing is refused (MY-R19).

Patterns that Python and JavaScript read alike; the page has them from the game's constants. They look for a
sign anywhere in the words, whatever the case, and would rather see one too many.
"""

import re
from typing import Final

from wagonlit.games.mysteres.lexicon.categories import NUMBERS

VERB: Final = "verb"
SIGNS: Final = {
    "fr": {
        NUMBERS: r"\d|^une?$|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|di[xz]|onze|douz|treiz|quatorz"
        r"|quinz|seiz|vingt|trent|quarant|cinquant|soixant|septant|octant|huitant|nonant|cent|mill"
        r"|demi|moiti|tiers|quart|paire|pi$|nombre|num|premi|dern|janv|mars|avril|mai\b|juin|juil"
        r"|ao[uû]t|sept|oct|nov|lundi|mardi|mercr|jeudi|vendr|samedi|diman|jour|an\b|ann|si[eè]cle"
        r"|veille|nuit|saint|hallow|thanks|action de gr|carnaval|solstice|armis|nativ)|z[eé]ro"
        r"|d[eé]c|f[eé]v|f[eê]te|[eé]quinoxe|p[aâ]q|no[eë]l|r[eé]veillon|d[eé]barq|[eé]piph|day$"
        r"|bastille",
        VERB: r"^(?!(?:une?|les?|la|du|des)\s|l['’]).*(?:[eoiï]r|re)(?:$|[\s,'’-])",
    },
    "en": {
        NUMBERS: r"\d|^an?$|\b(?:one|two|three|four|five|six|seven|eight|nine|ten\b|elev|twel|thir|fif|twen"
        r"|fort|hundr|thous|milli|billi|trilli|zero|nought|naught|nil$|pi$|half|third|quarter"
        r"|dozen|pair|couple|triple|first|second|last|number|jan|feb|march|april|may\b|june|july"
        r"|aug|sept|oct|nov|dec|mon|tues|wed|thurs|fri|sat|sun|week|year|eve\b|night|noon|midn"
        r"|century|solstice|equinox|midsum|hallow|thanks|easter|christ|xmas|noel|mardi|martinmas"
        r"|hogman|lent\b|holiday|normandy)|day\b|teen\b|mas$",
        VERB: r"^(?:not\s+)?to\s|^(?!\S{3,}ing$)\S+$"
        r"|^(?!\S{3,}ing\s)\S+\s+(?:up|down|out|off|on|in|over|away|back|about|around|oneself)$",
    },
}  # fmt: skip


def is_doubtful(words: str, category: str, lang: str) -> bool:
    """Whether nothing in these words looks like a clue of this category; of most, nobody can tell."""
    sign = SIGNS[lang].get(category)
    return sign is not None and not re.search(sign, words.strip(), re.IGNORECASE)
