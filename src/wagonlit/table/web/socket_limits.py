"""What may come through a socket: counted for its person, address and table, however many they use.

Whoever shares an allowance can find out, by using it up, what others have taken from it. So what nobody may
know of is counted for its person alone: notes, changes of sealed answers, and that somebody sends anything.
"""

from wagonlit.table.web.rate_limits import (
    ADDRESS_MESSAGES,
    CHANGED_ANSWERS,
    LINES,
    MESSAGES,
    NOTES,
    REFUSALS,
    SECOND_THOUGHTS,
    SHARE,
    TABLE_CHANGES,
    TABLE_LINES,
    Bucket,
    Limits,
    Rate,
)
from wagonlit.table.web.socket_access import CROWDED, FLOODED, TOO_FAST, TurnedAway
from wagonlit.table.wire.messages import Mark, Reply, Say, SetSpeed, TakeBack, ToServer, Viewed

PLAY = (Reply, Viewed, SetSpeed)  # the game itself says how many of these there can be


class Counted:
    """A socket is open for so long; TurnedAway if its address has too many, since each takes a file."""

    __slots__ = ("_address", "_limits")

    def __init__(self, limits: Limits | None, address: str) -> None:
        self._limits = limits
        self._address = address

    def __enter__(self) -> None:
        if self._limits is not None and not self._limits.hold_socket(self._address):
            raise TurnedAway(TOO_FAST, CROWDED)

    def __exit__(self, *_: object) -> None:
        if self._limits is not None:
            self._limits.give_back_socket(self._address)


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
        if self._limits.take(self._holder, MESSAGES):
            return False
        if not self._limits.take(self._holder, SHARE):
            return True
        return not self._limits.take_at(self._address, ADDRESS_MESSAGES)

    def may_store(self, message: ToServer) -> bool:
        """May this be stored? Only for those who sit there: nobody else uses up what their table may."""
        if self._limits is None:
            return True
        own = _rate_of_own(message)
        if own is not None and self._limits.take(self._holder, own):
            return False
        if isinstance(message, TakeBack):
            return not self._limits.take_at(self._address, SECOND_THOUGHTS)
        if isinstance(message, (Mark, *PLAY)):
            return True
        return not self._limits.take(self._code, TABLE_LINES if isinstance(message, Say) else TABLE_CHANGES)

    def note_refusal(self) -> None:
        """Something was refused. TurnedAway if that goes on and on."""
        if self._limits is not None and self._patience.take():
            raise TurnedAway(TOO_FAST, FLOODED)


def _rate_of_own(message: ToServer) -> Rate | None:
    """Under which limit of its person a message falls, besides that of all messages."""
    if isinstance(message, Mark):
        return NOTES
    if isinstance(message, Say):
        return LINES
    return CHANGED_ANSWERS if isinstance(message, Reply) and message.instead else None
