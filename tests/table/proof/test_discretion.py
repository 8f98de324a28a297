"""A discreet question, through the real server: no byte says whether it left a choice."""

from pathlib import Path

import pytest

from tests.table.proof.discreet import played, told_apart
from tests.table.proof.laid_tables import laid_tables
from tests.table.variants.salon import GAME
from tests.toys.masquerade.pieces import LET, MASKS, PEEK, REST
from wagonlit.conformance.trial import Run, Trial

pytestmark = pytest.mark.asyncio

GOLD, BLUE, RED, OTHER = (MASKS.index(name) for name in ("gold_cat", "blue_owl", "red_fox", "black_owl"))
A_LOOK = ((0, PEEK), (1, REST), (2, PEEK), (0, 1), (1, LET))  # the first looks at the second, who lets them


async def test_nobody_can_tell_whether_there_was_a_choice(tmp_path: Path) -> None:
    run = Run(Trial(GAME), 7, {})
    with_choice, without = [played(run, [GOLD, mask, OTHER], A_LOOK) for mask in (BLUE, RED)]
    async with laid_tables(tmp_path) as here:
        assert await told_apart(here, run, with_choice, without, listener=2) == ""
