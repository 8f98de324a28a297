"""A game without a drawing of its own can be played too, also one with free words and no winner."""

import pytest

from tests.table.variants.salon import GAME as SALON
from tests.terminal.game import played, session_of
from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME as MASQUERADE
from tests.toys.masquerade.pieces import LET, MASKS, PEEK, REST
from wagonlit.core.discretion import asks_discreetly
from wagonlit.core.match import Match
from wagonlit.kit.terminal.drawing import Drawing, drawing_of
from wagonlit.terminal.session import Session


def lighthouse() -> Session:
    match = Match(LIGHTHOUSE, {"players": 2, "nights": 2}, 1)
    return session_of(match, ["Anna", "Bert"])


def test_it_is_drawn_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(Match(MASQUERADE, {}, 1), ["Anna", "Bert", "Carl"][: MASQUERADE.players[0]])
    shown = played(session, ["t", "?", "n a fox?", "n", "q"], monkeypatch)
    assert drawing_of(MASQUERADE) is Drawing
    assert "Masquerade" in shown
    assert "Noted." in shown
    assert "1  a fox?" in shown


def test_free_words_are_an_answer_and_commands_begin_with_a_stroke(monkeypatch: pytest.MonkeyPatch) -> None:
    session = lighthouse()
    shown = played(session, ["/?", "q", "stay silent", "/q"], monkeypatch)
    assert "Any words but the name itself." in shown
    assert "Anna signals: q." in shown
    assert [answer.choice for answer in session.match.answers if answer.seat == 0] == ["q"]


def test_all_rules_are_summed_up_at_any_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    greeting, _, after = played(lighthouse(), ["/r all", "/q"], monkeypatch).partition("What do you signal")
    assert "r all sums up all rules on one page." in greeting
    assert "The tower draws a ship and signals its name, in 60 letters at most. LH-2 LH-3" in after


def test_words_that_the_rules_refuse_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = played(lighthouse(), ["", "x" * 70, "/q"], monkeypatch)
    assert shown.count("There is nothing to read in these words.") == 1
    assert shown.count("That is too long: 60 characters at most.") == 1


def test_a_game_that_all_lose_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    night = ["a big one", "speak", "no idea", "wrong", "the same", "stay silent"]
    session = lighthouse()
    shown = played(session, night * 2, monkeypatch)
    assert session.match.over
    assert "Nobody wins." in shown


def test_what_one_saw_is_not_told_to_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    session = lighthouse()
    shown = played(session, ["a big one", "/q"], monkeypatch)
    before, after = shown.split("Pass the keyboard to Bert")
    assert "Anna sees the " in before
    assert "Anna sees a ship." in after
    assert "Anna sees the " not in after


@pytest.mark.parametrize(
    ("people", "asked"), [(["random", "Bert", "random"], False), (["Anna", "Bert", "Carl"], True)]
)
def test_what_leaves_no_choice_is_asked_only_where_several_look_on(
    monkeypatch: pytest.MonkeyPatch, people: list[str], asked: bool
) -> None:
    """Somebody alone need not answer it; at a shared keyboard, not to be asked would betray the mask."""
    masks = [MASKS.index(name) for name in ("gold_cat", "red_fox", "black_owl")]
    match = Match(SALON, {}, 7, chance=masks)
    for seat, choice in ((0, PEEK), (1, PEEK), (2, REST), (0, 1)):
        match.answer(choice, seat)
    assert (asks_discreetly(match), match.ask.options) == (True, [LET])
    session = session_of(match, people, bots=["random"])
    played(session, ["", "q"], monkeypatch)
    assert asks_discreetly(match) == asked
