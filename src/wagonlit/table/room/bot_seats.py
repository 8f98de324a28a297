"""Bots at a table, and those who sit in for somebody: they think elsewhere and answer like people."""

import asyncio
import hashlib
import secrets
from collections.abc import Awaitable, Callable

from wagonlit.core.ask import Ask
from wagonlit.core.game import Game
from wagonlit.core.rng import Rng
from wagonlit.table.bots.pool import NoThought, Question
from wagonlit.table.room.history import History
from wagonlit.table.room.services import House, logger
from wagonlit.table.room.viewing_pause import Pause
from wagonlit.table.store.rows import SeatRow, TableRow
from wagonlit.table.wire.messages import Reply
from wagonlit.table.wire.refusal import Refusal

TRIES = 2  # before something possible is answered instead
STORE_PAUSE = 1.0  # seconds until an answer that could not be stored is tried again

Place = tuple[int, int, str]  # a seat, since when it is asked, and the bot that answers
# Give this bot's answer for this seat; Refusal if it is not possible, or no longer asked.
Give = Callable[[int, str, Reply], Awaitable[None]]


def bot_at(seat: SeatRow) -> str:
    """The bot that answers there, if any."""
    return seat.bot or seat.sitting_in


def new_id() -> str:
    """An id for an answer that nobody else can use."""
    return secrets.token_urlsafe(12)


def bot_seed(code: str, seat: int) -> int:
    """A bot's own luck. It has nothing to do with the deal, or a bot could work the deal out."""
    return int.from_bytes(hashlib.sha256(f"{code} {seat}".encode()).digest()[:7], "big")


def away_choice(game: Game, history: History, ask: Ask) -> int | str:
    """What is answered for somebody who does not answer."""
    return game.away(history.match.options, ask, Rng(secrets.randbits(50)))


class Sitters:
    """The bots of one table, each thinking about its own question at the same time."""

    def __init__(self, house: House, give: Give, done: Callable[[], None]) -> None:
        self._house = house
        self._give = give
        self._done = done  # one of them has nothing to do any more
        self._answering: dict[Place, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Is a bot about to answer?"""
        return bool(self._answering)

    def attend(self, row: TableRow, history: History, pause: Pause) -> None:
        """Every bot that is asked something begins to think; none answers during a pause."""
        for seat, ask in history.questions.items():
            bot = bot_at(row.seats[seat])
            place = seat, ask.at, bot
            if bot and place not in self._answering:
                question = self._question(row, history, ask, bot)
                away = away_choice(history.game, history, ask)
                self._answering[place] = asyncio.create_task(self._answer(place, question, away, pause))

    def _question(self, row: TableRow, history: History, ask: Ask, bot: str) -> Question:
        return Question(
            table=row.code,
            seat=ask.seat,
            epoch=history.epoch,
            game=row.game,
            options=row.options,
            seed=bot_seed(row.code, ask.seat),
            bot=bot,
            told=history.match.told[ask.seat],
            heard=history.heard,
            ask=ask,
        )

    async def _answer(self, place: Place, question: Question, away: int | str, pause: Pause) -> None:
        try:
            await self._think(question, away, pause)
        finally:
            if self._answering.get(place) is asyncio.current_task():
                del self._answering[place]
            self._done()

    async def _think(self, question: Question, away: int | str, pause: Pause) -> None:
        """As the bot thinks, twice at most; then anything possible. If it is no longer asked, nothing."""
        loop = asyncio.get_running_loop()
        follow = loop.time() + self._house.timing.pace
        for _ in range(TRIES):
            choice = await self._thought(question)
            await asyncio.sleep(max(0.0, follow - loop.time()))
            await pause.over()
            if choice is None:
                continue
            if await self._given(question, choice):
                return
        if not await self._given(question, away):
            logger.error("Table %s: no answer to %s is possible.", question.table, question.ask.decision)

    async def _thought(self, question: Question) -> int | str | None:
        try:
            return await self._house.minds.choose(question)
        except NoThought as fault:
            logger.warning("Table %s, seat %d: %s", question.table, question.seat, fault)
            return None

    async def _given(self, question: Question, choice: int | str) -> bool:
        """Through the door that people use; False if that answer is not possible."""
        reply = Reply(new_id(), question.ask.at, choice)
        while True:
            try:
                await self._give(question.seat, question.bot, reply)
            except Refusal as fault:
                return fault.code != "bad_answer"
            except Exception:  # it could not be stored; the table must go on as soon as it can
                logger.exception("Table %s: a bot's answer could not be stored.", question.table)
                await asyncio.sleep(STORE_PAUSE)
                continue
            return True

    def leave(self) -> list[asyncio.Task[None]]:
        """Another process asks the bots; what they have not answered yet here is dropped."""
        tasks = list(self._answering.values())
        self._answering.clear()
        for task in tasks:
            task.cancel()
        return tasks

    async def stop(self) -> None:
        """No bot answers any more."""
        await asyncio.gather(*self.leave(), return_exceptions=True)
