"""How the log is written: in lines for people, or as one JSON object a line for programs."""

import logging
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime
from math import inf
from traceback import walk_tb
from types import TracebackType

import msgspec

from wagonlit.table import metrics

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
LEVELS = ("critical", "error", "warning", "info", "debug")
LIBRARIES = ("asyncpg", "sqlalchemy", "uvicorn", "websockets")  # through whose hands secrets go
PAUSE = 60.0  # seconds between two lines that say the same
PAUSE_OF_FAULTS = 3600.0  # between two of faults, which take a page each
TABLE = re.compile(r"\b[Tt]able ([A-Z]{6}|[A-Z]{8})\b")  # how every message names the table that it is about


def write_log(level: str, form: str) -> None:
    """From now on, from this level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=level.upper(), handlers=[handler, CountLines()])
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(discreet(level).upper())
    logging.getLogger("uvicorn.error").addFilter(Seldom())  # where its protocols warn
    for name in ("wagonlit.table", "uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(FaultsSeldom())


def discreet(level: str) -> str:
    """The level for libraries: below warnings they write down headers and rows, tokens and hands included."""
    return LEVELS[min(LEVELS.index(level), LEVELS.index("warning"))]


class JsonLines(logging.Formatter):
    """What happened, as an object: when, how bad, who says it, what, at which table, and where it broke."""

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": said,
        }
        if about := TABLE.search(said):
            line["table"] = about[1]
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Seldom(logging.Filter):
    """Says each warning once in a while, with how many were left out.

    Anybody can make the server warn of what they send, without limit: a disk would fill up.
    """

    pause = PAUSE

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[str, float] = {}  # by what it says: when that was last said
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """May this be written?"""
        if not self.limits(record):
            return True
        sign, now = self.sign(record), self._clock()
        if now - self._said.get(sign, -inf) < self.pause:
            self._left_out[sign] = self._left_out.get(sign, 0) + 1
            return False
        self._said[sign] = now
        if left_out := self._left_out.pop(sign, 0):
            record.msg = f"{record.msg} The same happened {left_out} more times since it was last said."
        return True

    def limits(self, record: logging.LogRecord) -> bool:
        """Is this said seldom only?"""
        return record.levelno == logging.WARNING

    def sign(self, record: logging.LogRecord) -> str:
        """By what two that say the same are known."""
        return str(record.msg)


class FaultsSeldom(Seldom):
    """The same for what is our own fault: a table where a rule fails may try it again for ever."""

    pause = PAUSE_OF_FAULTS

    def limits(self, record: logging.LogRecord) -> bool:
        return _trace(record) is not None

    def sign(self, record: logging.LogRecord) -> str:
        # Not what it says, which may be new each time.
        return " ".join(f"{frame.f_code.co_filename}:{line}" for frame, line in walk_tb(_trace(record)))


def _trace(record: logging.LogRecord) -> TracebackType | None:
    return record.exc_info[2] if record.exc_info else None


class CountLines(logging.Handler):
    """Counts what is written, so that somebody can be woken by errors."""

    def emit(self, record: logging.LogRecord) -> None:
        metrics.logged.labels(record.levelname.lower()).inc()
