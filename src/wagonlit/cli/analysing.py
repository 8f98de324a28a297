"""The command `wagonlit analyse`."""

from collections.abc import Sequence

import click
from rich.text import Text

from wagonlit.core.errors import BadRecord
from wagonlit.core.replay import replayed
from wagonlit.games import find as find_game
from wagonlit.kit.search.analysis import Outlook, Step, outlook, steps
from wagonlit.kit.terminal.screen import new_console
from wagonlit.kit.terminal.words import preferred_language
from wagonlit.terminal.analysis import analysis_json, outlook_table, steps_table
from wagonlit.terminal.json_output import with_a_place, write_result
from wagonlit.terminal.parameters import SEED, SEED_RANGE, json_option, language_option
from wagonlit.terminal.plot import plot, plotting
from wagonlit.terminal.position_file import record_or_position
from wagonlit.terminal.replay import Replay
from wagonlit.terminal.saves import found_file


@click.command()
@click.argument("record", metavar="FILE")
@click.option("--at", type=click.IntRange(0), metavar="N", help="Where it stood after N answers.")
@click.option(
    "--simulations",
    type=click.IntRange(10, 100_000),
    default=400,
    show_default=True,
    help="Of each position.",
)
@click.option(*SEED, type=SEED_RANGE, metavar="NUMBER", default=1, show_default=True, help="All luck.")
@click.option(
    "--plot",
    "picture",
    metavar="FILE.png",
    callback=lambda context, parameter, value: with_a_place(value),
    help="Draw the chance over a finished game as a picture; needs wagonlit[plot].",
)
@json_option
@language_option
def analyse(
    record: str,
    at: int | None,
    simulations: int,
    seed: int,
    picture: str | None,
    file: str | None,
    lang: str | None,
) -> None:
    """How likely is it that a game is won?

    FILE is a record, a saved game, or a position: {"game": …, "options": {…}, "position": {…}}. Of a game
    that is not over you learn the chance that it is won, now and after each answer that is possible; of a
    finished one, what every step gained or lost. For that, games are played on many times by the game's own
    policy.
    """
    if picture:
        plotting()  # better known now than after a minute of work
    found, bookmark = record_or_position(found_file(record))
    read = Replay(found, bookmark, lang or (bookmark.lang if bookmark else preferred_language()))
    match = replayed(find_game(found.game), found, upto=at)
    if picture and not match.over:
        raise BadRecord("A picture is drawn of a finished game; this one is not over.")
    result = (
        list(steps(match.game, found, seed, simulations)) if match.over else outlook(match, seed, simulations)
    )
    if file != "-":
        _print(read, result)
    if picture and isinstance(result, list):
        plot(result, read.texts.title(), read.names, read.words, picture)
    if file:
        write_result(file, analysis_json(result))


def _print(read: Replay, result: Outlook | Sequence[Step]) -> None:
    console = new_console()
    console.print(Text(read.texts.title(), style="bold"))
    if isinstance(result, Outlook):
        console.print(outlook_table(result, read.texts, read.words))
    else:
        console.print(steps_table(result, read.texts, read.words))
