"""Whole sessions of Mystères with the real program, as people at the keyboard have them."""

from pathlib import Path

from tests.terminal.terminal import CODES, Terminal, only_file
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.games import find

GAME = "mysteres"
PLAY = ["play", GAME, "--seed", "5", "--pace", "instant"]


def test_a_whole_evening_with_bots_in_french_to_its_end(tmp_path: Path) -> None:
    """Whatever is asked, the first choice is taken; but one answer is typed in words, and heard."""
    seats = "me:Anna,strong,strong,strong,strong"
    terminal = Terminal(
        tmp_path, *PLAY, "--seats", seats, "--first_maestro", "4", "--lang", "fr", size=(24, 80)
    )
    assert "Quelle tuile" in terminal.shown()
    while "MY-142" not in terminal.now:
        terminal.type("/1")
    assert "«\u00a0une otarie\u00a0»" in terminal.type("une otarie")
    while "La soirée est finie" not in terminal.now:
        terminal.type("/1")
    while not terminal.ended:
        terminal.type("1")  # looks back no more
    shown = CODES.sub("", terminal.raw)
    assert max(len(line) for line in shown.splitlines() if f"{GAME}-" not in line) <= 80
    match = replayed(find(GAME), read_record(only_file(tmp_path).read_bytes()))
    assert match.over
    replay = Terminal(tmp_path, "replay", str(only_file(tmp_path)), "--lang", "it", size=(24, 80))
    replay.shown()
    assert "«une otarie»" in replay.type("otarie")
    replay.last("q")


def test_four_at_one_keyboard_are_asked_together_who_has_it(tmp_path: Path) -> None:
    seats = "me:Anna,me:Bert,me:Carl,me:Dora"
    terminal = Terminal(tmp_path, *PLAY, "--seats", seats, "--first_maestro", "0", "--lang", "en")
    terminal.shown()
    while "Which tile do you choose?" not in terminal.now:
        terminal.type("1" if "Do you keep it?" in terminal.now else "")
    assert "Bert (you)" in terminal.now
    terminal.type("1")
    while "What do you say under" not in terminal.now:
        terminal.type("")
    word = terminal.now.partition("Your word: “")[2].partition("”")[0]
    assert word
    shown = terminal.type("1969 and to be seen")
    while "Who has it?" not in terminal.now:
        shown += terminal.type("")
    asked = shown.partition("Pass the keyboard to Carl, Dora")[2]
    assert word not in asked
    terminal.type("dora")
    assert "Dora has it!" in terminal.type("nobody else")
    terminal.child.close()
