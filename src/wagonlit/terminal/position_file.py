"""A file with a game in it: its record, or nothing but the position where it begins."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from wagonlit.core.record import Record
from wagonlit.games import find as find_game
from wagonlit.terminal.saves import Bookmark, any_record, read_file


class PositionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that has not been played yet: on which table it stands where."""

    game: str
    position: dict[str, Any]
    options: dict[str, Any] = {}


def record_or_position(path: Path) -> tuple[Record, Bookmark | None]:
    """The record in the file, without answers if it has only a position; and who played, if it says so."""
    try:
        found = msgspec.json.decode(read_file(path), type=PositionFile)
    except msgspec.DecodeError:
        return any_record(path)
    game = find_game(found.game)
    record = Record(
        game=game.id,
        version=game.version,
        options=found.options,
        seed=0,
        position=found.position,
        answers=[],
    )
    return record, None
