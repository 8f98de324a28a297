"""The command `wagonlit`: play, simulate, replay, read the rules, measure."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from wagonlit import __version__, bench
from wagonlit.core.errors import BadOption, BadRecord, WagonlitError
from wagonlit.core.game import Game
from wagonlit.core.text import Texts, languages
from wagonlit.games import find as find_game
from wagonlit.games import games as all_games
from wagonlit.terminal import rulebook
from wagonlit.terminal.menu import Menu, fresh_seed, start, usual_seats
from wagonlit.terminal.play import play as play_on
from wagonlit.terminal.replay import Replay
from wagonlit.terminal.saves import any_record, folder, found_file, opened, unfinished
from wagonlit.terminal.screen import Leave, Screen
from wagonlit.terminal.series import Series, played, report_json, report_table
from wagonlit.terminal.session import resumed
from wagonlit.terminal.words import preferred_language

WRONG_INPUT, FAILED, INTERRUPTED = 2, 1, 130


class Program(click.Group):
    """Says what was wrong in one sentence; a traceback is always our own fault."""

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:  # type: ignore[override]  # click's may also return
        kwargs["standalone_mode"] = False
        try:
            status = super().main(*args, **kwargs)
        except click.ClickException as fault:
            _refuse(fault.format_message(), WRONG_INPUT)
        except WagonlitError as fault:
            _refuse(str(fault), WRONG_INPUT)
        except bench.WorkerFailed as fault:
            _refuse(str(fault), FAILED)
        except (click.Abort, KeyboardInterrupt, Leave):
            sys.exit(INTERRUPTED)
        sys.exit(status if isinstance(status, int) else 0)


def _refuse(sentence: str, status: int) -> NoReturn:
    click.echo(f"wagonlit: {sentence}", err=True)
    sys.exit(status)


@click.group(cls=Program, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="wagonlit", message="%(prog)s %(version)s")
def main() -> None:
    """Board games on a fast engine, in the terminal.

    New here? Type: wagonlit play
    """


# What several commands take


def _game(context: click.Context, parameter: click.Parameter, value: str | None) -> Game | None:
    return None if value is None else find_game(value.replace("-", "_"))


def _pairs(context: click.Context, parameter: click.Parameter, values: Sequence[str]) -> dict[str, str]:
    given = {}
    for value in values:
        name, equals, setting = value.partition("=")
        if not equals:
            raise BadOption(f"An option of the table is NAME=VALUE, such as powers=false; “{value}” is not.")
        given[name.strip()] = setting.strip()
    return given


Decorated = Callable[[Callable[..., None]], Callable[..., None]]

option_setting: Decorated = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", callback=_pairs,
    help="An option of the table, as often as you like; 'wagonlit games GAME' lists them.",
)  # fmt: skip
language_option: Decorated = click.option(
    "--lang", type=click.Choice(languages()), help="The language to read; otherwise that of the terminal."
)
json_option: Decorated = click.option(
    "--json", "file", metavar="FILE", type=click.Path(dir_okay=False, writable=True, allow_dash=True),
    help="Write the result as JSON to this file ('-': the screen).",
)  # fmt: skip


def _check_place(file: str | None) -> None:
    """A result must have somewhere to go before an hour is spent on it."""
    if file and file != "-" and not Path(file).absolute().parent.is_dir():
        raise BadOption(f"There is no folder “{Path(file).parent}” for the file “{file}”.")


def _write(file: str, text: str) -> None:
    if file == "-":
        click.echo(text)
        return
    try:
        Path(file).write_text(f"{text}\n", encoding="utf-8")
    except OSError as fault:
        raise BadOption(f"“{file}” cannot be written: {fault.strerror}.") from fault


# Commands


@main.command()
@click.argument("game", required=False, callback=_game)
@click.option("--seats", metavar="A,B,…", help="Who sits where: me, me:Anna, or a bot such as detective.")
@language_option
@click.option("--edition", help="The edition whose rules are played, such as en or fr.")
@click.option("--seed", type=int, help="All luck of the game; the same seed deals the same cards.")
@option_setting
@click.option("--pace", type=click.Choice(["table", "instant"]), default="table", help="“instant” waits for nothing.")
@click.option("--resume", metavar="[FILE]", is_flag=False, flag_value="", help="Continue a saved game: this, or the latest.")
def play(game: Game | None, lang: str | None, pace: str, resume: str | None, **table: Any) -> None:
    """Play in the terminal; without GAME a menu opens.

    \b
    wagonlit play
    wagonlit play mystery_express --seats me,detective,novice
    wagonlit play mystery_express --seats me:Anna,me:Bert,novice --lang fr
    wagonlit play --resume
    """
    screen = Screen(Console(), instant=pace == "instant")
    given = [name for name, value in table.items() if value not in (None, {})]
    if resume is not None:
        _continue(screen, resume, lang, [*(["GAME"] if game else []), *(f"--{name}" for name in given)])
    elif game:
        _begin(screen, game, lang or preferred_language(), **table)
    elif given:
        raise click.UsageError(f"--{given[0]} needs a GAME; the games are: {', '.join(all_games())}.")
    else:
        Menu(screen, lang or preferred_language()).open()


def _begin(
    screen: Screen, game: Game, lang: str, seats: str | None, edition: str | None, seed: int | None, options: dict[str, str]
) -> None:
    agreed = {**options, **({"edition": edition} if edition else {})}
    start(screen, game, seats or usual_seats(game), lang, agreed, fresh_seed() if seed is None else seed)


def _continue(screen: Screen, file: str, lang: str | None, given: Sequence[str]) -> None:
    if given:
        raise click.UsageError(f"A saved game goes on as it was begun; leave out {' and '.join(given)}.")
    saved = unfinished()
    if not file and not saved:
        raise BadRecord(f"There is no game to continue in {folder()}.")
    found, own = opened(found_file(file) if file else saved[0].path)
    if lang:
        found.desk.lang = lang
    session = resumed(found, own, screen)
    screen.note(session.words("resumed"))
    play_on(session)


@main.command()
@click.argument("game", callback=_game)
@click.option("--seats", metavar="A,B,…", required=True, help="The bots, such as detective,novice,random.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="How many at the same time.")
@click.option("--seed", type=int, help="The same seed plays the same games.")
@option_setting
@json_option
def simulate(game: Game, seats: str, games: int, jobs: int, seed: int | None, options: dict[str, str], file: str | None) -> None:
    """Let bots play a series of games and count who wins.

    Seats rotate from game to game, so that no bot gains from its place.

    \b
    wagonlit simulate mystery_express --seats detective,novice,random --games 200 --jobs 2
    """
    _check_place(file)
    series = Series(game, seats, games, jobs, fresh_seed() if seed is None else seed, options)
    report = played(series, Console(stderr=True))
    if file != "-":
        Console().print(report_table(report))
    if file:
        _write(file, report_json(report))


@main.command()
@click.argument("file")
@click.option("--seat", metavar="K", help="Through the eyes of this seat, counted from 0, or of the player of this name.")
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
    reading.show(Screen(Console()), None if seat is None else reading.seat(seat), everything, step)


@main.command()
@click.argument("game", callback=_game)
@click.argument("id", nargs=-1)
def rules(game: Game, id: Sequence[str]) -> None:
    """Read the rules of GAME: all, one by its ID, or those that speak of a word.

    \b
    wagonlit rules mystery_express
    wagonlit rules mystery_express ME-341
    wagonlit rules mystery_express lounge
    """
    book = rulebook.rulebook(game)
    console = Console()
    if id:
        console.print(Markdown(rulebook.as_markdown(book.about(" ".join(id)))))
    elif console.is_terminal:
        rulebook.leaf_through(console, book)
    else:
        click.echo(book.text)


@main.command()
@click.argument("game", required=False, callback=_game)
@language_option
def games(game: Game | None, lang: str | None) -> None:
    """List the games, or the options of GAME."""
    lang = lang or preferred_language()
    table = Table.grid(padding=(0, 2, 0, 0))
    if game is None:
        for one in all_games().values():
            texts = Texts(one, lang, [])
            table.add_row(Text(one.id, "bold"), f"{one.players[0]}–{one.players[-1]}", Text(texts.title()), texts.description())
    else:
        texts = Texts(game, lang, [])
        for option in game.option_list:
            values = ", ".join(str(value) for value in option.values) or option.says
            table.add_row(Text(option.name, "bold"), Text(values), Text(texts.setting_help(option.name)))
    Console().print(table)


@main.command(name="bench")
@click.option("--peers", is_flag=True, help="Measure others' games too, on this machine in the same minutes.")
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="How often everything is measured.")
@click.option("--seconds", type=click.FloatRange(0.01), default=0.5, show_default=True, help="How long each time.")
@json_option
def measure(peers: bool, rounds: int, seconds: float, file: str | None) -> None:
    """Measure how fast the games are."""
    _check_place(file)
    with Console(stderr=True).status("…") as status:
        report = bench.run(peers, rounds, seconds, list(all_games()), lambda what, share: status.update(f"{share:.0%} {what}"))
    if file != "-":
        Console().print(bench.render(report))
    if file:
        _write(file, report.to_json())
