"""What the terminal draws of a position, as lines of text."""

import io

from rich.console import Console, RenderableType

from tests.games.passenger27.table import Table
from wagonlit.core.text import Texts
from wagonlit.games import find
from wagonlit.games.passenger27.terminal.drawing import HuntDrawing
from wagonlit.kit.terminal.screen import Screen
from wagonlit.kit.terminal.words import Words

GAME = find("passenger27")
NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil", "Faye")


def drawing(t: Table, lang: str = "en") -> HuntDrawing:
    names = NAMES[: t.match.seats]
    return HuntDrawing(GAME, Texts(GAME, lang, names), Words(lang, GAME), names)


def lines(part: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def line(part: RenderableType, name: str) -> str:
    """The one line with this in it."""
    (found,) = (one for one in lines(part) if name in one)
    return found


def news(t: Table, seat: int, since: int = 0, lang: str = "en") -> str:
    """What this seat reads, as a file would hold it."""
    screen = Screen(Console(file=io.StringIO(), width=80, markup=False, emoji=False, highlight=False))
    shown = drawing(t, lang)
    for passage in shown.passages(t.match.told[seat][since:]):
        shown.tell(screen, passage, t.view(seat))
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()
