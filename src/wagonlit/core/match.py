"""One game in play: tables, bots, tests and the terminal all go through this."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Generic, Self, cast, overload

import msgspec
from typing_extensions import TypeVar

from wagonlit.core import frame as engine
from wagonlit.core.answering import Choice, check_seat, filled_in, meant, only_seat, recorded
from wagonlit.core.ask import Ask
from wagonlit.core.asking import ask_of, asking_frame
from wagonlit.core.dealer import Dealer
from wagonlit.core.errors import BadAnswer
from wagonlit.core.event import Told
from wagonlit.core.form import Form
from wagonlit.core.frame import CHANCE, NOBODY, Frame, State
from wagonlit.core.game import Game, Result
from wagonlit.core.ids import members
from wagonlit.core.record import Answer, Record
from wagonlit.core.registry import find
from wagonlit.core.seed import Seed
from wagonlit.core.start_position import read_position
from wagonlit.core.view import View
from wagonlit.core.views import Views, fresh_views

REPLAY = "wagonlit.core.replay"  # imported by name, because replay.py imports this module

V = TypeVar("V", bound=View, default=Any)
Options = TypeVar("Options", default=Any)
Truth = TypeVar("Truth", bound=State, default=Any)


class Match(Generic[V, Options, Truth]):
    """A game, dealt from its seed. Seats answer; views and what each seat was told grow with it.

    `game` is a game, or the id of a registered one; options can be given as a mapping, as keyword arguments,
    or both. The types of its views, options and truth are those of the game, where a game is given.
    """

    @overload
    def __init__(
        self: "Match[View, object, State]",
        game: str,
        options: Mapping[str, Any] | None = None,
        seed: Seed = 0,
        *,
        position: Mapping[str, Any] | None = None,
        chance: Sequence[Any] = (),
        views_for: Iterable[int] | None = None,
        **named: Any,
    ) -> None: ...

    @overload
    def __init__(
        self: "Match[V, Options, Truth]",
        game: Game[Options, Truth, V],
        options: Mapping[str, Any] | None = None,
        seed: Seed = 0,
        *,
        position: Mapping[str, Any] | None = None,
        chance: Sequence[Any] = (),
        views_for: Iterable[int] | None = None,
        **named: Any,
    ) -> None: ...

    def __init__(
        self,
        game: Game[Any, Any, Any] | str,
        options: Mapping[str, Any] | None = None,
        seed: Seed = 0,
        *,
        position: Mapping[str, Any] | None = None,
        chance: Sequence[Any] = (),
        views_for: Iterable[int] | None = None,
        **named: Any,
    ) -> None:
        at_hand: Any = find(game) if isinstance(game, str) else game
        self.game: Game[Options, Truth, V] = at_hand
        self.options: Options = self.game.options({**(options or {}), **named})
        self.game = self.game.edition(self.options)
        self.seed = seed
        self.position = dict(position) if position else None
        self.chance = list(chance)  # what it is to answer first; after that, what the position says
        self.seats = self.game.seats(self.options)
        self.views: Views[V] = fresh_views(
            self.game, self.options, range(self.seats) if views_for is None else views_for
        )
        self.answers: list[Answer] = []
        self._begin()

    def _begin(self) -> None:
        """Deal, and play on to the first question, or as far as the position says."""
        given = read_position(self.position or {})
        self._dealer = Dealer(self.game, self.seed, [*self.chance, *given.chance])
        if self.position is None:
            self._state = self.game.start(self.options)
        else:
            self._state = self.game.place(self.options, given.place, self._dealer.rng)
        self._state.journal = []
        self._waiting = NOBODY
        self._advance(engine.settle(self._state))
        for seat, choice in given.answers:
            self.answer(choice, seat)

    @property
    def told(self) -> dict[int, list[Told]]:
        """What each seat was told so far."""
        return self.views.told

    @property
    def over(self) -> bool:
        """Is the game finished?"""
        return self._waiting == NOBODY

    @property
    def waiting(self) -> list[int]:
        """The seats that must answer now."""
        return [] if self._waiting == CHANCE else members(self._waiting)

    @property
    def may(self) -> list[int]:
        """The seats that may still answer, though nobody waits for them."""
        return [] if self.over else members(asking_frame(self._state).may)

    @property
    def asks(self) -> list[Ask]:
        """One question for each seat that must answer now."""
        return [self.ask_of(seat) for seat in self.waiting]

    @property
    def ask(self) -> Ask:
        """The question that is asked now; where several seats are asked, that of the first."""
        asking_frame(self._state)
        return self.ask_of(self.waiting[0])

    def ask_of(self, seat: int, at: int | None = None) -> Ask:
        """What this seat is asked, counted as asked after all answers so far, or after so many."""
        check_seat(self._state, seat, self.seats, self._waiting)
        return ask_of(self.game, self._state, seat, len(self.answers) if at is None else at)

    @property
    def agenda(self) -> Frame | None:
        """What is still to happen: public."""
        return self._state.agenda

    def result(self) -> Result:
        """How it ended; only for a game that is over."""
        if not self.over:
            raise BadAnswer("The game is not over yet, so it has no result.")
        return self.game.result(self._state)

    def answer(self, choice: Choice, seat: int | None = None, *, by_clock: bool = False) -> None:
        """A seat chooses: an id, its name, or words where words are asked for.

        Without a seat it is the only one that is asked. A question of several parts takes a list, with an
        answer for each part that is still open. What is not possible raises BadAnswer and changes nothing.
        What only the clock may answer for whoever is late (`Ask.late`) is taken `by_clock`.
        """
        s, frame = self._state, asking_frame(self._state)
        seat = only_seat(self._waiting) if seat is None else seat
        check_seat(s, seat, self.seats, self._waiting)
        if isinstance(choice, list | tuple) and isinstance(frame, Form):
            for id in filled_in(self.game, s, seat, choice):
                self._advance(self._take(seat, id))
        else:
            self._advance(self._take(seat, *meant(self.game, s, seat, choice, by_clock)))

    def _take(self, seat: int, id: int, words: str | None = None) -> int:
        """Carry an answer out; who must choose next."""
        self.answers.append(recorded(self.game, self._state, seat, id, words))
        return engine.answer(self._state, seat, id)

    def _advance(self, waiting: int) -> None:
        """Chance answers until a seat must; then everybody is told."""
        while waiting == CHANCE:
            waiting = self._take(CHANCE, self._dealer.draw(self._state))
        self._waiting = waiting
        journal = self._state.journal
        assert journal is not None
        self.views.tell(journal, self._state.agenda)
        journal.clear()

    @property
    def record(self) -> Record:
        """All that is needed to play this game again, secrets included: for the host, or after the game."""
        return Record(
            game=self.game.id,
            version=self.game.version,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            position=self.position,
            answers=list(self.answers),
        )

    def peek(self) -> Truth:
        """A copy of the truth, for tests and analysis of finished games; never for a player."""
        return cast(Truth, self._state.clone())

    def copy(self) -> Self:
        """An independent match in the same position; chance will give it the same answers."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.answers, twin._dealer = list(self.answers), self._dealer.copy()
        twin._state = self.peek()
        twin._state.journal = []
        twin.views = fresh_views(self.game, self.options, self.told, self.told)
        twin.views.agenda = twin._state.agenda
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def undo(self) -> None:
        """Take back the last answer of a seat, and what chance answered since; for analysis.

        At a table, wanting to is not enough: see `wagonlit.core.undo`.
        """
        self.__dict__.update(import_module(REPLAY).before_last_answer(self).__dict__)

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is packed as its record, and played again where it is unpacked."""
        return import_module(REPLAY).unpickled, (self.game, self.record, self.chance, list(self.told))

    def go_on_from(self, position: Mapping[str, Any] | None, chance: Sequence[Any]) -> None:
        """So far chance has followed a record; from here on it follows the script and seed of that match."""
        self.position, self.chance = dict(position) if position else None, list(chance)
        self._dealer.script = [*chance, *read_position(position or {}).chance]

    def __repr__(self) -> str:
        if self.over:
            winners = list(self.result().winners)
            now = f"over, winners {winners}" if winners else "over, nobody won"
        else:
            now = ", ".join(f"seat {ask.seat}: {ask.decision}" for ask in self.asks)
        return f"<Match {self.game.id}, {self.seats} seats, {len(self.answers)} answers, {now}>"

    def __str__(self) -> str:
        """The table as the terminal shows it to whoever is asked."""
        # By name, because the terminal builds on the engine.
        text: str = import_module("wagonlit.terminal.printed").of_match(self)
        return text
