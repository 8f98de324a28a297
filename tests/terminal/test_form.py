"""A question of several parts: a form that is changed at will, and sent by a word of its own."""

from pathlib import Path

import pytest

from tests.terminal.game import played, session_of
from tests.terminal.terminal import Terminal, only_file
from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit.core.match import Match
from wagonlit.core.record import read_record
from wagonlit.terminal.commands import Outcome, take_back
from wagonlit.terminal.saves import opened
from wagonlit.terminal.session import Session, resumed

NAMES = ["Anna", "Bert", "Carl"]
ANNA, BERT = 0, 1
FORM = "Your paper:"
FORGOTTEN = "\x1b[3J"  # what was scrolled off the screen is gone


def at_the_cards() -> Session:
    """Everybody has rested all evening; now the farewell cards are written."""
    match = Match(MASQUERADE, {"players": 3}, 5)
    while match.asks[0].decision == "ball.deed":
        match.answer("rest", match.waiting[0])
    return session_of(match, NAMES)


def written(match: Match) -> list[tuple[int, str]]:
    return [(answer.seat, answer.in_words) for answer in match.answers if answer.in_words.startswith("card.")]


def test_all_lines_are_shown_before_any_is_filled_in(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = played(at_the_cards(), ["q"], monkeypatch)
    form = shown[shown.index(FORM) :]
    assert "  1  Which colour did Bert wear?  …" in form
    assert "  2  Which colour did Carl wear?  …" in form


def test_enter_goes_to_the_next_empty_line(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = played(at_the_cards(), ["", "blue", "", "golden", "q"], monkeypatch)
    form = shown[shown.rindex(FORM) :]
    assert "  1  Which colour did Bert wear?  blue" in form
    assert "  2  Which colour did Carl wear?  golden" in form


def test_a_line_can_be_filled_in_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = played(at_the_cards(), ["2 gold", "q"], monkeypatch)
    assert "  2  Which colour did Carl wear?  golden" in shown[shown.rindex(FORM) :]


def test_nothing_is_given_to_the_match_before_it_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_cards()
    shown = played(session, ["1 blue", "2 golden", "", "q"], monkeypatch)
    assert "Every line is filled in. Type “send”" in shown
    assert written(session.match) == []


def test_any_line_can_be_changed_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_cards()
    played(session, ["1 blue", "2 golden", "1", "red", "2 black", "SEND", "q"], monkeypatch)
    assert written(session.match) == [(ANNA, "card.colour: red"), (ANNA, "card.colour: black")]


def test_a_form_with_an_empty_line_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_cards()
    assert "Line 1 is still empty." in played(session, ["2 golden", "send", "q"], monkeypatch)
    assert written(session.match) == []


def test_whatever_else_is_typed_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_cards()
    shown = played(session, ["3", "0", "zebra", "?", "t", "2 zebra", "q"], monkeypatch)
    assert shown.count("There is no line “") == 3
    assert shown.count("is not one of the choices") == 1
    assert shown.count(FORM) == 3
    assert written(session.match) == []


def test_what_is_filled_in_survives_a_break(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_cards()
    played(session, ["2 golden", "q"], monkeypatch)
    again = resumed(*opened(session.file.path), session.screen)
    shown = played(again, ["1 red", "send", "q"], monkeypatch)
    assert "  2  Which colour did Carl wear?  golden" in shown
    assert written(again.match) == [(ANNA, "card.colour: red"), (ANNA, "card.colour: gold")]
    assert again.bookmark.drafts == {}


def test_what_was_noted_as_a_guess_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_cards()
    blue = session.match.ask_of(ANNA).options[1]
    monkeypatch.setattr(session.drawing, "is_guess", lambda marks, ask, id: id == blue)
    shown = played(session, ["1", "q"], monkeypatch)
    assert "  1  Which colour did Bert wear?  …  your guess: blue" in shown
    assert "  2  blue  your guess\n" in shown


def test_what_was_handed_in_as_a_whole_is_taken_back_as_a_whole() -> None:
    session = at_the_cards()
    session.match.answer(["red", "blue"], BERT)
    asked = session.match.ask_of(ANNA)
    session.match.answer(["gold", "black"], ANNA)
    assert take_back(session, asked, "") is Outcome.MOVED
    assert written(session.match) == [(BERT, "card.colour: red"), (BERT, "card.colour: blue")]
    assert session.match.ask_of(ANNA).parts == asked.parts


TABLE = ["play", "masquerade", "--seats", "me:Anna,me:Bert,random", "--seed", "5", "--lang", "en"]


def test_at_one_keyboard_the_cards_go_round_whole(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE)
    shown = terminal.shown()
    while FORM not in shown:
        shown = terminal.type("rest" if "What will you do?" in shown else "")
    assert "Which colour did Bert wear?" in shown  # Anna's card
    terminal.type("1 blue")
    terminal.type("2 red")
    assert "Press Enter to clear" in terminal.type("send")
    before = terminal.raw.count(FORGOTTEN)
    assert "Pass the keyboard to Bert" in terminal.type("")
    assert "Anna writes" not in terminal.type("")
    terminal.type("1 blue")
    assert FORM in terminal.type("2 red")
    assert terminal.raw.count(FORGOTTEN) == before + 2
    terminal.last("q")
    kept = read_record(only_file(tmp_path).read_bytes()).answers
    by = [answer.seat for answer in kept if answer.in_words.startswith("card.")]
    assert by.count(ANNA) == 2
    assert BERT not in by  # what was not sent is nobody's business
