"""Lines on the screen: where they may end."""

from io import StringIO

import pytest
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from wagonlit.kit.terminal.screen import Screen

SIGNS = "«\u00a0Qui gagne\u202f?\u00a0» dit Ida\u00a0: personne\u202f; encore\u202f! Il est 4\u00a0h\u00a045."


@pytest.mark.parametrize("kind", [Text, Markdown])
@pytest.mark.parametrize("width", range(12, 70))
def test_no_line_ends_at_a_no_break_space(kind: type[Text | Markdown], width: int) -> None:
    shown = StringIO()
    Screen(Console(file=shown, width=width, force_terminal=True, no_color=True)).say(kind(SIGNS))
    lines = [line.strip(" ") for line in shown.getvalue().splitlines()]
    assert " ".join(lines) == SIGNS
