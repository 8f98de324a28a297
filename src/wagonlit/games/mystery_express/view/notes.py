"""What a seat notes down: sights of cards, cards just placed, and that others have laid something aside."""

from msgspec import Struct

from wagonlit.core.event import SeatId
from wagonlit.games.mystery_express.events import CategoryId, ElementId

# The columns of the deduction sheet (section 7 of the rules), and where each leg's sights go.
COLUMNS = ("hand", "leg1", "leg2", "tunnel", "leg3", "leg4", "budapest", "leg5")
LEG_COLUMN = (1, 2, 4, 5, 7)
OWN_HAND = 0
TUNNEL = 3
BUDAPEST = 6


class Sight(Struct, frozen=True):
    """One sight of a face: when, by which event, which element, from where, to where."""

    column: int
    event: str
    element: ElementId
    source: int
    place: int
    step: int  # sights of one step share it: they are simultaneous
    proven: int  # how many different cards of this element were proven by then: 1 or 2
    proven_in_column: int  # the same by the sights of this column alone


class Placed(Struct, frozen=True):
    """A card just put on a discard: a power may look at it."""

    placer: SeatId
    category: CategoryId
    element: ElementId | None


class Sealed(Struct, frozen=True):
    """That a seat has laid something aside: a card, a side, or backs of the tunnel."""

    kind: str
    category: CategoryId | None = None
    value: int | None = None


class TelegramTally(Struct, frozen=True):
    """What a telegram is worth among equals: its right and wrong entries, and the points for them."""

    right: int
    wrong: int
    points: int


class CurrentEvent:
    """The event that is being folded: what is told by the same event in a row is simultaneous."""

    def __init__(self) -> None:
        self.name = ""
        self.repeated = False
        self.step = 0  # of the first event in the row

    def begin(self, name: str, step: int) -> None:
        self.repeated = name == self.name
        self.name = name
        # Handovers follow each other (ME-357), so each is a moment of its own.
        if not self.repeated or name == "CardHanded":
            self.step = step
