"""Whoever writes against wagonlit with `mypy --strict` sees no error, and no `Any` in place of a type."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import wagonlit
from tests.docs.tutorial import Project
from tests.patience import PATIENCE

BOT = '''"""A bot of one's own."""

from raffle.pieces import KEEP, SELL, TICKETS
from raffle.view import View as RaffleView

from wagonlit import Ask, Bot, Rng, View


class Keeper:
    """Keeps its ticket three times out of four."""

    def __init__(self, options: object, seat: int, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, ask: Ask) -> int:
        return ask.options[0] if self.rng.chance(0.75) else ask.options[-1]


class Reader:
    """Knows the game, and so the type of its view."""

    def __init__(self, options: object, seat: int, seed: int) -> None:
        self.seat = seat

    def choose(self, view: RaffleView, ask: Ask) -> int | str:
        own = view.tickets[self.seat]
        assert own is not None
        return KEEP if own >= TICKETS.index("60") else SELL


def seated() -> Bot:
    return Keeper(None, 0, 1)
'''

SCRIPT = '''"""What a user may do with the front door."""

import pickle

from mybot import Keeper, Reader
from raffle.game import GAME

import wagonlit


def play() -> None:
    match = wagonlit.Match("raffle", players=3, seed=1)
    typed = wagonlit.Match(GAME, {"prize": 7}, seed=1, players=2)
    reveal_type(match.views[0])
    reveal_type(typed.views[0])
    reveal_type(typed.copy().views[0])
    reveal_type(typed.views[0].tickets)
    reveal_type(wagonlit.replayed(GAME, typed.record).views[0])
    reveal_type(GAME.view(GAME.options({}), 0))
    reveal_type(typed.options)
    reveal_type(typed.peek())
    reveal_type(typed.copy().options)
    reveal_type(wagonlit.replayed(GAME, typed.record).peek())
    reveal_type(match.options)
    reveal_type(match.peek())
    reveal_type(match.game.view(match.options, 0))
    found = wagonlit.find_game("raffle")
    reveal_type(found.view(found.options({}), 0))
    reveal_type(found.start(found.options({})))
    reveal_type(wagonlit.Match(found).views[0])
    reveal_type(match.ask.names)
    reveal_type(match.result)
    reveal_type(wagonlit.find_game("raffle").id)
    reveal_type(wagonlit.read_record(typed.record.to_json()))
    for ask in match.asks:
        match.answer(ask.names[0], ask.seat)
    match.undo()
    twin = match.copy()
    twin.answer(0)
    assert isinstance(pickle.loads(pickle.dumps(twin)), wagonlit.Match)
    seat = wagonlit.BotSeat(Keeper, GAME, GAME.options({}), 0, 1)
    seat.hear(typed.told[0])
    print(typed, typed.views[1], won(twin.result()), seat.view.seat, list(wagonlit.all_games()))


def first(standings: list[wagonlit.Standing]) -> wagonlit.Standing:
    return standings[0]


def won(result: wagonlit.Result) -> tuple[int, ...]:
    return result.winners


def measure() -> None:
    bots: list[wagonlit.BotSpec] = [Keeper, Reader, "random", "./mybot.py:Keeper"]
    report: wagonlit.Report = wagonlit.simulate("raffle", bots, 20, jobs=2, seed=1, options={"prize": 3})
    assert first(report.bots).bot == "Keeper"
    try:
        wagonlit.simulate("raffle", bots, options={"prize": 99})
    except (wagonlit.BadOption, wagonlit.UnknownName) as fault:
        print(fault)
    for line in report.bots:
        reveal_type(line.win_rate)
        print(line.bot, line.wins, line.low <= line.win_rate <= line.high)


if __name__ == "__main__":
    play()
    measure()
'''
REVEALED = {
    "match.views[0]": "wagonlit.core.view.View",
    "typed.views[0]": "raffle.view.View",
    "typed.copy().views[0]": "raffle.view.View",
    "typed.views[0].tickets": "list[int | None]",
    "wagonlit.replayed(GAME, typed.record).views[0]": "raffle.view.View",
    "GAME.view(GAME.options({}), 0)": "raffle.view.View",
    "typed.options": "raffle.options.Options",
    "typed.peek()": "raffle.state.Raffle",
    "typed.copy().options": "raffle.options.Options",
    "wagonlit.replayed(GAME, typed.record).peek()": "raffle.state.Raffle",
    "match.options": "object",
    "match.peek()": "wagonlit.core.frame.State",
    "match.game.view(match.options, 0)": "wagonlit.core.view.View",
    "found.view(found.options({}), 0)": "wagonlit.core.view.View",
    "found.start(found.options({}))": "wagonlit.core.frame.State",
    "wagonlit.Match(found).views[0]": "wagonlit.core.view.View",
    "match.ask.names": "list[str]",
    "line.win_rate": "float",
    "match.result": "def () -> wagonlit.core.game.Result",
    'wagonlit.find_game("raffle").id': "str",
    "wagonlit.read_record(typed.record.to_json())": "wagonlit.core.record.Record",
}
MISTAKES = """import wagonlit
from raffle.game import GAME

match = wagonlit.Match(GAME)
wagonlit.Mach
match.views[0].tickts
match.answer(1.5)
wagonlit.simulate("raffle", [3])
"""
SOURCES = str(Path(wagonlit.__file__).parents[1])


@pytest.fixture
def user(project: Project) -> Project:
    """Somebody who has installed wagonlit and the raffle."""
    (project.folder / "mybot.py").write_text(BOT, encoding="utf-8")
    (project.folder / "script.py").write_text(SCRIPT, encoding="utf-8")
    return project


def checked(user: Project, cache: Path, *files: str) -> str:
    """What mypy says of these files of theirs."""
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(cache), *files]
    # An installed package is found by itself, and sources that are only on the path of these tests by this.
    shown = {} if "site-packages" in SOURCES else {"MYPYPATH": SOURCES}
    found = subprocess.run(
        command,
        cwd=user.folder,
        env={**os.environ, **shown},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=2 * PATIENCE,
        check=False,
    )
    return found.stdout + found.stderr


def test_a_strict_project_has_no_errors_and_no_any(user: Project, tmp_path: Path) -> None:
    said = checked(user, tmp_path, "mybot.py", "script.py", "raffle", "tests")
    assert "error:" not in said
    assert "Success" in said
    lines = SCRIPT.splitlines()
    notes = re.findall(r'^script\.py:(\d+): note: Revealed type is "(.+)"$', said, re.MULTILINE)
    revealed = {lines[int(line) - 1].strip()[len("reveal_type(") : -1]: kind for line, kind in notes}
    assert revealed == REVEALED


def test_mistakes_are_found(user: Project, tmp_path: Path) -> None:
    (user.folder / "mistakes.py").write_text(MISTAKES, encoding="utf-8")
    said = checked(user, tmp_path, "mistakes.py")
    found = re.findall(r"^mistakes\.py:(\d+): error: .*\[([a-z-]+)\]$", said, re.MULTILINE)
    assert found == [("5", "attr-defined"), ("6", "attr-defined"), ("7", "arg-type"), ("8", "list-item")]


def test_what_it_was_told_to_do_it_does(user: Project) -> None:
    script = user.folder / "script.py"
    script.write_text(re.sub(r" +reveal_type\(.*\n", "", SCRIPT), encoding="utf-8")
    shown = user.printed("python script.py")
    wins = dict(re.findall(r"^(\w+) ([\d.]+) True$", shown, re.MULTILINE))
    assert wins.keys() == {"Keeper", "Reader", "random"}
    assert round(sum(map(float, wins.values())), 3) == 20
    assert "What will you do with your ticket?" in shown
