"""A folder for the records of a series, each game in a file that `wagonlit replay` reads."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from wagonlit.core.record import Record
from wagonlit.terminal.json_output import CannotWrite
from wagonlit.terminal.players import Player, told_apart
from wagonlit.terminal.saves import Bookmark, write_whole, written


def with_an_empty_folder(folder: Path | None) -> Path | None:
    """The folder, made if it is not there: better known before an hour of work than after it."""
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        used = any(folder.iterdir())
    except OSError as fault:
        raise CannotWrite(f"“{folder}” cannot be a folder for records: {fault.strerror}.") from fault
    if used:
        raise CannotWrite(f"The folder “{folder}” is not empty; name a new one for the records.")
    return folder


class RecordFolder(Struct, frozen=True):
    """Keeps the games of one series."""

    folder: Path
    seed: int
    lang: str

    def __call__(self, number: int, record: Record, seated: Sequence[str]) -> None:
        """Write this game: which one of the series it is, and who sat where."""
        players = told_apart([Player(bot, bot) for bot in seated])
        path = self.folder / f"{record.game}-{self.seed}-{number + 1:05}.json"
        try:
            write_whole(path, written(record, Bookmark(players, self.lang, over=True)))
        except OSError as fault:
            raise CannotWrite(f"“{path}” cannot be written: {fault.strerror}.") from fault
