"""Which games there are, and what a table of each can agree on."""

import json

from msgspec import to_builtins
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.bots import names as bots_of
from wagonlit.core.game import Game
from wagonlit.core.options import Option
from wagonlit.core.text import Texts
from wagonlit.games import games
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.players import flags_instead_of_options


def listed(lang: str) -> RenderableType:
    """Every game in one row."""
    words = Words(lang)
    table = _table(words("games-game"), words("games-players"), words("games-bots"), "")
    for game in games().values():
        texts = Texts(game, lang, [])
        about = Text.assemble((texts.title(), "bold"), ": ", texts.description())
        players = f"{game.players[0]}–{game.players[-1]}"
        table.add_row(Text(game.id, style="bold"), players, ", ".join(bots_of(game)), about)
    return table


def options_of(game: Game, lang: str) -> RenderableType:
    """Every option of a game: what it is if nobody says otherwise, what it may be, and what it is for."""
    words, texts = Words(lang), Texts(game, lang, [])
    table = _table(words("options-option"), words("options-default"), words("options-values"), "")
    for option in game.option_list:
        values = ", ".join(map(_written, option.values)) or option.says
        table.add_row(
            Text(option.name, style="bold"),
            _default(game, option, lang),
            values,
            texts.setting_help(option.name),
        )
    if not any(option.default is None for option in game.option_list):
        return table
    return Group(table, Text(words("options-follow", count=game.players[0]), style="dim"))


def _default(game: Game, option: Option, lang: str) -> str:
    """What a table has if it says nothing: a star where other options decide, or the flag that decides."""
    flag = flags_instead_of_options(game).get(option.name)
    if flag:
        return f"({flag})"
    value = _written(to_builtins(game.options(game.language_options.get(lang, {})))[option.name])
    return f"{value} *" if option.default is None else value


def _table(*headings: str) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def _written(value: object) -> str:
    """A value as it is typed on the command line."""
    if isinstance(value, list | tuple):
        return ",".join(map(_written, value))
    if isinstance(value, dict):
        return json.dumps(value, separators=(",", ":"))
    return str(value).lower() if isinstance(value, bool) else str(value)
