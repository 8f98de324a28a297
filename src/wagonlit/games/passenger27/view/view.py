"""What one seat knows of a hunt: folded from what it was told. What each event teaches is in `view/folds`."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from wagonlit.core.event import SeatId, Told
from wagonlit.core.view import By
from wagonlit.core.view import View as BaseView
from wagonlit.games.passenger27.events import (
    ActionId,
    IncidentId,
    InitiativeId,
    PassengerId,
    ReasonId,
    StationId,
    StepId,
    TraitId,
    TrickId,
)
from wagonlit.games.passenger27.options import Options
from wagonlit.games.passenger27.pieces.people import FEATURES, PASSENGERS
from wagonlit.games.passenger27.pieces.tricks import DISGUISE_CARDS
from wagonlit.games.passenger27.view.clues import Clues, traits_of
from wagonlit.games.passenger27.view.folds import FOLDS
from wagonlit.games.passenger27.view.notes import Departure, Exposed, Inquiry, Sight

SLOTS = 3


class View(BaseView):
    """What lies open, the seat's own cards, and what it has learnt; all fields may be sent to the seat."""

    options: Options
    round: int = 0
    station: StationId | None = None
    step: StepId | None = None  # None while everybody chooses
    incident: IncidentId | None = None
    played: list[IncidentId] = []
    living: list[SeatId] = []
    out: list[Departure] = []
    # The train. None: a card whose face this seat does not know.
    slots: Annotated[list[list[PassengerId | None]], By("slot")] = []
    face_up: list[PassengerId] = []  # cards in slots that everybody sees
    deck: int = 0
    deck_top: PassengerId | None = None
    deck_seen: bool = False  # somebody has looked at the top card
    deck_bottom: list[PassengerId | None] = []  # put there, the highest first
    discard: list[PassengerId] = []
    exposed: list[Exposed] = []
    innocents: list[Sight] = []
    # People.
    identities: Annotated[list[PassengerId | None], By("seat")] = []
    features: Annotated[list[list[TraitId | None]], By("seat", "feature")] = []  # learnt of others
    told: Annotated[list[list[bool]], By("seat", "feature")] = []  # what others were told of this seat
    inquiry: Inquiry | None = None
    # Cards.
    skills: Annotated[list[int], By("seat")] = []  # how many unused ones
    hand_skills: list[TrickId] = []
    known_skills: Annotated[list[list[TrickId]], By("seat")] = []  # seen by this seat in another's hand
    piles: Annotated[list[list[TrickId]], By("seat")] = []  # used skills
    used_cards: Annotated[list[list[ActionId]], By("seat")] = []  # one-shot action cards in the piles
    gone_skills: list[TrickId] = []  # left the game face up
    used: list[TrickId] = []  # skills that cannot be used again in this round
    selfish: SeatId | None = None
    disguises: Annotated[list[int], By("seat")] = []
    hand_disguises: list[TrickId] = []
    disguise_deck: int = DISGUISE_CARDS
    disguise_bottom: list[TrickId | None] = []
    disguise_discard: int = 0
    kept: Annotated[list[int], By("seat")] = []  # what Fool Me Twice will give back
    hand_kept: list[TrickId] = []
    inspected: list[TrickId | None] = []  # two disguises, of which one will be kept
    initiative: Annotated[list[InitiativeId | None], By("seat")] = []  # the last known value
    # This round. None: hidden, or not there.
    locked: list[SeatId] = []
    actions: Annotated[list[ActionId | None], By("seat")] = []
    shown: list[SeatId] = []  # whose action card lies face up
    blocked: list[SeatId] = []
    hand_blocked: ActionId | None = None
    spent: list[SeatId] = []  # whose Deception is spent
    honest: list[SeatId] = []  # whose hidden card cannot be a waiting Deception
    # What was written down in secret and, once it is opened, by everybody.
    writers: list[SeatId] = []
    names: Annotated[list[PassengerId | None], By("seat")] = []
    payers: list[SeatId] = []
    payments: Annotated[list[TrickId | None], By("seat")] = []
    savers: list[SeatId] = []
    saves: Annotated[list[TrickId | None], By("seat")] = []
    returners: list[SeatId] = []
    returns: Annotated[list[TrickId | None], By("seat")] = []
    winners: list[SeatId] = []
    reason: ReasonId | None = None

    def __post_init__(self) -> None:
        players = range(self.options.players)
        # Not a field, so it is never sent.
        self.__dict__["clues"] = Clues(self.seat, len(players), traits_of(self.options.passengers))
        self.living = list(players)
        self.slots = [[] for _ in range(SLOTS)]
        self.deck = PASSENGERS - len(players)
        self.features = [[None] * len(FEATURES) for _ in players]
        self.told = [[False] * len(FEATURES) for _ in players]
        for name in ("known_skills", "piles", "used_cards"):
            setattr(self, name, [[] for _ in players])
        for name in ("skills", "disguises", "kept"):
            setattr(self, name, [0 for _ in players])
        for name in ("identities", "initiative", "actions", "names", "payments", "saves", "returns"):
            setattr(self, name, [None for _ in players])

    @property
    def clues(self) -> Clues:
        """What it was told of who people are."""
        found: Clues = self.__dict__["clues"]
        return found

    @classmethod
    def folds(cls) -> Mapping[str, Callable[..., Any]]:
        return FOLDS

    def fold(self, told: Told) -> None:
        fold = FOLDS.get(told.event)
        if fold is not None:
            fold(self, **told.facts)
        self.clues.hear(told, self.round)
