"""The commands that look something up: `wagonlit replay`, `wagonlit rules`, `wagonlit games`."""

from collections.abc import Sequence

import click
from rich.markdown import Markdown
from rich.text import Text

from wagonlit.core.errors import UnknownName
from wagonlit.core.game import Game
from wagonlit.core.rules_text import summary, title_of
from wagonlit.kit.terminal.screen import Screen, new_console
from wagonlit.kit.terminal.words import preferred_language
from wagonlit.terminal.catalogue import listed, options_of
from wagonlit.terminal.parameters import language_option, named_game
from wagonlit.terminal.replay import Replay
from wagonlit.terminal.rulebook import as_markdown, leaf_through, on_one_page, rulebook
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
@click.option("--summary", "short", is_flag=True, help="Nothing but the page that sums them up.")
@language_option
def rules(game: Game, wanted: Sequence[str], short: bool, lang: str | None) -> None:
    """Read the rules of GAME: all, after a page that sums them up; one by its ID; those that mention a word.

    \b
    wagonlit rules GAME
    wagonlit rules GAME --summary
    wagonlit rules GAME ID
    wagonlit rules GAME WORD
    """
    if short and wanted:
        raise click.UsageError("--summary is a page of its own; leave out what follows GAME.")
    lang = lang or preferred_language()
    book, page, console = rulebook(game, lang), summary(game, lang), new_console()
    if wanted:
        console.print(Markdown(as_markdown(book.about(" ".join(wanted)))))
    elif short and not page:
        raise UnknownName(f"{game.id} has no summary; read its rules with: wagonlit rules {game.id}.")
    elif not console.is_terminal:
        click.echo(page if short else "\n".join(filter(None, (page, book.text))))
    elif short:
        console.print(Text(title_of(page), style="bold"), on_one_page(page))
    else:
        leaf_through(console, game, lang)


@click.command()
@click.argument("game", required=False, callback=named_game)
@language_option
def games(game: Game | None, lang: str | None) -> None:
    """List the games, or the options of GAME."""
    lang = lang or preferred_language()
    new_console().print(options_of(game, lang) if game else listed(lang))
