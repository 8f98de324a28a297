"""Results as JSON, to a file or the screen."""

from pathlib import Path

import click

from wagonlit.core.errors import WagonlitError

SCREEN = "-"


class CannotWrite(WagonlitError):
    """A result has nowhere to go."""


def with_a_place(file: str | None) -> str | None:
    """The file, if its folder exists: better known before an hour of work than after it."""
    if file and file != SCREEN and not Path(file).absolute().parent.is_dir():
        raise CannotWrite(f"There is no folder “{Path(file).parent}” for the file “{file}”.")
    return file


def write_result(file: str, text: str) -> None:
    """Write a result."""
    if file == SCREEN:
        click.echo(text)
        return
    try:
        Path(file).write_text(f"{text}\n", encoding="utf-8")
    except OSError as fault:
        raise CannotWrite(f"“{file}” cannot be written: {fault.strerror}.") from fault
