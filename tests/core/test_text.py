"""A file of texts and what is refused in it; the words of a game as a table asks for them."""

from pathlib import Path

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, table
from wagonlit.core.errors import UnknownName
from wagonlit.core.text import LANGUAGES, BrokenText, Texts, Words, languages, words_in
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import ACTIONS
from wagonlit.games.mystery_express.pieces.cards import CATEGORIES

NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil")

TEXTS = """
hello = Hello, { $name }!
    .short = Hi!
silent = { "" }
counted = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
whole = { hello } { counted }
broken = See { nothing-there }.
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    return written(tmp_path, TEXTS)


def written(folder: Path, texts: str) -> Words:
    (folder / "en.ftl").write_text(texts, encoding="utf-8")
    return Words(folder, "en")


def test_a_text_is_filled_with_its_facts_and_nothing_else(words: Words) -> None:
    assert words.say("hello", {"name": "Anna"}) == "Hello, Anna!"
    assert words.say("counted", {"cards": 1}) == "1 card"
    assert words.say("counted", {"cards": 7}) == "7 cards"


def test_a_part_of_a_text_is_named_after_the_dot(words: Words) -> None:
    assert words.say("hello.short") == "Hi!"
    assert words.parts("hello") == ["short"]


def test_a_text_may_be_empty(words: Words) -> None:
    assert words.has("silent")
    assert words.say("silent") == ""


def test_a_text_inside_a_text_is_given_the_same_facts(words: Words) -> None:
    assert words.say("whole", {"name": "Bert", "cards": 2}) == "Hello, Bert! 2 cards"


def test_a_missing_fact_is_never_printed_but_raised(words: Words) -> None:
    with pytest.raises(BrokenText, match=r"“hello”.*name"):
        words.say("hello")


def test_a_selector_without_its_fact_is_raised_too(words: Words) -> None:
    with pytest.raises(BrokenText, match="cards"):
        words.say("counted", {"name": "Anna"})


def test_a_reference_to_no_text_is_raised(words: Words) -> None:
    with pytest.raises(BrokenText, match="nothing-there"):
        words.say("broken")


@pytest.mark.parametrize("key", ["goodbye", "hello.long", "silent.short"])
def test_a_text_that_is_not_there_is_named(words: Words, key: str) -> None:
    assert not words.has(key)
    with pytest.raises(BrokenText, match=f"“{key}”"):
        words.say(key)


def test_a_file_that_is_no_fluent_is_refused_when_it_is_read(tmp_path: Path) -> None:
    with pytest.raises(BrokenText, match="oops"):
        written(tmp_path, "hello = Hello!\noops = { $name -> }\n")


def test_a_file_is_read_once(tmp_path: Path) -> None:
    written(tmp_path, TEXTS)
    assert words_in(tmp_path, "en") is words_in(tmp_path, "en")


def test_there_are_four_languages_with_their_own_names() -> None:
    assert languages() == ("en", "fr", "de", "it")
    assert list(LANGUAGES.values()) == ["English", "français", "Deutsch", "italiano"]


def test_an_unknown_language_is_answered_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match=r"“la”; known are en, fr, de, it"):
        Words(tmp_path, "la")


# The words of a game


def test_an_action_is_offered_with_its_car_and_hours_and_explained() -> None:
    ask = table(hands={ANNA: [], BERT: ["mo_hanged"], CARL: []}).ask(ANNA)
    texts, lounge = Texts(GAME, "en", NAMES), ACTIONS.index("lounge")
    assert texts.option(ask, lounge) == "Lounge Car – everyone else shows a card of one category (2 h)"
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


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName, match="known are en, fr, de, it"):
        Texts(GAME, "nl", NAMES)
