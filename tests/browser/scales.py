"""Weighs what comes into a window."""

from playwright.sync_api import Page

FIRST_LOAD = 250_000  # bytes, as they went over the wire
FONT = "Font"


class Scales:
    """Weighs all that comes into a window from now on."""

    def __init__(self, page: Page) -> None:
        self._kinds: dict[str, str] = {}
        self._bytes: dict[str, int] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self._recognise)
        session.on("Network.loadingFinished", self._weigh)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _recognise(self, seen: dict[str, str]) -> None:
        self._kinds[seen["requestId"]] = seen["type"]

    def _weigh(self, seen: dict[str, float | str]) -> None:
        self._bytes[str(seen["requestId"])] = int(seen["encodedDataLength"])

    def bytes(self, fonts: bool) -> int:
        """Of fonts, or of everything else."""
        return sum(weight for one, weight in self._bytes.items() if (self._kinds.get(one) == FONT) == fonts)


def first_load(page: Page, address: str, ready: str) -> tuple[int, int]:
    """What somebody loads who comes to this address first: bytes of everything but fonts, and of fonts."""
    page.goto("about:blank")
    scales = Scales(page)
    page.goto(address)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    return scales.bytes(fonts=False), scales.bytes(fonts=True)
