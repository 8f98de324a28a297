"""A series of games between bots: the bar while it runs, the table when it is over."""

import msgspec
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from wagonlit.bots.arena import Report, simulate
from wagonlit.core.errors import BadOption
from wagonlit.core.game import Game
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


def played(series: Series, console: Console) -> Report:
    """Play the series; a terminal shows how far it is."""
    bots = series.bots()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(series.game.id, total=series.games)

        def progress(done: int) -> None:
            bar.update(task, completed=done)

        return simulate(series.game, bots, series.games, series.jobs, series.seed, series.options, progress)


def report_table(report: Report) -> RenderableType:
    """The report for people."""
    table = Table(
        "bot", title=f"{report.game}, {report.games} games, seed {report.seed}", title_justify="left"
    )
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
