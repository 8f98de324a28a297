"""The words of Mystery Express as a table asks for them."""

from tests.games.mystery_express.table import ANNA, BERT, CARL, table
from wagonlit.core.text import Texts
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import ACTIONS
from wagonlit.games.mystery_express.pieces.cards import CATEGORIES

NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil")


def test_an_action_is_offered_with_its_car_and_hours_and_explained() -> None:
    ask = table(hands={ANNA: [], BERT: ["mo_hanged"], CARL: []}).ask(ANNA)
    texts, lounge = Texts(GAME, "en", NAMES), ACTIONS.index("lounge")
    assert texts.option(ask, lounge) == "Lounge Car – everyone else shows a card of one category (2\u00a0h)"
    assert texts.option_help(ask, lounge).startswith("The cards are turned up at the same moment")


def test_people_are_called_by_their_names_and_the_reader_is_meant() -> None:
    discards = {ANNA: ["mo_hanged"], BERT: ["mo_hanged"]}
    ask = table(hands={ANNA: []}, discards=discards).play(ANNA, "club_grip").ask(ANNA)
    texts = Texts(GAME, "en", NAMES)
    assert [texts.option(ask, seat) for seat in ask.options] == ["Anna (yourself)", "Bert"]
    assert texts.option_help(ask, BERT) == ""
    assert texts.noun("company", 0b10011) == "Anna, Bert and Emil"


def test_and_changes_before_the_same_vowel_in_italian() -> None:
    texts = Texts(GAME, "it", ["Emma", "Ugo", "Élodie"])
    assert texts.noun("company", 0b011) == "Emma e Ugo"
    assert texts.noun("company", 0b111) == "Emma, Ugo ed Élodie"


def test_a_noun_is_found_by_its_domain_and_id() -> None:
    texts = Texts(GAME, "fr", NAMES)
    assert texts.noun("category", CATEGORIES.index("motive")) == "Mobile"
    assert texts.noun("stack", 0) == "pile de la première passagère"
    assert texts.noun("seat", CARL) == "Carl"


def test_a_setting_has_a_name_a_reason_and_values() -> None:
    texts = Texts(GAME, "de", NAMES)
    assert texts.setting("powers") == "Sonderfähigkeiten"
    assert texts.setting_help("powers") == "Ob die Figuren ihre Sonderfähigkeiten haben."
    assert [texts.setting_value("powers", on) for on in (True, False)] == ["ja", "nein"]
    assert texts.setting_value("time_pace", "slow") == "langsam"
    assert texts.setting_value("bot_time_memory", "lossy:0.85") == "gut: 85 von 100 Karten"
    assert texts.setting_value("bot_time_memory", "lossy:0.3") == "lossy:0.3"
    assert texts.setting_value("players", 4) == "4"
