"""The server dies in the middle of a game."""

from playwright.sync_api import Page

from tests.browser.hall import Hall

# The table says so; a window that was just being opened shows a screen of its own, and tries again.
CUT_OFF = ".notices [data-alarm], .nothing [role=alert], .patience[data-why=reconnecting]"
CONNECTED = "() => document.querySelector('.playing') && !document.querySelector('.notices [data-alarm]')"


def cut_the_power(hall: Hall, *pages: Page) -> None:
    """It is killed and comes back; all windows find it again by themselves."""
    with hall.power_cut():
        hall.server.kill()
        for page in pages:
            page.locator(CUT_OFF).wait_for()
        hall.server.restart()
        for page in pages:
            page.wait_for_function(CONNECTED)
