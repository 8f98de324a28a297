"""What one seat works out from the faces it saw: kept with its view, never sent."""

from wagonlit.games.mystery_express.pieces.cards import ELEMENTS
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND
from wagonlit.games.mystery_express.view.tracker import Tracker


class Deductions:
    """Where cards must be, who else has seen which elements, and how likely a second copy is."""

    def __init__(self, seat: int) -> None:
        self.own_places = (HAND + seat, DISCARD + seat)
        self.tracker = Tracker()
        # By element: the seats known to have seen it, as a set.
        self.known_to = [0] * ELEMENTS
        # By element: how well all that was seen fits with only one copy being in circulation.
        self.single_copy_weight = [1.0] * ELEMENTS

    def dealt(self, element: int, place: int) -> None:
        self.single_copy_weight[element] *= 0.5
        self.tracker.appears(element, place)

    def moved(self, element: int, source: int, target: int, witnesses: tuple[int, ...]) -> None:
        """A card whose face the seat knows goes from one place to another."""
        self._weigh(element, source)
        self.tracker.saw_move(element, source, target)
        self.shown_to(element, *witnesses)

    def glimpsed(self, element: int, place: int) -> None:
        """The seat looks at a card that stays where it is."""
        self._weigh(element, place)
        self.tracker.sighted(element, place)

    def shown_to(self, element: int, *seats: int) -> None:
        for seat in seats:
            self.known_to[element] |= 1 << seat

    def _weigh(self, element: int, source: int) -> None:
        """The seat's own cards are known already, so they say nothing new."""
        if source not in self.own_places:
            self.single_copy_weight[element] *= self.tracker.odds(element, source)
