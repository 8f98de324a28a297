"""One game in play: tables, bots, tests and the terminal all go through this."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Generic, Self, overload

import msgspec
from msgspec.structs import replace
from typing_extensions import TypeVar

from wagonlit.core import frame as engine
from wagonlit.core.ask import Ask, Part
from wagonlit.core.dealer import Dealer, by_name, is_offered
from wagonlit.core.errors import BadAnswer
from wagonlit.core.event import Told, told_to
from wagonlit.core.form import Form
from wagonlit.core.frame import CHANCE, NOBODY, TEXT, Decision, Frame, State
from wagonlit.core.game import Game, Result
from wagonlit.core.ids import has, members, set_of
from wagonlit.core.position import read_position
from wagonlit.core.record import Answer, Record
from wagonlit.core.registry import find
from wagonlit.core.seed import Seed
from wagonlit.core.view import View
from wagonlit.core.views import Views

LONGEST_TEXT = 500

V = TypeVar("V", bound=View, default=Any)
Choice = int | str | Sequence[int | str]


class Match(Generic[V]):
    """A game, dealt from its seed. Seats answer; views and what each seat was told grow with it.

    The game is one at hand or the id of one that is registered; options can be given as a mapping, by name,
    or both.
    """

    @overload
    def __init__(
        self: "Match[View]",
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
        self: "Match[V]",
        game: Game[Any, Any, V],
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
        self.game: Game[Any, Any, V] = find(game) if isinstance(game, str) else game
        self.options = self.game.options({**(options or {}), **named})
        self.seed = seed
        self.position = dict(position) if position else None
        self.seats = self.game.seats(self.options)
        self.told: dict[int, list[Told]] = {
            seat: [] for seat in sorted(range(self.seats) if views_for is None else views_for)
        }
        self.views = self._fresh_views()
        self.answers: list[Answer] = []
        self._dealer = Dealer(self.game, seed, chance)
        self._state = self._begun()
        self._state.journal = []
        self._waiting = NOBODY
        self._advance(engine.settle(self._state))
        self._play_on()

    def _fresh_views(self) -> Views[V]:
        game, options = self.game, self.options
        fresh = {seat: game.view(options, seat).belongs_to(game, self.seats) for seat in self.told}
        return Views(fresh, self.told)

    def _begun(self) -> State:
        begun: State
        if self.position is None:
            begun = self.game.start(self.options)
        else:
            given = read_position(self.position)
            self._dealer.script += given.chance
            begun = self.game.place(self.options, given.place, self._dealer.rng)
        return begun

    def _play_on(self) -> None:
        """A position may say which answers follow it."""
        for seat, choice in read_position(self.position or {}).answers:
            self.answer(choice, seat)

    # What is asked

    @property
    def over(self) -> bool:
        """Is the game finished?"""
        return self._waiting == NOBODY

    @property
    def waiting(self) -> list[int]:
        """The seats that must answer now."""
        return [] if self._waiting == CHANCE else members(self._waiting)

    @property
    def asks(self) -> list[Ask]:
        """One question for each seat that must answer now."""
        return [self.ask_of(seat) for seat in self.waiting]

    @property
    def ask(self) -> Ask:
        """The question that is asked now; where several seats are asked, that of the first."""
        self._frame()
        return self.ask_of(self.waiting[0])

    def ask_of(self, seat: int) -> Ask:
        """What this seat is asked."""
        self._check_seat(seat)
        asked, decision = self._frame(), self._frame().decision
        ids, facts = members(engine.options(self._state, seat)), asked.facts(self._state, seat)
        parts = self._parts(asked, seat) if isinstance(asked, Form) else []
        ask = Ask(seat, decision.id, decision.domain, decision.rule, ids, facts, len(self.answers), parts)
        return ask.named_by(self.game.domains.get(decision.domain, ()))

    def _parts(self, form: Form, seat: int) -> list[Part]:
        """What this seat has still to fill in."""
        s = self._state
        return [
            Part(form.part_facts(s, seat, part), members(form.part_options(s, seat, part)))
            for part in range(form.part_at(seat), form.parts(s))
        ]

    @property
    def agenda(self) -> Frame | None:
        """What is still to happen: public."""
        return self._state.agenda

    def _frame(self) -> Frame:
        asked = self._state.agenda
        if asked is None:
            raise BadAnswer("The game is over; nothing can be answered any more.")
        return asked

    def result(self) -> Result:
        """How it ended; only for a game that is over."""
        if not self.over:
            raise BadAnswer("The game is not over yet, so it has no result.")
        return self.game.result(self._state)

    # Answering

    def answer(self, choice: Choice, seat: int | None = None) -> None:
        """A seat chooses: an id, its name, or words where words are asked for.

        Without a seat it is the only one that is asked. A question of several parts takes a list, with an
        answer for each part that is still open. What is not possible raises BadAnswer and changes nothing.
        """
        seat = self._only_seat() if seat is None else seat
        self._check_seat(seat)
        if isinstance(choice, list | tuple) and isinstance(self._frame(), Form):
            self._fill_in(seat, choice)
        elif self._frame().decision.domain == TEXT:
            self._answer_words(seat, choice)
        else:
            self._choose(seat, choice)

    def _only_seat(self) -> int:
        self._frame()
        if len(self.waiting) > 1:
            raise BadAnswer(f"Seats {_listed(self.waiting)} are asked at once; say which of them answers.")
        return self.waiting[0]

    def _fill_in(self, seat: int, choices: Sequence[int | str]) -> None:
        parts, decision = self.ask_of(seat).parts, self._frame().decision
        if len(choices) != len(parts):
            raise BadAnswer(f"“{decision.id}” has {len(parts)} parts to fill in, not {len(choices)}.")
        named = [by_name(self.game, decision, choice) for choice in choices]
        for choice, part in zip(named, parts):
            legal = set_of(part.options)
            if not is_offered(choice, legal):
                raise BadAnswer(self._refusal(decision, choice, legal))
        for choice in named:
            self._choose(seat, choice)

    def _choose(self, seat: int, given: object) -> None:
        decision, legal = self._frame().decision, engine.options(self._state, seat)
        choice = by_name(self.game, decision, given)
        if not is_offered(choice, legal):
            raise BadAnswer(self._refusal(decision, given, legal))
        means = f"{decision.id}: {self.game.choice_name(self._state, decision, choice)}"
        self.answers.append(Answer(seat, choice, means))
        self._advance(engine.answer(self._state, seat, choice))

    def _answer_words(self, seat: int, words: object) -> None:
        if not isinstance(words, str):
            raise BadAnswer(f"“{self._frame().decision.id}” is answered with words, not with an id.")
        if len(words) > LONGEST_TEXT:
            raise BadAnswer(f"That is {len(words)} characters long; at most {LONGEST_TEXT} are possible.")
        known_as = self._state.id_of_text(words)  # the game may refuse them
        self.answers.append(Answer(seat, words, self._frame().decision.id))
        self._advance(engine.answer(self._state, seat, known_as))

    def _check_seat(self, seat: int) -> None:
        self._frame()
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadAnswer(f"There is no seat {seat!r}; seats are 0 to {self.seats - 1}.")
        if not has(self._waiting, seat):
            raise BadAnswer(
                f"Seat {seat} is not asked anything now; waiting for seat {_listed(self.waiting)}."
            )

    def _refusal(self, decision: Decision, choice: object, legal: int) -> str:
        names = {id: self.game.choice_name(self._state, decision, id) for id in members(legal)}
        possible = ", ".join(f"{id} ({name})" for id, name in names.items())
        return f"{choice!r} is no possible answer to “{decision.id}”; possible are {possible}."

    # Chance, and telling

    def _advance(self, waiting: int) -> None:
        while waiting == CHANCE:
            decision, choice = self._frame().decision, self._dealer.draw(self._state)
            means = f"{decision.id}: {self.game.choice_name(self._state, decision, choice)}"
            self.answers.append(Answer(CHANCE, choice, means))
            waiting = engine.answer(self._state, CHANCE, choice)
        self._waiting = waiting
        self.views.agenda = self._state.agenda
        self._tell()

    def _tell(self) -> None:
        journal = self._state.journal
        assert journal is not None
        seats = list(self.told)
        for event in journal:
            for seat, told in zip(seats, told_to(event, seats)):
                self.told[seat].append(told)
        journal.clear()

    # History

    @property
    def record(self) -> Record:
        """All that is needed to play this game again. It is open: for after the game, or the host."""
        return Record(
            game=self.game.id,
            version=self.game.version,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            position=self.position,
            answers=list(self.answers),
        )

    def peek(self) -> State:
        """A copy of the truth, for tests and analysis of finished games; never for a player."""
        return self._state.clone()

    def copy(self) -> Self:
        """An independent match in the same position; chance will give it the same answers."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.told = {seat: list(told) for seat, told in self.told.items()}
        twin.answers, twin._dealer = list(self.answers), self._dealer.copy()
        twin._state = self._state.clone()
        twin._state.journal = []
        twin.views = twin._fresh_views()
        twin.views.agenda = twin._state.agenda
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def undo(self) -> None:
        """Take the last answer of a seat back, and what chance answered since; for analysis.

        At a table it is not enough that somebody would like to: see `wagonlit.core.undo`.
        """
        seated = [number for number, answer in enumerate(self.answers) if answer.seat != CHANCE]
        if not seated:
            raise BadAnswer("Nobody has answered anything that could be taken back.")
        record = self.record
        before = self._replayed(replace(record, answers=record.answers[: seated[-1]]))
        self.__dict__.update(before.__dict__)

    def _replayed(self, record: Record) -> "Match[V]":
        # By name, because replaying stands on top of this.
        match: Match[V] = import_module("wagonlit.core.replay").replayed(
            self.game, record, views_for=self.told
        )
        return match

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is packed as its record, and played again where it is unpacked."""
        return import_module("wagonlit.core.replay").unpickled, (self.game, self.record, list(self.told))

    # For people

    def __repr__(self) -> str:
        if self.over:
            now = f"over, winners {list(self.result().winners)}"
        else:
            now = ", ".join(f"seat {ask.seat}: {ask.decision}" for ask in self.asks)
        return f"<Match {self.game.id}, {self.seats} seats, {len(self.answers)} answers, {now}>"

    def __str__(self) -> str:
        """The table as the terminal shows it to whoever is asked."""
        # By name, because the terminal stands on top of the engine.
        text: str = import_module("wagonlit.terminal.printed").of_match(self)
        return text


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(str(seat) for seat in seats)
