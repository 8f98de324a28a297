"""What a server is told when it starts, and where things lie."""

import os
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL

from wagonlit.table.peers.division import UNDIVIDED, Division
from wagonlit.table.room.clock import Timing
from wagonlit.table.store.address import SQLITE
from wagonlit.table.store.removal import Retention
from wagonlit.table.web.rate_limits import HOUSEHOLD

FILE = "wagonlit.sqlite"  # in the folder where tables are kept
PAGE = Path(__file__).parent.parent / "page"  # where the build of the browser page is put


class Settings(Struct, frozen=True):
    """How this server serves."""

    database: str  # a URL: SQLite or PostgreSQL
    page: Path = PAGE
    timing: Timing = Timing()
    bot_workers: int = 1
    limited: bool = True  # off only for load tests
    people: int = HOUSEHOLD  # who may play from one address
    retention: Retention = Retention()  # for how long tables are kept
    division: Division = UNDIVIDED  # its part of the tables, where several processes serve
    network: str = ""  # this machine's name on the local network, where it can be reached there


def usual_folder() -> Path:
    """Where the tables are kept unless another place is named."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "wagonlit"


def place(folder: Path | None, database: str | None) -> str:
    """The address of the database: the one that was named, or the file in this folder or the usual one."""
    # A folder may have any name, such as one with a question mark, which has a meaning in addresses.
    file = URL.create(SQLITE, database=str((folder or usual_folder()) / FILE))
    return database or file.render_as_string()
