"""How a game is tried: which tables are played, and what its author must tell the suite."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wagonlit.core.frame import Frame, State
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng, derived

# Free text, odd on purpose; games add the words they know.
WORDS = ("fog", "Été à Zürich", "“quoted”", "a b  c", "0", "🚂", " ")


class ConformanceError(AssertionError):
    """A game does not keep the contract. The message names the game, seed, step and seat."""


@dataclass(frozen=True)
class Moment:
    """One frame at work, seen from outside: the truth before and after it."""

    before: State
    frame: Frame
    seat: int | None  # who answered: CHANCE, a seat, or None where the frame ran by itself
    choice: int | str | None  # the id or the words, as in the record
    after: State


# Who has physically seen which things, by name, at that moment: read from the truth, never from
# what was told, or a leak would excuse itself. Too much only weakens the leak tests. Of a thing that differs
# from others in traits (`Trial.traits`) one may be seen alone: “name/trait”. Of several copies each counts.
Witness = Callable[[Moment], Iterable[tuple[int, str]]]


def unmarked(name: str) -> str:
    """All hidden things look the same from behind."""
    return ""


@dataclass(frozen=True)
class Trial:
    """A game and how to try it. Only games with hidden things need more than the first lines."""

    game: Game
    variants: Sequence[Mapping[str, Any]] = ()  # table options in turn; none: each number of players
    games: int = 6  # for each check
    seed: int = 1  # of the first game; the others follow
    witness: Witness | None = None
    back: Callable[[str], str] = unmarked  # what everybody may see of a hidden thing, such as its colour
    traits: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # by name: how things differ
    words: Sequence[str] = WORDS  # to answer with where words are asked for
    folder: Path | None = None  # where golden/ and perft.txt lie
    own_texts: Sequence[str] = (
        "board-",
        "terminal-",
    )  # prefixes of keys that only the game's own drawings use

    def tables(self) -> Sequence[Mapping[str, Any]]:
        """The options to play with, in turn."""
        if self.variants:
            return self.variants
        return [self.game.with_seats({}, players) for players in self.game.players]


@dataclass(frozen=True)
class Run:
    """One game of a trial."""

    trial: Trial
    seed: int
    given: Mapping[str, Any]

    @property
    def game(self) -> Game:
        return self.trial.game

    @property
    def options(self) -> Any:
        return self.game.options(self.given)

    def match(self) -> Match:
        """The game, dealt."""
        return Match(self.game, self.given, self.seed)

    def rng(self, *purpose: int) -> Rng:
        """A generator of its own for one purpose."""
        return Rng(derived(self.seed, len(purpose), *purpose))

    def error(self, what: str, step: int | None = None, seat: int | None = None) -> ConformanceError:
        """What is wrong, and where to look for it."""
        place = f"{self.game.id} with {dict(self.given)}, seed {self.seed}"
        place += "" if step is None else f", step {step}"
        place += "" if seat is None else f", seat {seat}"
        return ConformanceError(f"{place}: {what}")


def runs(trial: Trial, times: int = 1) -> Iterator[Run]:
    """The games of a trial, or several times as many, one after the other."""
    tables = trial.tables()
    for number in range(trial.games * times):
        yield Run(trial, trial.seed + number, tables[number % len(tables)])
