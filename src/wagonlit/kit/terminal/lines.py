"""What is to be shown, as lines of text that are ready to be written to a terminal."""

import re

from rich.cells import cell_len
from rich.console import Console, RenderableType

_CODES = re.compile(r"\x1b\[[0-9;]*m")


def rendered(console: Console, part: RenderableType, style: str = "", whole: bool = False) -> list[str]:
    """The lines that this console would print, with their colours; `whole` leaves long ones unbroken."""
    with console.capture() as caught:
        console.print(part, style=style or None, soft_wrap=whole)
    return caught.get().removesuffix("\n").split("\n")


def plain(line: str) -> str:
    """A line without its colours."""
    return _CODES.sub("", line)


def rows_of(line: str, width: int) -> int:
    """How many rows of the screen a line takes."""
    return max(1, -(-cell_len(plain(line)) // width))
