"""A browser, a server and a hall of windows in which nothing may go wrong."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.hall import Hall, launch
from tests.table.server import Server
from tests.toys import registered

FAILED = pytest.StashKey[bool]()
AT_ONCE = ("--pace", "instant", "--no-limits")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether the test failed, for the pictures."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


# For one module and not longer: while it runs, no other test of this process can have an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser without windows."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def toys() -> Iterator[None]:
    """Servers that are started now know the toys."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", registered.environment()["PYTHONPATH"])
        yield


@pytest.fixture(scope="module")
def server(toys: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a module; its bots answer at once."""
    running = Server(tmp_path_factory.mktemp("server"), *AT_ONCE)
    yield running
    running.stop()


@pytest.fixture
def hall(browser: Browser, server: Server, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Hall]:
    """Windows that may not complain, and ask nobody but the server."""
    hall = Hall(browser, server, tmp_path)
    yield hall
    hall.close(keep_pictures=request.node.stash.get(FAILED, False))
    assert hall.faults == []


@pytest.fixture(params=["dark", "light"])
def theme(request: pytest.FixtureRequest) -> str:
    """The colours of the device."""
    return str(request.param)
