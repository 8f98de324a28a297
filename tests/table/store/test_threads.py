"""Rows are read in several threads from the first moment on."""

import json
import subprocess
import sys

import msgspec

from tests.patience import PATIENCE
from tests.table.store.sample import table
from wagonlit.table.store.rows import UndoRequest

# Each process reads its first rows in three threads at once, with as many changes of thread as there can be.
FIRST_READINGS = """
import json, os, sys, threading
import msgspec
from wagonlit.table.store.queries import TableRow

row = json.loads(sys.argv[1])
together = threading.Barrier(3)

def read():
    together.wait()
    msgspec.convert(row, TableRow)

def read_at_once():
    threads = [threading.Thread(target=read) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

sys.setswitchinterval(1e-6)
for _ in range(200):
    if (child := os.fork()) == 0:
        read_at_once()
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        sys.exit(f"A process died of signal {os.WTERMSIG(status)}.")
"""


def test_the_first_rows_may_be_read_in_several_threads_at_once() -> None:
    row = json.dumps(msgspec.to_builtins(table(undo_request=UndoRequest(1, 0, (1,)))))
    run = [sys.executable, "-c", FIRST_READINGS, row]
    done = subprocess.run(run, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
