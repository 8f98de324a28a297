"""Why a load cannot be driven."""

from wagonlit.bench.workers import WorkerFailed
from wagonlit.core.errors import WagonlitError


class CannotLoad(WagonlitError):
    """What was asked for cannot be measured here; the sentence says what would help."""


class ServerLost(WorkerFailed):
    """The server failed while it was measured."""
