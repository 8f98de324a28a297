"""Whoever is chosen in Mystery Express is told for what, in every language."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL
from wagonlit.core.event import Told
from wagonlit.core.text import Texts
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import DINING, GRIP, SLEEPING, SMOKING

NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil")
CHOSEN = (
    Told("PlayerNamed", {"seat": ANNA, "target": BERT, "action": SLEEPING}),
    Told("PlayerNamed", {"seat": ANNA, "target": BERT, "action": GRIP}),
    Told("CompanyNamed", {"seat": ANNA, "company": [BERT, CARL], "action": DINING}),
    Told("CompanyNamed", {"seat": ANNA, "company": [BERT, CARL], "action": SMOKING}),
)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Anna searches your compartment.", "Anna has you take cards back.",
                "Anna invites you to dinner.", "Anna swaps cards with you."]),
        ("fr", ["Anna fouille votre compartiment.", "Anna vous fait reprendre des cartes.",
                "Anna vous invite à dîner.", "Anna échange des cartes avec vous."]),
        ("de", ["Anna durchsucht dein Abteil.", "Anna lässt dich Karten zurücknehmen.",
                "Anna lädt dich zum Essen ein.", "Anna tauscht Karten mit dir."]),
        ("it", ["Anna perquisisce il tuo scompartimento.", "Anna ti fa riprendere delle carte.",
                "Anna ti invita a cena.", "Anna scambia carte con te."]),
    ],
)  # fmt: skip
def test_whoever_is_chosen_is_told_for_what(lang: str, sentences: list[str]) -> None:
    assert [Texts(GAME, lang, NAMES).log(event, BERT) for event in CHOSEN] == sentences
