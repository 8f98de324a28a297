"""Who can sit at a table: bots. Each is given its seat's view and the question, and nothing else."""

from wagonlit.bots.known import (
    Bot,
    BotClass,
    BotSpec,
    by_strength,
    find,
    is_in_file,
    known_names,
    name_of,
    names,
    usual,
)
from wagonlit.bots.seat import BotSeat

__all__ = [
    "Bot", "BotClass", "BotSeat", "BotSpec", "by_strength", "find", "is_in_file", "known_names", "name_of",
    "names", "usual",
]  # fmt: skip
