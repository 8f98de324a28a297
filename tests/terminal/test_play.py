"""Whole sessions with the real program, as a person at the keyboard has them."""

import json
import re
from pathlib import Path

import pytest

from tests.terminal.terminal import Terminal
from wagonlit.core.match import replayed
from wagonlit.core.record import read_record
from wagonlit.games import find

GAME = "mystery_express"
TABLE = ["play", GAME, "--seats", "me:Anna,novice,novice", "--seed", "5", "--pace", "instant"]
SHORT = ["--option", "leg_hours=[1,1,1,1,1]"]
MOST_QUESTIONS = 300
FORGOTTEN = "\x1b[3J"  # what was scrolled off the screen is gone
OTHER_SCREEN, BACK_AGAIN = "\x1b[?1049h", "\x1b[?1049l"


def only_file(home: Path) -> Path:
    (path,) = (home / "wagonlit" / "games").iterdir()
    return path


def first_turn(terminal: Terminal) -> str:
    """Answer with the first choice until the own turn begins."""
    shown = terminal.shown()
    for _ in range(MOST_QUESTIONS):
        if "ME-104" in shown:
            return shown
        shown = terminal.type("1")
    raise AssertionError("no turn of our own")


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


def test_a_session_in_french(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "fr", "--edition", "fr")
    assert "Quel personnage" in terminal.shown()
    assert "Anna incarne la comtesse" in terminal.type("COMTESSE")
    assert "ne fait pas partie des choix" in terminal.type("avion")
    assert "Wagon Restaurant" in terminal.type("?")
    assert "pour continuer" in terminal.last("q").lower()
    assert json.loads(only_file(tmp_path).read_text())["options"]["edition"] == "fr"


def test_wrong_input_costs_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    for typed in ("", "0", "6", "99999999999999", "zebra", "x" * 900, "[bold]", "c"):
        assert "Anna plays" not in terminal.type(typed)
    assert "could be" in terminal.type("m")
    terminal.last("q")
    assert read_record(only_file(tmp_path).read_bytes()).answers == []


def test_numbers_names_and_ids_answer(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    terminal.shown()
    terminal.type("miss")
    terminal.type("smoking")
    terminal.last("q")
    answers = read_record(only_file(tmp_path).read_bytes()).answers
    assert [answer.means for answer in answers if answer.seat == 0][:2] == [
        "setup.character: pransky",
        "setup.car: smoking",
    ]


def test_the_table_the_log_and_rules_are_shown_at_any_question(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    first_turn(terminal)
    table = terminal.type("t")
    assert "Anna (you)" in table
    assert "▶ Strasbourg" in table
    assert "Anna plays Colonel MacDouglas." in terminal.type("l")
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


def test_an_answer_is_taken_back_while_nobody_has_learned_from_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    first_turn(terminal)
    asked = terminal.type("passenger")
    assert "From which side" in asked
    assert "u undo" in asked
    back = terminal.type("u")
    assert "Taken back." in back
    assert "ME-104" in back
    assert "Anna ends the turn." in terminal.type("end")
    assert "nothing to take back" in terminal.type("u")
    terminal.last("q")


def test_an_answer_that_has_shown_something_stands(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    shown = terminal.shown()
    for _ in range(MOST_QUESTIONS):
        if "u undo" in shown and "ME-003" not in shown:
            break
        shown = terminal.type("1")
    assert "cannot be taken back" in terminal.type("u")
    terminal.last("q")


@pytest.mark.parametrize("key", ["c", "d"])
def test_leaving_by_a_key_saves_and_the_game_goes_on_where_it_was(tmp_path: Path, key: str) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    first_turn(terminal)
    assert "wagonlit play --resume" in terminal.press(key)
    assert terminal.status == 0
    before = read_record(only_file(tmp_path).read_bytes())
    again = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    shown = again.shown()
    assert "Welcome back." in shown
    assert "ME-104" in shown
    again.last("q")
    assert read_record(only_file(tmp_path).read_bytes()) == before


def test_a_game_can_go_on_in_another_language(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en")
    first_turn(terminal)
    terminal.last("q")
    again = Terminal(
        tmp_path, "play", "--resume", only_file(tmp_path).name, "--lang", "de", "--pace", "instant"
    )
    assert "Willkommen zurück." in again.shown()
    again.last("q")


@pytest.mark.parametrize(
    ("lang", "ending", "won"),
    [
        ("en", "Istanbul: the truth", "win"),
        ("fr", "Istanbul\u00a0: la vérité", "gagne"),
        ("de", "Istanbul: die Wahrheit", "gewinn"),
        ("it", "Istanbul: la verità", "Vinc"),
    ],
)
def test_a_whole_game_to_its_end_with_a_break(tmp_path: Path, lang: str, ending: str, won: str) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", lang)
    terminal.shown()
    for _ in range(20):
        terminal.type("1")
    terminal.last("q")
    terminal = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    shown = terminal.shown()
    while not terminal.ended:
        shown = terminal.type("1")
    assert ending in shown
    assert won in shown
    record = read_record(only_file(tmp_path).read_bytes())
    assert replayed(find(GAME), record).over


def test_after_a_game_another_can_follow(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en", *SHORT)
    shown = terminal.shown()
    for _ in range(MOST_QUESTIONS):
        if "Another game?" in shown:
            break
        shown = terminal.type("1")
    assert "The game is kept in" in shown
    assert "Which character do you play?" in terminal.type("yes")
    terminal.last("q")
    assert len(list((tmp_path / "wagonlit" / "games").iterdir())) == 2


def test_two_people_at_one_keyboard_do_not_see_each_others_cards(tmp_path: Path) -> None:
    args = ["play", GAME, "--seats", "me:Anna,me:Bert,novice", "--seed", "5", "--lang", "en", *SHORT]
    terminal = Terminal(tmp_path, *args)
    terminal.shown()
    assert "Pass the keyboard to Anna" in terminal.type("")
    assert "Anna (you)" in terminal.type("")
    terminal.type("1")
    assert "Press Enter to clear" in terminal.type("1")
    assert "Pass the keyboard to Bert" in terminal.type("")
    assert "Bert (you)" in terminal.type("")
    assert terminal.raw.count(FORGOTTEN) == 4
    terminal.last("q")


def test_the_menu_leads_a_newcomer_to_a_game_and_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--pace", "instant")
    assert "New game" in terminal.shown()
    assert "saved after each" in " ".join(terminal.type("?").split())
    assert "none of the choices" in terminal.type("zebra")
    assert "Which language?" in terminal.type("1")
    assert "Les règles de quelle édition\u00a0?" in terminal.type("fran")
    assert "Combien de joueurs" in terminal.type("")
    assert "Contre qui" in terminal.type("4")
    assert "Comment vous appelez-vous" in terminal.type("")
    assert "Quel personnage" in terminal.type("Zoé")
    assert "Continuer la partie enregistrée" in terminal.type("q")
    assert "Bon retour" in terminal.type("1")
    terminal.type("q")
    assert "Au revoir" in terminal.last("q")
    record = json.loads(only_file(tmp_path).read_text())
    assert record["options"]["players"] == 4
    assert record["terminal"]["sitters"][0]["name"] == "Zoé"


def test_the_cards_of_a_show_are_on_a_screen_of_their_own_and_in_no_log(tmp_path: Path) -> None:
    args = [arg for arg in TABLE if arg not in ("--pace", "instant")]
    terminal = Terminal(tmp_path, *args, "--lang", "en", *SHORT, "--option", "time_show_mode=step")
    shown = terminal.shown()
    for _ in range(MOST_QUESTIONS):
        if "Press Enter when you are ready" in shown:
            break
        shown = terminal.type("1")
    show = terminal.show(cards=23)
    assert re.search(r"11:15|4:00", show)
    assert show.index(OTHER_SCREEN) < show.index("1/23")
    terminal.type("")
    assert terminal.raw.index(BACK_AGAIN) < terminal.raw.index("how often you saw each")
    assert "Noted." in terminal.type("3 3 3 2 3 3 3 3")
    terminal.type("")
    assert "4:00" not in terminal.type("l")
    terminal.last("q")
