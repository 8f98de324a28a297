"""Whole sessions of 27th Passenger with the real program, as people at the keyboard have them."""

from pathlib import Path

import pytest

from tests.terminal.terminal import CODES, Terminal, only_file
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.core.rules_text import title_of
from wagonlit.games import find

GAME = "passenger27"
PLAY = ["play", GAME, "--seed", "5", "--pace", "instant"]
ALONE = [*PLAY, "--seats", "me:Anna,novice,novice"]
TWO = [*PLAY, "--seats", "me:Anna,me:Bert,novice"]
LAY = "TP-301"  # the question for an action


def play_on(terminal: Terminal, until: str, action: str) -> str:
    """Lay this action in every round, and otherwise give the first answer, until something appears."""
    shown = terminal.now
    while until not in shown:
        assert not terminal.ended, f"{until!r} never came"
        shown = terminal.type(action if LAY in shown else "1")
    return shown


def test_a_newcomer_is_welcomed_sees_the_table_and_opens_the_notebook(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--lang", "en", size=(24, 80))
    shown = terminal.shown()
    assert "A night train through New York" in shown
    assert "Anna (you)" in shown
    assert "ask one opponent for looks, scent or voice" in shown
    assert "Page 1 of 1" in terminal.type("n")
    terminal.type("q")
    assert title_of(find(GAME).folder.joinpath("SUMMARY.md").read_text()) in terminal.type("r all")
    terminal.type("q")
    assert "Noted: Banker, Novice 1: ?" in terminal.type("n banker 2 ?")
    assert "nothing says otherwise" in terminal.type("n banker 2")
    terminal.last("q")
    again = Terminal(tmp_path, "play", "--resume", "--pace", "instant", size=(24, 80))
    again.shown()
    assert "Banker  ■✿▁ formal, perfumed, deep  2 ?  3" in again.type("n banker")
    again.last("q")


def test_a_whole_game_in_french_whose_person_is_out_and_reads_on_to_the_end(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--lang", "fr", size=(24, 80))
    terminal.shown()
    moment = play_on(terminal, "Votre coup part", "Assassinat")
    assert "Les noms tombent" in moment
    while not terminal.ended:
        terminal.type("1")
    shown = CODES.sub("", terminal.raw)
    assert "Terminus" in shown
    assert shown.rindex("Rétrospective\u00a0: Anna") > shown.rindex("Terminus")
    assert max(len(line) for line in shown.splitlines() if "passenger27-" not in line) <= 80
    assert replayed(find(GAME), read_record(only_file(tmp_path).read_bytes())).over
    replay = Terminal(tmp_path, "replay", str(only_file(tmp_path)), "--lang", "de", size=(24, 80))
    replay.shown()
    assert "╭ Reihe 1 ─" in replay.type("Attentate")
    replay.last("q")


def test_two_at_one_keyboard_see_no_secret_of_each_other_and_the_end_together(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TWO, "--lang", "en")
    terminal.shown()
    terminal.type("")
    anna = terminal.type("")
    identity = anna.partition("You are the ")[2].partition("  ")[0]
    assert identity
    terminal.type("intrigue")
    terminal.type("")
    bert = terminal.type("")
    assert "Bert (you)" in bert
    assert identity not in bert.partition("TP-301")[0]
    while not terminal.ended:
        terminal.type("assassination" if LAY in terminal.now else "1")
    _, _, end = CODES.sub("", terminal.raw).partition("The end of the line")
    assert identity in end


def test_in_a_wide_terminal_the_27_stand_beside_table_and_question(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--lang", "it", size=(40, 120))
    asked = terminal.shown()
    (row,) = (line for line in asked.splitlines() if " Scaricatore " in line)
    assert row.index("Scaricatore") > 66
    assert max(len(line) for line in asked.splitlines()) <= 120
    terminal.last("q")


@pytest.mark.parametrize("reveal", ["true", "false"])
def test_whoever_is_out_reads_the_secrets_of_the_others_only_if_the_table_wants_it_so(
    tmp_path: Path, reveal: str
) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--lang", "en", "--option", f"reveal_to_out={reveal}")
    terminal.shown()
    play_on(terminal, "You are out", "assassination")
    while not terminal.ended:
        terminal.type("1")
    _, _, after = CODES.sub("", terminal.raw).partition("You are out")
    assert "looks at the top card of the deck" in after
    assert ("looks at the top card of the deck: “" in after) == (reveal == "true")
