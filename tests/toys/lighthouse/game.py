"""Lighthouse as one value."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tests.toys.lighthouse import rules
from tests.toys.lighthouse.events import EVENTS
from tests.toys.lighthouse.pieces import LONGEST, NAMES
from tests.toys.lighthouse.state import Coast
from tests.toys.lighthouse.view import View
from tests.toys.lighthouse.worlds import Worlds, lies
from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadScenario
from wagonlit.core.event import Event
from wagonlit.core.frame import TEXT, Decision
from wagonlit.core.game import Game, Result
from wagonlit.core.options import Option, number, read_options
from wagonlit.core.rng import Rng


class Lighthouse(Game[dict[str, Any], Coast, View]):
    """Cooperative, with free words and calls in any order; 2 to 8 players."""

    id: ClassVar[str] = "lighthouse"
    version: ClassVar[int] = 1
    folder: ClassVar[Path] = Path(__file__).parent
    rule_prefix: ClassVar[str] = "LH"
    domains: ClassVar[Mapping[str, Sequence[str]]] = {
        "seat": tuple(str(seat) for seat in range(8)),
        "ship": NAMES,
        "call": rules.CALLS,
        "verdict": rules.VERDICTS,
        TEXT: NAMES,
    }
    decisions: ClassVar[Sequence[Decision]] = (
        rules.DrawShip.decision,
        rules.Signal.decision,
        rules.Watch.decision,
        rules.Guess.decision,
        rules.Judge.decision,
    )
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    option_list: ClassVar[Sequence[Option]] = (
        number("players", 2, 3, 4, 5, 6, 7, 8),
        number("nights", 3, 2, 4),
    )
    players: ClassVar[range] = range(2, 9)
    proposable: ClassVar[Collection[str]] = ("call",)
    constants: ClassVar[Mapping[str, Any]] = {"signal": {"letters": LONGEST}}

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return read_options(self.option_list, given)

    def seats(self, options: dict[str, Any]) -> int:
        return int(options["players"])

    def start(self, options: dict[str, Any]) -> Coast:
        s = Coast(self.seats(options), options["nights"])
        s.then(rules.NextNight())
        return s

    def view(self, options: dict[str, Any], seat: int) -> View:
        return View(seat=seat, players=self.seats(options), nights=options["nights"])

    def imaginer(self, view: View) -> Worlds:
        return Worlds(view)

    def result(self, state: Coast) -> Result:
        """LH-10: the same for all; if too few ships came home, nobody is first."""
        won = 2 * state.home >= state.nights
        seats = range(state.seats)
        places = tuple(1 if won else 2 for _ in seats)
        return Result(tuple(state.home for _ in seats), places, tuple(seats) if won else ())

    def place(self, options: dict[str, Any], position: Mapping[str, Any], rng: Rng) -> Coast:
        raise BadScenario("Lighthouse has no notation for positions.")

    def away(self, options: dict[str, Any], ask: Ask, rng: Rng) -> int | str:
        """Whoever is away neither calls nor speaks; else anything possible."""
        quiet = {"watch.call": rules.SILENT if rules.SILENT in ask.options else rules.LEAVE}
        return quiet.get(ask.decision, super().away(options, ask, rng))

    def lies(self, view: View, state: Coast) -> list[str]:
        return lies(view, state)

    def interchangeable(self, options: dict[str, Any]) -> list[tuple[str, list[int]]]:
        """All names are alike."""
        return [("ship", list(range(len(NAMES))))]


GAME = Lighthouse()
