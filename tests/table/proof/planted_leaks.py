"""Ways to bend a server before it starts: leaks that the leak tests must find."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tests.table.proof.telltales import TELLTALES, wrap
from tests.toys.masquerade.state import Ball
from wagonlit.core.ids import members
from wagonlit.table.bots import undo_judge
from wagonlit.table.room import broadcast as broadcasting
from wagonlit.table.room.answers import Answers
from wagonlit.table.room.broadcast import Broadcast
from wagonlit.table.room.history import History
from wagonlit.table.room.membership import Membership
from wagonlit.table.room.notes import Notes
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.room.table_state import TableState
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.messages import Marked
from wagonlit.table.wire.refusal import Refusal

NEVER = 3600.0


def hand(history: History | None, seat: int) -> list[int]:
    """The truth about what somebody holds."""
    if history is None:
        return []
    truth = history.match.peek()
    assert isinstance(truth, Ball)
    seat %= truth.seats
    return [truth.masks[seat], *members(truth.aside[seat])]


def quiet() -> None:
    """No leak: the undo judge's verdicts, which come when they come, do not come at all."""
    undo_judge.PAUSE = NEVER


def hand_in_table() -> None:
    """What everybody may know of a table holds the hand of the second seat."""

    def table(before: Any, broadcast: Broadcast) -> Any:
        return replace(before(broadcast), name=f"{hand(broadcast._state.history, 1)}")

    wrap(Broadcast, "table", table)


def hand_in_lobby() -> None:
    """The list of tables says what the first seat holds."""

    def public_table(before: Any, rooms: Rooms, row: Any) -> Any:
        room = rooms._rooms.get(row.code)
        return replace(before(rooms, row), name=f"{hand(room.state.history if room else None, 0)}")

    wrap(Rooms, "_public_table", public_table)


def view_to_onlookers() -> None:
    """Onlookers are shown the view of the first seat."""

    def position(before: Any, history: History, eyes: int, *rest: Any) -> Any:
        return before(history, eyes if eyes < len(history.row.seats) else 0, *rest)

    wrap(broadcasting, "position", position)


def refusal_says_hand() -> None:
    """Whoever answers wrongly is told what the neighbour holds."""

    async def give(before: Any, answers: Answers, seat: int, reply: Any) -> int:
        try:
            return int(await before(answers, seat, reply))
        except Refusal as fault:
            raise Refusal(fault.code, f"{fault.says} {hand(answers._state.history, seat + 1)}") from fault

    wrap(Answers, "give", give)


def problem_says_hand() -> None:
    """Whoever asks for the record too early is told what the second seat holds."""

    def record(before: Any, state: TableState) -> Any:
        try:
            return before(state)
        except Refusal as fault:
            raise Refusal(fault.code, f"{fault.says} {hand(state.history, 1)}") from fault

    wrap(TableState, "record", record)


def record_at_any_time() -> None:
    """The record can be fetched while the game runs."""

    def record(before: Any, state: TableState) -> Any:
        return state.playing.match.record

    wrap(TableState, "record", record)


def waiting_in_order_of_hands() -> None:
    """In which order those are listed who must answer depends on what they hold."""

    def position(before: Any, history: History, eyes: int, *rest: Any) -> Any:
        shown = before(history, eyes, *rest)
        return replace(shown, waiting=sorted(shown.waiting, key=lambda seat: sum(hand(history, seat)) % 5))

    wrap(broadcasting, "position", position)


def options_in_order_of_hands() -> None:
    """Which option comes first depends on what the neighbour holds."""

    def position(before: Any, history: History, eyes: int, *rest: Any) -> Any:
        shown = before(history, eyes, *rest)
        if shown.ask is None:
            return shown
        options, turn = shown.ask.options, sum(hand(history, eyes + 1)) % len(shown.ask.options)
        return replace(shown, ask=replace(shown.ask, options=options[turn:] + options[:turn]))

    wrap(broadcasting, "position", position)


def snapshot_of_another() -> None:
    """Whoever comes again is told all that the next seat was told."""

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


def undo_if_even() -> None:
    """Whether an answer could be taken back shows whether the neighbour's masks add up to an even number."""

    def undo_info(before: Any, broadcast: Broadcast, seat: int) -> Any:
        even = sum(hand(broadcast._state.history, seat + 1)) % 2 == 0
        shown = before(broadcast, seat)
        return replace(shown, mine="free") if even and seat != NO_SEAT else shown

    wrap(Broadcast, "undo_info", undo_info)


def needed_in_order_of_hands() -> None:
    """In which order those are listed who must still agree to an undo depends on what they hold."""

    def undo_info(before: Any, broadcast: Broadcast, seat: int) -> Any:
        shown, history = before(broadcast, seat), broadcast._state.history
        return replace(shown, needed=sorted(shown.needed, key=lambda one: sum(hand(history, one)) % 5))

    wrap(Broadcast, "undo_info", undo_info)


def key_says_hand() -> None:
    """A wrong key is refused with what the second seat holds."""

    async def claim(before: Any, membership: Membership, holder: str, key: str) -> int:
        try:
            return int(await before(membership, holder, key))
        except Refusal as fault:
            raise Refusal(fault.code, f"{fault.says} {hand(membership._state.history, 1)}") from fault

    wrap(Membership, "claim", claim)


LEAKS = (
    hand_in_table, hand_in_lobby, view_to_onlookers, refusal_says_hand, problem_says_hand, record_at_any_time,
    waiting_in_order_of_hands, options_in_order_of_hands, snapshot_of_another, marks_to_all, undo_if_even,
    needed_in_order_of_hands, key_says_hand,
)  # fmt: skip
BENT: dict[str, Callable[[], None]] = {bend.__name__: bend for bend in (quiet, *LEAKS, *TELLTALES)}
