"""The line to one client, as short as it can be: most of what a server does is telling people something."""

from typing import Any, Protocol, cast

LINE = "wagonlit.line"  # the extension of ASGI under which a connection has it


class Line(Protocol):
    """A connection that can be written to without waiting."""

    def write(self, text: bytes) -> bool:
        """Send this message, after those that wait; False if too many do, since the client does not read."""

    def wake(self) -> None:
        """Let whoever waits for the client's next message look up."""


def line_of(scope: Any) -> Line:
    """The line of this connection."""
    return cast(Line, scope["extensions"][LINE])
