"""Names are called: everybody holds their breath, then all names fall at once."""

from collections.abc import Sequence
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wagonlit.core.event import Told
from wagonlit.core.text import Texts
from wagonlit.games.passenger27.pieces.people import PASS
from wagonlit.kit.terminal.screen import Screen
from wagonlit.kit.terminal.words import Words

CALLED, HIT, MISSED = "NamesCalled", "ShotHit", "ShotMissed"
VERDICTS = (HIT, MISSED)


class Moment:
    """One volley: the names, and whom each of them has met."""

    def __init__(self, told: Sequence[Told], seat: int, texts: Texts, words: Words) -> None:
        self.shooters: list[int] = list(told[0].facts["shooters"])
        self.names: list[int] = told[0].facts["names"]
        self.verdicts = {one.facts["seat"]: one for one in told if one.event in VERDICTS}
        self.seat = seat
        self.texts = texts
        self.words = words

    def show(self, screen: Screen) -> None:
        """First who has written a name; after a breath, all of them with what came of it."""
        screen.title(self.words("terminal-names"))
        screen.pause(self._breath())
        screen.say(Padding(self.table(), (0, 0, 0, 2), expand=False))

    def _breath(self) -> str:
        if self.shooters == [self.seat]:
            return self.words("terminal-breath-own")
        *others, last = [self.texts.names[seat] for seat in self.shooters]
        shooters = f"{', '.join(others)}{self.words('and')}{last}" if others else last
        return self.words("terminal-breath", shooters=shooters, count=len(self.shooters))

    def table(self) -> Table:
        """A line for each shooter."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat, name in zip(self.shooters, self.names, strict=True):
            table.add_row(Text(self.texts.names[seat], style="bold"), self._name(name), self._verdict(seat))
        return table

    def _name(self, name: int) -> Text:
        word = self.texts.noun("passenger", name)
        return Text(word, style="dim") if name == PASS else Text(self.words("terminal-called", name=word))

    def _verdict(self, seat: int) -> Text:
        verdict = self.verdicts.get(seat)
        if verdict is None:
            return Text()
        facts: dict[str, Any] = dict(verdict.facts)
        if verdict.event == MISSED:
            return Text(f"✗ {self.words('terminal-missed')}", style="dim")
        if facts["target"] == self.seat:
            return Text(f"● {self.words('terminal-hit-you')}", style="bold red")
        target = self.texts.names[facts["target"]]
        return Text(f"● {self.words('terminal-hit', target=target)}", style="bold red")
