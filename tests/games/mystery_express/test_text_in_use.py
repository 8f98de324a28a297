"""The words of Mystery Express in use: whole games read aloud, and never more than was told."""

import re
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, EMIL, category, element, table
from tests.games.mystery_express.test_text import every_language
from tests.rules import rule
from wagonlit.core.ask import Ask
from wagonlit.core.event import Event, Secret, Told, domains, fields_of
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.core.seed import as_number
from wagonlit.core.text import Texts
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import ACTIONS, CARS, SIDES
from wagonlit.games.mystery_express.view.notebook import DRAFT
from wagonlit.games.mystery_express.view.notes import COLUMNS

pytestmark = pytest.mark.many_games
NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil")
# What is sealed is told when it is opened; ME-808: what a Time show showed is for the memory alone.
NOT_LOGGED = {"CardPicked", "BackChosen", "PileLooked"}
BY_CHANCE = {
    "setup.hide", "setup.hide_time", "setup.time_deck", "setup.deal", "setup.first", "city.token",
    "madam.draw", "sleeping.draw", "show.order", "tunnel.draw",
}  # fmt: skip


# Whole games


@cache
def games() -> tuple[tuple[Match, tuple[Ask, ...]], ...]:
    """Random games with every kind of question, and what was asked in them."""
    agreed: list[dict[str, Any]] = [
        {"players": 5, "edition": "fr", "time_pace_by": "whistle"},
        {"players": 4, "dining_flow": "sequential", "power_scope": "any_time"},
        {"players": 3, "edition": "fr", "time_pace_by": "whistle"},
    ]
    return tuple(played(Match(GAME, options, seed)) for seed, options in enumerate(agreed * 4))


def played(match: Match) -> tuple[Match, tuple[Ask, ...]]:
    rng, asked = Rng(as_number(match.seed)), []
    while not match.over:
        ask = match.asks[rng.below(len(match.waiting))]
        asked.append(ask)
        match.answer(ask.options[rng.below(len(ask.options))], ask.seat)
    return match, tuple(asked)


@cache
def asks() -> tuple[Ask, ...]:
    """Each question once: who is asked, and when, makes no difference to the words."""
    different = {
        (ask.decision, *ask.facts.items(), *ask.options): ask for _, asked in games() for ask in asked
    }
    return tuple(different.values())


def test_the_games_ask_every_question_that_is_not_for_chance() -> None:
    open_to_seats = {decision.id for decision in GAME.decisions} - BY_CHANCE
    assert {ask.decision for ask in asks()} == open_to_seats


@every_language
def test_the_log_of_a_whole_game_is_whole_sentences(lang: str) -> None:
    texts = Texts(GAME, lang, NAMES)
    match = games()[0][0]
    lines = {texts.log(told) for seat in match.views for told in match.told[seat]}
    assert len(lines) > 300
    bad = [line for line in lines if line and (is_torn(line) or not re.search(r"[^ .][.!]$", line))]
    assert bad == []


@every_language
def test_every_question_of_a_whole_game_can_be_asked(lang: str) -> None:
    texts = Texts(GAME, lang, NAMES)
    for ask in asks():
        said = [texts.option(ask, id) for id in ask.options]
        assert len(set(said)) == len(said)
        assert texts.prompt(ask).endswith("?")
        assert re.search(r"[.!]$", texts.help(ask))
        for text in [texts.prompt(ask), texts.help(ask), *said]:
            assert text == text.strip() != ""
            assert not is_torn(text)
            assert text[0].isupper() or text[0] in "0123456789—", text


@every_language
def test_everything_else_can_be_said_too(lang: str) -> None:
    texts = Texts(GAME, lang, NAMES)
    nouns = [
        texts.noun(domain, id)
        for domain in GAME.domains
        if domain != "card"
        for id in range(len(GAME.domains[domain]))
    ]
    chance = [texts.word(decision) for decision in BY_CHANCE]
    options = [texts.setting(option.name) for option in GAME.option_list]
    helps = [texts.setting_help(option.name) for option in GAME.option_list]
    values = [
        texts.setting_value(option.name, value) for option in GAME.option_list for value in option.values
    ]
    words = [
        texts.title(),
        texts.description(),
        *(texts.word(f"column-{column}") for column in (*COLUMNS, DRAFT)),
    ]
    assert [text for text in nouns + chance + options + helps + values + words if is_torn(text)] == []
    assert all(text.endswith(".") for text in chance + helps)


def is_torn(text: str) -> bool:
    """Is there a leftover of the machine in it, or a straight quotation mark?"""
    return re.search(r"""[{}$_"']|hidden|None|\s\s|\s[.,]""", text) is not None


# Secrets


def secrets(event: type[Event]) -> dict[str, str]:
    """The secret facts of an event, with their domains."""
    hints = get_type_hints(event)
    return {name: domains(event)[name] for name in fields_of(event) if get_origin(hints[name]) is Secret}


def sample(event: type[Event], secret: int | None) -> Told:
    """An event with facts of the right kind; every secret one is the one given."""
    facts: dict[str, Any] = {}
    for name, hint in get_type_hints(event).items():
        facts[name] = [] if get_origin(hint) is tuple else True if hint is bool else 1
        if get_origin(hint) is Secret:
            in_a_row = get_origin(get_args(hint)[0]) is tuple and secret is not None
            facts[name] = [secret] if in_a_row else secret
    return Told(event.__name__, facts)


@every_language
@pytest.mark.parametrize("event", [event for event in GAME.events if secrets(event)])
def test_a_closed_fact_is_never_printed_and_an_open_one_always(event: type[Event], lang: str) -> None:
    texts = Texts(GAME, lang, NAMES)
    for domain in secrets(event).values():
        for face in (0, 1):
            noun = texts.noun(domain, face)
            assert noun not in texts.log(sample(event, None))
            assert (noun in texts.log(sample(event, face))) == (event.__name__ not in NOT_LOGGED)


@rule("ME-808")
@every_language
def test_what_a_time_show_showed_is_not_logged(lang: str) -> None:
    match = games()[0][0]
    shown = [told for told in match.told[ANNA] if told.event in ("TimeShown", "PileLooked")]
    assert {Texts(GAME, lang, NAMES).log(told) for told in shown} == {""}


@every_language
def test_nobody_reads_of_themselves_as_of_a_stranger(lang: str) -> None:
    texts = Texts(GAME, lang, NAMES)
    told = [one for match, _ in games() for one in match.told[ANNA] if one.event != "GameWon"]
    assert {one.event for one in told if NAMES[ANNA] in texts.log(one, ANNA)} == set()


@every_language
def test_nobody_is_said_to_do_something_to_somebody_of_the_same_name(lang: str) -> None:
    texts = Texts(GAME, lang, NAMES)
    lines = {texts.log(one) for match, _ in games() for one in match.told[ANNA] if one.event != "GameWon"}
    assert [line for line in lines for name in NAMES if line.count(name) > 1] == []


@every_language
def test_a_position_in_mid_game_is_told_without_cards(lang: str) -> None:
    t = table(3, leg=4, conductor="lounge", hands={BERT: ["mo_hanged"]})
    lines = {Texts(GAME, lang, NAMES).log(t.match.told[seat][0]) for seat in (ANNA, BERT, CARL)}
    assert len(lines) == 1
    assert "4" in (line := lines.pop())
    assert Texts(GAME, lang, NAMES).noun("car", CARS.index("lounge")) in line


# Sentences


def told(event: str, **facts: Any) -> Told:
    return Told(event, facts)


GREED = {"category": category("motive"), "card": element("motive_greed")}
CLOSED = {"category": category("mo"), "card": None}
SHOWN = told("CardShown", owner=BERT, viewer=ANNA, **GREED)
STOLEN = told("CardStolen", thief=EMIL, target=ANNA, **CLOSED)
ACTED = told("ActionTaken", seat=ANNA, action=ACTIONS.index("lounge"), car=CARS.index("lounge"))
GRIPPED = told("CardsGripped", target=CARL, category=category("suspect"), cards=2)
SEARCHED = told("PlayerNamed", seat=ANNA, target=BERT, action=ACTIONS.index("sleeping"))
GRIPS = told("PlayerNamed", seat=ANNA, target=BERT, action=ACTIONS.index("club_grip"))
GRIPS_SELF = told("PlayerNamed", seat=ANNA, target=ANNA, action=ACTIONS.index("club_grip"))
LEG = told("LegBegun", leg=2, hours=4)
LOST = told(
    "BagOpened", seat=ANNA, target=BERT, guess=SIDES.index("left"), side=SIDES.index("right"), right=False
)


def plainly_spaced(text: str) -> str:
    """With common spaces; which ones French needs is tested for all games."""
    return re.sub(r"[\u00a0\u202f]", " ", text)


@pytest.mark.parametrize(
    ("lang", "event", "sentence"),
    [
        ("en", SHOWN, "Bert shows Anna “Greed” (Motive)."),
        ("en", STOLEN, "Emil steals a Modus Operandi card from Anna."),
        ("en", ACTED, "Anna goes to the Lounge Car: “Cards on the table”."),
        ("en", GRIPPED, "Carl takes 2 Suspect cards from the discard back into the hand."),
        ("en", LEG, "Leg 3, Munich to Vienna: 4 hours."),
        ("en", LOST, "Anna looks on the left, but Bert put the bag on the right."),
        ("fr", SHOWN, "Bert montre à Anna « Convoitise » (Mobile)."),
        ("fr", STOLEN, "Emil vole à Anna une carte Modus Operandi."),
        ("fr", ACTED, "Anna va dans le wagon Bar : « Cartes sur table »."),
        ("fr", SEARCHED, "Anna cherche le sac chez Bert."),
        ("fr", GRIPS, "Anna fait reprendre des cartes à Bert."),
        ("fr", GRIPS_SELF, "Anna va reprendre des cartes de sa défausse."),
        ("fr", GRIPPED, "Carl reprend en main 2 cartes Suspect de sa défausse."),
        ("fr", LEG, "Étape 3, de Munich à Vienne : 4 heures."),
        ("fr", LOST, "Anna cherche à gauche, mais Bert a caché le sac à droite."),
        ("de", SHOWN, "Bert zeigt Anna „Habgier“ (Motiv)."),
        ("de", STOLEN, "Emil stiehlt Anna eine Tathergangskarte."),
        ("de", ACTED, "Anna geht in den Barwagen: „Karten auf den Tisch“."),
        ("de", GRIPPED, "Carl nimmt 2 Verdächtigenkarten aus der Ablage zurück auf die Hand."),
        ("de", LEG, "Etappe 3, von München nach Wien: 4 Stunden."),
        ("de", LOST, "Anna sucht links, aber Bert hat die Tasche rechts versteckt."),
        ("it", SHOWN, "Bert mostra «Avidità» (Movente): la vede solo Anna."),
        ("it", STOLEN, "Emil ruba una carta Modus operandi dalla mano di Anna."),
        ("it", ACTED, "Anna va nel vagone bar: «Carte in tavola»."),
        ("it", GRIPPED, "Carl riprende in mano dagli scarti 2 carte Sospettato."),
        ("it", LEG, "Tappa 3, da Monaco di Baviera a Vienna: 4 ore."),
        ("it", LOST, "Anna cerca a sinistra, ma Bert ha nascosto la borsa a destra."),
    ],
)
def test_a_log_line_reads_as_a_person_would_say_it(lang: str, event: Told, sentence: str) -> None:
    assert plainly_spaced(Texts(GAME, lang, NAMES).log(event)) == sentence
