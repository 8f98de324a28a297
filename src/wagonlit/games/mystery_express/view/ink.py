"""What the deduction sheet enters by itself: a sign for every sight, in the column it belongs to."""

from array import array
from collections.abc import Sequence

from wagonlit.games.mystery_express.pieces.cards import ELEMENTS
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND
from wagonlit.games.mystery_express.view.notes import COLUMNS, OWN_HAND, Sight

ONCE = "/"
GOT = "+"  # seen once: the card came to this seat
BOTH = "X"
SIGNS = ("", ONCE, GOT, BOTH)  # each outweighs those before it
WIDTH = len(COLUMNS)


class Ink:
    """The signs by element and column, entered sight by sight.

    A cross stands where the sights of one column prove both copies; with `across_columns` also where
    those of earlier columns were needed for it. Both copies in one's own hand are crossed there.
    Every seat of every table has one: so it is a few bytes, and only what is new is entered.
    """

    def __init__(self, seat: int, across_columns: bool) -> None:
        self._signs = bytearray(ELEMENTS * WIDTH)  # by row and column, as indexes of SIGNS
        self.kept = bytearray(ELEMENTS)  # cards that were dealt to this seat and never left it
        self._held = array("b", bytes(ELEMENTS))  # cards that this seat has now
        self._own_places = (HAND + seat, DISCARD + seat)
        self._across_columns = across_columns
        self._entered = 0

    def rows(self) -> list[bytes]:
        """The signs of each element by column, as indexes of SIGNS."""
        signs = bytes(self._signs)
        return [signs[start : start + WIDTH] for start in range(0, len(signs), WIDTH)]

    def follow(self, sights: Sequence[Sight]) -> None:
        """Enter those that are new: sights are only ever added."""
        for sight in sights[self._entered :]:
            self._enter(sight)
        self._entered = len(sights)

    def _enter(self, sight: Sight) -> None:
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
            self._signs[element * WIDTH + OWN_HAND] = SIGNS.index(BOTH)

    def _proven(self, sight: Sight, was_own: bool) -> int:
        """How many copies this sight proves, as far as the table lets the sheet conclude."""
        return sight.proven if self._across_columns and not was_own else sight.proven_in_column

    def _write(self, sight: Sight, sign: str) -> None:
        """A cross stays, and so does the sign of a card that came; a mere sight adds nothing to them."""
        cell = sight.element * WIDTH + sight.column
        self._signs[cell] = max(self._signs[cell], SIGNS.index(sign))
