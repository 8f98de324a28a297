"""A table's log: what was answered there, as everybody may count it, and what of it still stands."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from wagonlit.table.store.rows import AGREED, BY_ROOM, CHANGE, UNDO, Entry

# More than anybody takes back or changes who plays; a log that grew for ever could not be read one day.
MOST_UNDONE = 2_000  # entries of which nothing stands
MOST_CHANGES = 500  # of each seat


class Log:
    """`log` is what the store has. `entries` is the same as everybody may count it.

    An answer that was changed while it was sealed is there once, in its place, since nobody may notice that.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.log = list(entries)
        self._read_log()

    @property
    def n(self) -> int:
        """How long the log is, as everybody may count it."""
        return len(self.entries)

    @property
    def is_worn(self) -> bool:
        """Was so much taken back that nothing more can be?"""
        return self.n - len(self.standing) >= MOST_UNDONE

    def _read_log(self) -> None:
        """What everybody may count of the log, and what of it stands."""
        self.entries: list[Entry] = []
        self.by_key: dict[str, Entry] = {}
        self.standing: list[Entry] = []  # answers that were not taken back
        self.epoch = 0  # the entry that last took something back
        self.asked_since: dict[int, int] = {}  # by undo: from which one on time counts for what it asks again
        self._returned: dict[int, int] = {}  # by the last entry that then stands: that undo
        self.untouched: int | None = None  # how many answers no undo has ever reached; None: all
        self.changes: Counter[int] = Counter()  # by seat: how many sealed answers it has changed
        self.unaltered: dict[int, int] = {}  # by seat: how many answers came before those it has changed
        self.altered: dict[int, int] = {}  # by seat: the place of the one it has changed last
        for entry in self.log:
            if entry.kind == CHANGE:
                self._put_in_place(entry)
            elif self._count(entry).kind == UNDO:
                self._drop_answers(self.entries[-1])
            else:
                self.standing.append(self.entries[-1])

    def _count(self, entry: Entry) -> Entry:
        """One more that everybody may count, by its number there."""
        counted = entry if entry.n == self.n + 1 else replace(entry, n=self.n + 1)
        self.entries.append(counted)
        if entry.key:
            self.by_key[entry.key] = counted
        return counted

    def _put_in_place(self, change: Entry) -> None:
        """Another choice takes the place of the seat's last answer."""
        place = self._last_answer_of(change.seat)
        changed = replace(self.standing[place], choice=change.choice)
        self.standing[place] = self.entries[changed.n - 1] = self.by_key[change.key] = changed
        self.altered[change.seat] = place
        self.changes[change.seat] += 1
        self.unaltered[change.seat] = min(place, self.unaltered.get(change.seat, place))

    def _drop_answers(self, undo: Entry) -> None:
        """An undo drops the seat's last answer, and everything after it."""
        place = self._last_answer_of(undo.seat)
        del self.standing[place:]
        self.epoch = undo.n
        self._note_return(undo)
        self.untouched = place if self.untouched is None else min(place, self.untouched)

    def _note_return(self, undo: Entry) -> None:
        """Where something was taken back before, it gains nobody more time, unless the others agree."""
        last = self.standing[-1].n if self.standing else 0
        if undo.choice == AGREED or last not in self._returned:
            self._returned[last] = undo.n
        self.asked_since[undo.n] = self._returned[last]

    def _last_answer_of(self, seat: int) -> int:
        return max((place for place, one in enumerate(self.standing) if is_by(one, seat)), default=0)


def is_by(entry: Entry, seat: int) -> bool:
    """Did this seat choose that? Not where it had no choice."""
    return entry.seat == seat and not entry.key.startswith(BY_ROOM)
