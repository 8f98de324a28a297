"""What a table refuses: a code for programs, and one sentence for people."""

from wagonlit.core.errors import BadAnswer, WagonlitError
from wagonlit.table.wire.http import Fault


class Refusal(WagonlitError):
    """Somebody asked for something impossible; nothing was changed. A wrong table option is named.

    `reason` and `facts` say more exactly why an answer is refused: see `BadAnswer`.
    """

    def __init__(self, code: Fault, says: str, option: str = "") -> None:
        super().__init__(says)
        self.code = code
        self.says = says
        self.option = option
        self.reason = ""
        self.facts: dict[str, str | int] = {}


class NoTable(Refusal):
    """There is no table with that code."""

    def __init__(self, code: str) -> None:
        super().__init__("no_table", f"There is no table {code}; perhaps a letter of its code is wrong.")


class TableClosed(NoTable):
    """There was a table with that code, but it was closed, or not kept for so long."""

    def __init__(self) -> None:
        Refusal.__init__(
            self, "table_closed", "This table was closed; ask whoever looks after the server if you miss it."
        )


def refused_answer(fault: BadAnswer) -> Refusal:
    """For an answer that the game does not take."""
    refusal = Refusal("bad_answer", str(fault))
    refusal.reason, refusal.facts = fault.reason, fault.facts
    return refusal


def broken() -> Refusal:
    """For a table whose log makes no game any more."""
    return Refusal("broken", "What was played at this table cannot be played again.")


def stale() -> Refusal:
    """For an answer to what is no longer asked."""
    return Refusal("stale", "The game has moved on since; look at where it stands now.")
