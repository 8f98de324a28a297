"""Masquerade as one value."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tests.toys.masquerade import events, rules
from tests.toys.masquerade.pieces import COLOURS, DEEDS, LET, MASKS, REPLIES, REST, SIDES
from tests.toys.masquerade.policy import Revellers
from tests.toys.masquerade.state import Ball
from tests.toys.masquerade.view import View
from tests.toys.masquerade.worlds import Worlds, lies
from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadScenario
from wagonlit.core.event import Event, Told
from wagonlit.core.frame import Decision
from wagonlit.core.game import Game, Insight, Result
from wagonlit.core.ids import lowest, single
from wagonlit.core.options import Option, number, read_options
from wagonlit.core.rng import Rng


class Masquerade(Game[dict[str, Any], Ball, View]):
    """Sealed choices, reactions to reactions, elimination; 3 to 6 players."""

    id: ClassVar[str] = "masquerade"
    version: ClassVar[int] = 1
    folder: ClassVar[Path] = Path(__file__).parent
    rule_prefix: ClassVar[str] = "MQ"
    domains: ClassVar[Mapping[str, Sequence[str]]] = {
        "seat": tuple(str(seat) for seat in range(6)),
        "mask": MASKS,
        "colour": COLOURS,
        "deed": DEEDS,
        "reply": REPLIES,
        "side": SIDES,
    }
    decisions: ClassVar[Sequence[Decision]] = (
        rules.Deal.decision,
        rules.DrawAside.decision,
        rules.ChooseDeed.decision,
        rules.NameTarget.decision,
        rules.React.decision,
        rules.NameMask.decision,
        rules.WriteCard.decision,
    )
    events: ClassVar[Sequence[type[Event]]] = events.EVENTS
    option_list: ClassVar[Sequence[Option]] = (number("players", 3, 4, 5, 6),)
    players: ClassVar[range] = range(3, 7)

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return read_options(self.option_list, given)

    def seats(self, options: dict[str, Any]) -> int:
        return int(options["players"])

    def start(self, options: dict[str, Any]) -> Ball:
        s = Ball(self.seats(options))
        s.then(rules.Deal(0))
        return s

    def view(self, options: dict[str, Any], seat: int) -> View:
        return View(seat=seat, players=self.seats(options))

    def imaginer(self, view: View) -> Worlds:
        return Worlds(view)

    def policy(self, options: dict[str, Any]) -> Revellers:
        return Revellers()

    def result(self, state: Ball) -> Result:
        scores = tuple(state.score(seat) for seat in range(state.seats))
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        return Result(scores, places, tuple(state.winners()))

    def place(self, options: dict[str, Any], position: Mapping[str, Any], rng: Rng) -> Ball:
        raise BadScenario("Masquerade has no notation for positions.")

    def hindsight(self, options: dict[str, Any], seat: int, told: Sequence[Told]) -> list[Insight]:
        """Whose mask this guest could have recognised before it was taken off."""
        view, found = self.view(options, seat), dict[int, Insight]()
        for place, one in enumerate(told):
            view.fold(one)
            for target in view.inside:
                if target not in (seat, *found) and single(view.may_be[target]):
                    says = {"target": target, "mask": lowest(view.may_be[target])}
                    found[target] = Insight(Told("MaskRecognisable", says), place)
        return list(found.values())

    def away(self, options: dict[str, Any], ask: Ask, rng: Rng) -> int | str:
        """Whoever is away rests, and lets things be; else anything possible."""
        replies = {"ball.deed": REST, "ball.react": LET}
        return replies.get(ask.decision, super().away(options, ask, rng))

    def lies(self, view: View, state: Ball) -> list[str]:
        return lies(view, state)

    def interchangeable(self, options: dict[str, Any]) -> list[tuple[str, list[int]]]:
        """Masks of one colour are alike; the colour itself can be seen alone (MQ-5)."""
        return [("mask", [3 * colour, 3 * colour + 1, 3 * colour + 2]) for colour in range(len(COLOURS))]


GAME = Masquerade()
