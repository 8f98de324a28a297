"""The records of a series, and a series that is stopped."""

import time
from collections.abc import Sequence
from multiprocessing import active_children
from pathlib import Path

import pytest
from msgspec import Struct

from tests.bots.test_arena import Lowest, Quiet
from tests.patience import PATIENCE
from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME
from wagonlit.bots.arena import Report, Stopped, simulate
from wagonlit.bots.known import BotSpec
from wagonlit.bots.random import Random
from wagonlit.core.ask import Ask
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game
from wagonlit.core.record import Record, read_record
from wagonlit.core.replay import replayed
from wagonlit.core.view import View


class Folder(Struct, frozen=True):
    """Keeps records by number, with who sat there."""

    path: Path

    def __call__(self, number: int, record: Record, seated: Sequence[str]) -> None:
        (self.path / f"{number} {' '.join(seated)}").write_bytes(record.to_json())


@pytest.mark.parametrize("game", [GAME, LIGHTHOUSE], ids=lambda game: game.id)
@pytest.mark.parametrize("first", ["random", Random])
def test_the_record_of_every_game_is_kept_and_the_games_are_the_same(
    tmp_path: Path, game: Game, first: BotSpec
) -> None:
    bots = [first, *["random"] * (game.players[0] - 1)]
    kept = simulate(game, bots, 6, seed=3, keep=Folder(tmp_path))
    without = simulate(game, bots, 6, seed=3)
    assert (kept.bots, kept.decisions_per_game) == (without.bots, without.decisions_per_game)
    matches = [replayed(game, read_record(file.read_bytes())) for file in sorted(tmp_path.iterdir())]
    assert len(matches) == 6
    taken = [sum(answer.seat != CHANCE for answer in match.answers) for match in matches]
    assert all(match.over for match in matches)
    assert sum(taken) == round(kept.decisions_per_game * 6)


def test_records_say_who_sat_where_with_several_processes_too(tmp_path: Path) -> None:
    simulate(GAME, [Quiet, "random", "random"], 4, jobs=2, seed=3, keep=Folder(tmp_path))
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "0 Quiet random random",
        "1 random random Quiet",
        "2 random Quiet random",
        "3 Quiet random random",
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_series_that_is_stopped_reports_what_was_played_and_leaves_no_process(jobs: int) -> None:
    def interrupt(played: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    before = active_children()
    with pytest.raises(Stopped) as stopped:
        simulate(GAME, [Quiet, "random", "random"], 10_000, jobs, 3, progress=interrupt)
    report: Report = stopped.value.report
    assert (report.wanted, report.games) == (10_000, 3)
    assert sum(bot.wins for bot in report.bots) == pytest.approx(3)
    deadline = time.monotonic() + PATIENCE  # one that was just being born ends a moment later
    while set(active_children()) - set(before):
        assert time.monotonic() < deadline, "A process is left."
        time.sleep(0.05)


def test_a_series_that_is_stopped_before_anything_was_played_has_no_report() -> None:
    class Interrupting(Lowest):
        def choose(self, view: View, ask: Ask) -> int:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt) as stopped:
        simulate(GAME, [Interrupting, "random", "random"], 3)
    assert not isinstance(stopped.value, Stopped)
