"""Leaks of what nobody may notice: that somebody has changed a sealed answer."""

from typing import Any

from msgspec.structs import replace

from tests.table.proof.telltales import wrap
from wagonlit.table.room import broadcast as broadcasting
from wagonlit.table.room.answers import Answers
from wagonlit.table.room.history import History
from wagonlit.table.room.notebooks import Notebooks
from wagonlit.table.room.room import Room
from wagonlit.table.room.undo import Undo
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.timestamps import now


def second_thoughts_count() -> None:
    """A sealed answer that was changed makes the log longer, as everybody counts it."""

    def position(before: Any, history: History, *rest: Any) -> Any:
        return replace(before(history, *rest), n=len(history.log))

    wrap(broadcasting, "position", position)


def second_thoughts_are_told() -> None:
    """When somebody changes a sealed answer, everybody is sent where the game stands."""

    def changed_mind(before: Any, room: Room, seat: int) -> None:
        before(room, seat)
        room.broadcast.tell_moved(NO_SEAT, room.state.playing.told_count)

    wrap(Room, "changed_mind", changed_mind)


def second_thoughts_are_stamped() -> None:
    """When somebody changes a sealed answer, the table seems to have moved."""

    def changed_mind(before: Any, room: Room, seat: int) -> None:
        before(room, seat)
        room.state.row = replace(room.state.row, moved=now())

    wrap(Room, "changed_mind", changed_mind)


def second_thoughts_send_notebooks() -> None:
    """When somebody changes a sealed answer, everybody has their notebook sent again."""
    wrap(Notebooks, "forget", lambda before, notebooks, whose: before(notebooks, lambda eyes: True))


def record_knows_second_thoughts() -> None:
    """Once the game is over its record says whether somebody has changed a sealed answer."""

    def given(before: Any, history: History) -> Any:
        shown = before(history)
        wavered = len(history.log) > history.n
        return [replace(one, by="clock") for one in shown] if wavered else shown

    wrap(History, "given", given)


def second_thoughts_are_acknowledged() -> None:
    """Whoever answers after somebody has changed a sealed answer is told that the log is longer."""

    async def give(before: Any, answers: Answers, seat: int, reply: Any) -> int:
        await before(answers, seat, reply)
        return len(answers._state.playing.log)

    wrap(Answers, "give", give)


def second_thoughts_are_told_again() -> None:
    """Whoever comes back is told again all that came after what anybody has changed."""

    def unchanged(before: Any, history: History, since: int, eyes: int) -> int:
        places = history.unaltered.values()
        return int(min(before(history, since, eyes), *(history.told_after[place] for place in places), since))

    wrap(History, "unchanged", unchanged)


def second_thoughts_bar_undo() -> None:
    """Where somebody has changed a sealed answer, others take nothing back without being let."""

    async def is_free(before: Any, undo: Undo, seat: int) -> bool:
        return bool(await before(undo, seat)) and not undo._state.playing.changes

    wrap(Undo, "_is_free", is_free)


LEAKS = (
    second_thoughts_are_acknowledged, second_thoughts_are_told_again, second_thoughts_bar_undo,
    second_thoughts_count, second_thoughts_are_told, second_thoughts_are_stamped,
    second_thoughts_send_notebooks, record_knows_second_thoughts,
)  # fmt: skip
