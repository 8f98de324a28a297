"""Mystères through real sockets: no byte says what the Maestro knows, nor who is still thinking."""

from pathlib import Path

import pytest

from tests.games.mysteres.server import planted
from tests.games.mysteres.server.evenings import with_other_secrets, with_other_thinkers
from tests.rules import rule
from tests.table.proof.test_leaks import leak_test

pytestmark = pytest.mark.asyncio


@rule("MY-112", "MY-113", "MY-114", "MY-140", "MY-R23", "MY-R25")
async def test_nobody_notices_another_word_key_rejected_card_near_miss_or_thinker(tmp_path: Path) -> None:
    async with leak_test(tmp_path) as here:
        for twins in (*with_other_secrets(), with_other_thinkers()):
            assert twins.one != twins.other
            assert await here.noticed(twins) == ""


@pytest.mark.parametrize("leak", planted.OF_SECRETS)
async def test_a_secret_that_leaks_is_noticed(tmp_path: Path, leak: planted.Leak) -> None:
    async with leak_test(tmp_path, planted.named(leak)) as here:
        for twins in with_other_secrets():
            if await here.noticed(twins):
                return
    raise AssertionError("nobody noticed")


@pytest.mark.parametrize("leak", planted.OF_THINKERS)
async def test_a_window_that_betrays_somebody_is_noticed(tmp_path: Path, leak: planted.Leak) -> None:
    async with leak_test(tmp_path, planted.named(leak)) as here:
        assert await here.noticed(with_other_thinkers())
