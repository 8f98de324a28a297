"""What a game says of itself must fit together: when it is registered, every fault is named, all at once."""

from typing import Annotated, ClassVar

import pytest

from tests.toys.masquerade.game import Masquerade
from tests.toys.masquerade.rules import WriteCard
from wagonlit.core.errors import BadGame
from wagonlit.core.event import Event, Secret
from wagonlit.core.frame import PLAIN, TEXT, Decision
from wagonlit.core.registration import registered

Patch = pytest.MonkeyPatch


class SpellCast(Event, frozen=True):
    """An event with an id of a domain that the ball does not have."""

    spell: Secret[Annotated[int, "spell"]]


def said(monkeypatch: Patch, **changed: object) -> list[str]:
    """What is wrong with the ball when this is changed in it."""
    for name, value in changed.items():
        monkeypatch.setattr(Masquerade, name, value)
    with pytest.raises(BadGame) as refused:
        registered(Masquerade())
    opening, _, faults = str(refused.value).partition(" cannot be registered: ")
    assert (opening, faults[-1]) == ("masquerade", ".")
    return faults[:-1].split("; ")


def with_decision(decision: Decision) -> list[Decision]:
    return [*Masquerade.decisions, decision]


class CardHeldOut(Event, frozen=True):
    """An event that shows what it does not have, to somebody who is none of its seats."""

    shows: ClassVar[str] = "card"
    shown_to: ClassVar[str] = "deed"
    deed: Annotated[int, "deed"]


def test_what_an_event_shows_and_to_whom_must_be_among_its_facts(monkeypatch: Patch) -> None:
    assert said(monkeypatch, events=(*Masquerade.events, CardHeldOut)) == [
        "CardHeldOut shows “card”, which is not an id among its facts",
        "CardHeldOut shows it to or by “deed”, which is not a seat among its facts",
    ]


def test_a_game_that_fits_together_is_registered() -> None:
    game = Masquerade()
    assert registered(game) is game


def test_what_goes_with_a_language_must_be_a_language_and_an_option(monkeypatch: Patch) -> None:
    assert said(monkeypatch, language_options={"fr": {"wine": "red"}, "xx": {"players": 3}}) == [
        "the option “wine”, which would go with “fr”, is not one of its options",
        "its language_options are for “xx”, which is not a language we have",
    ]


@pytest.mark.parametrize("kind", ["opening_options", "carried_options"])
def test_what_opens_something_or_is_carried_over_must_be_an_option(monkeypatch: Patch, kind: str) -> None:
    assert said(monkeypatch, **{kind: ("players", "candles")}) == [
        f"“candles” of its {kind} is not one of its options"
    ]


def test_plain_facts_and_words_are_of_no_domain(monkeypatch: Patch) -> None:
    spoken = Decision("ball.words", TEXT, facts={"said": TEXT, "rounds": PLAIN})
    monkeypatch.setattr(Masquerade, "decisions", with_decision(spoken))
    registered(Masquerade())


@pytest.mark.parametrize(
    ("decision", "fault"),
    [
        (
            Decision("ball.spell", "spell"),
            "the answers to “ball.spell” would be of “spell”, which is not among its domains",
        ),
        (
            Decision("ball.spell", "deed", facts={"spell": "spell"}),
            "the fact “spell” of “ball.spell” would be of “spell”, which is not among its domains",
        ),
    ],
)
def test_a_decision_of_a_domain_that_there_is_not(decision: Decision, fault: str, monkeypatch: Patch) -> None:
    assert said(monkeypatch, decisions=with_decision(decision)) == [fault]


def test_an_event_of_a_domain_that_there_is_not(monkeypatch: Patch) -> None:
    fault = "“spell” of SpellCast would be of “spell”, which is not among its domains"
    assert said(monkeypatch, events=[*Masquerade.events, SpellCast]) == [fault]


def test_a_set_of_a_domain_that_there_is_not(monkeypatch: Patch) -> None:
    fault = "the set “guests” would be of “guest”, which is not among its domains"
    assert said(monkeypatch, sets={"guests": "guest"}) == [fault]


def large(ids: int) -> dict[str, object]:
    return {**Masquerade.domains, "ticket": tuple(f"no_{ticket}" for ticket in range(ids))}


def test_a_domain_of_more_than_61_ids_is_refused_with_what_to_do_about_it(monkeypatch: Patch) -> None:
    drawn = Decision("ball.ticket", "ticket")
    assert said(monkeypatch, domains=large(62), decisions=with_decision(drawn)) == [
        "“ball.ticket” offers the 62 ids of “ticket”",
        "61 are possible: ask in parts, or let chance draw by number (Decision(…, by_number=True))",
    ]


@pytest.mark.parametrize(("ids", "by_number"), [(61, False), (62, True), (500, True)])
def test_61_ids_are_possible_and_any_number_if_chance_draws_by_number(
    ids: int, by_number: bool, monkeypatch: Patch
) -> None:
    drawn = Decision("ball.ticket", "ticket", by_number=by_number)
    monkeypatch.setattr(Masquerade, "domains", large(ids))
    monkeypatch.setattr(Masquerade, "decisions", with_decision(drawn))
    registered(Masquerade())


class WriteWords(WriteCard):
    """A form that asks for words."""

    decision = Decision("card.words", TEXT, sealed=True)


def test_a_form_of_words_is_refused_with_what_to_do_about_it(monkeypatch: Patch) -> None:
    fault = (
        "“card.words” is a form and asks for words, but forms are filled in with ids: "
        "ask for words in a question of its own"
    )
    assert said(monkeypatch, decisions=with_decision(WriteWords.decision)) == [fault]


def test_any_number_of_words_may_be_known(monkeypatch: Patch) -> None:
    known = {**Masquerade.domains, TEXT: tuple(f"word {number}" for number in range(100))}
    monkeypatch.setattr(Masquerade, "domains", known)
    monkeypatch.setattr(Masquerade, "decisions", with_decision(Decision("ball.words", TEXT)))
    registered(Masquerade())


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"seats_option": "guests"}, "its seats_option “guests” is not one of its options"),
        ({"assistance_option": "hints"}, "its assistance_option “hints” is not one of its options"),
        ({"players": range(0)}, "it can be played by no number of players"),
        (
            {"seats_option": ""},
            "it can be played by different numbers of players, so it needs a seats_option",
        ),
        ({"players": range(3, 9)}, "its domain “seat” has fewer names than 8 players"),
        (
            {"settled": lambda self, seats, lang: {"porter": lang}},
            "the option “porter”, which the table would settle, is not one of its options",
        ),
    ],
)
def test_seats_and_options_that_do_not_fit(
    changed: dict[str, object], fault: str, monkeypatch: Patch
) -> None:
    assert said(monkeypatch, **changed) == [fault]


def test_a_table_has_eight_seats_at_most(monkeypatch: Patch) -> None:
    domains = {**Masquerade.domains, "seat": tuple(str(seat) for seat in range(9))}
    monkeypatch.setattr(Masquerade, "domains", domains)
    fault = "it is for up to 9 players, but a table has 8 seats at most"
    assert said(monkeypatch, players=range(3, 10)) == [fault]
    monkeypatch.setattr(Masquerade, "players", range(3, 9))
    registered(Masquerade())


def test_all_faults_are_named_at_once(monkeypatch: Patch) -> None:
    faults = said(
        monkeypatch,
        decisions=with_decision(Decision("ball.spell", "spell", facts={"wand": "wand"})),
        sets={"guests": "guest"},
        players=range(3, 9),
    )
    assert [fault.partition(" would")[0] for fault in faults] == [
        "the answers to “ball.spell”",
        "the fact “wand” of “ball.spell”",
        "the set “guests”",
        "its domain “seat” has fewer names than 8 players",
    ]
