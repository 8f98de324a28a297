"""What nobody may be told, as a number: it is another one wherever anything was drawn or chosen otherwise."""

from hashlib import sha256

from wagonlit.table.room.history import History


def hidden(history: History | None, most: int = 1 << 32) -> int:
    """Below `most`."""
    if history is None:
        return 0
    everything = [(answer.seat, answer.choice) for answer in history.match.answers]
    return int.from_bytes(sha256(repr(everything).encode()).digest()[:8]) % most
