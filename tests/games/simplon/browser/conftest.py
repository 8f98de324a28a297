"""The same browser and hall as the shell's own tests have; the server also has a folder of boards."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import AT_ONCE, browser, hall, pytest_runtest_makereport, theme, toys
from tests.games.simplon.second_board import in_folder
from tests.table.server import Server

__all__ = ["browser", "hall", "pytest_runtest_makereport", "theme", "toys"]


@pytest.fixture(scope="module")
def server(toys: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As `wagonlit --boards DIR serve` starts it, for all tests of a module; its bots answer at once."""
    folder = tmp_path_factory.mktemp("server")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WAGONLIT_BOARDS", str(in_folder(folder / "boards")))
        running = Server(folder, *AT_ONCE)
    yield running
    running.stop()
