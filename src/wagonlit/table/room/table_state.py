"""A table as this process knows it, shared by all parts of its room."""

from collections.abc import Sequence

from msgspec.structs import replace

from wagonlit.core.game import Game
from wagonlit.core.record import Record
from wagonlit.table.room.history import History
from wagonlit.table.store.rows import CHANGE, UNDO, Entry, TableRow, UndoRequest
from wagonlit.table.wire.http import NO_SEAT, Status
from wagonlit.table.wire.refusal import Refusal


class TableState:
    """The table's row, and its game once that has begun."""

    def __init__(self, game: Game, row: TableRow, entries: Sequence[Entry]) -> None:
        self.game = game
        self.row = row
        self.history = None if row.status == "setup" else History(game, row, entries)
        self.free_undo: tuple[int, int] | None = None  # at this length of the log, this seat may undo freely

    @property
    def playing(self) -> History:
        """The game; refused before it has begun."""
        if self.history is None:
            raise Refusal("not_begun", "The game has not begun yet.")
        return self.history

    @property
    def n(self) -> int:
        """How long the log is: where the table stands."""
        return self.history.n if self.history else 0

    @property
    def undo_request(self) -> UndoRequest | None:
        """What somebody asks the others to let them take back; any later entry of the log ends it."""
        request = self.row.undo_request
        return request if request and request.at == self.n else None

    @property
    def last_by(self) -> int:
        """Whose entry is the last of the log, if everybody may know."""
        history, entries = self.playing, self.playing.entries
        if not entries or self.n in history.unnamed or (entries[-1].kind == UNDO and history.hides_names):
            return NO_SEAT
        return entries[-1].seat

    @property
    def log_length(self) -> int:
        """How long the log is in the store, with what nobody may count."""
        return len(self.history.log) if self.history else 0

    def record(self) -> Record:
        """The whole game; only when it is over, since it holds every secret."""
        if self.history is None or self.row.status != "over" or not self.history.match.over:
            raise Refusal("not_over", "The game is not over yet.")
        return self.record_so_far()

    def record_so_far(self) -> Record:
        """The same of a game that may still run: only for whoever may know all cards, and those to come."""
        return replace(self.playing.match.record, given=self.playing.given(), deal=self.row.deal)

    def adopt(self, row: TableRow, entries: Sequence[Entry]) -> bool:
        """The row as it is in the store, and what is new in the log; whether the game begins or goes on."""
        self.row = row
        if self.history is not None:
            self.history.row = row  # somebody may sit on another device now
            self.history.extend(entries)
        elif row.status != "setup":
            self.history = History(self.game, row, entries)
            self.settle()
            return True
        moved = any(entry.kind != CHANGE for entry in entries)
        if moved:
            self.settle()
        return moved

    def settle(self) -> None:
        """Bring the row in line with the log: when the table last moved, and whether the game is over."""
        history = self.playing
        status: Status = "over" if history.match.over else "playing"
        moved = history.entries[-1].at if history.entries else self.row.moved
        self.row = replace(self.row, moved=moved, status=status)
