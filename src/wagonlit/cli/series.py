"""The commands that let bots play series of games: `wagonlit simulate`, `wagonlit strength`."""

from typing import Any

import click

from wagonlit.core.game import Game
from wagonlit.kit.terminal.screen import new_console
from wagonlit.terminal.parameters import (
    TableCommand,
    json_option,
    named_game,
    seed_option,
    table_option,
)
from wagonlit.terminal.results import write_result
from wagonlit.terminal.series import (
    Series,
    declared_series,
    played,
    report_json,
    report_table,
    reports_json,
)
from wagonlit.terminal.starting import fresh_seed


@click.command(cls=TableCommand)
@click.argument("game", callback=named_game)
@click.option(
    "--seats",
    metavar="A,B,…",
    required=True,
    help="The bots: by name ('wagonlit games' lists them), or as ./file.py:Class.",
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="How many at the same time."
)
@seed_option
@table_option
@json_option
def simulate(file: str | None, **wanted: Any) -> None:
    """Let bots play a series of games and count who wins.

    Seats rotate from game to game, so that no bot gains from its place.

    \b
    wagonlit simulate GAME --seats BOT,BOT,random --games 200 --jobs 2
    """
    if wanted["seed"] is None:
        wanted["seed"] = fresh_seed()
    (report,) = played([Series(**wanted)], new_console(stderr=True))
    if file != "-":
        new_console().print(report_table(report))
    if file:
        write_result(file, report_json(report))


@click.command()
@click.argument("game", required=False, callback=named_game)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Of each series.")
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=2, show_default=True, help="How many at the same time."
)
@seed_option
@json_option
def strength(game: Game | None, games: int, jobs: int, seed: int | None, file: str | None) -> None:
    """Measure how strong the bots are: the series that GAME declares, or those of all games.

    Seats rotate from game to game. The seed is 1 unless you give another: everybody plays the same games.
    """
    series = declared_series(game, games, jobs, 1 if seed is None else seed)
    reports = played(series, new_console(stderr=True))
    if file != "-":
        for one, report in zip(series, reports, strict=True):
            new_console().print(report_table(report, one.seats))
    if file:
        write_result(file, reports_json(series, reports))
