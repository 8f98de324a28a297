"""How one game is tried: each game says it in a file trial.py beside its other tests, as `TRIED`."""

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wagonlit.conformance import Trial
from wagonlit.conformance.perft import Position

# The usual counts find what leaks often; these find what leaks seldom.
TIMES_AS_MANY = 10 if os.environ.get("WAGONLIT_THOROUGH") == "1" else 1


@dataclass(frozen=True)
class Tried:
    """What the suite must know of a game, and the files that hold it to what it was."""

    trial: Trial
    golden: Mapping[str, tuple[dict[str, Any], int]]  # by name of the file: table options and seed
    perft: Sequence[tuple[Position, int]]  # where histories are counted, and how deep
    # Where trying every seat and every id leads to as many; not for games in which people write.
    slow_perft: tuple[Position, int] | None = None
    more_files: Mapping[str, Callable[[], str]] = field(default_factory=dict)  # by name: what belongs into it
