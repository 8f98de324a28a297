"""What the store refuses, and what can go wrong with it."""

from sqlalchemy.exc import DontWrapMixin

from wagonlit.core.errors import WagonlitError


class BadDatabase(WagonlitError):
    """A database that cannot be opened, and what would help."""


class FileAway(OSError):
    """The file of the database was moved, removed or replaced while it was in use; put it back."""


class BadBackup(WagonlitError):
    """A file that cannot be restored, or a backup that cannot be made."""


class BadText(WagonlitError, DontWrapMixin):
    """A text with characters that no database keeps."""


class CodeTaken(WagonlitError):
    """Another table has this code."""


class PlaceTaken(WagonlitError):
    """The log has grown meanwhile: somebody else's entry stands at this place."""


class SaidAlready(WagonlitError):
    """An answer of this id is in the log already, as entry `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(f"This answer is entry {n} of the log already.")
        self.n = n


class StoreLost(Exception):
    """The database failed. What was being written may be there or not: read the log again."""


class StoreDamaged(StoreLost):
    """The database is there, but this cannot be read from it any more, or written to it; other tables may."""
