"""Records of an earlier version are still the same games."""

from pathlib import Path

import pytest

from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.games.mystery_express import GAME

KEPT = Path(__file__).parent / "kept"


@pytest.mark.parametrize(
    ("file", "scores", "winners"),
    # As that version counted them when it wrote the files.
    [("four-players", (1, 3, 0, 1), (1,)), ("five-in-french", (0, 0, 0, 1, 0), (3,))],
)
def test_a_record_of_before_ends_as_it_did(
    file: str, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    record = read_record((KEPT / f"{file}.json").read_bytes())
    match = replayed(GAME, record)
    assert match.over
    assert (match.result().scores, match.result().winners) == (scores, winners)
    assert match.record.answers == record.answers
