"""Saved games: a record, and beside it what the terminal needs to go on."""

import os
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct, field

from wagonlit.core.errors import BadRecord, WagonlitError
from wagonlit.core.record import Record, read_record
from wagonlit.games import games
from wagonlit.terminal.players import Player

LONG_AGO = datetime.fromtimestamp(0, UTC)


class CannotSave(WagonlitError):
    """The disk does not take the game."""


class Draft(Struct, frozen=True):
    """A form that somebody has begun to fill in: when it was asked, and its lines; None is empty."""

    at: int
    lines: list[int | None]


class Bookmark(Struct):
    """What the terminal keeps beside the record: who sits where, what was read, what was noted."""

    players: list[Player] = field(name="sitters")  # as the first saved games call them
    lang: str
    saved: str = ""  # when: the game played last is the first to be continued
    over: bool = False  # and its end has been shown
    read: dict[int, int] = {}  # by seat: how much of what it was told has been shown
    marks: dict[int, dict[str, str]] = {}  # by seat: the notebook as written by hand
    drafts: dict[int, Draft] = {}  # by seat: what is not handed in yet

    def saved_at(self) -> datetime:
        """When the game was saved; long ago, if that cannot be read."""
        try:
            return datetime.fromisoformat(self.saved).astimezone()
        except ValueError:
            return LONG_AGO


class Saved(Struct, frozen=True):
    """A game found in a file."""

    path: Path
    record: Record
    bookmark: Bookmark


class _Beside(Struct, frozen=True):
    terminal: Bookmark | None = None


def folder() -> Path:
    """Where games are saved."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "wagonlit" / "games"


class SaveFile:
    """One game's file: made new or taken up again, and never somebody else's."""

    def __init__(self, path: Path, known: os.stat_result) -> None:
        self.path = path
        self._known = known

    @classmethod
    def new(cls, game: str) -> "SaveFile":
        """A file of its own in the folder of saved games."""
        try:
            folder().mkdir(parents=True, exist_ok=True)
            path = _claimed(f"{game}-{datetime.now():%Y-%m-%d-%H%M}")
            return cls(path, path.stat())
        except OSError as fault:
            raise CannotSave(f"Games cannot be saved in {folder()}: {fault.strerror}.") from fault

    def write(self, record: Record, bookmark: Bookmark) -> None:
        """A crash leaves the file as it was, or as it should be."""
        bookmark.saved = datetime.now(UTC).isoformat(timespec="microseconds")
        try:
            if not self._still_ours():
                self.path = _claimed(self.path.stem, self.path.parent)
            write_whole(self.path, written(record, bookmark))
            self._known = self.path.stat()
        except OSError as fault:
            raise CannotSave(f"The game cannot be saved as {self.path}: {fault.strerror}.") from fault

    def _still_ours(self) -> bool:
        """Has nobody else written the file since, say the same game in another window?"""
        if not self.path.exists():
            return True
        now = self.path.stat()
        return (now.st_ino, now.st_mtime_ns) == (self._known.st_ino, self._known.st_mtime_ns)


def _claimed(stem: str, place: Path | None = None) -> Path:
    """A name nobody uses, taken by making the file."""
    for number in range(1, 10_000):
        path = (place or folder()) / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        try:
            path.open("x").close()
        except FileExistsError:
            continue
        return path
    raise CannotSave(f"There are too many games called {stem} in {place or folder()}.")


def write_whole(path: Path, text: bytes) -> None:
    """Replace a file in one step: whoever reads it finds the old one or the new one."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with temporary.open("wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def written(record: Record, bookmark: Bookmark) -> bytes:
    """The record's own form, so that whoever reads records reads saved games too."""
    beside = msgspec.json.encode(bookmark)
    return record.to_json().replace(b"{\n", b'{\n "terminal": ' + beside + b",\n", 1)


def found_file(given: str) -> Path:
    """The file of that name, here or among the saved games."""
    for path in (Path(given), folder() / given, folder() / f"{given}.json"):
        if path.is_file():
            return path
    raise BadRecord(f"There is no file “{given}”, neither here nor in {folder()}.")


def read_file(path: Path) -> bytes:
    """What is in the file."""
    try:
        return path.read_bytes()
    except OSError as fault:
        raise BadRecord(f"{path} cannot be read: {fault.strerror}.") from fault


def opened(path: Path) -> tuple[Saved, SaveFile]:
    """A saved game, and its file to go on with."""
    text = read_file(path)
    record = _in_file(path, text)
    bookmark = _bookmark(path, text)
    if bookmark is None:
        raise BadRecord(
            f"{path} is the record of a game, not a saved game; watch it with: wagonlit replay {path}"
        )
    return Saved(path, record, bookmark), SaveFile(path, path.stat())


def any_record(path: Path) -> tuple[Record, Bookmark | None]:
    """The record in the file, and who played if it says so."""
    text = read_file(path)
    return _in_file(path, text), _bookmark(path, text)


def _in_file(path: Path, text: bytes) -> Record:
    try:
        return read_record(text)
    except BadRecord as fault:
        raise BadRecord(f"{path}: {fault}") from fault


def _bookmark(path: Path, text: bytes) -> Bookmark | None:
    try:
        return msgspec.json.decode(text, type=_Beside).terminal
    except msgspec.DecodeError as fault:
        raise BadRecord(f"{path} is not a saved game that can be read: {fault}.") from fault


def unfinished() -> list[Saved]:
    """Every game that can be continued, the latest first; other files are skipped."""
    found = []
    for path in folder().glob("*.json") if folder().is_dir() else ():
        try:
            saved, _ = opened(path)
        except BadRecord:
            continue
        if not saved.bookmark.over and saved.record.game in games():
            found.append(saved)
    return sorted(found, key=lambda saved: saved.bookmark.saved_at(), reverse=True)
