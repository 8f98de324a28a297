"""Is a database's file still where it was, under its name, and its newest changes beside it?"""

import os
import sqlite3

from wagonlit.table.store.errors import FileAway

ITSELF, CHANGES = "", "-wal"  # how their names end: the file, and what SQLite has not yet moved there


class InPlace:
    """Whoever removes or replaces a file takes nothing from those who have it open.

    They would go on writing to what nobody will ever find again, and acknowledge it. Once the file is back,
    all is well.
    """

    def __init__(self) -> None:
        self._file = ""
        self._known: dict[str, tuple[int, int]] = {}

    def note(self, connection: sqlite3.Connection) -> None:
        """This connection was opened. FileAway if it leads to another file than those before."""
        _, _, file = connection.execute("PRAGMA database_list").fetchone()
        self._file = self._file or file
        self._check(file, ITSELF)

    def check(self) -> None:
        """Something is about to be written. FileAway if it would be lost."""
        self._check(self._file, ITSELF)
        self._check(self._file, CHANGES)

    def _check(self, file: str, ending: str) -> None:
        name = file + ending
        try:
            found = os.stat(name)
        except OSError as fault:
            raise FileAway(f"{name} is not there any more ({fault.strerror})") from fault
        here = found.st_dev, found.st_ino
        if self._known.setdefault(ending, here) != here:
            raise FileAway(f"{name} is another file than the one that was opened")
