"""Whoever is out goes on watching, to the end, and learns nothing that others at the table do not know."""

import json
from itertools import count
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.browser.hall import PHONE, Hall
from tests.browser.tables import me, ranking
from tests.browser.traveller import play
from tests.games.passenger27.browser.tables import bots, open_table
from tests.games.passenger27.browser.traveller import GUN, Traveller
from tests.games.passenger27.browser.words import said

NAMES = ".tp-name.lit"
ME = 0


class Hothead(Traveller):
    """Shoots whenever that is possible, at anybody: so one is out soon."""

    def choose(self, answers: Any) -> bool:
        gun = self.page.locator(GUN)
        return self.press(gun) if gun.count() else super().choose(answers)


class Ghost:
    """What the seat is sent after it is out, while the game goes on."""

    def __init__(self) -> None:
        self.positions = 0
        self.asked: list[Any] = []
        self.known: list[Any] = []

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(str(frame)).get("position")))

    def _hear(self, position: dict[str, Any] | None) -> None:
        if not position or position["result"] or not position["view"]["round"]:
            return
        view = position["view"]
        if ME in view["living"]:
            return
        self.positions += 1
        self.asked += [position["ask"]] if position["ask"] else []
        self.known += [seat for seat in view["living"] if view["identities"][seat] is not None]


def test_who_is_out_watches_the_game_to_its_end(hall: Hall) -> None:
    page = hall.at_the_door(PHONE, "fr")
    ghost = Ghost()
    page.on("websocket", ghost.listen)
    hothead = Hothead(page, 3)
    seeds = count(27)  # now and then she falls with the last shot of all, or wins
    while not ghost.positions:
        open_table(page, me("Agatha"), *bots(3), seed=next(seeds))
        play(hothead)
    expect(page.locator(".tp-ending")).to_be_visible()
    assert len(ranking(page)) == 4
    assert ghost.asked == []
    assert ghost.known == []
    assert said("fr", "board-you-were") in page.locator(".tp-hand").inner_text()
