"""A process that takes long to start, and then says again what it is told, at once."""

import sys
import time

from wagonlit.table.bots.process import LENGTH, READY

PATIENCE = 1.2

if __name__ == "__main__":
    time.sleep(PATIENCE + 0.3)
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    while size := sys.stdin.buffer.read(LENGTH):
        sys.stdout.buffer.write(size + sys.stdin.buffer.read(int.from_bytes(size, "big")))
        sys.stdout.buffer.flush()
