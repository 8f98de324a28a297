"""Whole sessions with the real program, as a person at the keyboard has them."""

import json
from pathlib import Path

import pytest

from tests.terminal.terminal import Terminal, only_file
from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed

# Anna is the red fox, and asked for a deed at once.
TABLE = ["play", "masquerade", "--seats", "me:Anna,random,random", "--seed", "5", "--pace", "instant"]
FORGOTTEN = "\x1b[3J"  # what was scrolled off the screen is gone


def test_a_newcomer_is_welcomed_and_helped(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    shown = terminal.shown()
    assert "Three to six guests come masked." in shown
    assert "What will you do?" in shown
    helped = terminal.type("?")
    assert "All choose in secret" in helped
    assert "look behind somebody’s mask" in helped
    assert "MQ-2" in helped
    assert "Saved:" in terminal.last("q")
    assert terminal.status == 0


def test_a_session_in_french(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "fr")
    assert "Que faites-vous" in terminal.shown()
    assert "ne fait pas partie des choix" in terminal.type("avion")
    assert "Anna a choisi\u00a0: regarder." in terminal.type("REGARDER")
    assert "pour continuer" in terminal.last("q").lower()


def test_wrong_input_costs_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    for typed in ("", "0", "6", "99999999999999", "zebra", "x" * 900, "[bold]"):
        assert "Anna has chosen" not in terminal.type(typed)
    terminal.last("q")
    assert [
        answer for answer in read_record(only_file(tmp_path).read_bytes()).answers if answer.seat == 0
    ] == []


def test_first_letters_that_fit_several_choices_are_asked_about(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    terminal.type("peek")
    assert "“Ch” could be Chance 1, Chance 2" in terminal.type("Ch")
    terminal.last("q")


def test_numbers_names_and_ids_answer(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "de")
    terminal.shown()
    terminal.type("anklagen")
    terminal.type("1")
    terminal.type("red_owl")
    terminal.last("q")
    answers = read_record(only_file(tmp_path).read_bytes()).answers
    assert [answer.in_words for answer in answers if answer.seat == 0][:3] == [
        "ball.deed: accuse",
        "ball.target: 1",
        "ball.mask: red_owl",
    ]


def test_the_table_the_log_and_rules_are_shown_at_any_question(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    assert "Anna (you), Chance 1, Chance 2" in terminal.type("t")
    assert "Anna puts on the red fox." in terminal.type("l")
    assert "Anna puts on the red fox." in terminal.type("l FOX")
    assert "No line of the log speaks of “zebra”." in terminal.type("l zebra")
    assert "draw a mask from the chest" in " ".join(terminal.type("r MQ-6").split())
    assert "choose a deed in secret" in " ".join(terminal.type("r").split())
    assert "near it are" in terminal.type("r MQ-99")
    terminal.last("q")


def test_the_notebook_is_written_by_hand_and_kept(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    assert "Noted." in terminal.type("n Bert is a cat")
    terminal.last("q")
    again = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    again.shown()
    assert "1  Bert is a cat" in again.type("n")
    again.last("q")


def test_an_answer_is_taken_back_while_nobody_has_learned_from_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    assert "nothing to take back" in terminal.type("u")
    terminal.type("accuse")
    asked = terminal.type("1")
    assert "Who is Chance 1?" in asked
    assert "u undo" in asked
    back = terminal.type("u")
    assert "Taken back." in back
    assert "At whom?" in back
    terminal.last("q")


def test_an_answer_that_has_shown_something_stands(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    asked = terminal.type("peek")
    assert "u undo" in asked
    assert "can no longer be taken back" in terminal.type("u")
    terminal.last("q")


@pytest.mark.parametrize("key", ["c", "d"])
def test_leaving_by_a_key_saves_and_the_game_goes_on_where_it_was(tmp_path: Path, key: str) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    assert "At whom?" in terminal.type("peek")
    assert "wagonlit play --resume" in terminal.press(key)
    assert terminal.status == 0
    before = read_record(only_file(tmp_path).read_bytes())
    again = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    shown = again.shown()
    assert "Welcome back." in shown
    assert "At whom?" in shown
    again.last("q")
    assert read_record(only_file(tmp_path).read_bytes()) == before


def test_a_game_can_go_on_in_another_language(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    terminal.last("q")
    again = Terminal(
        tmp_path, "play", "--resume", only_file(tmp_path).name, "--lang", "de", "--pace", "instant"
    )
    assert "Willkommen zurück." in again.shown()
    again.last("q")


@pytest.mark.parametrize(("lang", "won"), [("en", "win"), ("fr", "gagn"), ("de", "gewinn"), ("it", "Vinc")])
def test_a_whole_game_to_its_end_with_a_break(tmp_path: Path, lang: str, won: str) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", lang)
    terminal.shown()
    terminal.type("1")
    terminal.last("q")
    terminal = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    shown = terminal.shown()
    while not terminal.ended:
        shown = terminal.answer("1")
    assert won in shown
    record = read_record(only_file(tmp_path).read_bytes())
    assert replayed(MASQUERADE, record).over


def test_after_a_game_another_can_follow(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    assert "The game is saved in" in terminal.type_until("2", "Another game?")
    assert "What will you do?" in terminal.type("yes")
    terminal.last("q")
    assert len(list((tmp_path / "wagonlit" / "games").iterdir())) == 2


def test_two_people_at_one_keyboard_do_not_see_each_others_secrets(tmp_path: Path) -> None:
    args = ["play", "masquerade", "--seats", "me:Anna,me:Bert,random", "--seed", "5", "--lang", "en"]
    terminal = Terminal(tmp_path, *args)
    terminal.shown()
    assert "Pass the keyboard to Anna" in terminal.type("")
    assert "Anna puts on the red fox." in terminal.type("")
    assert "Press Enter to clear" in terminal.type("rest")
    assert "Pass the keyboard to Bert" in terminal.type("")
    shown = terminal.type("")
    assert "Bert (you)" in shown
    assert "Anna puts on a mask." in shown
    assert terminal.raw.count(FORGOTTEN) == 4
    terminal.last("q")


def test_the_menu_leads_a_newcomer_to_a_game_and_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--pace", "instant")
    assert "New game" in terminal.shown()
    assert "saved after each" in " ".join(terminal.type("?").split())
    assert "not one of the choices" in terminal.type("zebra")
    assert "Which game?" in terminal.type("1")
    assert "Which language?" in terminal.type("masq")
    assert "Combien de joueurs" in terminal.type("fran")
    assert "Contre qui" in terminal.type("4")
    assert "--seats me,random,random" in " ".join(terminal.type("?").split())
    assert "Comment vous appelez-vous" in terminal.type("")
    assert "Que faites-vous" in terminal.type("Zoé")
    assert "Continuer la partie enregistrée" in terminal.type("q")
    assert "Bon retour" in terminal.type("1")
    terminal.type("q")
    assert "Au revoir" in terminal.last("q")
    record = json.loads(only_file(tmp_path).read_text())
    assert record["options"]["players"] == 4
    assert record["terminal"]["sitters"][0]["name"] == "Zoé"


def test_curtains_fall_however_fast_bots_are(tmp_path: Path) -> None:
    args = ["play", "masquerade", "--seats", "me:Anna,me:Bert,random", "--seed", "5", "--lang", "en"]
    terminal = Terminal(tmp_path, *args, "--pace", "instant")
    terminal.shown()
    assert "Pass the keyboard to Anna" in terminal.type("")
    assert "Bert (you)" not in terminal.type("")
    assert "Press Enter to clear" in terminal.type("rest")
    assert "Pass the keyboard to Bert" in terminal.type("")
    terminal.last("\x04")


def test_keys_typed_before_a_question_stood_there_do_not_answer_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    for _ in range(3):
        terminal.child.sendline("peek")  # while the program is still starting
    assert "Anna has chosen" not in terminal.shown()
    assert "At whom?" in terminal.type("peek")
    terminal.last("q")


def test_a_name_that_is_a_command_is_asked_for_again(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--lang", "en", "--pace", "instant")
    terminal.shown()
    for answer in ("1", "masq", "", "", ""):
        asked = terminal.type(answer)
    assert "What is your name?" in asked
    assert "“log” cannot be a name here" in terminal.type("log")
    assert "What will you do?" in terminal.type("Zoé")
    terminal.type("q")
    terminal.last("q")


def test_the_game_played_last_goes_on_even_if_another_was_begun_later(tmp_path: Path) -> None:
    first = Terminal(tmp_path, *TABLE, "--lang", "en")
    first.shown()
    second = Terminal(tmp_path, *TABLE, "--lang", "de")
    second.shown()
    second.last("q")
    first.type("peek")
    first.last("q")
    again = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    assert "At whom?" in again.shown()
    again.last("q")
