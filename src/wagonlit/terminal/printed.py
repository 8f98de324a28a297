"""A match or a view as text, as the terminal shows it: what `print` prints."""

from io import StringIO
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.text import Texts
from wagonlit.core.view import View
from wagonlit.kit.terminal.drawing import Drawing, drawing_of
from wagonlit.kit.terminal.words import Words

LANG = "en"
WIDTH = 100


def of_view(game: Game[Any, Any, Any], view: View, seats: int) -> str:
    """The table as this seat sees it."""
    return _text(_drawing(game, seats).picture(view))


def of_match(match: Match[Any]) -> str:
    """The table as whoever is asked first sees it, and the question; after the end, how it ended."""
    if not match.told:
        return repr(match)
    drawing = _drawing(match.game, match.seats)
    if match.over:
        result = match.result()
        return _text(drawing.picture(match.views[next(iter(match.told))]), drawing.winners(result))
    ask = next((ask for ask in match.asks if ask.seat in match.told), None)
    if ask is None:
        return repr(match)
    options = [f"{id}  {drawing.texts.option(ask, id)}" for id in ask.options if ask.names]
    question = f"{drawing.names[ask.seat]}: {drawing.texts.prompt(ask)}"
    return _text(drawing.picture(match.views[ask.seat]), Text(), Text(question), *map(Text, options))


def _drawing(game: Game[Any, Any, Any], seats: int) -> Drawing:
    names = [f"Seat {seat}" for seat in range(seats)]
    return drawing_of(game)(game, Texts(game, LANG, names), Words(LANG, game), names)


def _text(*parts: RenderableType) -> str:
    """Plain text, without colours and trailing blanks."""
    console = Console(
        file=StringIO(), width=WIDTH, color_system=None, markup=False, emoji=False, highlight=False
    )
    for part in parts:
        console.print(part)
    file = console.file
    assert isinstance(file, StringIO)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()).strip("\n")
