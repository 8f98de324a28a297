"""Bots and the clock answer as the script of their world says, in their own time.

They are asked, think and wait as ever; only what they answer is laid down.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.table.proof.telltales import wrap
from wagonlit.bots import BotSeat
from wagonlit.core.ask import Ask
from wagonlit.core.frame import Frame
from wagonlit.table.bots.worker import SeatedBot
from wagonlit.table.room import fallback
from wagonlit.table.room.bot_seats import THE_ROOM, BotSeats
from wagonlit.table.room.history import History
from wagonlit.table.room.rooms import Rooms

SCRIPT = "script.json"  # who answers what, in this world
Choice = int | str


class Script:
    """What each seat of one table answers, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        given = json.loads((folder / SCRIPT).read_text(encoding="utf-8"))
        self.code: str = given["code"]
        self.answers: list[tuple[int, Choice]] = [(seat, choice) for seat, choice in given["answers"]]

    def following(self, history: History, seat: int) -> Choice | None:
        """What this seat answers next; None: the script ends here."""
        given = sum(entry.seat == seat for entry in history.standing)
        own = [choice for who, choice in self.answers if who == seat]
        return own[given] if given < len(own) else None

    def cue(self, seat: int) -> Path:
        """Where a worker finds what this seat answers."""
        return self.folder / f"cue-{seat}"


def prompt_bots(script: Script) -> None:
    """In the server: whoever is asked is told what to answer; after the end of the script nobody answers."""
    histories: dict[int, History] = {}

    def attend(before: Any, seats: BotSeats, row: Any, history: History, pause: Any) -> None:
        if row.code == script.code:
            histories[id(seats)] = history
        before(seats, row, history, pause)

    async def chosen(before: Any, seats: BotSeats, question: Any) -> Any:
        if question.table == script.code and question.bot != THE_ROOM:
            choice = script.following(histories[id(seats)], question.seat)
            if choice is None:
                await asyncio.Event().wait()
            script.cue(question.seat).write_text(json.dumps(choice), encoding="utf-8")
        return await before(seats, question)

    def choices(before: Any, history: History, ask: Ask) -> Iterator[Any]:
        if history.row.code != script.code:
            return iter(before(history, ask))
        choice = script.following(history, ask.seat)
        return iter(() if choice is None else (choice,))

    wrap(BotSeats, "attend", attend)
    wrap(BotSeats, "_chosen", chosen)
    wrap(fallback, "fallback_choices", choices)


def heed_cues(script: Script) -> None:
    """In a worker."""

    def choose(bot: SeatedBot, ask: Ask, agenda: Frame | None) -> Choice:
        cue = script.cue(ask.seat)
        if not cue.exists():
            return BotSeat.choose(bot, ask, agenda)
        bot.view.follow(agenda)
        choice: Choice = json.loads(cue.read_text(encoding="utf-8"))
        cue.unlink()
        return choice

    setattr(SeatedBot, "choose", choose)  # noqa: B010  # mypy knows no such thing


class Stage:
    """Where the table of the script stands, as the test is told whenever time stands still."""

    def __init__(self, script: Script) -> None:
        self._code = script.code
        self._rooms: list[Rooms] = []

        def noted(before: Any, rooms: Rooms, *args: Any, **kwargs: Any) -> None:
            before(rooms, *args, **kwargs)
            self._rooms.append(rooms)

        wrap(Rooms, "__init__", noted)

    def standing(self) -> list[int]:
        """Whose answers stand."""
        room = self._rooms[0]._rooms.get(self._code) if self._rooms else None
        return [entry.seat for entry in room.state.history.standing] if room and room.state.history else []
