"""A process that starts another one, which holds its pipes open, and answers nothing."""

import os
import sys
import time

from wagonlit.table.bots.process import READY

if __name__ == "__main__":
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    os.fork()
    time.sleep(3600)
