"""The load is tested on the toys."""

from collections.abc import Iterator

import pytest

from tests.toys.registered import in_this_process


@pytest.fixture(scope="module", autouse=True)
def _toys() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch, in_this_process(patch):
        yield
