"""The seats for which bots answer: they think in other processes, and answer as people do."""

import asyncio
import secrets
from functools import partial

from wagonlit.core.ask import Ask
from wagonlit.core.packed_agenda import packed
from wagonlit.core.proposal import Proposal
from wagonlit.core.seed import seed_beside
from wagonlit.table.bots.pool import BotFailed, BotQuestion
from wagonlit.table.bots.worker import Choice as Chosen
from wagonlit.table.room.asked import leaves_no_choice
from wagonlit.table.room.discretion import Discretion
from wagonlit.table.room.fallback import Choice, answer_instead
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.history import History
from wagonlit.table.room.proposals import Proposals
from wagonlit.table.room.services import Services, logger
from wagonlit.table.room.viewing_pause import ViewingPause
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.store.rows import BY_BOT, BY_CLOCK, BY_ROOM, SeatRow, TableRow
from wagonlit.table.wire.messages import Reply
from wagonlit.table.wire.refusal import Refusal

TRIES = 2  # before something possible is answered instead
STORE_PAUSE = 1.0  # seconds until an answer that could not be stored is tried again

Place = tuple[int, int, str]  # a seat, the position at which it was asked, and the bot that answers
THE_ROOM = " "  # answers like a bot, where a seat has no choice


def bot_at(seat: SeatRow) -> str:
    """The bot that answers there, if any: its own, or one that sits in for a person."""
    return seat.bot or seat.sitting_in


def new_id() -> str:
    """An id for an answer that nobody else can have used."""
    return secrets.token_urlsafe(12)


class BotSeats:
    """The bots of one table, each thinking about its own question at the same time."""

    def __init__(self, services: Services, flow: Flow, discretion: Discretion, proposals: Proposals) -> None:
        self._services = services
        self._flow = flow
        self._discretion = discretion
        self._proposals = proposals
        self._answering: dict[Place, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Is a bot about to answer?"""
        return bool(self._answering)

    def attend(self, row: TableRow, history: History, pause: ViewingPause) -> None:
        """Every bot that is asked something begins to think; none answers during a pause."""
        for seat, ask in history.questions.items():
            bot = THE_ROOM if leaves_no_choice(history, ask) else bot_at(row.seats[seat])
            place = seat, ask.at, bot
            if bot and place not in self._answering:
                question = self._question(row, history, ask, bot)
                self._answering[place] = asyncio.create_task(self._answer(place, question, history, pause))

    def _question(self, row: TableRow, history: History, ask: Ask, bot: str) -> BotQuestion:
        return BotQuestion(
            table=row.code,
            seat=ask.seat,
            epoch=history.epoch,
            game=row.game,
            options=row.options,
            seed=seed_beside(row.secret, ask.seat),
            bot=bot,
            told=history.match.told[ask.seat],
            told_count=history.told_count,
            ask=ask,
            agenda=packed(history.match.agenda),
            proposals={one.seat: one.proposal for one in row.seats if one.proposal and one.kind == "person"},
        )

    async def _answer(
        self, place: Place, question: BotQuestion, history: History, pause: ViewingPause
    ) -> None:
        try:
            if not await self._answer_as_bot(question, history, pause):
                await answer_instead(history, question.ask, partial(self._taken, question, by=BY_CLOCK))
        finally:
            if self._answering.get(place) is asyncio.current_task():
                del self._answering[place]
            self._flow.stay_awake()

    async def _answer_as_bot(self, question: BotQuestion, history: History, pause: ViewingPause) -> bool:
        """What the bot chooses, in two tries at most; False if nothing comes of it."""
        loop, timing = asyncio.get_running_loop(), self._services.timing
        began = loop.time()
        if question.bot == THE_ROOM and bot_at(history.row.seats[question.seat]):
            # A bot with a choice has to, however many think: else one could tell those that have none.
            await self._services.bot_pool.wait_for_turn(question.table)
        for _ in range(TRIES):
            chosen, again = await self._chosen(question)
            thought = timing.thinking(chosen.seconds if chosen else 0.0)
            await asyncio.sleep(began + max(timing.pace * pause.slowness, thought) - loop.time())
            await self._discretion.hold(question.seat, question.ask.at)
            await pause.over()
            by = BY_ROOM if question.bot == THE_ROOM else BY_BOT
            if chosen is not None and await self._taken(question, chosen.choice, by):
                await self._propose(question, chosen.proposal)
                return True
            if not again:
                return False
        return False

    async def _propose(self, question: BotQuestion, proposal: Proposal | None) -> None:
        """Whatever comes of it, the answer stands."""
        if proposal is None:
            return
        try:
            await self._proposals.propose_for_bot(question.seat, proposal)
        except Exception as fault:
            logger.warning("Table %s, seat %d: a proposal is lost: %s", question.table, question.seat, fault)

    async def _chosen(self, question: BotQuestion) -> tuple[Chosen | None, bool]:
        """The bot's choice, and whether it is worth asking it once more."""
        if question.bot == THE_ROOM:
            return Chosen(question.ask.options[0]), False
        try:
            return await self._services.bot_pool.choose(question), True
        except BotFailed as fault:
            logger.warning("Table %s, seat %d: %s", question.table, question.seat, fault)
            return None, fault.try_again
        except Exception:  # whatever it is, the table must go on
            logger.exception("Table %s, seat %d: the bot cannot be asked.", question.table, question.seat)
            return None, False

    async def _taken(self, question: BotQuestion, choice: Choice, by: str) -> bool:
        """Answer as people do; False if that answer is not possible, True if nothing more is to be done."""
        reply = Reply(by + new_id(), question.ask.at, choice)
        while True:
            try:
                await self._flow.answer_for_bot(question.seat, question.bot, reply)
            except Refusal as fault:
                return fault.code != "bad_answer"
            except StoreLost:  # the table must go on as soon as it can
                await asyncio.sleep(STORE_PAUSE)
                continue
            except Exception:  # a rule has failed over this answer; perhaps it does not over another
                logger.exception("Table %s: a bot's answer could not be given.", question.table)
                return False
            return True

    def dismiss(self) -> list[asyncio.Task[None]]:
        """Another process asks the bots; what they have not answered yet is dropped here."""
        tasks = list(self._answering.values())
        self._answering.clear()
        for task in tasks:
            task.cancel()
        return tasks

    async def stop(self) -> None:
        """No bot answers any more."""
        await asyncio.gather(*self.dismiss(), return_exceptions=True)
