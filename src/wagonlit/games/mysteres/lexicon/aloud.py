"""How numbers begin when they are read aloud (MY-196)."""

from typing import Final

FRENCH: Final = (
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
)
ENGLISH: Final = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen
"""
FR: Final = FRENCH.split()
EN: Final = ENGLISH.split()
TENS_FR: Final = ["", "dix", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante"]
TENS_EN: Final = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
FIRST: Final = {"fr": "premier", "en": "first"}
SECOND: Final = "second"
YEARS_IN_PAIRS: Final = (range(1100, 2000), range(2010, 2100))


def first_word(number: int, lang: str) -> str:
    """The word with which this number begins."""
    return _first_fr(number) if lang == "fr" else _first_en(number)


def _first_fr(number: int) -> str:
    if number < len(FR):
        return FR[number]
    if number < 100:
        return TENS_FR[number // 10] if number < 80 else "quatre"
    for size, name in ((10**9, ""), (10**6, ""), (1000, "mille"), (100, "cent")):
        if number >= size:
            return name if name and number // size == 1 else _first_fr(number // size)
    raise AssertionError(number)


def _first_en(number: int) -> str:
    if number < len(EN):
        return EN[number]
    if number < 100:
        return TENS_EN[number // 10]
    if any(number in years for years in YEARS_IN_PAIRS):
        return _first_en(number // 100)
    size = next(size for size in (10**9, 10**6, 1000, 100) if number >= size)
    return _first_en(number // size)
