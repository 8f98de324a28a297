"""What special tiles tell of a word (MY-195, MY-196): kept in the files, and worked out here."""

import re
from typing import Final

from wagonlit.games.mysteres.lexicon.aloud import FIRST, SECOND, first_word
from wagonlit.games.mysteres.lexicon.normal_form import plain_words

MONTHS_FR: Final = "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre"
MONTHS_EN: Final = "january february march april may june july august september october november december"
MONTHS: Final = {"fr": frozenset(MONTHS_FR.split()), "en": frozenset(MONTHS_EN.split())}
# Digits in groups of three are one number, however they are parted.
GROUPS: Final = re.compile(r"(?<=\d)[\s,.](?=\d{3}\b)")
# l'été, qu'il; but not aujourd'hui.
ELIDED: Final = re.compile(r"\b(l|d|j|m|n|s|t|c|qu)['’](?=\w)", re.IGNORECASE)


def word_count(head: str, lang: str) -> int:
    """MY-195: what spaces part; a compound is one word, an elided article another, a number in digits one."""
    expression = GROUPS.sub("", _expression(head, lang))
    if lang == "fr":
        expression = ELIDED.sub(r"\1 ", expression)
    return sum(any(sign.isalnum() for sign in word) for word in expression.split())


def letters(head: str, lang: str) -> int:
    """How many letters and digits it is written with."""
    return sum(sign.isalnum() for sign in _expression(head, lang))


def first_letter(head: str, lang: str) -> str:
    """MY-196: without its accent; numbers and dates as they are read aloud."""
    words = plain_words(GROUPS.sub("", _expression(head, lang)), lang).split()
    digits = re.match(r"\d+", words[0])
    if not digits:
        return words[0][0].upper()
    number = 0 if digits[0].startswith("0") else int(digits[0])  # 007 is read digit by digit
    of_month = len(words) > 1 and words[1] in MONTHS[lang]
    return plain_words(_aloud(number, lang, of_month or digits[0] != words[0]), lang)[0].upper()


def _aloud(number: int, lang: str, ordinal: bool) -> str:
    if ordinal and number == 1:
        return FIRST[lang]
    if ordinal and number == 2 and lang == "en":
        return SECOND
    return first_word(number, lang)


def _expression(head: str, lang: str) -> str:
    """What is counted: of an English verb, the verb alone."""
    return head.removeprefix("to ") if lang == "en" else head
