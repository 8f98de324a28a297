"""What is fleeting is sent once: to those who are here when it happens, and to nobody again."""

from msgspec import Struct

from wagonlit.core.event import Told
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.positions import Client
from wagonlit.table.room.seating import seats_of
from wagonlit.table.room.table_state import TableState
from wagonlit.table.wire.http import NO_SEAT

FORGOTTEN = Told("", {})  # takes the place of an event that is not told again


class Owed(Struct, frozen=True):
    """What a seat of a shared device has yet to be sent: what these entries showed to it alone."""

    since: int
    until: int
    shown_to: int  # the eyes with which the device has looked already


class ShownOnce:
    """Knows what of a table's log has passed. Whoever was cut off then has missed it, as at a real table."""

    def __init__(self, state: TableState, audience: Audience) -> None:
        self._state = state
        self._audience = audience
        self._passed = state.n  # the length of the log when the last news was told
        self._owed: dict[int, Owed] = {}  # by seat

    def pass_on(self) -> None:
        """What is new was told to everybody who is here; from now on it is no longer new."""
        history = self._state.playing
        if history.shows_fleeting(self._passed, history.n):
            self._owed = {
                seat: Owed(self._passed, history.n, client.eyes)
                for client in self._audience
                # Whoever is there through another process as well would be owed it by each of them.
                if client.seat != NO_SEAT and not self._audience.is_elsewhere(client.holder)
                for seat in seats_of(self._state.row, client.holder)
                if not self._audience.at_seat(seat)
            }
        self._passed = history.n

    def retold(self, client: Client, eyes: int, first: int) -> list[Told]:
        """What is told from `first` on to somebody who comes, or comes back, and sees with these eyes."""
        history = self._state.playing
        told = history.match.told[eyes]
        owed = self._take_owed(client)
        return [
            one if place in owed or one.event not in history.game.fleeting else FORGOTTEN
            for place, one in enumerate(told[first:], first)
        ]

    def _take_owed(self, client: Client) -> set[int]:
        """The indexes of what a shared device has not been sent yet for this seat; it is sent once."""
        owed = self._owed.pop(client.seat, None)
        if owed is None:
            return set()
        history = self._state.playing
        mine, seen = history.match.told[client.eyes], history.match.told[owed.shown_to]
        places = range(history.told_until(owed.since), history.told_until(owed.until))
        return {place for place in places if mine[place] != seen[place]}
