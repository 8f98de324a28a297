"""What a server is told when it starts, and where things lie."""

import os
from pathlib import Path

from msgspec import Struct

from wagonlit.table.room.clock import Timing
from wagonlit.table.web.rate_limits import HOUSEHOLD

PAGE = Path(__file__).parent.parent / "page"  # where the build of the browser page is put


class Settings(Struct, frozen=True):
    """How this server serves."""

    database: str  # a URL: SQLite or PostgreSQL
    page: Path = PAGE
    timing: Timing = Timing()
    bot_workers: int = 1
    limited: bool = True  # off only for load tests
    people: int = HOUSEHOLD  # who may play from one address
    network: str = ""  # this machine's name on the local network, where it can be reached there


def usual_folder() -> Path:
    """Where the tables are kept unless another place is named."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "wagonlit"
