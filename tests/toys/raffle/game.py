"""The raffle as one value."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tests.toys.raffle import rules
from tests.toys.raffle.events import EVENTS, NONE, PLACES, PRIZES, SEATS, TICKETS, WISHES
from tests.toys.raffle.rules import Drum
from tests.toys.raffle.view import View
from wagonlit.core.errors import BadScenario
from wagonlit.core.event import Event
from wagonlit.core.frame import Decision
from wagonlit.core.game import Game, Result
from wagonlit.core.ids import set_of
from wagonlit.core.imagining import Imaginer
from wagonlit.core.options import Option, read_options
from wagonlit.core.rng import Rng
from wagonlit.kit.pile import Pile


class Worlds(Imaginer):
    """Gives everybody a ticket that nobody is known to have, and stacks the prizes."""

    def __init__(self, view: View) -> None:
        self.view = view

    def sample(self, rng: Rng) -> Drum:
        s = Drum()
        s.agenda = self.view.agenda
        s.wishes = [rng.below(len(WISHES)) if wish is None else wish for wish in self.view.wishes]
        s.left = [ticket for ticket in s.left if ticket not in self.view.tickets]
        for seat, ticket in enumerate(self.view.tickets):
            s.tickets[seat] = s.left.pop(rng.below(len(s.left))) if ticket is None else ticket
        s.prizes, s.taken = self._stacked(rng), self.view.taken
        return s

    def _stacked(self, rng: Rng) -> Pile:
        """What this guest has seen in its place; what only others have seen, any of the rest."""
        known = self.view.prizes
        pile = Pile(set_of([prize for prize in range(len(PRIZES)) if prize != self.view.taken]))
        left = [prize for prize in range(len(PRIZES)) if prize not in (*known, self.view.taken)]
        order = [left.pop(rng.below(len(left))) if prize is None else prize for prize in known]
        for prize in (prize for prize in order[1:] if prize != NONE):
            pile.settle(prize)
            pile.put_below()
        if order[0] != NONE:
            pile.settle(order[0])
        return pile


class Raffle(Game[dict[str, Any], Drum, View]):
    """More ids than fit into a set; always five players, so no option says how many."""

    id: ClassVar[str] = "raffle"
    version: ClassVar[int] = 1
    folder: ClassVar[Path] = Path(__file__).parent
    rule_prefix: ClassVar[str] = "RF"
    domains: ClassVar[Mapping[str, Sequence[str]]] = {
        "seat": tuple(str(seat) for seat in range(SEATS)),
        "ticket": tuple(f"no_{ticket}" for ticket in range(TICKETS)),
        "wish": WISHES,
        "prize": PRIZES,
        "place": PLACES,
    }
    decisions: ClassVar[Sequence[Decision]] = (
        rules.Deal.decision, rules.Decide.decision, rules.Settle.decision, rules.PutBack.decision,
    )  # fmt: skip
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    option_list: ClassVar[Sequence[Option]] = ()
    players: ClassVar[range] = range(SEATS, SEATS + 1)
    seats_option: ClassVar[str] = ""

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return read_options(self.option_list, given)

    def seats(self, options: dict[str, Any]) -> int:
        return SEATS

    def start(self, options: dict[str, Any]) -> Drum:
        s = Drum()
        s.then(rules.Deal(0))
        return s

    def view(self, options: dict[str, Any], seat: int) -> View:
        return View(seat=seat)

    def imaginer(self, view: View) -> Worlds:
        return Worlds(view)

    def result(self, state: Drum) -> Result:
        places = tuple(1 + sum(other > own for other in state.tickets) for own in state.tickets)
        return Result(tuple(state.tickets), places, (places.index(1),))

    def place(self, options: dict[str, Any], position: Mapping[str, Any], rng: Rng) -> Drum:
        raise BadScenario("The raffle has no notation for positions.")

    def parse_draw(self, state: Drum, decision: Decision, given: Any) -> int:
        """The number of a ticket among those left."""
        names = self.domains["ticket"]
        return state.left.index(names.index(given)) if given in names else int(given)

    def choice_name(self, state: Drum, decision: Decision, choice: int) -> str:
        by_number = decision.id == rules.Deal.decision.id
        return super().choice_name(state, decision, state.left[choice] if by_number else choice)

    def lies(self, view: View, state: Drum) -> list[str]:
        claims = [*zip(view.tickets, state.tickets), *zip(view.wishes, state.wishes)]
        claims += [*zip(view.prizes, state.prizes_in_order(), strict=True), (view.taken, state.taken)]
        return [f"{told}, but {true}" for told, true in claims if told not in (None, true)]

    def interchangeable(self, options: dict[str, Any]) -> list[tuple[str, list[int]]]:
        """All tickets are alike until they are shown, and so are prizes."""
        return [("ticket", list(range(TICKETS))), ("prize", list(range(len(PRIZES))))]


GAME = Raffle()
