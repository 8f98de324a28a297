"""Words typed in a terminal: cleaned as everywhere, refused with a reason, and said to be final before."""

from pathlib import Path

from tests.hostile import HOSTILE
from tests.terminal.terminal import Terminal, only_file
from wagonlit.core.record import read_record

TABLE = ["play", "lighthouse", "--seed", "5", "--pace", "instant"]


def test_what_is_typed_is_cleaned_and_refused_in_the_readers_language(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--seats", "me:\u202eAnna,random", "--lang", "fr")
    assert "\u202e" not in terminal.shown()
    assert "Il n’y a rien à lire dans ces mots." in terminal.type("\u200b\u2800")
    assert "C’est trop long\u00a0: 60 caractères au plus." in terminal.type("x" * 61)
    hostile = next(one for one in HOSTILE if one.what == "marks piled up")
    terminal.type(hostile.text + "\u202e")
    terminal.last("/q")
    signal = next(one for one in read_record(only_file(tmp_path).read_bytes()).answers if one.seat == 0)
    assert signal.choice == hostile.kept


def test_that_an_answer_is_final_is_said_before_it_is_given(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--seats", "random,me:Anna", "--lang", "de")
    assert "Diese Antwort ist endgültig und kann nicht zurückgenommen werden." in terminal.shown()
    terminal.last("q")
