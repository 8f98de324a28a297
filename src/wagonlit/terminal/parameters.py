"""What several commands take on the command line."""

from collections.abc import Callable, Sequence
from pathlib import Path

import click

from wagonlit.core.errors import BadOption
from wagonlit.core.game import Game
from wagonlit.core.words import languages
from wagonlit.games import find as find_game
from wagonlit.games import games
from wagonlit.terminal.json_output import with_a_place


def named_game(context: click.Context, parameter: click.Parameter, value: str | None) -> Game | None:
    return None if value is None else find_game(value.replace("-", "_"))


def pairs(context: click.Context, parameter: click.Parameter, values: Sequence[str]) -> dict[str, str]:
    given = {}
    for value in values:
        name, equals, setting = value.partition("=")
        if not equals:
            raise BadOption(f"An option of the table is NAME=VALUE; “{value}” is not.")
        given[name.strip()] = setting.strip()
    return given


class TableCommand(click.Command):
    """A command about one table: it takes every option of any game as --NAME VALUE too."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        found = super().get_params(ctx)
        flags = {flag for parameter in found for flag in parameter.opts}
        return [*found, *(option for option in self._of_tables() if flags.isdisjoint(option.opts))]

    def _of_tables(self) -> list[click.Option]:
        names = dict.fromkeys(option.name for game in games().values() for option in game.option_list)
        return [click.Option([f"--{name}", f"{OF_TABLE}{name}"], hidden=True) for name in names]

    def invoke(self, ctx: click.Context) -> object:
        for name in [name for name in ctx.params if name.startswith(OF_TABLE)]:
            value = ctx.params.pop(name)
            if value is not None:
                ctx.params["options"][name.removeprefix(OF_TABLE)] = value
        if game := ctx.params.get("game"):
            _offer_file(game, ctx.params["options"])
        return super().invoke(ctx)


def _offer_file(game: Game, options: dict[str, str]) -> None:
    """Where a value could be a file of somebody's own, it may be given as that file."""
    file = Path(options.get(game.edition_option, ""))
    if file.is_file():
        options[game.edition_option] = game.offer(file)
    elif file.suffix:
        raise BadOption(f"There is no file {file}.", game.edition_option)


OF_TABLE = "table_option_"
SEEDS = 2**60  # what the dealer's generator can tell apart
Decorated = Callable[[Callable[..., None]], Callable[..., None]]

SEED = ("--seed",)
SEED_RANGE = click.IntRange(0, SEEDS - 1)

seed_option: Decorated = click.option(
    *SEED,
    type=SEED_RANGE,
    metavar="NUMBER",
    help="All luck; the same seed brings the same. If it is left out, chance chooses one.",
)
table_option: Decorated = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    callback=pairs,
    help="An option of the table, also as --NAME VALUE; 'wagonlit games GAME' lists them.",
)
language_option: Decorated = click.option(
    "--lang", type=click.Choice(languages()), help="The language to read; otherwise that of the terminal."
)
json_option: Decorated = click.option(
    "--json",
    "file",
    metavar="FILE",
    type=click.Path(dir_okay=False, writable=True, allow_dash=True),
    callback=lambda context, parameter, value: with_a_place(value),
    help="Write the result as JSON to this file; “-” is the screen.",
)
