"""How the log is written: in lines for people, or as one JSON object a line for programs."""

import logging
import re
from datetime import UTC, datetime

import msgspec

from wagonlit.table import metrics

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
LEVELS = ("critical", "error", "warning", "info", "debug")
LIBRARIES = ("asyncpg", "sqlalchemy", "uvicorn", "websockets")  # through whose hands secrets go
TABLE = re.compile(r"\b[Tt]able ([A-Z]{6}|[A-Z]{8})\b")  # how every message names the table that it is about


def write_log(level: str, form: str) -> None:
    """From now on, from this level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=level.upper(), handlers=[handler, CountLines()])
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(discreet(level).upper())


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


class CountLines(logging.Handler):
    """Counts what is written, so that somebody can be woken by errors."""

    def emit(self, record: logging.LogRecord) -> None:
        metrics.logged.labels(record.levelname.lower()).inc()
