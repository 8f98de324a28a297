"""What a client must understand of an open socket, and no more: the load's own work must not be measured.

Servers send frames that are not masked. What we send is masked by zeros, which costs nothing.
"""

from collections.abc import Iterator

from msgspec import Struct
from websockets.frames import Close, Opcode

LAST = 0x80  # of the first byte: the message ends here
MASKED = 0x80  # of the second
NO_MASK = bytes(4)
SHORT, LONG = 126, 127  # instead of a length: it follows in two bytes, or in eight


class Received(Struct, frozen=True, gc=False):
    """One frame."""

    opcode: int
    fin: bool
    data: bytes


def framed(data: bytes, opcode: int = Opcode.TEXT) -> bytes:
    """A whole message, as a client sends it."""
    length = len(data)
    if length < SHORT:
        head = bytes((LAST | opcode, MASKED | length))
    elif length < 2**16:
        head = bytes((LAST | opcode, MASKED | SHORT)) + length.to_bytes(2)
    else:
        head = bytes((LAST | opcode, MASKED | LONG)) + length.to_bytes(8)
    return head + NO_MASK + data


def reason_of(closing: bytes) -> str:
    """What the other side says when it closes a socket."""
    return Close.parse(closing).reason


class FrameReader:
    """Cuts what arrives into frames."""

    def __init__(self) -> None:
        self._rest = b""  # of a frame that is not whole yet

    def read(self, data: bytes) -> Iterator[Received]:
        """The frames that are whole now."""
        data, at = self._rest + data, 0
        while (found := _head(data, at)) and found[1] <= len(data):
            start, end = found
            yield Received(data[at] & 0x0F, data[at] >= LAST, data[start:end])
            at = end
        self._rest = data[at:]


def _head(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of the next frame begins and ends; None if not even that is known yet."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1], at + 2
    if length >= SHORT:
        start += 2 if length == SHORT else 8
        if len(data) < start:
            return None
        length = int.from_bytes(data[at + 2 : start])
    return start, start + length
