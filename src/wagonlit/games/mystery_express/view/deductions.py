"""What one seat works out from the faces it saw: kept with its view, never sent."""

from wagonlit.games.mystery_express.pieces.cards import ELEMENTS
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND
from wagonlit.games.mystery_express.view.tracker import Tracker


class Deductions:
    """Where cards must be, who else has seen which elements, and how likely a second copy is."""

    def __init__(self, seat: int) -> None:
        self.own_places = (HAND + seat, DISCARD + seat)
        self.tracker = Tracker()
        # The same from what was seen in the current column of the sheet alone.
        self.column_tracker = Tracker()
        self._trackers = (self.tracker, self.column_tracker)
        # By element: the seats known to have seen it, as a set.
        self.known_to = bytearray(ELEMENTS)
        # By element: how well all that was seen fits with only one copy being in circulation.
        self.single_copy_weight = [1.0] * ELEMENTS

    def begin_column(self) -> None:
        """Another leg or city: from here on its column of the sheet fills."""
        self.column_tracker.forget()

    def dealt(self, element: int, place: int) -> None:
        self.single_copy_weight[element] *= 0.5
        self.found(element, place)

    def found(self, element: int, place: int) -> None:
        """A card lies here when the seat comes to the table, and it may see it."""
        for tracker in self._trackers:
            tracker.appears(element, place)

    def found_back(self, place: int, category: int, cards: int = 1) -> None:
        """Cards lie here of which only the back can be seen."""
        for tracker in self._trackers:
            tracker.add_back(place, category, cards)

    def moved(self, element: int, source: int, target: int, witnesses: tuple[int, ...]) -> None:
        """A card whose face the seat knows goes from one place to another."""
        self._weigh(element, source)
        for tracker in self._trackers:
            tracker.saw_move(element, source, target)
        self.shown_to(element, *witnesses)

    def moved_unseen(self, category: int, source: int, target: int) -> None:
        """A card of which the seat sees only the back goes from one place to another."""
        for tracker in self._trackers:
            tracker.unseen_move(category, source, target)

    def returned(self, seat: int, category: int) -> None:
        """All cards of that back go from a discard to its owner's hand."""
        for tracker in self._trackers:
            tracker.returned(seat, category)

    def glimpsed(self, element: int, place: int) -> None:
        """The seat looks at a card that stays where it is."""
        self._weigh(element, place)
        self.located(element, place)

    def located(self, element: int, place: int) -> None:
        """The seat knows that such a card lies there."""
        for tracker in self._trackers:
            tracker.sighted(element, place)

    def shown_to(self, element: int, *seats: int) -> None:
        for seat in seats:
            self.known_to[element] |= 1 << seat

    def _weigh(self, element: int, source: int) -> None:
        """The seat's own cards are known already, so they say nothing new."""
        if source not in self.own_places:
            self.single_copy_weight[element] *= self.tracker.odds(element, source)
