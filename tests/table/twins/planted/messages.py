"""Leaks in what clients of a table are sent."""

from typing import Any

from msgspec.structs import replace

from tests.table.proof.telltales import wrap
from tests.table.twins.planted.hidden import hidden
from wagonlit.table.bots.undo_judge import UndoJudge
from wagonlit.table.room import broadcast as broadcasting
from wagonlit.table.room.answers import Answers
from wagonlit.table.room.broadcast import Broadcast
from wagonlit.table.room.history import History
from wagonlit.table.room.notes import Notes
from wagonlit.table.room.table_clock import TableClock
from wagonlit.table.room.undo import Undo
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.messages import Marked
from wagonlit.table.wire.refusal import Refusal
from wagonlit.table.wire.timestamps import later


def _in_position(**changes: Any) -> None:
    """Other fields of each position: what they were becomes what the function makes of it."""

    def position(before: Any, history: History, eyes: int, *rest: Any) -> Any:
        shown = before(history, eyes, *rest)
        return replace(shown, **{name: change(shown, history) for name, change in changes.items()})

    wrap(broadcasting, "position", position)


def hand_in_table() -> None:
    """What everybody may know of a table has another name."""

    def table(before: Any, broadcast: Broadcast) -> Any:
        return replace(before(broadcast), name=f"{hidden(broadcast._state.history)}")

    wrap(Broadcast, "table", table)


def view_to_onlookers() -> None:
    """Onlookers are shown the view of the first seat."""

    def position(before: Any, history: History, eyes: int, *rest: Any) -> Any:
        return before(history, eyes if eyes < len(history.row.seats) else 0, *rest)

    wrap(broadcasting, "position", position)


def host_looks_through_another() -> None:
    """The host is sent the view of the next seat."""

    def position(before: Any, broadcast: Broadcast, client: Any) -> Any:
        row, shown = broadcast._state.row, before(broadcast, client)
        if client.holder != row.host or client.seat == NO_SEAT:
            return shown
        views = broadcast._state.playing.match.views
        return replace(shown, view=views[(client.seat + 1) % len(row.seats)])

    wrap(Broadcast, "position", position)


def refusal_says_hand() -> None:
    """Whoever answers wrongly is told what is hidden."""
    _refusing(lambda history: f" {hidden(history)}")


def blank_in_refusal() -> None:
    """One blank more or less at the end of a refusal."""
    _refusing(lambda history: " " * hidden(history, 3))


def _refusing(words: Any) -> None:
    async def give(before: Any, answers: Answers, seat: int, reply: Any) -> int:
        try:
            return int(await before(answers, seat, reply))
        except Refusal as fault:
            raise Refusal(fault.code, f"{fault.says}{words(answers._state.history)}") from fault

    wrap(Answers, "give", give)


def consent_refused_by_hand() -> None:
    """Whoever agrees to something that nobody asks for is refused in other words."""

    async def take_consent(before: Any, undo: Undo, client: Any, message: Any) -> None:
        if hidden(undo._state.history, 2):
            raise Refusal("not_now", "Nobody asks for that.")
        await before(undo, client, message)

    wrap(Undo, "take_consent", take_consent)


def waiting_in_order() -> None:
    """In which order those are listed for whom the table waits."""
    _in_position(waiting=lambda shown, history: shown.waiting[:: -1 if hidden(history, 2) else 1])


def at_by_hand() -> None:
    """At which position a question counts as asked."""

    def put(before: Any, history: History, seat: int, since: int, by: int | None) -> Any:
        return before(history, seat, max(0, since - hidden(history, 2)), by)

    wrap(History, "_put", put)


def options_in_order() -> None:
    """Which option comes first."""

    def turned(shown: Any, history: History) -> Any:
        if shown.ask is None:
            return None
        turn = hidden(history, len(shown.ask.options))
        return replace(shown.ask, options=shown.ask.options[turn:] + shown.ask.options[:turn])

    _in_position(ask=turned)


def snapshot_of_another() -> None:
    """Whoever comes back is told again all that the next seat was told."""

    def snapshot(before: Any, broadcast: Broadcast, client: Any, since: int) -> Any:
        shown, state = before(broadcast, client, since), broadcast._state
        if state.history is None or not since:
            return shown
        told = state.history.match.told[(client.seat + 1) % len(state.row.seats)]
        return replace(shown, first=0, told=list(told))

    wrap(Broadcast, "snapshot", snapshot)


def marks_to_all() -> None:
    """What one seat writes into its notebook is sent to everybody."""

    def tell_changes(before: Any, notes: Notes, row: Any) -> None:
        for seat in notes._state.row.seats:
            if seat.marks != row.seats[seat.seat].marks:
                notes._audience.send(Marked(seat.marks))

    wrap(Notes, "tell_changes", tell_changes)


def undo_looks_free() -> None:
    """Whether an answer could be taken back freely."""
    _in_position(
        undo=lambda shown, history: replace(shown.undo, mine="free") if hidden(history, 2) else shown.undo
    )


def consent_in_order() -> None:
    """In which order those are listed who must still agree to an undo."""
    _in_position(undo=lambda shown, history: replace(shown.undo, needed=_turned(shown.undo.needed, history)))


def _turned(seats: list[int], history: History) -> list[int]:
    return seats[:: -1 if hidden(history, 2) else 1]


def verdict_to_all() -> None:
    """The undo judge, who knows the truth, lets everybody hear of the verdict."""

    async def settle(before: Any, judge: UndoJudge, table: str, case: Any) -> None:
        case.judged(True)

    def note_judged(before: Any, undo: Undo, n: int, seat: int, free: bool) -> None:
        if hidden(undo._state.history, 2):
            undo._broadcast.tell_moved(NO_SEAT, undo._state.playing.told_count)

    wrap(UndoJudge, "settle", settle)
    wrap(Undo, "note_judged", note_judged)


def bit_in_time_stamp() -> None:
    """The last digit of a time stamp is odd or even."""

    def moved(before: Any, broadcast: Broadcast, *rest: Any) -> Any:
        shown = before(broadcast, *rest)
        return replace(shown, now=later(shown.now, hidden(broadcast._state.history, 2) / 1000))

    wrap(Broadcast, "moved", moved)


def deadline_by_hand() -> None:
    """The clock that is shown."""

    def shown(before: Any, clock: TableClock, eyes: int) -> Any:
        deadline = before(clock, eyes)
        if not deadline.moment:
            return deadline
        return replace(deadline, moment=later(deadline.moment, hidden(clock._state.history, 3)))

    wrap(TableClock, "shown", shown)


def chat_closed_by_hand() -> None:
    """Whether one may chat."""
    _in_position(chat_closed=lambda shown, history: bool(hidden(history, 2)))


def longer_by_hand() -> None:
    """The notebook in each position is longer by a few blanks."""
    _in_position(notebook=lambda shown, history: {"": " " * hidden(history, 5)})


def presence_by_choice() -> None:
    """Somebody seems to be away."""

    def table(before: Any, broadcast: Broadcast) -> Any:
        shown = before(broadcast)
        away = hidden(broadcast._state.history, len(shown.seats))
        seats = [replace(seat, here=seat.here and seat.seat != away) for seat in shown.seats]
        return replace(shown, seats=seats)

    wrap(Broadcast, "table", table)


def sit_in_shows_view() -> None:
    """While a bot sits in for somebody, the host is sent what it sees."""

    def position(before: Any, broadcast: Broadcast, client: Any) -> Any:
        shown, row = before(broadcast, client), broadcast._state.row
        absent = [seat.seat for seat in row.seats if seat.sitting_in and client.holder == row.host]
        views = broadcast._state.playing.match.views
        return replace(shown, notebook=[views[seat] for seat in absent]) if absent else shown

    wrap(Broadcast, "position", position)


LEAKS = (
    hand_in_table, view_to_onlookers, host_looks_through_another, refusal_says_hand, blank_in_refusal,
    consent_refused_by_hand, waiting_in_order, at_by_hand, options_in_order, snapshot_of_another,
    marks_to_all, undo_looks_free, consent_in_order, verdict_to_all, bit_in_time_stamp, deadline_by_hand,
    chat_closed_by_hand, longer_by_hand, presence_by_choice, sit_in_shows_view,
)  # fmt: skip
