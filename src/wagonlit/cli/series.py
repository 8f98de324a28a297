"""The commands that let bots play series of games: `wagonlit simulate`, `wagonlit strength`."""

from pathlib import Path
from typing import Any

import click

from wagonlit.bots.arena import Report
from wagonlit.core.game import Game
from wagonlit.kit.terminal.screen import new_console
from wagonlit.kit.terminal.words import Words, preferred_language
from wagonlit.terminal.json_output import write_result
from wagonlit.terminal.parameters import (
    SEED,
    SEED_RANGE,
    TableCommand,
    json_option,
    language_option,
    named_game,
    seed_option,
    table_option,
)
from wagonlit.terminal.record_folder import with_an_empty_folder
from wagonlit.terminal.series import (
    Series,
    declared_series,
    is_stopped,
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
@click.option(
    "--records",
    metavar="DIR",
    type=click.Path(file_okay=False, path_type=Path),
    callback=lambda context, parameter, value: with_an_empty_folder(value),
    help="Keep the record of every game in this folder; 'wagonlit replay' reads them.",
)
@json_option
@language_option
def simulate(file: str | None, lang: str | None, **wanted: Any) -> None:
    """Let bots play a series of games and count who wins.

    Seats rotate from game to game, so that no bot gains from its place. Ctrl-C ends the series with the
    result so far.

    \b
    wagonlit simulate GAME --seats BOT,BOT,random --games 200 --jobs 2
    """
    if wanted["seed"] is None:
        wanted["seed"] = fresh_seed()
    reader = lang or preferred_language()
    (report,) = played([Series(lang=reader, **wanted)], new_console(stderr=True))
    if file != "-":
        new_console().print(report_table(report, Words(reader)))
    if file:
        write_result(file, report_json(report))
    _end(report)


def _end(last: Report) -> None:
    """A series that was stopped ends as any program does at Ctrl-C."""
    if is_stopped(last):
        raise click.Abort


@click.command()
@click.argument("game", required=False, callback=named_game)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Of each series.")
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=2, show_default=True, help="How many at the same time."
)
@click.option(*SEED, type=SEED_RANGE, metavar="NUMBER", default=1, show_default=True, help="All luck.")
@json_option
@language_option
def strength(game: Game | None, games: int, jobs: int, seed: int, file: str | None, lang: str | None) -> None:
    """Measure how strong the bots are: the series that GAME declares, or those of all games.

    Seats rotate from game to game. With the same seed everybody plays the same games. Ctrl-C ends all series
    with the results so far.
    """
    reader = lang or preferred_language()
    reports = played(declared_series(game, games, jobs, seed, reader), new_console(stderr=True))
    if file != "-":
        for report in reports:
            new_console().print(report_table(report, Words(reader)))
    if file:
        write_result(file, reports_json(reports))
    _end(reports[-1])
