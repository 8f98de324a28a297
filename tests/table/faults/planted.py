"""Ways to bend a server before it starts: its machine's clock, and faults that the checker must find."""

import asyncio
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from wagonlit.table.store.errors import PlaceTaken, StoreLost
from wagonlit.table.store.store import Store
from wagonlit.table.wire import timestamps

LATE = 0.3  # seconds after which a careless store writes what it has acknowledged


def set_clock(file: Path, seconds: float) -> None:
    """Somebody sets the clock of the server that looks at this file."""
    fresh = file.with_suffix(".new")
    fresh.write_text(str(seconds), encoding="utf-8")
    os.replace(fresh, file)


def skewed(file: str) -> None:
    """The machine's clock goes wrong by as many seconds as the file says, from one moment to the next.

    Nothing but this clock can be set on a real machine: what timers run by cannot.
    """
    place = Path(file)

    def wall_clock() -> datetime:
        return datetime.now(UTC) + timedelta(seconds=float(place.read_text(encoding="utf-8")))

    timestamps.wall_clock = wall_clock


def acknowledged_too_soon() -> None:
    """An answer counts as stored a moment before it is."""
    append, tasks = Store.append, set()

    async def later(*args: Any) -> None:
        await asyncio.sleep(LATE)
        try:
            await append(*args)
        except (PlaceTaken, StoreLost):
            return

    async def careless(*args: Any) -> None:
        tasks.add(asyncio.create_task(later(*args)))

    Store.append = careless  # type: ignore[method-assign,assignment]  # that is the fault


def not_fenced() -> None:
    """Whoever comes second to a place in the log believes to have it."""
    append = Store.append

    async def careless(*args: Any) -> None:
        try:
            await append(*args)
        except PlaceTaken:
            return

    Store.append = careless  # type: ignore[method-assign,assignment]  # that is the fault
