"""Moments as they are stored and sent: ISO 8601, UTC, to the millisecond."""

from datetime import UTC, datetime, timedelta


def wall_clock() -> datetime:
    """What the machine's clock says, which somebody may set while we look at it."""
    return datetime.now(UTC)


def now() -> str:
    """This moment."""
    return _text(wall_clock())


def later(moment: str, seconds: float) -> str:
    """That many seconds after a moment."""
    return _text(datetime.fromisoformat(moment) + timedelta(seconds=seconds))


def seconds_until(moment: str) -> float:
    """How many seconds are left; negative once the moment has passed."""
    return (datetime.fromisoformat(moment) - wall_clock()).total_seconds()


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
