"""The command `wagonlit`: play, simulate, replay, read the rules, measure."""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

import click

from wagonlit import __version__, bench
from wagonlit.cli.administering import admin
from wagonlit.cli.analysing import analyse
from wagonlit.cli.keeping import backup, restore
from wagonlit.cli.looking_up import games, replay, rules
from wagonlit.cli.measuring import measure
from wagonlit.cli.playing import play
from wagonlit.cli.series import simulate, strength
from wagonlit.cli.verifying import verify
from wagonlit.core.errors import UnknownName, WagonlitError
from wagonlit.kit.terminal.screen import Leave
from wagonlit.load.command import load
from wagonlit.table.serving.command import serve
from wagonlit.terminal.offering import offer_folder

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
    """Characters that a terminal cannot read or show become question marks, not errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _refuse(sentence: str, status: int) -> NoReturn:
    click.echo(f"wagonlit: {sentence}", err=True)
    sys.exit(status)


@click.group(cls=Program, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="wagonlit", message="%(prog)s %(version)s")
@click.option(
    "--boards",
    metavar="DIR",
    envvar="WAGONLIT_BOARDS",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Boards of your own: for each game that can be played on them, the files in DIR/GAME.",
)
def main(boards: Path | None) -> None:
    """Board games on a fast engine, in the terminal.

    New here? Type: wagonlit play
    """
    if boards is not None:
        offer_folder(boards)


PLAYING = (play, simulate, strength, replay, analyse, verify, rules, games, measure)
SERVING = (serve, backup, restore, admin, load)
for command in (*PLAYING, *SERVING):
    main.add_command(command)
