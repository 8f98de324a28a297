"""Ways to bend a server before it starts: leaks that the leak tests must find."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from wagonlit.games.mystery_express.cards import cards_in
from wagonlit.games.mystery_express.train import Train
from wagonlit.table.bots import undo_judge as umpire
from wagonlit.table.room import broadcast as gathering
from wagonlit.table.room.answers import Play
from wagonlit.table.room.broadcast import Gathering
from wagonlit.table.room.history import History
from wagonlit.table.room.inbox import Door
from wagonlit.table.room.room import Room
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.wire.http import WATCHING
from wagonlit.table.wire.messages import Marked
from wagonlit.table.wire.refusal import Refusal

NEVER = 3600.0


def hand(history: History | None, seat: int) -> list[int]:
    """The truth about what somebody holds."""
    if history is None:
        return []
    truth = history.match.peek()
    assert isinstance(truth, Train)
    return list(cards_in(truth.hand(seat % truth.seats)))


def _wrap(owner: Any, name: str, around: Callable[..., Any]) -> None:
    """Let `around` be called instead, with what it replaces before the usual arguments."""
    before = getattr(owner, name)

    def bent(*args: Any, **kwargs: Any) -> Any:
        return around(before, *args, **kwargs)

    setattr(owner, name, bent)


def quiet() -> None:
    """No leak: the umpire's verdicts, which come when they come, do not come at all."""
    umpire.PAUSE = NEVER


def hand_in_table() -> None:
    """What everybody may know of a table holds the hand of the second seat."""

    def table(before: Any, room: Gathering) -> Any:
        return replace(before(room), name=f"{hand(room.history, 1)}")

    _wrap(Gathering, "table", table)


def hand_in_lobby() -> None:
    """The list of tables says what the first seat holds."""

    def described(before: Any, rooms: Rooms, row: Any) -> Any:
        room = rooms._rooms.get(row.code)
        return replace(before(rooms, row), name=f"{hand(room.history if room else None, 0)}")

    _wrap(Rooms, "_described", described)


def view_to_onlookers() -> None:
    """Whoever looks on is shown the view of the first seat."""

    def position(before: Any, history: History, eyes: int, *rest: Any) -> Any:
        return before(history, eyes if eyes < len(history.row.seats) else 0, *rest)

    _wrap(gathering, "position", position)


def refusal_says_hand() -> None:
    """Whoever answers wrongly is told what the neighbour holds."""

    async def heard(before: Any, room: Door, client: Any, reply: Any) -> None:
        try:
            await before(room, client, reply)
        except Refusal as fault:
            raise Refusal(fault.code, f"{fault.says} {hand(room.history, client.seat + 1)}") from fault

    _wrap(Door, "_hear_answer", heard)


def problem_says_hand() -> None:
    """Whoever asks for the record too early is told what the second seat holds."""

    def record(before: Any, room: Room) -> Any:
        try:
            return before(room)
        except Refusal as fault:
            raise Refusal(fault.code, f"{fault.says} {hand(room.history, 1)}") from fault

    _wrap(Room, "record", record)


def record_at_any_time() -> None:
    """The record can be had while the game runs."""

    def record(before: Any, room: Room) -> Any:
        return room.playing.match.record

    _wrap(Room, "record", record)


def waiting_in_order_of_hands() -> None:
    """In which order those are listed who must answer depends on what they hold."""

    def position(before: Any, history: History, eyes: int, *rest: Any) -> Any:
        shown = before(history, eyes, *rest)
        return replace(shown, waiting=sorted(shown.waiting, key=lambda seat: sum(hand(history, seat)) % 5))

    _wrap(gathering, "position", position)


def options_in_order_of_hands() -> None:
    """The options begin where the neighbour's lowest card says."""

    def position(before: Any, history: History, eyes: int, *rest: Any) -> Any:
        shown = before(history, eyes, *rest)
        if shown.ask is None:
            return shown
        options, turn = shown.ask.options, sum(hand(history, eyes + 1)) % len(shown.ask.options)
        return replace(shown, ask=replace(shown.ask, options=options[turn:] + options[:turn]))

    _wrap(gathering, "position", position)


def snapshot_of_another() -> None:
    """Whoever comes again is told all that the next seat was told."""

    def snapshot(before: Any, room: Gathering, client: Any, since: int) -> Any:
        shown = before(room, client, since)
        if room.history is None or not since:
            return shown
        told = room.history.match.told[(client.seat + 1) % len(room.row.seats)]
        return replace(shown, first=0, told=list(told))

    _wrap(Gathering, "snapshot", snapshot)


def marks_to_all() -> None:
    """What one seat writes into its notebook is sent to everybody."""

    def tell_marks(before: Any, room: Play, row: Any) -> None:
        for seat in room.row.seats:
            if seat.marks != row.seats[seat.seat].marks:
                room.company.send(Marked(seat.marks))

    _wrap(Play, "_tell_marks", tell_marks)


def undo_if_even() -> None:
    """Whether an answer could be taken back shows whether the neighbour's cards add up to an even number."""

    def undo_for(before: Any, room: Gathering, seat: int) -> Any:
        even = sum(hand(room.history, seat + 1)) % 2 == 0
        return replace(before(room, seat), mine="free") if even and seat != WATCHING else before(room, seat)

    _wrap(Gathering, "_undo_for", undo_for)


def needed_in_order_of_hands() -> None:
    """In which order those are listed who must still agree to a wish depends on what they hold."""

    def undo_for(before: Any, room: Gathering, seat: int) -> Any:
        shown = before(room, seat)
        return replace(shown, needed=sorted(shown.needed, key=lambda one: sum(hand(room.history, one)) % 5))

    _wrap(Gathering, "_undo_for", undo_for)


def key_says_hand() -> None:
    """A wrong key is refused with what the second seat holds."""

    async def claim(before: Any, room: Room, holder: str, key: str) -> int:
        try:
            return int(await before(room, holder, key))
        except Refusal as fault:
            raise Refusal(fault.code, f"{fault.says} {hand(room.history, 1)}") from fault

    _wrap(Room, "claim", claim)


LEAKS = (
    hand_in_table, hand_in_lobby, view_to_onlookers, refusal_says_hand, problem_says_hand, record_at_any_time,
    waiting_in_order_of_hands, options_in_order_of_hands, snapshot_of_another, marks_to_all, undo_if_even,
    needed_in_order_of_hands, key_says_hand,
)  # fmt: skip
BENT: dict[str, Callable[[], None]] = {bend.__name__: bend for bend in (quiet, *LEAKS)}
