"""The ending in words: the crime, and who found out how much of it."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, EMIL, category, element
from tests.games.mystery_express.test_text import every_language
from tests.games.mystery_express.test_text_in_use import NAMES, is_torn, plainly_spaced, told
from wagonlit.core.text import Texts
from wagonlit.games.mystery_express import GAME

CRIME = {
    kind: element(f"{kind}_{name}")
    for kind, name in {
        "mo": "stabbed", "suspect": "dr_rajiv", "motive": "jealousy", "location": "dining", "time": "0445"
    }.items()
}  # fmt: skip
WHO_AND_WHEN = 1 << category("suspect") | 1 << category("time")
WON = told("GameWon", winners=[ANNA, EMIL], score=1, tied=True, found=WHO_AND_WHEN, **CRIME)
SOLVED = told("GameWon", winners=[CARL], score=5, tied=False, found=31, **CRIME)


@pytest.mark.parametrize(
    ("lang", "crime", "most", "solved"),
    [
        (
            "en",
            "Dr. Rajiv stabbed the victim in the Dining Car at 4:45, out of jealousy",
            "nobody found out all of it, but Anna and Emil knew most: 1 of 5 each.",
            "and Carl found out all of it: the case is solved.",
        ),
        (
            "fr",
            "Le Dr. Rajiv a poignardé la victime dans le wagon Restaurant à 4 h 45, par jalousie",
            "personne n’a tout découvert, mais Anna et Emil en savaient le plus : 1 sur 5.",
            "et Carl a tout découvert : l’affaire est résolue.",
        ),
        (
            "de",
            "Dr. Rajiv hat das Opfer um 4:45 Uhr im Speisewagen aus Eifersucht erstochen",
            "niemand hat alles herausgefunden, aber Anna und Emil wussten am meisten: je 1 von 5.",
            "und Carl hat alles herausgefunden: Der Fall ist gelöst.",
        ),
        (
            "it",
            "Il Dr. Rajiv ha pugnalato la vittima nel vagone ristorante alle 4:45, per gelosia",
            "nessuno ha scoperto tutto, ma Anna ed Emil ne sapevano di più: 1 su 5.",
            "e Carl ha scoperto tutto: il caso è risolto.",
        ),
    ],
)
def test_the_crime_is_told_in_one_sentence(lang: str, crime: str, most: str, solved: str) -> None:
    texts = Texts(GAME, lang, NAMES)
    assert plainly_spaced(texts.log(WON)) == f"{crime} – {most}"
    assert plainly_spaced(texts.log(SOLVED)) == f"{crime} – {solved}"
    assert plainly_spaced(texts.log(SOLVED, ANNA)) == f"{crime} – {solved}"
    assert "Carl" not in texts.log(SOLVED, CARL)


@every_language
@pytest.mark.parametrize("score", range(6))
@pytest.mark.parametrize("winners", [[ANNA], [BERT, CARL]])
def test_however_it_ended_the_sentence_is_whole(lang: str, score: int, winners: list[int]) -> None:
    texts = Texts(GAME, lang, NAMES)
    tied = len(winners) > 1
    ended = told("GameWon", winners=winners, score=score, tied=tied, found=(1 << score) - 1, **CRIME)
    for line in (texts.log(ended), texts.log(ended, winners[0])):
        assert not is_torn(line)
        assert line.endswith(".")
        assert (texts.names[winners[0]] in line) or not tied
