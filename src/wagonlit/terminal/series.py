"""A series of games between bots: the bar while it runs, the table when it is over."""

from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from wagonlit.bots.arena import Report, simulate
from wagonlit.core.errors import BadOption
from wagonlit.core.game import Game
from wagonlit.games import games as all_games
from wagonlit.terminal.players import ME, check_bot, split_seats


class Series(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: Game
    seats: str
    games: int
    jobs: int
    seed: int
    options: dict[str, str]

    def bots(self) -> list[str]:
        """The bots of the table, all of them known."""
        bots = split_seats(self.game, self.seats)
        if ME in bots:
            raise BadOption(f"Only bots play a series; you play with: wagonlit play {self.game.id}.")
        for bot in bots:
            check_bot(self.game, bot)
        return bots


def declared_series(game: Game | None, games: int, jobs: int, seed: int) -> list[Series]:
    """Every series that this game, or each game, declares as the measure of its bots' strength."""
    asked = [game] if game else list(all_games().values())
    found = [Series(one, ",".join(seats), games, jobs, seed, {}) for one in asked for seats in one.strength]
    if not found:
        lacks = f"{game.id} declares no series of bots" if game else "No game declares a series of bots"
        raise BadOption(f"{lacks}; play one of your own with: wagonlit simulate.")
    return found


def played(series: Sequence[Series], console: Console) -> list[Report]:
    """Play these series, one after the other; a terminal shows how far each is."""
    lineups = [one.bots() for one in series]  # what cannot be played is refused before anything is
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        return [_played(one, bots, bar) for one, bots in zip(series, lineups, strict=True)]


def _played(series: Series, bots: Sequence[str], bar: Progress) -> Report:
    task = bar.add_task(f"{series.game.id} {series.seats}", total=series.games)

    def progress(done: int) -> None:
        bar.update(task, completed=done)

    return simulate(series.game, bots, series.games, series.jobs, series.seed, series.options, progress)


def report_table(report: Report, seats: str = "") -> RenderableType:
    """The report for people."""
    who = f" {seats}" if seats else ""
    title = f"{report.game}{who}, {report.games} games, seed {report.seed}"
    table = Table("bot", title=title, title_justify="left")
    for heading in ("wins", "win rate", "95 % from", "to"):
        table.add_column(heading, justify="right")
    for bot in report.bots:
        rates = (f"{share:.1%}" for share in (bot.win_rate, bot.low, bot.high))
        table.add_row(bot.bot, f"{bot.wins:,.2f}".rstrip("0").rstrip("."), *rates)
    length = (
        f"{report.decisions_per_game:.1f} decisions a game ({report.shortest} to {report.longest}); "
        f"{report.games_per_s:.2f} games a second. Winners of one game share its win."
    )
    return Group(table, Text(length))


def report_json(report: Report) -> str:
    """The report for programs."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()


def reports_json(series: Sequence[Series], reports: Sequence[Report]) -> str:
    """The reports of several series for programs, each with who sat there."""
    found = [{"seats": one.seats, "report": report} for one, report in zip(series, reports, strict=True)]
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
