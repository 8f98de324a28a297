"""Ways to bend a server so that others can tell whether somebody who is asked discreetly has a choice."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from wagonlit.table.room import broadcast as broadcasting
from wagonlit.table.room import positions
from wagonlit.table.room.broadcast import Broadcast
from wagonlit.table.room.history import History
from wagonlit.table.room.table_clock import TableClock
from wagonlit.table.wire.http import NO_SEAT


def wrap(owner: Any, name: str, around: Callable[..., Any]) -> None:
    """Let `around` be called instead, with what it replaces before the usual arguments."""
    before = getattr(owner, name)

    def bent(*args: Any, **kwargs: Any) -> Any:
        return around(before, *args, **kwargs)

    setattr(owner, name, bent)


def _chooses(history: History) -> list[int]:
    """Who is asked something that leaves a choice."""
    return [seat for seat, ask in history.questions.items() if len(ask.options) > 1]


def waiting_for_a_choice() -> None:
    """Those are named for whom the table waits, where they have a choice."""

    def awaited_by(before: Any, history: History, eyes: int, own: Any) -> list[int]:
        return _chooses(history)

    wrap(positions, "awaited_by", awaited_by)


def deadline_of_a_choice() -> None:
    """A clock runs for all to see where somebody has a choice."""

    def shown(before: Any, clock: TableClock, eyes: int) -> Any:
        return clock.alarm.shown(eyes) if _chooses(clock._state.playing) else before(clock, eyes)

    wrap(TableClock, "shown", shown)


def message_for_a_choice() -> None:
    """Everybody is sent one more message where somebody has a choice."""

    def tell_moved(before: Any, broadcast: Broadcast, by: int, first: int, only: Any = None) -> None:
        before(broadcast, by, first, only)
        history = broadcast._state.playing
        if history.discreet and _chooses(history):
            before(broadcast, NO_SEAT, history.told_count, only)

    wrap(Broadcast, "tell_moved", tell_moved)


def longer_for_a_choice() -> None:
    """What everybody is sent is longer where somebody has a choice."""

    def position(before: Any, history: History, eyes: int, *rest: Any) -> Any:
        shown = before(history, eyes, *rest)
        padding = " " * len(_chooses(history)) if history.discreet else ""
        return replace(shown, view=msgspec.Raw(bytes(shown.view) + padding.encode()))

    wrap(broadcasting, "position", position)


TELLTALES = (waiting_for_a_choice, deadline_of_a_choice, message_for_a_choice, longer_for_a_choice)
