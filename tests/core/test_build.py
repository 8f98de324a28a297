"""Which build is under test."""

import os

import pytest

from wagonlit.core import frame


@pytest.mark.skipif("WAGONLIT_BUILD" not in os.environ, reason="no build was asked for")
def test_the_build_is_the_one_asked_for() -> None:
    source = str(frame.__file__).endswith(".py")
    assert os.environ["WAGONLIT_BUILD"] == ("interpreted" if source else "compiled")
