"""Ways to bend a server before it starts."""

from tests.table.proof.telltales import TELLTALES
from wagonlit.table.bots import undo_judge

NEVER = 3600.0


def quiet() -> None:
    """The undo judge's verdicts, which come when they come, do not come at all."""
    undo_judge.PAUSE = NEVER


BENT = {bend.__name__: bend for bend in (quiet, *TELLTALES)}


def bend(name: str) -> None:
    """Bend this server."""
    BENT[name]()
