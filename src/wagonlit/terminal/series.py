"""A series of games between bots: the bar while it runs, the table when it is over."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from wagonlit.bots.arena import Report, Stopped, simulate
from wagonlit.bots.known import name_of
from wagonlit.core.errors import BadOption
from wagonlit.core.game import Game
from wagonlit.games import games as all_games
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.players import ME, check_bot, split_seats
from wagonlit.terminal.record_folder import RecordFolder


class Series(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: Game
    seats: str
    games: int
    jobs: int
    seed: int
    options: dict[str, str]
    lang: str
    records: Path | None = None  # the folder for what was played

    def bots(self) -> list[str]:
        """The bots of the table, all of them known."""
        bots = split_seats(self.game, self.seats)
        if ME in bots:
            raise BadOption(f"Only bots play a series; you play with: wagonlit play {self.game.id}.")
        for bot in bots:
            check_bot(self.game, bot)
        return bots


def declared_series(game: Game | None, games: int, jobs: int, seed: int, lang: str) -> list[Series]:
    """Every series that this game, or each game, declares as the measure of its bots' strength."""
    asked = [game] if game else list(all_games().values())
    found = [
        Series(one, ",".join(seats), games, jobs, seed, dict(table), lang)
        for one in asked
        for table in one.strength_tables
        for seats in one.strength
    ]
    if not found:
        lacks = f"{game.id} declares no series of bots" if game else "No game declares a series of bots"
        raise BadOption(f"{lacks}; play one of your own with: wagonlit simulate.")
    return found


def played(series: Sequence[Series], console: Console) -> list[Report]:
    """Play these series, one after the other; a terminal shows how far each is. Ctrl-C ends them all."""
    lineups = [one.bots() for one in series]  # what cannot be played is refused before anything is
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        reports = []
        for one, bots in zip(series, lineups, strict=True):
            reports.append(_played(one, bots, bar))
            if is_stopped(reports[-1]):
                break
        return reports


def is_stopped(report: Report) -> bool:
    """Did somebody press Ctrl-C before all was played?"""
    return report.games < report.wanted


def _played(series: Series, bots: Sequence[str], bar: Progress) -> Report:
    task = bar.add_task(f"{series.game.id} {series.seats}", total=series.games)

    def progress(done: int) -> None:
        bar.update(task, completed=done)

    keep = RecordFolder(series.records, series.seed, series.lang) if series.records else None
    length = (series.games, series.jobs, series.seed)
    try:
        return simulate(series.game, bots, *length, series.options, progress, keep)
    except Stopped as stop:
        return stop.report


def report_table(report: Report, words: Words) -> RenderableType:
    """The report for people."""
    table = Table(words("series-bot"))
    for heading in ("series-wins", "series-rate", "series-from", "series-to"):
        table.add_column(words(heading), justify="right")
    for bot in report.bots:
        wins = f"{bot.wins:,.2f}".rstrip("0").rstrip(".")
        table.add_row(bot.bot, wins, *_shares(bot.win_rate, bot.low, bot.high))
    if nobody := report.nobody.games:
        shares = _shares(report.nobody.rate, report.nobody.low, report.nobody.high)
        table.add_row(words("series-nobody"), f"{nobody:,}", *shares, style="dim")
    length = words(
        "series-length",
        decisions=round(report.decisions_per_game, 1),
        shortest=report.shortest,
        longest=report.longest,
        speed=round(report.games_per_s, 2),
    )
    return Group(Text(_title(report, words), style="bold"), table, *_tallies(report, words), Text(length))


def _tallies(report: Report, words: Words) -> list[Text]:
    """What the game itself counts, by the names that its texts have for it."""
    game = all_games().get(report.game)
    own = Words(words.lang, game) if game and (game.folder / "text").is_dir() else words
    names = {name: own(f"tally-{name}") if own.knows(f"tally-{name}") else name for name in report.tallies}
    return [Text(f"{names[name]}: {mean:.3g}") for name, mean in report.tallies.items()]


def _shares(*shares: float) -> list[str]:
    return [f"{share:.1%}" for share in shares]


def _title(report: Report, words: Words) -> str:
    facts = {"game": report.game, "seats": ",".join(map(name_of, report.seats)), "seed": str(report.seed)}
    if is_stopped(report):
        return words("series-stopped", count=report.games, wanted=report.wanted, **facts)
    return words("series-title", count=report.games, **facts)


def report_json(report: Report) -> str:
    """The report for programs."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()


def reports_json(reports: Sequence[Report]) -> str:
    """The reports of several series for programs."""
    return msgspec.json.format(msgspec.json.encode(reports), indent=2).decode()
