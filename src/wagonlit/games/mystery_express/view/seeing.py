"""A seat's side of the table: what lies open, its own cards, and what it noted (ME-802)."""

from typing import Any

from wagonlit.core.view import View as BaseView
from wagonlit.games.mystery_express.options import Options
from wagonlit.games.mystery_express.pieces.cards import CRIME_CATEGORIES, ELEMENTS
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, SPOT, SPOTS, STACK, STACKS
from wagonlit.games.mystery_express.view.notes import LEG_COLUMN, Placed, Sealed, Sight
from wagonlit.games.mystery_express.view.tracker import Tracker


class Seeing(BaseView):
    """Public facts, the seat's own cards, and what it saw; how cards come and go."""

    options: Options
    step: int = 0
    leg: int = 0
    city: int = 0
    first: int = -1
    active: int = -1
    hours: int = 0
    taken: list[int] = []
    search_failed: bool = False
    conductor: int = -1
    tokens: list[int] = []
    pace: int = 0
    characters: list[int] = []
    cars: list[int] = []
    used: list[int] = []
    boarded: list[int] = []
    hand_backs: list[list[int]] = []
    discard_backs: list[list[int]] = []
    spots: list[int | None] = []
    stacks: list[list[int]] = []
    hand: list[int] = []
    discard: list[int] = []
    unveiled: list[tuple[int, int]] = []
    sights: list[Sight] = []
    placed: list[Placed] = []
    sealed: list[Sealed | None] = []
    telegrams: list[list[int | None]] = []
    answers: list[list[int | None]] = []
    time_counts: list[list[int]] = []  # one tally a show, only where the table wants them
    solution: list[int] = []
    winners: list[int] = []

    def __post_init__(self) -> None:
        players = self.options.players
        # Not fields, so never sent: the tracker, and the Time shows, which people must remember.
        self.__dict__.update(tracker=Tracker(), shows=[], show=[], last="", row=0)
        self.__dict__.update(exposed=[0] * ELEMENTS, evidence=[1.0] * ELEMENTS)
        self.characters = [-1] * players
        self.cars = [-1] * players
        self.tokens = list(range(6))
        self.hand_backs = [[0] * CRIME_CATEGORIES for _ in range(players)]
        self.discard_backs = [[] for _ in range(players)]
        self.spots = [None] * SPOTS
        self.stacks = [[0] * CRIME_CATEGORIES for _ in range(STACKS)]
        self.sealed = [None] * players
        self.telegrams = [[] for _ in range(players)]
        self.answers = [[] for _ in range(players)]
        self.taken, self.used, self.boarded, self.hand, self.discard = [], [], [], [], []
        self.unveiled, self.sights, self.placed, self.time_counts = [], [], [], []
        self.solution, self.winners = [], []

    @property
    def tracker(self) -> Tracker:
        """What this seat can prove about the places of cards."""
        found: Tracker = self.__dict__["tracker"]
        return found

    @property
    def shows(self) -> list[list[int]]:
        """ME-808: the times of each show as this seat saw them; for bots, never sent or logged."""
        found: list[list[int]] = self.__dict__["shows"]
        return found

    @property
    def deck_order(self) -> list[int] | None:
        """The Time deck as it was turned up in Strasbourg: where it is not shuffled again, it stays so."""
        found: list[int] | None = self.__dict__.get("deck_order")
        return found

    @property
    def exposed(self) -> list[int]:
        """By element: the seats that have seen it, as far as this seat knows."""
        found: list[int] = self.__dict__["exposed"]
        return found

    @property
    def evidence(self) -> list[float]:
        """By element: how well all sights fit with only one copy being about, as a weight."""
        found: list[float] = self.__dict__["evidence"]
        return found

    def fold(self, told: Any) -> None:
        self.step += 1
        # Sights of one step: the same event told in a row. Handovers follow each other (ME-357).
        if told.event != self.__dict__["last"] or told.event == "CardHanded":
            self.__dict__["row"] = self.step
        super().fold(told)
        self.__dict__["last"] = told.event

    # Bookkeeping

    def _column(self) -> int:
        return LEG_COLUMN[self.leg]

    def _saw(self, event: str, element: int, source: int, place: int, column: int | None = None) -> None:
        """ME-808: a sight, noted to be read again at any time."""
        when = self._column() if column is None else column
        proven = self.tracker.seen(element)
        step = self.__dict__["row"]
        self.sights.append(Sight(when, event, element, source, place, step, proven))

    def _leaves(self, place: int, category: int, element: int | None) -> None:
        """A card goes from this place: the public counts, and the own cards."""
        if place < DISCARD:
            self.hand_backs[place][category] -= 1
            if place == self.seat and element is not None:
                self.hand.remove(element)
        elif SPOT <= place < STACK:
            self.spots[place - SPOT] = None
        elif place >= STACK:
            self.stacks[place - STACK][category] -= 1

    def _lies(self, place: int, category: int, element: int | None) -> None:
        """A card comes to lie here; on a discard its back is the topmost (ME-205)."""
        if place < DISCARD:
            self.hand_backs[place][category] += 1
            if place == self.seat and element is not None:
                self.hand.append(element)
        elif place < SPOT:
            self.discard_backs[place - DISCARD].append(category)
            if place - DISCARD == self.seat and element is not None:
                self.discard.append(element)
        elif place < STACK:
            self.spots[place - SPOT] = category

    def _moves(
        self, event: str, category: int, element: int | None, source: int, target: int, *eyes: int
    ) -> None:
        """A card goes from one place to another; this seat may or may not know its face."""
        if element is None:
            self.tracker.unseen_move(category, source, target)
        else:
            self._weigh(element, source)
            self.tracker.saw_move(element, source, target)
            self._saw(event, element, source, target)
            self._exposes(element, *eyes)
        self._leaves(source, category, element)
        self._lies(target, category, element)

    def _weigh(self, element: int, source: int) -> None:
        """Own cards are known, so they say nothing new."""
        if source not in (HAND + self.seat, DISCARD + self.seat):
            self.evidence[element] *= self.tracker.odds(element, source)

    def _exposes(self, element: int, *eyes: int) -> None:
        for seat in eyes:
            self.exposed[element] |= 1 << seat

    def _puts(self, event: str, placer: int, category: int, element: int | None) -> None:
        """ME-603: cards of one step can be looked at; what lay there before no longer can."""
        if self.__dict__["last"] != event:
            self.placed = []
        self.placed.append(Placed(placer, category, element))
