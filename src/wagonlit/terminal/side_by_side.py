"""Where the table stands: above a question; in a wide terminal with the notebook in the margin."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.kit.terminal.lines import rendered
from wagonlit.terminal.session import Session

WIDE = 120  # columns


def show_at_table(session: Session, seat: int, question: RenderableType) -> None:
    """The question with the table; the table alone is left out if the person has just seen it like this."""
    view, screen = session.match.views[seat], session.screen
    picture = session.drawing.picture(view)
    spread = _spread(session, seat, picture, question)
    if spread is not None:
        session.drawn = None
        screen.say(spread)
        return
    scene = session.drawing.scene(view)
    if scene != session.drawn:
        screen.say(picture)
        session.drawn = scene
    screen.say(Group(Text(), question))


def _spread(
    session: Session, seat: int, picture: RenderableType, question: RenderableType
) -> RenderableType | None:
    """All in one, the notebook on the right; None where that needs more room than there is."""
    console = session.screen.console
    if not session.screen.live or console.width < WIDE:
        return None
    margin = session.drawing.margin(session.match.views[seat], session.marks(seat))
    table = Table.grid(padding=(0, 3, 0, 0), expand=True)
    table.add_column(ratio=1)
    table.add_column()
    table.add_row(Group(picture, Text(), question), margin)
    return table if len(rendered(console, table)) < console.height else None
