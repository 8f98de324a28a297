"""The commands that look something up: `wagonlit replay`, `wagonlit rules`, `wagonlit games`."""

from collections.abc import Sequence

import click
from rich.markdown import Markdown

from wagonlit.core.game import Game
from wagonlit.kit.terminal.screen import Screen, new_console
from wagonlit.kit.terminal.words import preferred_language
from wagonlit.terminal.catalogue import listed, options_of
from wagonlit.terminal.parameters import language_option, named_game
from wagonlit.terminal.replay import Replay
from wagonlit.terminal.rulebook import as_markdown, leaf_through, rulebook
from wagonlit.terminal.saves import any_record, found_file


@click.command()
@click.argument("file")
@click.option(
    "--seat", metavar="K", help="Through the eyes of this seat (counted from 0) or player (by name)."
)
@click.option("--open", "everything", is_flag=True, help="With everybody's secrets.")
@language_option
def replay(file: str, seat: str | None, everything: bool, lang: str | None) -> None:
    """Go through a recorded or saved game again, line by line with the table as it was.

    Without --seat and --open you see what everybody at the table could see. FILE is a path, or the
    name of a saved game.
    """
    if seat is not None and everything:
        raise click.UsageError("--seat and --open do not go together; --open shows all seats.")
    record, bookmark = any_record(found_file(file))
    recorded = Replay(record, bookmark, lang or (bookmark.lang if bookmark else preferred_language()))
    screen = Screen(new_console(), recorded.words)
    recorded.show(screen, None if seat is None else recorded.seat(seat), everything)


@click.command()
@click.argument("game", callback=named_game)
@click.argument("wanted", metavar="[ID]", nargs=-1)
@language_option
def rules(game: Game, wanted: Sequence[str], lang: str | None) -> None:
    """Read the rules of GAME: all, one by its ID, or those that mention a word.

    \b
    wagonlit rules GAME
    wagonlit rules GAME ID
    wagonlit rules GAME WORD
    """
    book = rulebook(game, lang or preferred_language())
    console = new_console()
    if wanted:
        console.print(Markdown(as_markdown(book.about(" ".join(wanted)))))
    elif console.is_terminal:
        leaf_through(console, book)
    else:
        click.echo(book.text)


@click.command()
@click.argument("game", required=False, callback=named_game)
@language_option
def games(game: Game | None, lang: str | None) -> None:
    """List the games, or the options of GAME."""
    lang = lang or preferred_language()
    new_console().print(options_of(game, lang) if game else listed(lang))
