"""Every socket is an open file, and systems limit how many there may be."""

from contextlib import suppress

from wagonlit.load.errors import CannotLoad

SPARE = 200  # what else is open: the program itself, the database, what is being opened and closed


def make_room(sockets: int) -> None:
    """Raise what this process, and those it starts, may open; CannotLoad if the system forbids it."""
    try:
        import resource  # noqa: PLC0415  # there is none on Windows, and no such limit
    except ImportError:
        return
    needed = sockets + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return
    if hard == resource.RLIM_INFINITY or hard >= needed:
        with suppress(ValueError, OSError):  # some systems have a lower limit than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
            return
    raise CannotLoad(
        f"{sockets:,} sockets need {needed:,} open files, and the system allows {hard:,}; "
        f"take fewer tables, or allow more with “ulimit -n {needed}”."
    )
