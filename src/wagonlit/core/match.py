"""One game in play: the one door through which tables, bots, tests and the terminal go."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from wagonlit.core import frame as engine
from wagonlit.core.ask import Ask, Part
from wagonlit.core.dealer import Dealer, by_name, is_offered
from wagonlit.core.errors import BadAnswer, BadOption, BadRecord, BadScenario
from wagonlit.core.event import Told, told_to
from wagonlit.core.form import Form
from wagonlit.core.frame import CHANCE, NOBODY, TEXT, Decision, Frame, State
from wagonlit.core.game import Game, Result
from wagonlit.core.ids import has, members, set_of
from wagonlit.core.record import Answer, Record
from wagonlit.core.view import View

LONGEST_TEXT = 500

Choice = int | str | Sequence[int]


class Views(Mapping[int, View]):
    """What each seat knows, folded when somebody looks: most views of most games never are."""

    def __init__(self, match: "Match") -> None:
        self._match = match
        self._views = {seat: match.game.view(match.options, seat) for seat in match.watched}
        self._folded = dict.fromkeys(match.watched, 0)

    def __getitem__(self, seat: int) -> View:
        view, told = self._views[seat], self._match.told[seat]
        for one in told[self._folded[seat] :] if self._folded[seat] < len(told) else ():
            view.fold(one)
        self._folded[seat] = len(told)
        view.follow(self._match.agenda)
        return view

    def __iter__(self) -> Iterator[int]:
        return iter(self._views)

    def __len__(self) -> int:
        return len(self._views)


class Match:
    """A game, dealt from its seed. Seats answer; views and what each seat was told grow with it."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        position: Mapping[str, Any] | None = None,
        chance: Sequence[Any] = (),
        watch: Iterable[int] | None = None,
    ) -> None:
        self.game = game
        self.options = game.options(options or {})
        self.seed = seed
        self.position = dict(position) if position else None
        self.seats = game.seats(self.options)
        self.watched = sorted(range(self.seats) if watch is None else watch)
        self.told: dict[int, list[Told]] = {seat: [] for seat in self.watched}
        self.views = Views(self)
        self.answers: list[Answer] = []
        self._dealer = Dealer(game, seed, chance)
        self._state = self._begun()
        self._state.journal = []
        self._waiting = NOBODY
        self._advance(engine.settle(self._state))
        self._play_on()

    def _begun(self) -> State:
        if self.position is None:
            return self.game.start(self.options)
        place = dict(self.position)
        answers, script = place.pop("answers", []), place.pop("chance", [])
        if not isinstance(script, list | tuple):
            raise BadScenario("“chance” must be a list of the answers chance gives next.")
        listed = isinstance(answers, list | tuple)
        if not listed or not all(isinstance(pair, list | tuple) and len(pair) == 2 for pair in answers):
            raise BadScenario("“answers” must be a list of pairs: a seat and what it chooses.")
        self._dealer.script += script
        return self.game.place(self.options, place, self._dealer.rng)

    def _play_on(self) -> None:
        """A position may say which answers follow it."""
        for seat, choice in (self.position or {}).get("answers", []):
            self.answer(seat, by_name(self.game, self._frame().decision, choice))

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
        return [self.ask(seat) for seat in self.waiting]

    def ask(self, seat: int) -> Ask:
        """What this seat is asked."""
        self._check_seat(seat)
        asked, decision = self._frame(), self._frame().decision
        ids, facts = members(engine.options(self._state, seat)), asked.facts(self._state, seat)
        parts = self._parts(asked, seat) if isinstance(asked, Form) else []
        return Ask(seat, decision.id, decision.domain, decision.rule, ids, facts, len(self.answers), parts)

    def _parts(self, form: Form, seat: int) -> list[Part]:
        """What this seat has still to fill in."""
        s = self._state
        return [
            Part(form.part_facts(s, seat, part), members(form.part_options(s, seat, part)))
            for part in range(form.part_at(seat), form.parts(s))
        ]

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

    def answer(self, seat: int, choice: Choice) -> None:
        """The seat chooses. A choice that is not possible raises BadAnswer and changes nothing.

        A question of several parts takes a list, with an id for each part that is still open.
        """
        self._check_seat(seat)
        if isinstance(choice, list | tuple) and isinstance(self._frame(), Form):
            self._fill_in(seat, choice)
        elif self._frame().decision.domain == TEXT:
            self._answer_words(seat, choice)
        else:
            self._choose(seat, choice)

    def _fill_in(self, seat: int, choices: Sequence[int]) -> None:
        parts, decision = self.ask(seat).parts, self._frame().decision
        if len(choices) != len(parts):
            raise BadAnswer(f"“{decision.id}” has {len(parts)} parts to fill in, not {len(choices)}.")
        for choice, part in zip(choices, parts):
            legal = set_of(part.options)
            if not is_offered(choice, legal):
                raise BadAnswer(self._refusal(decision, choice, legal))
        for choice in choices:
            self._choose(seat, choice)

    def _choose(self, seat: int, choice: object) -> None:
        decision = self._frame().decision
        legal = engine.options(self._state, seat)
        if not is_offered(choice, legal):
            raise BadAnswer(self._refusal(decision, choice, legal))
        means = f"{decision.id}: {self.game.choice_name(self._state, decision, choice)}"
        self.answers.append(Answer(seat, choice, means))
        self._advance(engine.answer(self._state, seat, choice))

    def _answer_words(self, seat: int, words: object) -> None:
        if not isinstance(words, str):
            raise BadAnswer(f"“{self._frame().decision.id}” is answered with words, not with an id.")
        if len(words) > LONGEST_TEXT:
            raise BadAnswer(f"That is {len(words)} characters long; at most {LONGEST_TEXT} are possible.")
        heard = self._state.heard(words)  # the game may refuse them
        self.answers.append(Answer(seat, words, self._frame().decision.id))
        self._advance(engine.answer(self._state, seat, heard))

    def _check_seat(self, seat: int) -> None:
        self._frame()
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadAnswer(f"There is no seat {seat!r}; seats are 0 to {self.seats - 1}.")
        if not has(self._waiting, seat):
            turn = ", ".join(str(other) for other in self.waiting)
            raise BadAnswer(f"Seat {seat} is not asked anything now; waiting for seat {turn}.")

    def _refusal(self, decision: Decision, choice: object, legal: int) -> str:
        possible = ", ".join(
            f"{id} ({self.game.choice_name(self._state, decision, id)})" for id in members(legal)
        )
        return f"{choice!r} is no possible answer to “{decision.id}”; possible are {possible}."

    # Chance, and telling

    def _advance(self, waiting: int) -> None:
        while waiting == CHANCE:
            decision, choice = self._frame().decision, self._dealer.draw(self._state)
            means = f"{decision.id}: {self.game.choice_name(self._state, decision, choice)}"
            self.answers.append(Answer(CHANCE, choice, means))
            waiting = engine.answer(self._state, CHANCE, choice)
        self._waiting = waiting
        self._tell()

    def _tell(self) -> None:
        journal = self._state.journal
        assert journal is not None
        for event in journal:
            for seat, told in zip(self.watched, told_to(event, self.watched)):
                self.told[seat].append(told)
        journal.clear()

    @property
    def agenda(self) -> Frame | None:
        """What is still to happen: public."""
        return self._state.agenda

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


def replayed(
    game: Game, record: Record, *, upto: int | None = None, watch: Iterable[int] | None = None
) -> Match:
    """The match of a record, all of it or up to so many answers."""
    if record.game != game.id:
        raise BadRecord(f"This is a record of {record.game}, not of {game.id}.")
    if record.version != game.version:
        raise BadRecord(f"This game was played by rules version {record.version}; here is {game.version}.")
    answers = record.answers if upto is None else record.answers[:upto]
    place = dict(record.position or {})
    place.pop("answers", None)
    place.pop("chance", None)
    chance = [answer.choice for answer in record.answers if answer.seat == CHANCE]
    try:
        match = Match(game, record.options, record.seed, position=place or None, chance=chance, watch=watch)
        match.position = record.position
        _answer_all(match, answers)
    except (BadScenario, BadOption) as fault:
        raise BadRecord(f"This record cannot be replayed: {fault}") from fault
    return match


def _answer_all(match: Match, answers: Sequence[Answer]) -> None:
    for number, answer in enumerate(answers):
        if answer.seat == CHANCE:
            continue
        try:
            match.answer(answer.seat, answer.choice)
        except BadAnswer as fault:
            raise BadRecord(f"Answer {number} of this record is not possible: {fault}") from fault
