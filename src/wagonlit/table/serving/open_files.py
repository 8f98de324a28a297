"""How many files may be open at once: each connection is one, and at the limit nobody else can connect."""

import logging
import os
import sys
from contextlib import suppress

if sys.platform != "win32":
    import resource

NEAR = 0.9  # of the limit

logger = logging.getLogger("wagonlit.table")


def allow_many() -> None:
    """As many as this process may allow itself; what it is given at first is meant for other programs."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems name a limit that they do not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def can_open(count: int) -> bool:
    """Could this process open so many more files now?"""
    probes: list[int] = []
    try:
        while len(probes) < count:
            probes.append(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return False
    finally:
        for probe in probes:
            os.close(probe)
    return True


class OpenFiles:
    """Says once when the limit is near, and again when it has come near again."""

    def __init__(self) -> None:
        self._was_near = False

    def watch(self) -> None:
        """Look how near it is."""
        limit = _limit()
        near = limit > 0 and _lowest_free() >= NEAR * limit
        if near and not self._was_near:
            logger.warning(
                "Nearly all of the %d files that may be open at once are: soon nobody else can connect. "
                "Start the server with a higher limit (ulimit -Hn).",
                limit,
            )
        self._was_near = near


def _limit() -> int:
    """The limit; not positive where there is none."""
    if sys.platform == "win32":
        return 0
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _lowest_free() -> int:
    """The lowest number that no open file has: so many are open, at least."""
    try:
        probe = os.open(os.devnull, os.O_RDONLY)
    except OSError:
        return sys.maxsize
    os.close(probe)
    return probe
