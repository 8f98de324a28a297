"""The command `wagonlit`: play, simulate, replay, read the rules, measure."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, NoReturn

import click
from rich.markdown import Markdown

from wagonlit import __version__, bench
from wagonlit.core.errors import BadRecord, UnknownName, WagonlitError
from wagonlit.core.game import Game
from wagonlit.games import games as all_games
from wagonlit.load.command import load
from wagonlit.table.serving.command import serve
from wagonlit.terminal.catalogue import listed, options_of
from wagonlit.terminal.menu import Menu
from wagonlit.terminal.parameters import (
    json_option,
    language_option,
    named_game,
    seed_option,
    table_option,
)
from wagonlit.terminal.play import go_on
from wagonlit.terminal.replay import Replay
from wagonlit.terminal.results import write_result
from wagonlit.terminal.rulebook import as_markdown, leaf_through, rulebook
from wagonlit.terminal.saves import any_record, folder, found_file, opened, unfinished
from wagonlit.terminal.screen import Leave, Screen, new_console
from wagonlit.terminal.series import Series, played, report_json, report_table
from wagonlit.terminal.session import resumed
from wagonlit.terminal.starting import Wish, fresh_seed, start, usual_seats
from wagonlit.terminal.words import preferred_language

WRONG_INPUT, FAILED, INTERRUPTED = 2, 1, 130


class Program(click.Group):
    """Says what was wrong in one sentence; a traceback is always our own fault."""

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        _never_choke()
        kwargs |= {"standalone_mode": False, "prog_name": "wagonlit"}
        try:
            status = super().main(*args, **kwargs)
        except click.exceptions.NoArgsIsHelpError as fault:
            click.echo(fault.format_message())
            sys.exit(0)
        except click.ClickException as fault:
            _refuse(fault.format_message(), WRONG_INPUT)
        except WagonlitError as fault:
            _refuse(str(fault), WRONG_INPUT)
        except bench.WorkerFailed as fault:
            _refuse(str(fault), FAILED)
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except Leave:
            sys.exit(0)
        sys.exit(status if isinstance(status, int) else 0)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        found = super().get_command(ctx, cmd_name)
        if found is None:
            known = ", ".join(self.list_commands(ctx))
            raise UnknownName(f"There is no command “{cmd_name}”; the commands are {known}.")
        return found


def _never_choke() -> None:
    """Signs that a terminal cannot read or show become question marks, not errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _refuse(sentence: str, status: int) -> NoReturn:
    click.echo(f"wagonlit: {sentence}", err=True)
    sys.exit(status)


@click.group(cls=Program, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="wagonlit", message="%(prog)s %(version)s")
def main() -> None:
    """Board games on a fast engine, in the terminal.

    New here? Type: wagonlit play
    """


@main.command()
@click.argument("game", required=False, callback=named_game)
@click.option("--seats", metavar="A,B,…", help="Who sits where: me, me:Anna, or a bot such as detective.")
@language_option
@click.option("--edition", help="The edition whose rules are played, such as en or fr.")
@seed_option
@table_option
@click.option(
    "--pace", type=click.Choice(["table", "instant"]), default="table", help="“instant” waits for nothing."
)
@click.option(
    "--resume",
    metavar="[FILE]",
    is_flag=False,
    flag_value="",
    help="Continue this saved game, or the latest.",
)
def play(game: Game | None, lang: str | None, pace: str, resume: str | None, **table: Any) -> None:
    """Play in the terminal; without GAME a menu opens.

    \b
    wagonlit play
    wagonlit play mystery_express --seats me,detective,novice
    wagonlit play mystery_express --seats me:Anna,me:Bert,novice --lang fr
    wagonlit play --resume
    """
    screen = Screen(new_console(), instant=pace == "instant")
    given = [name for name, value in table.items() if value not in (None, {})]
    if resume is not None:
        _continue(screen, resume, lang, ["GAME"] * bool(game) + [f"--{name}" for name in given])
    elif game:
        start(screen, _wish(game, lang or preferred_language(), **table))
    elif given:
        raise click.UsageError(f"--{given[0]} needs a GAME; the games are: {', '.join(all_games())}.")
    else:
        Menu(screen, lang or preferred_language()).open()


def _wish(game: Game, lang: str, *, seats: str | None, edition: str | None, **rest: Any) -> Wish:
    options = {**rest["options"], **({"edition": edition} if edition else {})}
    return Wish(game, usual_seats(game) if seats is None else seats, lang, options, rest["seed"])


def _continue(screen: Screen, file: str, lang: str | None, given: Sequence[str]) -> None:
    if given:
        raise click.UsageError(f"A saved game goes on as it was begun; leave out {' and '.join(given)}.")
    saved = unfinished()
    if not file and not saved:
        raise BadRecord(f"There is no game to continue in {folder()}.")
    found, own = opened(found_file(file) if file else saved[0].path)
    found.desk.lang = lang or found.desk.lang
    go_on(resumed(found, own, screen))


@main.command()
@click.argument("game", callback=named_game)
@click.option("--seats", metavar="A,B,…", required=True, help="The bots, such as detective,novice,random.")
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
    wagonlit simulate mystery_express --seats detective,novice,random --games 200 --jobs 2
    """
    if wanted["seed"] is None:
        wanted["seed"] = fresh_seed()
    report = played(Series(**wanted), new_console(stderr=True))
    if file != "-":
        new_console().print(report_table(report))
    if file:
        write_result(file, report_json(report))


@main.command()
@click.argument("file")
@click.option(
    "--seat", metavar="K", help="Through the eyes of this seat (counted from 0) or player (by name)."
)
@click.option("--open", "everything", is_flag=True, help="With everybody's secrets.")
@click.option("--step", is_flag=True, help="Wait for Enter after each line.")
@language_option
def replay(file: str, seat: str | None, everything: bool, step: bool, lang: str | None) -> None:
    """Read a recorded or saved game again.

    Without --seat and --open you see what everybody at the table could see. FILE is a path, or the
    name of a saved game.
    """
    if seat is not None and everything:
        raise click.UsageError("--seat and --open do not go together; --open shows all seats.")
    record, desk = any_record(found_file(file))
    reading = Replay(record, desk, lang or (desk.lang if desk else preferred_language()))
    reading.show(Screen(new_console()), None if seat is None else reading.seat(seat), everything, step)


@main.command()
@click.argument("game", callback=named_game)
@click.argument("wanted", metavar="[ID]", nargs=-1)
@language_option
def rules(game: Game, wanted: Sequence[str], lang: str | None) -> None:
    """Read the rules of GAME: all, one by its ID, or those that speak of a word.

    \b
    wagonlit rules mystery_express ME-341
    wagonlit rules mystery_express lounge
    """
    book = rulebook(game, lang or preferred_language())
    console = new_console()
    if wanted:
        console.print(Markdown(as_markdown(book.about(" ".join(wanted)))))
    elif console.is_terminal:
        leaf_through(console, book)
    else:
        click.echo(book.text)


@main.command()
@click.argument("game", required=False, callback=named_game)
@language_option
def games(game: Game | None, lang: str | None) -> None:
    """List the games, or the options of GAME."""
    lang = lang or preferred_language()
    new_console().print(options_of(game, lang) if game else listed(lang))


@main.command(name="bench")
@click.option("--peers", is_flag=True, help="Others' games too, on this machine in the same minutes.")
@click.option(
    "--rounds", type=click.IntRange(1), default=5, show_default=True, help="How often all is measured."
)
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=0.5, show_default=True, help="How long each time."
)
@json_option
def measure(peers: bool, rounds: int, seconds: float, file: str | None) -> None:
    """Measure how fast the games are."""
    with new_console(stderr=True).status("…") as status:
        report = bench.run(
            peers,
            rounds,
            seconds,
            list(all_games()),
            lambda what, share: status.update(f"{share:.0%} {what}"),
        )
    if file != "-":
        new_console().print(bench.render(report))
    if file:
        write_result(file, report.to_json())


main.add_command(serve)
main.add_command(load)
