"""Leaks: ways to bend a server so that somebody can tell something they may not know. Each must be caught."""

from collections.abc import Callable, Mapping

from tests.table.twins.planted import behaviour, doors, messages, second_thoughts, windows, workers

LEAKS: Mapping[str, Callable[[], None]] = {
    leak.__name__: leak
    for kind in (messages, second_thoughts, doors, behaviour, workers, windows)
    for leak in kind.LEAKS
}


def plant(name: str) -> None:
    """Bend this server."""
    LEAKS[name]()
