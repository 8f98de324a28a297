"""Somebody who sees nothing but the screen, and what they could have read there of what was told."""

import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.traveller import Traveller
from tests.patience import PATIENCE_FOR_GAMES
from wagonlit.core.event import Event, Told, domains
from wagonlit.core.game import Game
from wagonlit.core.text import Texts

READABLE = 600.0  # milliseconds
A_GLANCE = 800  # how long somebody looks at what is held out before putting it aside
A_MOMENT = 200  # milliseconds: as long as nothing is asked, this much time passes at once

# Notes the sentences on the screen: those of which every line lies in view, and nothing over it.
READ = """
const PLACES = ".question p > span, .spotlight figcaption";
window.read = [];
let open = new Map();
const isInView = (one) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(one);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width && height);
    return lines.length > 0 && lines.every(({ left, top, width, height }) =>
        one.contains(document.elementFromPoint(left + width / 2, top + height / 2)));
};
setInterval(() => {
    const seen = new Map();
    for (const one of document.querySelectorAll(PLACES)) {
        if (!isInView(one) || seen.has(one.textContent)) continue;
        const line = open.get(one.textContent) ?? { text: one.textContent, since: performance.now() };
        line.milliseconds = performance.now() - line.since;
        if (!open.has(line.text)) window.read.push(line);
        seen.set(line.text, line);
    }
    open = seen;
}, 40);
"""
# What is held out opens in the browser's own time, which goes on where the page's clock stands still.
OPENED = """
for (const one of document.querySelectorAll(".spotlight"))
    for (const opening of one.getAnimations({ subtree: true }))
        if (opening.effect.getComputedTiming().endTime < Infinity) opening.finish();
"""

PASSED_BY = Told("", {})


def _is_news(message: dict[str, Any]) -> bool:
    """Nobody reads anything else while they think about a question; what is told anew is no move."""
    ask = message["position"] and message["position"]["ask"]
    return message["type"] == "moved" and not (ask and ask["at"] < message["position"]["n"])


class Retelling:
    """What a window was told by the server, move by move, and what stood on its screen long enough."""

    def __init__(self, page: Page, game: Game[Any, Any, Any]) -> None:
        self._page = page
        self._game = game
        self._events = {event.__name__: event for event in game.events}
        self._told: list[Told] = []
        self._own: list[Told] = []  # of it: what the reader's own moves brought
        self._names: list[str] = []
        self._seat = -1
        page.clock.install(time=datetime.now(UTC))
        page.add_init_script(READ)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(str(frame))))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self._seat = message["seat"]
            self._names = [seat["name"] for seat in message["table"]["seats"]]
        if "told" in message:
            del self._told[message["first"] :]
            told = [Told(**one) if _is_news(message) else PASSED_BY for one in message["told"]]
            self._told += told
            self._own += told if message.get("by") == self._seat else []

    def play(self, reader: Traveller) -> None:
        """To the end. Time passes only here, and as fast as the browser can make it pass."""
        self._page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))
        deadline = time.monotonic() + PATIENCE_FOR_GAMES
        while not (seen := reader.look()).over:
            assert time.monotonic() < deadline, "The game does not come to an end."
            if seen.held_out:
                self._page.evaluate(OPENED)
                self._page.clock.run_for(A_GLANCE)
            if not reader.act(seen):
                self._page.clock.run_for(A_MOMENT)
        self._page.clock.resume()

    def chapters(self) -> list[list[Told]]:
        """What was told, turn by turn."""
        found: list[list[Told]] = [[]]
        for one in filter(lambda one: one is not PASSED_BY, self._told):
            if self._events[one.event].begins_chapter:
                found.append([])
            found[-1].append(one)
        return found

    def bots_turns(self) -> list[list[Told]]:
        """The chapters that somebody else began."""
        turns = [chapter for chapter in self.chapters() if chapter and self._actor(chapter[0]) is not None]
        return [chapter for chapter in turns if self._actor(chapter[0]) != self._seat]

    def _actor(self, told: Told) -> int | None:
        kinds = domains(self._events[told.event])
        return next((told.facts[fact] for fact, kind in kinds.items() if kind == "seat"), None)

    def missing(self, chapters: list[list[Told]]) -> list[str]:
        """The sentences of these that could not be read, in their order; what the reader chose they know."""
        screens = [one["text"] for one in self._page.evaluate("read") if one["milliseconds"] >= READABLE]
        texts, found, at = Texts(self._game, "en", self._names), [], 0
        for line in self._lines(texts, chapters):
            place = next((place for place in range(at, len(screens)) if line in screens[place]), None)
            if place is None:
                found.append(line)
            else:
                at = place
        return found

    def _lines(self, texts: Texts, chapters: list[list[Told]]) -> Iterator[str]:
        for one in (one for chapter in chapters for one in chapter):
            kind: type[Event] = self._events[one.event]
            is_own = kind.begins_chapter or any(one is own for own in self._own)
            known = kind.aside or (is_own and self._actor(one) == self._seat)
            line = "" if known else texts.log(one, self._seat)
            if line:
                yield line
