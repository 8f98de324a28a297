"""Files that somebody offers to a game: each becomes a value of its `edition_option`.

They are kept in the environment, so that bots and servers in other processes know them too.
"""

import json
import os
from pathlib import Path

VARIABLE = "WAGONLIT_OFFERED"


def offered(game: str) -> list[Path]:
    """What this game has been offered."""
    return [Path(file) for file in _all().get(game, ())]


def remember(game: str, file: Path) -> None:
    """From now on, here and in every process that is started from here."""
    files = _all()
    kept = files.setdefault(game, [])
    if str(file.resolve()) not in kept:
        kept.append(str(file.resolve()))
    os.environ[VARIABLE] = json.dumps(files)


def _all() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(os.environ.get(VARIABLE, "{}"))
    return found
