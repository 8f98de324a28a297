"""A question of several parts: read through and changed at will before any of it is handed in."""

from pathlib import Path

import pytest

from tests.terminal.game import played, session_of
from tests.terminal.terminal import Terminal, only_file
from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit.core.match import Match
from wagonlit.core.record import read_record
from wagonlit.terminal.commands import Outcome, take_back
from wagonlit.terminal.session import Session

NAMES = ["Anna", "Bert", "Carl"]
ANNA, BERT = 0, 1
LINES = "This is what you are handing in:"
FORGOTTEN = "\x1b[3J"  # what was scrolled off the screen is gone


def at_the_cards() -> Session:
    """Everybody has rested all evening; now the farewell cards are written."""
    match = Match(MASQUERADE, {"players": 3}, 5)
    while match.asks[0].decision == "ball.deed":
        match.answer("rest", match.waiting[0])
    return session_of(match, NAMES)


def written(match: Match) -> list[tuple[int, str]]:
    return [(answer.seat, answer.in_words) for answer in match.answers if answer.in_words.startswith("card.")]


def test_every_part_is_asked_and_all_are_read_through(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = played(at_the_cards(), ["blue", "golden", "q"], monkeypatch)
    lines = shown[shown.index(LINES) :]
    assert "  1  Which colour did Bert wear?  blue" in lines
    assert "  2  Which colour did Carl wear?  golden" in lines


def test_nothing_is_given_to_the_match_before_it_is_handed_in(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_cards()
    played(session, ["blue", "golden", "q"], monkeypatch)
    assert written(session.match) == []


def test_any_line_can_be_changed_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_cards()
    played(session, ["blue", "golden", "1", "red", "2", "black", "", "q"], monkeypatch)
    assert written(session.match) == [(ANNA, "card.colour: red"), (ANNA, "card.colour: black")]


def test_whatever_else_is_typed_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_cards()
    shown = played(session, ["blue", "golden", "3", "0", "zebra", "?", "t", "q"], monkeypatch)
    assert shown.count("There is no line “") == 3
    assert shown.count(LINES) == 3
    assert written(session.match) == []


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
    while "Which colour did" not in shown:
        shown = terminal.type("rest" if "What will you do?" in shown else "")
    assert "Which colour did Bert wear?" in shown  # Anna's card
    terminal.type("blue")
    assert LINES in terminal.type("red")
    assert "Press Enter to clear" in terminal.type("")
    before = terminal.raw.count(FORGOTTEN)
    assert "Pass the keyboard to Bert" in terminal.type("")
    assert "Anna writes" not in terminal.type("")
    terminal.type("blue")
    assert LINES in terminal.type("red")
    assert terminal.raw.count(FORGOTTEN) == before + 2
    terminal.last("q")
    kept = read_record(only_file(tmp_path).read_bytes()).answers
    by = [answer.seat for answer in kept if answer.in_words.startswith("card.")]
    assert by.count(ANNA) == 2
    assert BERT not in by  # what was not handed in is nobody's business
