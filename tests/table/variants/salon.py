"""Masquerade in which only some masks can turn a look round: a question that could betray the mask."""

from collections.abc import Sequence
from typing import Any, ClassVar

from tests.toys.masquerade import rules
from tests.toys.masquerade.game import Masquerade
from tests.toys.masquerade.pieces import LET, TURN, colour
from tests.toys.masquerade.state import Ball
from wagonlit.core.frame import Decision, Frame, Seat
from wagonlit.core.ids import Ids, lowest, only

RED = 0  # masks of this colour have no fan to hide behind


class Shy(rules.React):
    """Asked of whoever is looked at, whatever their mask: to be asked tells nothing."""

    decision = Decision("ball.react", "reply", "MQ-4", facts={"rival": "seat"}, discreet=True)

    def options(self, s: Ball, seat: Seat) -> Ids:
        return only(LET) if colour(s.masks[seat]) == RED else only(LET) | only(TURN)


class DimBall(Ball):
    """The same truth; reactions are shy."""

    def then(self, first: Frame, second: Frame | None = None) -> None:
        if type(first) is rules.React:
            first = Shy(lowest(first.who), first.actor, first.target, first.hidden)
        super().then(first, second)

    def clone(self) -> "DimBall":
        plain, twin = super().clone(), DimBall(self.seats)
        twin.__dict__.update(plain.__dict__)
        twin.agenda = plain.agenda  # in the compiled build it lies elsewhere
        return twin


class Salon(Masquerade):
    """Discreet questions, some of which leave no choice."""

    id: ClassVar[str] = "salon"
    decisions: ClassVar[Sequence[Decision]] = tuple(
        Shy.decision if one.id == Shy.decision.id else one for one in Masquerade.decisions
    )

    def seconds_for(self, options: dict[str, Any], decision: str) -> float | None:
        """A look is parried quickly, and farewell cards are written at leisure."""
        return {"ball.react": 20.0, "card.colour": 0.0}.get(decision)

    def start(self, options: dict[str, Any]) -> DimBall:
        s = DimBall(self.seats(options))
        s.then(rules.Deal(0))
        return s


GAME = Salon()
