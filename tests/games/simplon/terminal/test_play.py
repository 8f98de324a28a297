"""Whole sessions of Simplon-Orient-Express with the real program, as people at the keyboard have them."""

from pathlib import Path

from tests.terminal.terminal import CODES, Terminal, only_file
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.games import find

GAME = "simplon"
ACT = "SO-104"  # the question what to do
PLAY = ["play", GAME, "--seats", "me:Anna,stoker", "--seed", "5", "--pace", "instant"]
# Every second roll is the ship's, it starts late, and nobody watches its ports: all is soon lost.
LOST = ["--die", '[3,"ship"]', "--ship_start", "s_nice", "--surveillance", "yes", "--surveillance_bonus", "5"]


def until_asked(terminal: Terminal, wanted: str, answer: str) -> str:
    """Give this answer until something appears."""
    shown = terminal.now or terminal.shown()
    while wanted not in shown:
        assert not terminal.ended, f"{wanted!r} never came"
        shown = terminal.type(answer)
    return shown


def test_places_are_called_and_typed_as_in_the_readers_language(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *PLAY, "--lang", "de", "--turntable_start", '{"M": 0}')
    shown = until_asked(terminal, "Punkt", "beenden")
    assert "Sir Henry ist in Calais" in CODES.sub("", terminal.raw)
    assert "Konstantinopel" in shown
    assert "Was soll Drehscheibe M verbinden?" in terminal.type("drehscheibe m")
    assert "Du darfst jede andere Stellung wählen" in terminal.type("?")
    told = terminal.type("Philippopel")
    assert "stellt Drehscheibe M: Philippopel – Sofia" in told
    terminal.last("q")
    again = Terminal(tmp_path, "play", "--resume", "--pace", "instant")
    assert "Drehscheibe M stellen" in again.shown()
    again.last("q")


def test_a_whole_game_in_french_is_lost_together_and_can_be_gone_through_again(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *PLAY, *LOST, "--lang", "fr", size=(24, 80))
    terminal.shown()
    while not terminal.ended:
        terminal.type("Finir le tour" if ACT in terminal.now else "1")
    shown = CODES.sub("", terminal.raw)
    assert "L’amiral arrive à Constantinople avant Sir Henry\u00a0: toute l’équipe perd." in shown
    assert max(len(line) for line in shown.splitlines() if f"{GAME}-" not in line) <= 80
    record = read_record(only_file(tmp_path).read_bytes())
    assert replayed(find(GAME), record).over
    replay = Terminal(tmp_path, "replay", str(only_file(tmp_path)), "--lang", "it", size=(24, 80))
    replay.shown()
    assert "Nessuno sorveglia" in replay.type("sorveglia")
    replay.last("q")


def test_where_nothing_is_secret_the_keyboard_goes_round_without_a_curtain(tmp_path: Path) -> None:
    seats = ["--seats", "me:Anna,me:Bert", "--die", '[1,2,"ship"]']
    terminal = Terminal(tmp_path, "play", GAME, *seats, "--seed", "5", "--lang", "en")
    until_asked(terminal, "Pass the keyboard to Bert", "end")
    assert "Press Enter" not in CODES.sub("", terminal.raw)
    terminal.last("q")
