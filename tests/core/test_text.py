"""A file of texts and what is refused in it; the words of a game as a table asks for them."""

from pathlib import Path

import pytest

from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME, Masquerade
from tests.toys.masquerade.pieces import DEEDS, MASKS, PEEK
from wagonlit.core.ask import Ask
from wagonlit.core.errors import UnknownName
from wagonlit.core.event import Told
from wagonlit.core.game import DataName
from wagonlit.core.match import Match
from wagonlit.core.text import Texts
from wagonlit.core.words import LANGUAGES, BrokenText, Words, languages, words_in

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
    with pytest.raises(UnknownName, match=r"“la”; available: en, fr, de, it"):
        Words(tmp_path, "la")


# The words of a game


def test_an_answer_is_offered_by_its_name_and_explained() -> None:
    ask = Match(GAME, {"players": 3}).ask
    texts = Texts(GAME, "en", NAMES)
    assert [texts.option(ask, id) for id in ask.options] == ["peek", "rest", "accuse"]
    assert texts.option_help(ask, PEEK) == "look behind somebody’s mask"


def test_people_are_called_by_their_names_and_the_reader_is_meant() -> None:
    ask = Ask(0, "ball.target", "seat", "MQ-3", [0, 1], {"deed": PEEK}, 3)
    texts = Texts(GAME, "en", NAMES)
    assert [texts.option(ask, seat) for seat in ask.options] == ["Anna (yourself)", "Bert"]
    assert texts.option_help(ask, 1) == ""


def test_a_question_is_filled_with_its_facts() -> None:
    ask = Ask(0, "ball.react", "reply", "MQ-4", [0, 1], {"rival": 2}, 3)
    assert Texts(GAME, "en", NAMES).prompt(ask) == "Does Carl get away with it?"


SELF = """
ball =
    .react = { $rival-self ->
        [yes] Yourself?
       *[no] { $rival }?
    }
TargetNamed = { $target-self ->
    [yes] { $seat } alone
   *[no] { $seat } and { $target }
}
"""


def test_a_sentence_can_tell_if_somebody_is_meant_who_acts_or_is_asked(tmp_path: Path) -> None:
    texts = Texts(GAME, "en", NAMES)
    texts.words = written(tmp_path, SELF)
    asked = [Ask(0, "ball.react", "reply", "MQ-4", [0, 1], {"rival": rival}, 3) for rival in (0, 2)]
    assert [texts.prompt(ask) for ask in asked] == ["Yourself?", "Carl?"]
    told = [Told("TargetNamed", {"seat": 1, "target": target}) for target in (1, 2)]
    assert [texts.log(line) for line in told] == ["Bert alone", "Bert and Carl"]


ADDRESSED = """
TargetNamed = { $seat } turns to { $target }.
    .target = { $seat } turns to you.
BallOver = { $winners } win.
    .winners = You win: { $winners }.
"""


def test_a_reader_who_is_a_part_of_what_happened_is_spoken_to(tmp_path: Path) -> None:
    texts = Texts(GAME, "en", NAMES)
    texts.words = written(tmp_path, ADDRESSED + "list =\n    .and = { $rest } and { $last }\n")
    named, over = Told("TargetNamed", {"seat": 0, "target": 2}), Told("BallOver", {"winners": [1, 2]})
    assert [texts.log(named, reader) for reader in (None, 0, 1)] == ["Anna turns to Carl."] * 3
    assert texts.log(named, 2) == "Anna turns to you."
    assert [texts.log(over, reader) for reader in (0, 2)] == ["Bert and Carl win.", "You win: Bert and Carl."]


def test_a_question_may_have_words_of_its_own_for_an_answer() -> None:
    ask = Ask(0, "ball.react", "reply", "MQ-4", [0, 1], {"rival": 2}, 3)
    texts = Texts(GAME, "en", NAMES)
    assert [texts.option(ask, id) for id in ask.options] == ["let it be", "turn it back on Carl"]
    assert texts.noun("reply", 1) == "turn it round"


PLACES = """
deed-at = at { $name }
    .from = { $initial ->
        [e] d’{ $name }
       *[other] de { $name }
    }
    .known = { $id ->
        [rest] here
       *[other] somewhere
    }
DeedShown = { $seat } comes { $deed-from }, { $deed-known }.
"""


def test_a_name_that_comes_with_data_is_given_to_its_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = {"peek": DataName("deed-at", {"en": "Épinal"}), "rest": DataName("deed-at", {"en": "Nice"})}
    monkeypatch.setattr(Masquerade, "names", {"deed": places})
    texts = Texts(GAME, "en", NAMES)
    texts.words = written(tmp_path, PLACES)
    shown = [Told("DeedShown", {"seat": 0, "deed": DEEDS.index(deed)}) for deed in places]
    assert [texts.log(line) for line in shown] == [
        "Anna comes d’Épinal, somewhere.",
        "Anna comes de Nice, here.",
    ]
    assert texts.noun("deed", PEEK) == "at Épinal"


def test_a_set_is_called_by_all_its_members(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Masquerade, "sets", {"guests": "seat"})
    texts = Texts(GAME, "en", NAMES)
    assert [texts.noun("guests", group) for group in (0b00010, 0b00011, 0b10011)] == [
        "Bert",
        "Anna and Bert",
        "Anna, Bert and Emil",
    ]


def test_a_noun_is_found_by_its_domain_and_id() -> None:
    assert Texts(GAME, "de", NAMES).noun("seat", 2) == "Carl"
    assert Texts(GAME, "en", NAMES).noun("mask", MASKS.index("gold_owl")) == "golden owl"


def test_a_setting_has_a_name_a_reason_and_values() -> None:
    texts = Texts(LIGHTHOUSE, "en", NAMES)
    assert texts.setting("nights") == "Nights"
    assert texts.setting_help("nights") == "How many ships must find their way."
    assert texts.setting_value("nights", 4) == "4"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName, match="available: en, fr, de, it"):
        Texts(GAME, "nl", NAMES)
