"""The command `wagonlit play`."""

from collections.abc import Sequence
from typing import Any

import click

from wagonlit.core.errors import BadRecord
from wagonlit.core.game import Game
from wagonlit.games import games as all_games
from wagonlit.kit.terminal.screen import Screen, new_console
from wagonlit.kit.terminal.words import Words, preferred_language
from wagonlit.terminal.menu import Menu
from wagonlit.terminal.parameters import (
    TableCommand,
    language_option,
    named_game,
    seed_option,
    table_option,
)
from wagonlit.terminal.play import go_on
from wagonlit.terminal.saves import folder, found_file, opened, unfinished
from wagonlit.terminal.session import resumed
from wagonlit.terminal.starting import NewTable, start, usual_seats

FLAGS = {"options": "--option"}  # what is typed for a parameter, where its name is another


@click.command(cls=TableCommand)
@click.argument("game", required=False, callback=named_game)
@click.option("--seats", metavar="A,B,…", help="Who sits where: me, me:Anna, or a bot.")
@language_option
@seed_option
@table_option
@click.option(
    "--pace",
    type=click.Choice(["table", "instant"]),
    default="table",
    show_default=True,
    help="“instant” tells at once what bots do; curtains and shows stay.",
)
@click.option(
    "--resume",
    metavar="[FILE]",
    is_flag=False,
    flag_value="",
    help="Continue this saved game, or the one played last.",
)
def play(game: Game | None, lang: str | None, pace: str, resume: str | None, **table: Any) -> None:
    """Play in the terminal; without GAME a menu opens.

    'wagonlit games' lists the games and their bots.

    \b
    wagonlit play
    wagonlit play GAME --seats me,BOT,BOT
    wagonlit play GAME --seats me:Anna,me:Bert,BOT --lang fr
    wagonlit play --resume
    """
    reader = lang or preferred_language()
    screen = Screen(new_console(), Words(reader), instant=pace == "instant")
    given = [FLAGS.get(name, f"--{name}") for name, value in table.items() if value not in (None, {})]
    if resume is not None:
        _continue(screen, resume, lang, ["GAME"] * bool(game) + given)
    elif game:
        seats = usual_seats(game) if table["seats"] is None else table["seats"]
        start(screen, NewTable(game, seats, reader, table["options"], table["seed"]))
    elif given:
        raise click.UsageError(f"{given[0]} needs a GAME; the games are: {', '.join(all_games())}.")
    else:
        Menu(screen, reader).open()


def _continue(screen: Screen, file: str, lang: str | None, given: Sequence[str]) -> None:
    if given:
        raise click.UsageError(
            f"A saved game keeps the settings it was started with; leave out {' and '.join(given)}."
        )
    saved = unfinished()
    if not file and not saved:
        raise BadRecord(f"There is no game to continue in {folder()}.")
    found, own = opened(found_file(file) if file else saved[0].path)
    found.bookmark.lang = lang or found.bookmark.lang
    go_on(resumed(found, own, screen))
