"""The process in which bots think: it is told what their seats are told, and nothing else.

The undo judge has such a process to itself, which is given whole records; no bot ever thinks in that one. Nor
does any in the forecaster's, which may take its time.
"""

import os
import signal
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from wagonlit.bots import BotSeat
from wagonlit.core.ask import Ask
from wagonlit.core.event import ONLOOKER, Told
from wagonlit.core.packed_agenda import Packed, unpacked
from wagonlit.core.proposal import Proposal
from wagonlit.core.record import Record
from wagonlit.core.replay import replayed
from wagonlit.core.undo import may_undo
from wagonlit.core.views import fresh_views
from wagonlit.games import find as find_game
from wagonlit.kit.search.estimate import Chance
from wagonlit.kit.search.forecast import forecast
from wagonlit.table.bots.process import LENGTH, READY

LONGEST = 60  # seconds for one answer; whoever asked has given up long before
KEPT = 256  # seats whose bots are kept between two questions
MODEST = 10  # how far a process that makes forecasts stands back behind all others


class Think(Struct, frozen=True, tag="think"):
    """A question to a bot, and what its seat was told from `first` on."""

    table: str
    seat: int
    epoch: int  # changes when something told was taken back
    game: str
    options: dict[str, Any]
    seed: int  # the bot's own; the deal cannot be made from it
    bot: str
    first: int
    told: list[Told]
    ask: Ask
    agenda: list[Packed]  # what is still to happen: public, and where a search begins
    proposals: dict[int, Proposal]  # of people


class Judge(Struct, frozen=True, tag="judge"):
    """May this seat take its last answer back freely?"""

    record: Record
    seat: int


class Estimate(Struct, frozen=True, tag="estimate"):
    """How likely is each seat to win, as far as somebody can tell who was told this?"""

    at: int  # how long the table's log was
    game: str
    options: dict[str, Any]
    seed: int
    simulations: int
    told: list[Told]  # what people who look on were told
    agenda: list[Packed]


class Choice(Struct, frozen=True, tag="choice"):
    """What the bot answers, what it proposes to the others, and how long it thinks."""

    choice: int | str
    proposal: Proposal | None = None
    seconds: float = 0.0  # for which it thinks


class Verdict(Struct, frozen=True, tag="verdict"):
    """Whether it may."""

    free: bool


class Chances(Struct, frozen=True, tag="chances"):
    """As likely as this, by seat."""

    chances: tuple[Chance, ...]


class TellAll(Struct, frozen=True, tag="tell_all"):
    """This seat is not known here, or no longer: tell everything from the beginning."""


class Failed(Struct, frozen=True, tag="failed"):
    """There is no answer, and why."""

    says: str


Request = Think | Judge | Estimate
Answered = Choice | Verdict | Chances | TellAll | Failed


class SeatedBot(BotSeat):
    """A bot at its seat at some table."""

    def __init__(self, think: Think) -> None:
        game = find_game(think.game)
        super().__init__(think.bot, game, game.options(think.options), think.seat, think.seed)
        self.epoch = think.epoch
        self.name = think.bot

    def answer(self, think: Think) -> Choice:
        """Fold what is new, and answer."""
        self.hear(think.told)
        self.weigh(think.proposals)
        choice = self.choose(think.ask, unpacked(think.agenda))
        if type(choice) not in (int, str):
            raise TypeError(f"{choice!r} is neither an id nor words")
        return Choice(choice, self.proposal(), self.delay(think.ask, choice))


class Worker:
    """Answers requests, and keeps the bots of recent questions."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int], SeatedBot] = OrderedDict()

    def answered(self, request: Request) -> Answered:
        """The answer; whatever goes wrong is for whoever asked to deal with."""
        try:
            if isinstance(request, Think):
                return self._chosen(request)
            return _judged(request) if isinstance(request, Judge) else _estimated(request)
        except Exception as fault:  # a bot may fail in any way
            return Failed(f"{type(fault).__name__}: {fault}"[:500])

    def _chosen(self, think: Think) -> Answered:
        place = think.table, think.seat
        # Not kept while it thinks: a bot that failed half-way is not to be trusted.
        bot = self.bots.pop(place, None)
        if think.first == 0:
            bot = SeatedBot(think)
        if bot is None or (bot.epoch, bot.name, bot.told_count) != (think.epoch, think.bot, think.first):
            return TellAll()
        choice = bot.answer(think)
        self.bots[place] = bot
        if len(self.bots) > KEPT:
            self.bots.popitem(last=False)
        return choice


def _judged(judge: Judge) -> Verdict:
    match = replayed(find_game(judge.record.game), judge.record)
    return Verdict(may_undo(match, judge.seat))


def _estimated(wanted: Estimate) -> Chances:
    os.nice(max(0, MODEST - os.nice(0)))  # whoever plays comes first
    game = find_game(wanted.game)
    options = game.options(wanted.options)
    game = game.edition(options)
    views = fresh_views(game, options, [ONLOOKER], {ONLOOKER: wanted.told})
    views.agenda = unpacked(wanted.agenda)
    imaginer, policy = game.imaginer(views[ONLOOKER]), game.policy(options)
    return Chances(forecast(imaginer, game.seats(options), policy, wanted.seed, wanted.simulations))


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    worker, decoder = Worker(), msgspec.msgpack.Decoder(Request)
    target.write(READY)
    target.flush()
    while size := int.from_bytes(source.read(LENGTH), "big"):
        # A bot that never answers is ended by the server; but if that was killed, nobody else would do it.
        _end_in(LONGEST)
        reply = msgspec.msgpack.encode(worker.answered(decoder.decode(source.read(size))))
        target.write(len(reply).to_bytes(LENGTH, "big") + reply)
        target.flush()
        _end_in(0)


def _end_in(seconds: int) -> None:
    """End this process after so many seconds, whatever it does then; 0: do not."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def main() -> None:
    """Talk through the pipes; what a bot prints goes elsewhere."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets us go
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(BrokenPipeError):  # the server is gone, and nobody needs the answer
        serve(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
