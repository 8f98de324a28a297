"""Writes all golden files anew: python -m tests.golden. Read the difference before you keep it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.conformance.trials import TRIALS
from tests.games.mystery_express.traces import traces
from wagonlit.conformance.golden import written
from wagonlit.conformance.perft import Position, counted
from wagonlit.conformance.trial import WORDS
from wagonlit.core.frame import TEXT

GOLDEN: dict[str, dict[str, tuple[dict[str, Any], int]]] = {
    "mystery_express": {
        "three-players": ({"players": 3, "time_pace_by": "whistle"}, 1),
        "four-players-french": (
            {"players": 4, "edition": "fr", "dining_flow": "sequential", "power_scope": "any_time"},
            2,
        ),
        "five-players": ({"players": 5, "character_choice": "random", "shuffle_time_deck": False}, 3),
    },
    "masquerade": {"six-guests": ({"players": 6}, 1)},
    "lighthouse": {"four-keepers": ({"players": 4, "nights": 2}, 1)},
}
PERFT = {
    "mystery_express": [
        (Position({"players": 3}, 1, 0), 4),
        (Position({"players": 3, "first_player": 0}, 1, 6), 7),
        (Position({"players": 3, "edition": "fr"}, 2, 60), 6),
        (Position({"players": 4, "dining_flow": "sequential"}, 3, 100), 5),
        (Position({"players": 4, "edition": "fr"}, 4, 30), 7),
        (Position({"players": 5}, 5, 150), 7),
        (Position({"players": 5, "powers": False}, 6, 40), 5),
    ],
    "masquerade": [(Position({"players": 3}, 1, 0), 5), (Position({"players": 4}, 2, 6), 4)],
    "lighthouse": [(Position({"players": 3}, 1, 0), 4), (Position({"players": 8}, 2, 3), 3)],
}


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file and what belongs into it."""
    for id, trial in TRIALS.items():
        assert trial.folder is not None
        words = WORDS if TEXT in trial.game.domains else ()
        for name, (options, seed) in GOLDEN[id].items():
            yield trial.folder / "golden" / f"{name}.txt", written(trial.game, options, seed, words)
        yield trial.folder / "perft.txt", counted(trial.game, PERFT[id])
    folder = TRIALS["mystery_express"].folder
    assert folder is not None
    yield folder / "traces.txt", traces()


def write() -> None:
    """All of them."""
    for file, text in files():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
