"""What the deduction sheet enters by itself: a sign for every sight, in the column it belongs to."""

from wagonlit.games.mystery_express.pieces.cards import ELEMENTS
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND
from wagonlit.games.mystery_express.view.notes import COLUMNS, OWN_HAND, Sight

ONCE = "/"
GOT = "+"  # seen once: the card came to this seat
BOTH = "X"
WEIGHT = {"": 0, ONCE: 1, GOT: 2, BOTH: 3}


class Ink:
    """The signs by element and column, entered sight by sight.

    A cross stands where the sights of one column prove both copies; with `across_columns` also where
    those of earlier columns were needed for it. Both copies in one's own hand are crossed there.
    """

    def __init__(self, seat: int, across_columns: bool) -> None:
        self.cells = [[""] * len(COLUMNS) for _ in range(ELEMENTS)]
        self.kept = [0] * ELEMENTS  # cards that were dealt to this seat and never left it
        self._held = [0] * ELEMENTS  # cards that this seat has now
        self._own_places = (HAND + seat, DISCARD + seat)
        self._across_columns = across_columns

    def enter(self, sight: Sight) -> None:
        """One sight more."""
        element, dealt = sight.element, sight.column == OWN_HAND
        was_own, is_own = sight.source in self._own_places and not dealt, sight.place in self._own_places
        self._held[element] += is_own - was_own
        if dealt:
            self.kept[element] += 1
        elif was_own and not is_own:
            self.kept[element] = max(0, self.kept[element] - 1)
        if self._proven(sight, was_own) == 2:
            self._write(sight, BOTH)
        elif not was_own:  # showing or giving away a card of one's own is nothing new
            self._write(sight, GOT if is_own and not dealt else ONCE)
        if self._held[element] == 2:
            self.cells[element][OWN_HAND] = BOTH

    def _proven(self, sight: Sight, was_own: bool) -> int:
        """How many copies this sight proves, as far as the table lets the sheet conclude."""
        return sight.proven if self._across_columns and not was_own else sight.proven_in_column

    def _write(self, sight: Sight, sign: str) -> None:
        """A cross stays, and so does the sign of a card that came; a mere sight adds nothing to them."""
        cells, column = self.cells[sight.element], sight.column
        if WEIGHT[sign] > WEIGHT[cells[column]]:
            cells[column] = sign
