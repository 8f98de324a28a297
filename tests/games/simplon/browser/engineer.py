"""Somebody who knows how the game is won: a stoker's head, and hands that touch the page."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, WebSocket

from tests.games.simplon.browser.traveller import Traveller
from wagonlit.bots import BotSeat
from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.games.simplon.game import GAME

PLAYERS = 4


class Engineer(Traveller):
    """Reads what the server tells its window, from the beginning, and does what a stoker would do."""

    def __init__(self, page: Page, seat: int, options: dict[str, Any]) -> None:
        super().__init__(page, seat)
        self.told: list[Told] = []
        self.ask: Ask | None = None
        self.head = BotSeat("stoker", GAME, GAME.options({"players": PLAYERS, **options}), seat, seed=seat)
        names = self.head.game.domains  # those of the board that is played on
        self.acts = names["act"]
        self.stations, self.turntables = len(names["station"]), len(names["turntable"])
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(str(frame))))

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("position"):
            self.told[message["first"] :] = msgspec.convert(message["told"], list[Told])
            self.ask = msgspec.convert(message["position"]["ask"], Ask | None)

    def choose(self, answers: Locator) -> bool:
        if self.ask is None:
            return False
        self.head.hear(self.told[self.head.told_count :])
        return self.press(self._button(self.ask, int(self.head.choose(self.ask, None))))

    def _button(self, ask: Ask, choice: int) -> Locator:
        """Where this answer lies on the page."""
        place = ask.options.index(choice)
        if ask.decision == "turn.position":
            return self.page.locator(".so-positions button").nth(place)
        if ask.decision not in ("turn.act", "setup.discard"):
            return self.page.locator(".answers button").nth(place)
        if choice < self.stations:
            return self.page.locator(f".so-hits button[data-id='station-{choice}']")
        if choice < self.stations + self.turntables:
            return self.page.locator(f".so-hits button[data-id='turntable-{choice - self.stations}']")
        beside = [one for one in ask.options if one >= self.stations + self.turntables]
        at_hand = self.page.locator(".so-acts button:enabled")
        return at_hand.nth(sorted(beside, key=self._order).index(choice))

    def _order(self, act: int) -> tuple[bool, bool, int]:
        """What lies beside the question, from left to right: load, exchanges, the end of the turn."""
        return self.acts[act] != "load", self.acts[act] == "end", act

    def press(self, button: Locator) -> bool:
        """With the mouse; on a phone, where most of the map lies outside the window, by the keyboard."""
        if button.count() and self.page.evaluate("innerWidth < 700"):
            button.press("Enter")
            return True
        return super().press(button)
