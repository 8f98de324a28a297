"""The same browser, server and hall as the shell's own tests have."""

from tests.browser.conftest import browser, hall, pytest_runtest_makereport, server, theme, toys

__all__ = ["browser", "hall", "pytest_runtest_makereport", "server", "theme", "toys"]
