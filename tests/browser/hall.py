"""A hall full of windows: real browser windows at one server, and everything that goes wrong in them."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
)

from tests.browser.tables import TOYS
from tests.patience import PATIENCE
from tests.table.server import Server
from wagonlit.games import games

THOROUGH = os.environ.get("WAGONLIT_THOROUGH") == "1"
# Whole games take long: one theme at the desk and the other on the phone, unless it is to be thorough.
THEMES_AT_A_DESK = ["dark", "light"] if THOROUGH else ["dark"]
THEMES_ON_A_PHONE = ["dark", "light"] if THOROUGH else ["light"]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOCALES = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE", "it": "it-IT"}
MILLISECONDS = 1000 * PATIENCE
DOOR = "/health"  # of the server, and no screen of the page

# The first of them draws no frames around its windows, which takes a third of the time to open one.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# The browser itself must not speak to anybody either.
QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
# A page cannot keep its browser from mentioning that a server is away, or that it said no.
OUTAGE = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED", "net::ERR_CONNECTION_RESET")
REFUSAL = ("the server responded with a status of 400",)
REPORT_VIOLATIONS = """addEventListener("securitypolicyviolation",
    (broken) => console.error(`policy: ${broken.violatedDirective} ${broken.blockedURI}`))"""
# The windows of these tests belong to people who know the games; a test about newcomers empties the list.
KNOWN = json.dumps([f"{game} welcome" for game in (*games(), *TOYS)])
GREETED = f"""if (location.protocol.startsWith("http") && localStorage.getItem("wagonlit explained") === null)
    localStorage.setItem("wagonlit explained", JSON.stringify({KNOWN}))"""
# They also read fast: nothing stays on the screen longer than it must; a test about that is slower.
FAST = """if (location.protocol.startsWith("http") && localStorage.getItem("wagonlit") === null)
    localStorage.setItem("wagonlit", JSON.stringify({ speed: "fast" }))"""


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium, or whichever is on the path."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return playwright.chromium.launch(executable_path=found, args=[*QUIET, *sandbox])


class Hall:
    """Windows of people who share nothing but the server."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.faults: list[str] = []
        self._pardoned: tuple[str, ...] = ()
        self._contexts: list[BrowserContext] = []

    def device(self, screen: dict[str, Any] = DESKTOP, lang: str = "en", **settings: Any) -> BrowserContext:
        """A device of somebody's own: no cookie, no setting, calm unless wished otherwise."""
        device = self.browser.new_context(
            base_url=self.server.url,
            locale=LOCALES[lang],
            **{"reduced_motion": "reduce", **screen, **settings},
        )
        device.set_default_timeout(MILLISECONDS)
        device.add_init_script(REPORT_VIOLATIONS)
        device.add_init_script(GREETED)
        device.add_init_script(FAST)
        device.on("request", self._requested)
        device.on("response", self._answered)
        device.on("console", self._spoke)
        device.on("page", self._opened)
        self._contexts.append(device)
        return device

    def window(
        self, path: str = "/", screen: dict[str, Any] = DESKTOP, lang: str = "en", **settings: Any
    ) -> Page:
        """A window on a new device, at this path."""
        page = self.device(screen, lang, **settings).new_page()
        page.goto(path)
        return page

    def at_the_door(self, screen: dict[str, Any] = DESKTOP, lang: str = "en", **settings: Any) -> Page:
        """A window for whoever goes on to a table at once: no other screen is loaded before that."""
        return self.window(DOOR, screen, lang, **settings)

    @contextmanager
    def power_cut(self) -> Iterator[None]:
        """The server is away in here: windows may complain about that, and about nothing else."""
        self._pardoned = OUTAGE
        yield
        self._pardoned = ()

    @contextmanager
    def refusal(self) -> Iterator[None]:
        """The server says no in here, and the windows may mention it."""
        self._pardoned = REFUSAL
        yield
        self._pardoned = ()

    def close(self, keep_pictures: bool) -> None:
        """Close all windows, after a picture of each if something went wrong."""
        for number, device in enumerate(self._contexts):
            for page in device.pages if keep_pictures or self.faults else []:
                page.screenshot(path=self.folder / f"window-{number}.png")
            device.close()

    # What goes wrong

    def _opened(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(f"error in the page: {error}"))
        page.on("websocket", self._connected)

    def _is_ours(self, url: str) -> bool:
        own = (self.server.url, self.server.url.replace("http", "ws", 1), "data:", "blob:")
        return url.startswith(own)

    def _requested(self, request: Request) -> None:
        if not self._is_ours(request.url):
            self.faults.append(f"a stranger was asked: {request.url}")

    def _connected(self, socket: WebSocket) -> None:
        if not self._is_ours(socket.url):
            self.faults.append(f"a stranger was called: {socket.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"{response.status} from {response.url}")

    def _spoke(self, message: ConsoleMessage) -> None:
        if message.type != "error" or any(sign in message.text for sign in self._pardoned):
            return
        self.faults.append(f"on the console: {message.text} ({message.location.get('url', '')})")
