"""What may come through a socket: counted for its person, address and table, however many they use."""

from collections.abc import Iterator
from contextlib import contextmanager

from wagonlit.table.web.rate_limits import (
    ADDRESS_MESSAGES,
    LINES,
    MESSAGES,
    REFUSALS,
    SECOND_THOUGHTS,
    TABLE_CHANGES,
    TABLE_LINES,
    Bucket,
    Limits,
)
from wagonlit.table.web.socket_access import CROWDED, FLOODED, TOO_FAST, TurnedAway
from wagonlit.table.wire.messages import Reply, Say, SetSpeed, TakeBack, ToServer, Viewed

PLAY = (Reply, Viewed, SetSpeed)  # the game itself says how many of these there can be


@contextmanager
def counted(limits: Limits | None, address: str) -> Iterator[None]:
    """A socket is open for so long; TurnedAway if its address has too many, since each takes a file."""
    if limits is None:
        yield
        return
    if not limits.hold_socket(address):
        raise TurnedAway(TOO_FAST, CROWDED)
    try:
        yield
    finally:
        limits.give_back_socket(address)


class SocketLimits:
    """Counts what one client sends; one that does not stop is cut off."""

    def __init__(self, limits: Limits | None, address: str, holder: str, code: str) -> None:
        self._limits = limits
        self._address = address
        self._holder = holder
        self._code = code
        self._patience = Bucket(REFUSALS)

    def may_send(self) -> bool:
        """May there be one more message, whatever is in it?"""
        if self._limits is None:
            return True
        by_person = self._limits.take(self._holder, MESSAGES)
        return not by_person and not self._limits.take_at(self._address, ADDRESS_MESSAGES)

    def may_store(self, message: ToServer) -> bool:
        """May this be stored, and told to everybody?"""
        if self._limits is None:
            return True
        if isinstance(message, TakeBack) or (isinstance(message, Reply) and message.instead):
            return not self._limits.take_at(self._address, SECOND_THOUGHTS)
        if isinstance(message, PLAY):
            return True
        if not isinstance(message, Say):
            return not self._limits.take(self._code, TABLE_CHANGES)
        return not self._limits.take(self._holder, LINES) and not self._limits.take(self._code, TABLE_LINES)

    def note_refusal(self) -> None:
        """Something was refused. TurnedAway if that goes on and on."""
        if self._limits is not None and self._patience.take():
            raise TurnedAway(TOO_FAST, FLOODED)
