"""Whole sessions of Mystery Express with the real program, as a person at the keyboard has them."""

import json
import re
import signal
from pathlib import Path

import pytest

from tests.terminal.terminal import CODES, Terminal, only_file
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.games import find

GAME = "mystery_express"
TABLE = ["play", GAME, "--seats", "me:Anna,novice,novice", "--seed", "5", "--pace", "instant"]
COUNTED = ["--time_show_mode", "tally"]  # shows that nobody needs to watch
STEP_BY_STEP = ["--time_show_mode", "step"]
SHORT = ["--leg_hours", "1,1,1,1,1"]
READY, CARDS = "Press Enter when you are ready", 23
OTHER_SCREEN, BACK_AGAIN = "\x1b[?1049h", "\x1b[?1049l"


def first_turn(terminal: Terminal) -> str:
    """Answer with the first choice until one's own turn begins."""
    return terminal.type_until("1", "ME-104")


def test_a_newcomer_is_welcomed_and_helped(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    shown = terminal.shown()
    assert "night train from Paris to Istanbul" in shown
    assert "Which character do you play?" in shown
    helped = terminal.type("?")
    assert "one more hour in every leg" in helped
    assert "ME-002" in helped
    assert "Saved:" in terminal.last("q")
    assert terminal.status == 0


def test_a_session_in_french_is_by_the_french_rules(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "fr")
    assert "Quel personnage" in terminal.shown()
    assert "Anna incarne la comtesse" in terminal.type("COMTESSE")
    assert "ne fait pas partie des choix" in terminal.type("avion")
    assert "Wagon Restaurant" in terminal.type("?")
    assert "pour continuer" in terminal.last("q").lower()
    assert json.loads(only_file(tmp_path).read_text())["options"]["edition"] == "fr"


def test_numbers_names_and_ids_answer(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    terminal.type("miss")
    terminal.type("smoking")
    terminal.last("q")
    answers = read_record(only_file(tmp_path).read_bytes()).answers
    assert [answer.in_words for answer in answers if answer.seat == 0][:2] == [
        "setup.character: pransky",
        "setup.car: smoking",
    ]


def test_the_table_the_log_and_rules_are_shown_at_any_question(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    first_turn(terminal)
    table = terminal.type("t")
    assert "Anna (you)" in table
    assert "▶ Strasbourg" in table
    assert "Anna begins a turn" in terminal.type("l")
    assert "Anna plays Colonel MacDouglas." in terminal.type("b")
    terminal.type("q")
    assert "Anna plays Colonel MacDouglas." in terminal.type("l macdouglas")
    assert "Name a category of which at least one" in " ".join(terminal.type("r ME-341").split())
    assert "whenever you like" in " ".join(terminal.type("r").split())
    assert "near it are" in terminal.type("r ME-345")
    terminal.last("q")


def test_the_notebook_is_written_by_hand_and_kept(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    first_turn(terminal)
    assert "Noted: Hanged, Leg 1: ?" in terminal.type("n hanged 1 ?")
    assert "no such column" in terminal.type("n hanged nowhere ?")
    terminal.last("q")
    again = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    again.shown()
    (row,) = (line for line in again.type("n").splitlines() if " Hanged " in line)
    assert "?" in row
    again.last("q")


def test_a_whole_game_in_french_to_its_end_with_a_break(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "fr", *COUNTED)
    terminal.shown()
    for _ in range(20):
        terminal.answer("1")
    terminal.last("q")
    terminal = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    terminal.shown()
    while not terminal.ended:
        terminal.answer("1")
    shown = CODES.sub("", terminal.raw)
    assert "Istanbul\u00a0: la vérité" in shown
    assert "gagne" in shown
    afterwards = shown[shown.index("Rétrospective\u00a0: Anna") :]
    assert afterwards.count("► ") == 6  # five times on the sheet, and where the signs are explained
    record = read_record(only_file(tmp_path).read_bytes())
    assert replayed(find(GAME), record).over


def test_the_menu_asks_for_the_edition_and_proposes_that_of_the_language(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--pace", "instant", toys=False)
    terminal.shown()
    terminal.type("1")
    assert "Which language?" in terminal.type("Mystery Express")
    assert "Quelle édition des règles\u202f?" in terminal.type("fran")
    assert "Combien de joueurs" in terminal.type("")
    assert "Détective – " in terminal.type("4")
    terminal.type("")
    assert "Quel personnage" in terminal.type("Zoé")
    terminal.type("q")
    terminal.last("q")
    record = json.loads(only_file(tmp_path).read_text())
    assert (record["options"]["players"], record["options"]["edition"]) == (4, "fr")


def test_however_fast_bots_are_a_show_is_seen_on_a_screen_of_its_own_and_stands_in_no_log(
    tmp_path: Path,
) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en", *SHORT, *STEP_BY_STEP)
    terminal.type_until("1", READY)
    show = cards_of_a_show(terminal, CARDS)
    assert re.search(r"11:15|4:00", show)
    assert show.index(OTHER_SCREEN) < show.index(f"1/{CARDS}")
    terminal.type("")
    assert terminal.raw.index(BACK_AGAIN) < terminal.raw.index("how often you saw each")
    assert "Noted." in terminal.type("3 3 3 2 3 3 3 3")
    terminal.type("")
    assert "4:00" not in terminal.type("l")
    terminal.child.close()


def cards_of_a_show(terminal: Terminal, cards: int) -> str:
    """Press Enter for each of so many cards; all that was sent, with its codes."""
    sent = ""
    for card in range(1, cards + 1):
        terminal.child.sendline("")
        terminal.child.expect_exact(f"{card}/{CARDS}")
        sent += terminal.child.before + terminal.child.after
        terminal.child.expect_exact("Enter: go on ")
        sent += terminal.child.before + terminal.child.after
    return sent


@pytest.mark.parametrize("killed_by", [signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
def test_a_show_that_was_interrupted_is_shown_again(tmp_path: Path, killed_by: int) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en", *SHORT, *STEP_BY_STEP)
    terminal.type_until("1", READY)
    cards_of_a_show(terminal, 7)
    terminal.child.kill(killed_by)
    terminal.rest()
    again = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    assert READY in again.shown()
    cards_of_a_show(again, CARDS)
    again.child.close()


@pytest.mark.parametrize("killed_by", [signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
def test_an_ending_that_was_interrupted_is_shown_again(tmp_path: Path, killed_by: int) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en", *SHORT, *COUNTED)
    terminal.type_until("1", "Press Enter: Modus Operandi")
    terminal.type("")
    terminal.child.kill(killed_by)
    terminal.rest()
    again = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    assert "Press Enter: Modus Operandi" in again.shown()
    while not again.ended:
        again.type("")
    assert "win" in again.now
    assert "no game to continue" in Terminal(tmp_path, "play", "--resume").rest()


def test_a_letter_answers_left_or_right_and_the_log_needs_a_stroke_there(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    first_turn(terminal)
    asked = terminal.type("hand to hand")
    assert "/l log · /r rule" in asked
    assert "Anna goes to the Passenger Car" in terminal.type("/l 1")
    assert "Anna has the cards come from the left." in terminal.type("l")
    terminal.child.close()


def test_in_a_wide_terminal_the_sheet_stands_beside_table_and_question(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en", size=(40, 120))
    asked = first_turn(terminal)
    (row,) = (line for line in asked.splitlines() if " Hanged " in line)
    assert row.index("Hanged") > 60
    assert "4:00" in asked
    assert max(len(line) for line in asked.splitlines()) <= 120
    terminal.last("q")


def test_a_circled_guess_is_marked_in_the_telegram(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en", *SHORT, *COUNTED)
    terminal.shown()
    terminal.type("n hanged D")
    form = terminal.now
    while "Your paper:" not in form:
        form = terminal.answer("1")
    (line,) = (line for line in form.splitlines() if "under Modus Operandi" in line)
    assert line.endswith("…  your guess: Hanged")
    assert "Hanged  your guess" in terminal.type("1")
    terminal.last("q")
