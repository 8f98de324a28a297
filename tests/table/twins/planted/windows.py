"""Leaks while several may speak up in real time: who has let it pass already, and who still thinks."""

from typing import Any

from tests.table.proof.telltales import wrap
from wagonlit.table.room import positions
from wagonlit.table.room.clock import Alarm
from wagonlit.table.room.table_state import TableState


def window_names_who_let_it_pass() -> None:
    """Everybody is told whose answer it was."""
    TableState.last_by = property(lambda state: state.playing.entries[-1].seat)  # type: ignore[assignment, method-assign]


def window_names_who_still_thinks() -> None:
    """Everybody is told for whom the table waits."""
    wrap(positions, "awaited_by", lambda before, history, eyes, own: list(history.questions))


def window_closes_sooner() -> None:
    """How long a window stays open depends on who has let it pass."""

    def set_(before: Any, alarm: Alarm, asked: Any) -> None:
        fewer = len(asked) * 0.01 + sum(seat for seat, _ in asked) * 0.001
        before(alarm, {place: (since, limit + fewer) for place, (since, limit) in asked.items()})

    wrap(Alarm, "set", set_)


LEAKS = (window_names_who_let_it_pass, window_names_who_still_thinks, window_closes_sooner)
