"""What one end of a connection has sent is with the other end, not somewhere on the way."""

import fcntl
import socket
import struct
import time

from tests.patience import PATIENCE

NOT_SENT = 0x894B  # SIOCOUTQNSD of Linux: bytes that were not handed to the network yet


def delivered(line: socket.socket) -> None:
    """Wait until the other end's system has everything; on one machine that is nearly always so at once."""
    deadline = time.perf_counter() + PATIENCE
    while line.fileno() >= 0 and _on_the_way(line):
        assert time.perf_counter() < deadline, "the other end does not take what it is sent"
        time.sleep(0.0001)


def _on_the_way(line: socket.socket) -> int:
    # Not TIOCOUTQ, which also counts what was not acknowledged: on one machine what is sent has arrived.
    answer: tuple[int] = struct.unpack("i", fcntl.ioctl(line, NOT_SENT, bytes(4)))
    return answer[0]
