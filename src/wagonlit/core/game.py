"""What a game is: everything else knows games through this."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadAnswer, BadOption
from wagonlit.core.event import Event, Told
from wagonlit.core.frame import TEXT, Decision, State
from wagonlit.core.imagining import Imaginer
from wagonlit.core.options import Option
from wagonlit.core.rng import Rng
from wagonlit.core.view import View


class Result(Struct, frozen=True):
    """How a game ended: points by seat, places by seat (1 is best, ties share), who won."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]


class Bar(Struct, frozen=True):
    """How much better than a peer's a measured figure must be (the gate), and how much we want (the goal)."""

    gate: float
    goal: float


class Game(ABC):
    """One game. Everything else (table, bots, research, terminal) knows games through this."""

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules: a record says by which it was played
    folder: ClassVar[Path]  # where RULES.md, its translations (RULES.fr.md …) and text/ lie
    rule_prefix: ClassVar[str]
    domains: ClassVar[Mapping[str, Sequence[str]]]  # every domain's ids, by name; of text, known words
    decisions: ClassVar[Sequence[Decision]]
    events: ClassVar[Sequence[type[Event]]]
    option_list: ClassVar[Sequence[Option]]
    players: ClassVar[range]
    bots: ClassVar[Mapping[str, Any]] = {}  # those that know this game, weakest first
    fleeting: ClassVar[Collection[str]] = ()  # events to be remembered: nobody is told them again later
    sets: ClassVar[Mapping[str, str]] = {}  # domains whose ids are sets, as bits, and of which domain's ids
    constants: ClassVar[Mapping[str, Any]] = {}  # figures of the rules that texts, page and bots show
    seats_option: ClassVar[str] = (
        "players"  # the option that says how many play; empty: it is always the same
    )
    terminal: ClassVar[str] = ""  # “module:class” that draws this game in the terminal; empty: the plain one
    speed: ClassVar[Mapping[str, Bar]] = {}  # what `wagonlit bench` asks of this game, by the ratio's name
    strength: ClassVar[Sequence[Sequence[str]]] = ()  # series of bots that `wagonlit strength` plays

    @abstractmethod
    def options(self, given: Mapping[str, Any]) -> Any:
        """The table's options, checked; BadOption says what is wrong with them."""

    @abstractmethod
    def seats(self, options: Any) -> int:
        """How many sit at a table with these options."""

    def with_seats(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """The same options for a table of that many seats; BadOption if this game has no such table."""
        if seats not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadOption(
                f"{self.id} is for {least} to {most} players, not for {seats}.", self.seats_option
            )
        return {**given, self.seats_option: seats} if self.seats_option else dict(given)

    @abstractmethod
    def start(self, options: Any) -> State:
        """A game not yet dealt."""

    @abstractmethod
    def view(self, options: Any, seat: int) -> View:
        """What a seat knows before anything is told."""

    @abstractmethod
    def imaginer(self, view: View) -> Imaginer:
        """For full states that fit this view, made from the view alone."""

    @abstractmethod
    def result(self, state: State) -> Result:
        """How a finished game ended."""

    @abstractmethod
    def place(self, options: Any, position: Mapping[str, Any], rng: Rng) -> State:
        """A game that begins at this position (scenario notation); what is left out is drawn."""

    @abstractmethod
    def lies(self, view: View, state: State) -> list[str]:
        """What the view claims that is not so in this state: for the conformance suite."""

    def away(self, options: Any, ask: Ask, rng: Rng) -> int | str:
        """What is answered for somebody who is away: anything possible, unless a game knows better."""
        return "" if ask.domain == TEXT else ask.options[rng.below(len(ask.options))]

    def watched(self, options: Any, told: Sequence[Told]) -> float:
        """For how many seconds people watch what they were told pass; a table waits for that."""
        return 0.0

    def notebook(self, view: View) -> Any:
        """The seat's notebook as a page draws it; None where a game has none."""
        return None

    def noted(self, view: View, marks: Mapping[str, str], key: str, text: str) -> dict[str, str]:
        """The seat's own marks with one more written, or rubbed out by an empty text."""
        raise BadAnswer(f"{self.id} has no notebook to write in.")

    def sized(self, state: State, decision: Decision, given: Any) -> int:
        """A chance answer that is a plain number, as a person would write it."""
        return int(given)

    def means(self, state: State, decision: Decision, choice: int) -> str:
        """A choice in words that need no language: the id's name."""
        names = self.domains.get(decision.domain, ())
        return names[choice] if choice < len(names) else str(choice)

    def alike(self, options: Any) -> list[tuple[str, list[int]]]:
        """Ids that the rules treat alike, by domain: for the conformance suite's leak tests."""
        return []
