"""Which games there are, and what a table of each can agree on."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.bots import names as bots_of
from wagonlit.core.game import Game
from wagonlit.core.options import Option
from wagonlit.core.text import Texts
from wagonlit.games import games


def listed(lang: str) -> RenderableType:
    """Every game in one row."""
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("game", "players", "bots", ""):
        table.add_column(heading)
    for game in games().values():
        texts = Texts(game, lang, [])
        about = Text.assemble((texts.title(), "bold"), ": ", texts.description())
        players = f"{game.players[0]}–{game.players[-1]}"
        table.add_row(Text(game.id, style="bold"), players, ", ".join(bots_of(game)), about)
    return table


def options_of(game: Game, lang: str) -> RenderableType:
    """Every option of a game: its values, the default first, and what it is for."""
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("option", "values, default first", ""):
        table.add_column(heading, overflow="fold")
    texts = Texts(game, lang, [])
    for option in game.option_list:
        table.add_row(
            Text(option.name, style="bold"), Text(_values(option)), Text(texts.setting_help(option.name))
        )
    return table


def _values(option: Option) -> str:
    if option.values:
        return ", ".join(
            str(value).lower() if isinstance(value, bool) else str(value) for value in option.values
        )
    return option.says
