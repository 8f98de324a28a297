"""Somebody who only looks on at the page, and remembers what the server sent."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.hall import DESKTOP, Hall

TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}


class Onlooker:
    """Reads Italian; `secrets` finds in a view what nobody should see there before the game is over."""

    def __init__(
        self,
        hall: Hall,
        code: str,
        secrets: Callable[[dict[str, Any]], Iterable[Any]],
        script: str = "",
        television: bool = False,
    ) -> None:
        device = hall.device(TELEVISION if television else DESKTOP, "it")
        device.add_init_script(script)
        self.page = device.new_page()
        self.positions = 0
        self.peeked: list[Any] = []
        self.frames: list[str] = []  # all that it was ever sent
        self._secrets = secrets
        self.page.on("websocket", self._listen)
        self.page.goto(f"/t/{code}/tv" if television else f"/t/{code}")
        if not television:
            self.page.locator("dialog > button").click()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        position = json.loads(frame).get("position")
        if position and not position["result"]:
            self.positions += 1
            self.peeked += [position["ask"]] if position["ask"] else []
            self.peeked += self._secrets(position["view"])
