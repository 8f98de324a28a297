"""Mystères at one keyboard: tiles with their clues, one open question for all, games against bots."""

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.games.mysteres.table import Table, begun, clue, declare, idle_turns, say
from tests.rules import rule
from wagonlit.core.match import Match
from wagonlit.core.text import Texts
from wagonlit.core.words import LANGUAGES
from wagonlit.games.mysteres import GAME
from wagonlit.games.mysteres.bots import guesser
from wagonlit.games.mysteres.terminal.drawing import EveningDrawing
from wagonlit.kit.terminal.screen import Screen
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal import session as terminal_session
from wagonlit.terminal.play import play, welcome
from wagonlit.terminal.players import Player
from wagonlit.terminal.saves import Bookmark, SaveFile
from wagonlit.terminal.session import Session

NAMES = ("Anna", "Bert", "Carl", "Dora")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def drawn(match: Table, seat: int, lang: str = "en", width: int = 80) -> list[str]:
    names = NAMES[: match.seats]
    drawing = EveningDrawing(GAME, Texts(GAME, lang, names), Words(lang, GAME), names)
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    console.print(drawing.picture(match.views[seat]))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def typed(
    match: Table, bots: Sequence[str], lines: Sequence[str], lang: str, patch: pytest.MonkeyPatch
) -> str:
    """These lines typed by whoever is no bot; all that was printed."""
    players = [Player(name, bot) for name, bot in zip(NAMES, bots)]
    console = Console(file=io.StringIO(), width=80, markup=False, emoji=False, highlight=False)
    patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    session = Session(match, Bookmark(players, lang), SaveFile.new(GAME.id), Screen(console))
    welcome(session)
    play(session)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def full() -> Table:
    """A table on which nearly everything has happened."""
    match = begun(4, special_tiles=True)
    idle_turns(match, "adjective", words="white")
    for tile in ("first_letter", "word_count"):
        idle_turns(match, tile)
    match.answer("direct_question")
    match.answer("Is it cold?")
    match.answer("yes")
    declare(match, 3)
    match.answer(1)
    say(match, "a snowman")
    clue(match, "animal", 0)
    declare(match)
    return match


def test_the_table_shows_clues_facts_the_bag_who_is_out_and_what_was_wrong() -> None:
    shown = "\n".join(drawn(full(), 1))
    for part in ("“white”", "begins with R", "a single word", "“Is it cold?” – yes", "in the bag"):
        assert part in shown
    assert "Wrong so far: “a snowman”" in shown
    assert "Dora" in shown.partition("out of the round")[0].splitlines()[-1]


def test_only_the_maestro_reads_the_word_and_sees_which_tile_is_the_key() -> None:
    match = full()
    maestro, guesser = (" ".join(drawn(match, seat)) for seat in (0, 1))
    assert "Your word: “a refrigerator” (Object) Also right: “fridge”, “icebox”" in maestro
    assert "the key" in maestro
    assert "refrigerator" not in guesser
    assert "fridge" not in guesser
    assert "the key" not in guesser


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(lang: str, width: int) -> None:
    assert max(map(len, drawn(full(), 0, lang, width))) <= width


def test_people_at_one_keyboard_are_asked_together_who_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(4)
    lines = ["animal", "a penguin", "dora", "nobody else", "/1", "a fridge", "/q"]
    shown = typed(match, [""] * 4, lines, "en", monkeypatch)
    asked = shown.partition("Pass the keyboard to Carl, Dora")[2]
    assert "Who has it?" in asked
    assert "refrigerator" not in asked.partition("The word was")[0]
    assert "Do you have it?" not in shown
    heard = (
        "Dora has it!",
        "Bert says nothing.",
        "Dora says: “a fridge”.",
        "One point each for Anna and Dora.",
    )
    assert sorted(heard, key=asked.index) == list(heard)


def test_nobody_has_it_and_somebody_alone_is_asked_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    both = typed(begun(3), [""] * 3, ["animal", "a penguin", "waive", "/decline", "/q"], "en", monkeypatch)
    assert "Who has it?" not in both
    assert "Bert says nothing." in both


def test_a_refusal_and_a_wrong_name_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["animal", "fridge", "a penguin", "emil", "?", "nobody", "/q"]
    match = begun(4)
    shown = typed(match, [""] * 4, lines, "en", monkeypatch)
    assert "not consist of it alone" in shown
    assert "“emil” is not one of the choices" in shown
    assert "Whoever says so must answer after the player whose turn it is" in shown
    assert match.ask.decision == "answer.propose"


@rule("MY-R19")
def test_a_clue_that_looks_odd_is_said_only_when_it_is_typed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(4)
    shown = typed(match, [""] * 4, ["verb", "a penguin", "a seal", "a seal", "/q"], "en", monkeypatch)
    warned = " ".join(shown.split())
    assert warned.count("does not look like a verb in the infinitive. If you mean it, type it again.") == 2
    assert [one.words for one in match.views[1].clues] == ["a seal"]
    fits = typed(begun(4), [""] * 4, ["verb", "to shiver", "/q"], "en", monkeypatch)
    assert "infinitive. If" not in fits
    assert "Who has it?" in fits


@rule("MY-R25")
@pytest.mark.parametrize(("said", "near"), [("a frige", True), ("a snowman", False)])
def test_a_near_miss_is_pointed_out_to_the_maestro_alone(
    said: str, near: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["animal", "a penguin", "nobody", said, "/q"]
    shown = typed(begun(4), [""] * 4, lines, "en", monkeypatch)
    before, _, judging = shown.partition("Is that right?")
    assert ("right  nearly “fridge”" in judging) is near
    assert "nearly" not in before


@rule("MY-141")
@pytest.mark.parametrize(("seconds", "order"), [(1.0, [2, 3]), (60.0, [3, 2])])
def test_a_bot_that_has_thought_by_then_has_declared_before_the_person_who_answers(
    seconds: float, order: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Carl is asked when the window opens, and answers so many seconds later; the bot thinks for five."""
    monkeypatch.setattr(guesser, "declares", lambda *_: True)
    monkeypatch.setattr(guesser, "delay", lambda *_: 5.0)
    moments = iter([100.0, 100.0])
    monkeypatch.setattr(terminal_session, "monotonic", lambda: next(moments, 100.0 + seconds))
    match = begun(4)
    typed(match, ["", "", "", "strong"], ["animal", "a penguin", "declare", "/q"], "en", monkeypatch)
    assert match.views[0].declarers == order


@pytest.mark.parametrize(("lang", "bots"), [("fr", ("", "strong", "normal")), ("it", ("", "weak"))])
def test_an_evening_with_bots_to_its_end(
    lang: str, bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked, the first choice is taken: tiles, cards, passes and silence."""
    options: dict[str, Any] = {"players": len(bots), "language": "fr", "first_maestro": 1}
    rounds = GAME.options(options).rounds
    match: Table = Match(GAME, options, 4, position={"round": rounds - 1})
    shown = typed(match, bots, ["/1"] * 400, lang, monkeypatch)
    assert match.over
    ended = {"fr": "La soirée est finie", "it": "La serata è finita"}[lang]
    words = {"fr": "Mots joués\u00a0: «\u00a0", "it": "Parole giocate: «"}[lang]
    assert words in shown.partition(ended)[2]
    assert len(match.views[0].words_played) == 2


def test_in_french_too_no_point_is_not_one_point() -> None:
    """There none is singular, as one is."""
    words = Words("fr", GAME)
    assert "un point" not in words("TeamRated", points=0, band="…").lower()
    all_alike: dict[str, str | int] = {"points": 0, "seats": "Anna, Bert", "seats-count": 2}
    assert "avec" not in words("GameWon", **all_alike)
