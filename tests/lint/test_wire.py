"""The page's types are up to date, whatever else is installed."""

import subprocess
import sys

import pytest

from tests.toys.registered import ROOT, environment


@pytest.mark.parametrize(
    "installed", [None, environment()], ids=["ours alone", "beside games of another package"]
)
def test_the_types_of_the_wire_are_up_to_date(installed: dict[str, str] | None) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "make-wire"), "--check"]
    done = subprocess.run(command, env=installed, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
