"""A server that is the first process of its container, which no signal ends by itself."""

import subprocess
import sys

import pytest

from tests.patience import PATIENCE

# As it is in a container; where nobody may have a world of processes of their own, there is nothing to test.
CONTAINER = ["unshare", "--user", "--map-root-user", "--pid", "--fork", "--kill-child"]
ENDLESS = """
import asyncio
from wagonlit.table.serving import endless

endless.LONGEST = 0.5

async def rule_without_end():
    async with endless.ended_if_endless():
        await asyncio.sleep(0)
        while True:
            pass

asyncio.run(rule_without_end())
"""


def test_it_ends_as_well_if_a_rule_never_comes_to_its_end() -> None:
    try:
        subprocess.run([*CONTAINER, "true"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("Nobody may have processes of their own here.")
    ended = subprocess.run(
        [*CONTAINER, sys.executable, "-c", ENDLESS],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode != 0
    assert "in rule_without_end" in ended.stderr
