"""Lighthouse for a long winter: twelve nights, ships that pass, a notebook, and two bots."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from tests.table.variants.notebook import noted
from tests.toys.lighthouse.game import Lighthouse
from tests.toys.lighthouse.pieces import NAMES
from tests.toys.lighthouse.rules import CALLS
from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.frame import TEXT
from wagonlit.core.options import Option, number
from wagonlit.core.proposal import Proposal, Step
from wagonlit.core.view import View

PASSING = 6.0  # seconds for which people look at a ship that passes


class First:
    """Always answers the first thing possible."""

    def __init__(self, options: Any, seat: int, seed: int) -> None:
        pass

    def choose(self, view: View, ask: Ask) -> int | str:
        return NAMES[ask.options[0]] if ask.domain == TEXT else ask.options[0]


class Last(First):
    """Always answers the last thing possible."""

    def choose(self, view: View, ask: Ask) -> int | str:
        return NAMES[ask.options[-1]] if ask.domain == TEXT else ask.options[-1]


class Adviser(First):
    """Does what it is asked to, and would like the first seat to speak."""

    def __init__(self, options: Any, seat: int, seed: int) -> None:
        self.seat = seat
        self.asked_for: list[int] = []

    def weigh(self, proposals: Mapping[int, Proposal]) -> None:
        steps = [step for proposal in proposals.values() for step in proposal.steps]
        self.asked_for = [step.id for step in steps if step.seat == self.seat]

    def choose(self, view: View, ask: Ask) -> int | str:
        wanted = [id for id in self.asked_for if ask.domain == "call" and id in ask.options]
        return wanted[0] if wanted else super().choose(view, ask)

    def propose(self, view: View) -> Proposal:
        return Proposal([Step(0, "call", CALLS.index("speak"))], why=Told("Called", {"seat": self.seat}))


class Lookout(Lighthouse):
    """A longer game, for tests in which much must happen at one table."""

    id: ClassVar[str] = "lookout"
    option_list: ClassVar[Sequence[Option]] = (
        number("players", 3, 2, 4, 5, 6, 7, 8),
        number("nights", 12, *range(1, 12)),
    )
    bots: ClassVar[Mapping[str, Any]] = {"adviser": Adviser, "first": First, "last": Last}
    fleeting: ClassVar[Collection[str]] = ("NightOver",)

    def viewing_seconds(self, options: Any, told: Sequence[Told]) -> float:
        return PASSING if any(one.event == "NightOver" for one in told) else 0.0

    def noted(self, view: View, marks: Mapping[str, str], key: str, text: str) -> dict[str, str]:
        return noted(NAMES, marks, key, text)


GAME = Lookout()
