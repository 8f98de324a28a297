"""What one seat knows of a game of Mystery Express (ME-802): folded from what it was told.

What each event teaches stands in `view/folds`.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from wagonlit.core.event import SeatId, Told
from wagonlit.core.view import By, CountedFrom, Unread
from wagonlit.core.view import View as BaseView
from wagonlit.games.mystery_express.events import (
    ActionId,
    CarId,
    CategoryId,
    CharacterId,
    CityId,
    ElementId,
    PaceId,
    StackId,
)
from wagonlit.games.mystery_express.options import Options
from wagonlit.games.mystery_express.pieces.board import CARS, PACES
from wagonlit.games.mystery_express.pieces.cards import CRIME_CATEGORIES
from wagonlit.games.mystery_express.pieces.places import SPOTS, STACKS
from wagonlit.games.mystery_express.view.deductions import Deductions
from wagonlit.games.mystery_express.view.folds import FOLDS
from wagonlit.games.mystery_express.view.ink import Ink
from wagonlit.games.mystery_express.view.notes import (
    CurrentEvent,
    Placed,
    Sealed,
    Sight,
    TelegramTally,
)
from wagonlit.games.mystery_express.view.time_memory import TimeMemory
from wagonlit.games.mystery_express.view.tracker import Tracker


class View(BaseView):
    """Public facts, the seat's own cards, and what it noted; all fields are sent to the seat."""

    options: Options
    step: Annotated[int, Unread()] = 0
    leg: Annotated[int, CountedFrom(1)] = 0
    city: CityId = 0
    first: SeatId = -1
    active: SeatId = -1
    hours: int = 0
    taken: list[ActionId] = []
    search_failed: bool = False
    conductor: CarId = -1
    tokens: list[CarId] = []
    pace: PaceId = 0
    characters: Annotated[list[CharacterId], By("seat")] = []
    cars: Annotated[list[CarId], By("seat")] = []
    used: list[SeatId] = []
    boarded: list[StackId] = []
    hand_backs: Annotated[list[list[int]], By("seat", "category")] = []
    discard_backs: Annotated[list[list[CategoryId]], By("seat")] = []
    spots: Annotated[list[CategoryId | None], By("spot")] = []
    stacks: Annotated[list[list[int]], By("stack", "category")] = []
    hand: list[ElementId] = []
    discard: list[ElementId] = []
    unveiled: list[tuple[SeatId, ElementId]] = []
    placed: list[Placed] = []
    sealed: Annotated[list[Sealed | None], By("seat")] = []
    telegrams: Annotated[list[list[ElementId | None]], By("seat")] = []
    answers: Annotated[list[list[ElementId | None]], By("seat")] = []
    time_counts: list[list[int]] = []  # one tally a show, only where the table wants them
    solution: list[ElementId] = []
    winners: list[SeatId] = []
    telegram_tallies: Annotated[list[TelegramTally], By("seat")] = []  # once the telegrams are read

    def __post_init__(self) -> None:
        players = self.options.players
        self.pace = PACES.index(self.options.time_pace)
        # Not fields, so they are never sent.
        self.__dict__["deductions"] = Deductions(self.seat)
        self.__dict__["time_memory"] = TimeMemory()
        self.__dict__["current_event"] = CurrentEvent()
        self.__dict__["sights"] = []
        self.__dict__["ink"] = Ink(self.seat, across_columns=self.options.sheet_assist == "inference")
        self.characters = [-1] * players
        self.cars = [-1] * players
        self.tokens = list(range(len(CARS)))
        self.hand_backs = [[0] * CRIME_CATEGORIES for _ in range(players)]
        self.discard_backs = [[] for _ in range(players)]
        self.spots = [None] * SPOTS
        self.stacks = [[0] * CRIME_CATEGORIES for _ in range(STACKS)]
        self.sealed = [None] * players
        self.telegrams = [[] for _ in range(players)]
        self.answers = [[] for _ in range(players)]

    @property
    def deductions(self) -> Deductions:
        found: Deductions = self.__dict__["deductions"]
        return found

    @property
    def time_memory(self) -> TimeMemory:
        found: TimeMemory = self.__dict__["time_memory"]
        return found

    @property
    def tracker(self) -> Tracker:
        """What this seat can prove about the places of cards."""
        return self.deductions.tracker

    @property
    def sights(self) -> list[Sight]:
        """ME-808: every face that this seat has seen. Not sent: it follows from what was told."""
        found: list[Sight] = self.__dict__["sights"]
        return found

    @property
    def ink(self) -> Ink:
        """What the deduction sheet enters by itself."""
        found: Ink = self.__dict__["ink"]
        return found

    @property
    def current_event(self) -> CurrentEvent:
        """What is being folded now."""
        found: CurrentEvent = self.__dict__["current_event"]
        return found

    @classmethod
    def folds(cls) -> Mapping[str, Callable[..., Any]]:
        return FOLDS

    def fold(self, told: Told) -> None:
        self.step += 1
        self.current_event.begin(told.event, self.step)
        fold = FOLDS.get(told.event)
        if fold is not None:
            fold(self, **told.facts)
