"""What a game is: everything else knows games only through this."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic

from msgspec import Struct
from typing_extensions import TypeVar

from wagonlit.core.errors import BadAnswer, BadOption, BadScenario
from wagonlit.core.event import Event, Told, has_secret
from wagonlit.core.frame import Decision, State
from wagonlit.core.hosted import Hosted, Options, SeatView
from wagonlit.core.imagining import Imaginer
from wagonlit.core.options import Option
from wagonlit.core.policy import Policy
from wagonlit.core.rng import Rng

Truth = TypeVar("Truth", bound=State, default=Any)

MOST_SEATS = 8  # at any table: registration, server, page and load hold to it


class Result(Struct, frozen=True):
    """How a game ended: points by seat, places by seat (1 is best, ties share), who won.

    Without winners nobody won, and nobody is in the first place.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]


class Insight(Struct, frozen=True):
    """Something that a seat could have known before the end: put into words as an event is."""

    says: Told
    since: int  # index of the event that settled it; -1: nothing did


class DataName(Struct, frozen=True):
    """What an id is called where that is no business of the texts: they are given it as `$name`.

    A name in each language, or that of the person in a seat.
    """

    text: str  # the key of the text that is given it
    name: Mapping[str, str] = {}  # by language
    seat: int = -1


class SpeedTarget(Struct, frozen=True):
    """How much better than a peer's a measured figure must be (the gate), and how much we want (the goal)."""

    gate: float
    goal: float


class Game(Hosted[Options, SeatView], ABC, Generic[Options, Truth, SeatView]):
    """One game. Everything else (table, bots, research, terminal) knows games through this.

    It is generic in what tables agree on, in its truth and in its views: `Game[Options, Ball, View]`.
    """

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules: a record says with which it was played
    folder: ClassVar[Path]  # where RULES.md, perhaps SUMMARY.md, their translations and text/ lie
    rule_prefix: ClassVar[str]
    domains: ClassVar[Mapping[str, Sequence[str]]]  # every domain's ids, by name; of text, known words
    decisions: ClassVar[Sequence[Decision]]
    events: ClassVar[Sequence[type[Event]]]
    option_list: ClassVar[Sequence[Option]]
    players: ClassVar[range]
    bots: ClassVar[Mapping[str, Any]] = {}  # those that know this game, weakest first
    fleeting: ClassVar[Collection[str]] = ()  # events to be remembered: told once, not noted while they pass
    # By domain and id, or by option and value: what is called by a name that comes with data.
    names: ClassVar[Mapping[str, Mapping[str, DataName]]] = {}
    layout: ClassVar[Mapping[str, Any]] = {}  # data from which a page draws the table, such as a map
    edition_option: ClassVar[str] = ""  # whose values are played with other ids, names and layouts
    sets: ClassVar[Mapping[str, str]] = {}  # domains whose ids are bit sets, each with its members' domain
    constants: ClassVar[Mapping[str, Any]] = {}  # figures of the rules that texts, page and bots show
    proposable: ClassVar[Collection[str]] = ()  # domains of what players may propose to each other
    seats_option: ClassVar[str] = "players"  # the one that says how many play; empty: always the same
    assistance_option: ClassVar[str] = ""  # the option that says how much the notebook does; empty: none
    opening_options: ClassVar[Collection[str]] = ()  # that open secrets: not switched on over guests' heads
    carried_options: ClassVar[Collection[str]] = ()  # that only a rematch sets: no host may choose them
    chances_shown: ClassVar[Collection[str]] = ()  # with which assistance everybody sees who is likely to win
    language_options: ClassVar[Mapping[str, Mapping[str, Any]]] = {}  # by language: instead of the defaults
    terminal: ClassVar[str] = ""  # “module:class” that draws this game in the terminal; empty: the plain one
    speed: ClassVar[Mapping[str, SpeedTarget]] = {}  # what `wagonlit bench` asks of it, by the ratio's name
    # By name: two of the game's own measures, the better first; “_pure” is the same by code not compiled.
    own_ratios: ClassVar[Mapping[str, tuple[str, str]]] = {}
    strength: ClassVar[Sequence[Sequence[str]]] = ()  # series of bots that `wagonlit strength` plays
    strength_tables: ClassVar[Sequence[Mapping[str, Any]]] = ({},)  # with these options each

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    @abstractmethod
    def options(self, given: Mapping[str, Any]) -> Options:
        """The table's options, checked; BadOption says what is wrong with them."""

    @abstractmethod
    def seats(self, options: Options) -> int:
        """How many sit at a table with these options."""

    def edition(self, options: Options) -> "Game[Options, Truth, SeatView]":
        """This game as it is played with these options: its ids and their names may come with data.

        That may depend on the `edition_option` alone.
        """
        return self

    def offer(self, file: Path) -> str:
        """Takes a file of somebody's own, and says by which value of the `edition_option` it is chosen.

        BadOption names all that is wrong with it; a game that can be played takes it for good (`offered.py`).
        """
        raise BadOption(f"{self.id} takes no files: there is nothing in it to choose.")

    def editions(self) -> "dict[str, Game[Options, Truth, SeatView]]":
        """Those that differ from this one, by the value of the option that decides."""
        values = [one.values for one in self.option_list if one.name == self.edition_option]
        found = {value: self.edition(self.options({self.edition_option: value})) for value in sum(values, ())}
        return {value: edition for value, edition in found.items() if edition is not self}

    def keeps_secrets(self) -> bool:
        """Is there anything that only some may know: a fact of an event, or an answer that is sealed?"""
        return any(map(has_secret, self.events)) or any(asked.sealed is True for asked in self.decisions)

    def with_seats(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """The same options for a table of that many seats; BadOption if this game has no such table."""
        if seats not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadOption(
                f"{self.id} is for {least} to {most} players, not for {seats}.", self.seats_option
            )
        return {**given, self.seats_option: seats} if self.seats_option else dict(given)

    def settled(self, seats: Sequence[str], lang: str | None) -> dict[str, Any]:
        """Options that nobody chooses, because they follow from the table.

        Names the bot at each seat, or nothing for a person; the language is None where people at the table
        read different ones.
        """
        return {}

    def settled_names(self) -> list[str]:
        """All options that nobody chooses, with the one that says how many play."""
        seats = [""] * self.players[0]
        return [*([self.seats_option] if self.seats_option else []), *self.settled(seats, None)]

    def with_table(self, given: Mapping[str, Any], seats: Sequence[str], lang: str | None) -> dict[str, Any]:
        """The same options, with all that follows from the table; BadOption if there is no such table."""
        return self.with_seats({**given, **self.settled(seats, lang)}, len(seats))

    @abstractmethod
    def start(self, options: Options) -> Truth:
        """A game not yet dealt."""

    @abstractmethod
    def view(self, options: Options, seat: int) -> SeatView:
        """What a seat knows before anything is told."""

    @abstractmethod
    def imaginer(self, view: SeatView) -> Imaginer:
        """Makes full states that fit this view, from the view alone."""

    def policy(self, options: Options) -> Policy | None:
        """How seats play in simulations; None: at random, which in many games tells nothing of a position."""
        return None

    @abstractmethod
    def result(self, state: Truth) -> Result:
        """How a finished game ended."""

    def place(self, options: Options, position: Mapping[str, Any], rng: Rng) -> Truth:
        """A game that begins at this position (scenario notation); what is left out is drawn."""
        raise BadScenario(f"{self.id} has no notation for positions.")

    @abstractmethod
    def lies(self, view: SeatView, state: Truth) -> list[str]:
        """What the view claims that is not so in this state: for the conformance suite."""

    def remembered(self, options: Options, told: Told, rng: Rng) -> Told:
        """What a bot keeps in mind of something it was told: all of it, unless a game lets bots forget."""
        return told

    def notebook(self, view: SeatView) -> Any:
        """The seat's notebook as a page draws it; None where a game has none."""
        return None

    def notebook_basis(self, view: SeatView) -> Any:
        """What the notebook follows from: while it stays equal, the notebook need not be made again.

        None where it cannot be said; then it is made for every seat after every answer.
        """
        return None

    def notebook_lies(self, view: SeatView, state: Truth) -> list[str]:
        """What the notebook marks as certain but is not so, or shows although the table agreed on less."""
        return []

    def noted(self, view: SeatView, marks: Mapping[str, str], key: str, text: str) -> dict[str, str]:
        """The seat's own marks with one more written, or rubbed out by an empty text."""
        raise BadAnswer(f"{self.id} has no notebook to write in.")

    def hindsight(self, options: Options, seat: int, told: Sequence[Told]) -> list[Insight]:
        """What the seat could have known, and since when, by all it was told; asked once a game is over."""
        return []

    def measures(self) -> Mapping[str, Callable[[], int]]:
        """What `wagonlit bench` measures of this game alone: each does some work, and says how much."""
        return {}

    def parse_draw(self, state: Truth, decision: Decision, given: Any) -> int:
        """What chance drew by number, as a person would write it: the number, or a name."""
        names = self.domains.get(decision.domain, ())
        return names.index(given) if given in names else int(given)

    def choice_name(self, state: Truth, decision: Decision, choice: int) -> str:
        """A choice in words that need no language: the id's name."""
        names = self.domains.get(decision.ids_of, ())
        return names[choice] if choice < len(names) else str(choice)

    def interchangeable(self, options: Options) -> list[tuple[str, list[int]]]:
        """Ids that the rules treat alike, by domain: for the conformance suite's leak tests."""
        return []
