"""What can be told in Mystery Express. The class's name is the key of its text."""

from typing import Annotated, ClassVar

from wagonlit.core.event import Event, SeatId, Secret

ElementId = Annotated[int, "element"]
CategoryId = Annotated[int, "category"]
CarId = Annotated[int, "car"]
CityId = Annotated[int, "city"]
ActionId = Annotated[int, "action"]
CharacterId = Annotated[int, "character"]
SideId = Annotated[int, "side"]
StackId = Annotated[int, "stack"]
SpotId = Annotated[int, "spot"]
PaceId = Annotated[int, "pace"]
EnigmasId = Annotated[int, "enigmas"]


class WhistleGiven(Event, frozen=True):
    rule: ClassVar[str] = "ME-102"
    seat: SeatId


class CharacterTaken(Event, frozen=True):
    rule: ClassVar[str] = "ME-002"
    seat: SeatId
    character: CharacterId


class CarEntered(Event, frozen=True):
    rule: ClassVar[str] = "ME-003"
    seat: SeatId
    car: CarId


class SolutionHidden(Event, frozen=True):
    rule: ClassVar[str] = "ME-005"
    category: CategoryId


class CardDealt(Event, frozen=True):
    rule: ClassVar[str] = "ME-007"
    aside: ClassVar[bool] = True
    seat: SeatId
    category: CategoryId
    card: Secret[ElementId]


class SpotFilled(Event, frozen=True):
    rule: ClassVar[str] = "ME-008"
    spot: SpotId
    category: CategoryId


class StackFilled(Event, frozen=True):
    rule: ClassVar[str] = "ME-008"
    stack: StackId
    category: CategoryId


class ConductorMoved(Event, frozen=True):
    rule: ClassVar[str] = "ME-407"
    car: CarId


class LegBegun(Event, frozen=True):
    rule: ClassVar[str] = "ME-101"
    begins_chapter: ClassVar[bool] = True
    leg: int
    hours: int


class TurnBegun(Event, frozen=True):
    rule: ClassVar[str] = "ME-105"
    begins_chapter: ClassVar[bool] = True
    seat: SeatId
    hours: int


class TurnEnded(Event, frozen=True):
    rule: ClassVar[str] = "ME-108"
    aside: ClassVar[bool] = True
    seat: SeatId


class ActionTaken(Event, frozen=True):
    rule: ClassVar[str] = "ME-104"
    seat: SeatId
    action: ActionId
    car: CarId


class HoursSpent(Event, frozen=True):
    rule: ClassVar[str] = "ME-106"
    aside: ClassVar[bool] = True
    seat: SeatId
    hours: int
    left: int


class CategoryNamed(Event, frozen=True):
    rule: ClassVar[str] = "ME-207"
    aside: ClassVar[bool] = True
    seat: SeatId
    category: CategoryId


class PlayerNamed(Event, frozen=True):
    """Whose compartment is searched, or who takes cards back."""

    seat: SeatId
    target: SeatId
    action: ActionId


class CompanyNamed(Event, frozen=True):
    """The guests of the Dining Car, or the two partners of the Smoking Car."""

    seat: SeatId
    company: tuple[SeatId, ...]
    action: ActionId


class GuestAsked(Event, frozen=True):
    rule: ClassVar[str] = "ME-331"
    seat: SeatId
    guest: SeatId
    category: CategoryId


class SideNamed(Event, frozen=True):
    rule: ClassVar[str] = "ME-351"
    seat: SeatId
    side: SideId


class StackNamed(Event, frozen=True):
    rule: ClassVar[str] = "ME-322"
    seat: SeatId
    stack: StackId


class SlotNamed(Event, frozen=True):
    rule: ClassVar[str] = "ME-366"
    seat: SeatId
    slot: int


class CardsGripped(Event, frozen=True):
    rule: ClassVar[str] = "ME-312"
    target: SeatId
    category: CategoryId
    cards: int


class CardPicked(Event, frozen=True):
    """A card laid aside in secret until all picks are in. The category is None where it is free."""

    rule: ClassVar[str] = "ME-207"
    seat: SeatId
    category: CategoryId | None
    card: Secret[ElementId]


class CardShown(Event, frozen=True):
    """Dining Car: to the viewer alone, then on the owner's discard."""

    rule: ClassVar[str] = "ME-332"
    shows: ClassVar[str] = "card"
    shown_to: ClassVar[str] = "viewer"
    owner: SeatId
    viewer: SeatId
    category: CategoryId
    card: Secret[ElementId]


class CardRevealed(Event, frozen=True):
    """Lounge Car: to everybody, then on the owner's discard."""

    rule: ClassVar[str] = "ME-342"
    shows: ClassVar[str] = "card"
    shown_by: ClassVar[str] = "owner"
    owner: SeatId
    category: CategoryId
    card: ElementId


class CardHanded(Event, frozen=True):
    """Passenger Car: one handover of a card that came from the hand of `origin`."""

    rule: ClassVar[str] = "ME-352"
    shows: ClassVar[str] = "card"
    shown_to: ClassVar[str] = "taker"
    giver: SeatId
    taker: SeatId
    origin: SeatId
    kept: bool
    category: CategoryId
    card: Secret[ElementId]


class CardGiven(Event, frozen=True):
    """Smoking Car: from hand to the taker's discard."""

    rule: ClassVar[str] = "ME-372"
    shows: ClassVar[str] = "card"
    shown_to: ClassVar[str] = "taker"
    giver: SeatId
    taker: SeatId
    category: CategoryId
    card: Secret[ElementId]


class CardStolen(Event, frozen=True):
    rule: ClassVar[str] = "ME-365"
    shows: ClassVar[str] = "card"
    shown_to: ClassVar[str] = "thief"
    thief: SeatId
    target: SeatId
    category: CategoryId
    card: Secret[ElementId]


class BagHidden(Event, frozen=True):
    rule: ClassVar[str] = "ME-362"
    seat: SeatId
    side: Secret[SideId]


class BagOpened(Event, frozen=True):
    rule: ClassVar[str] = "ME-362"
    seat: SeatId
    target: SeatId
    guess: SideId
    side: SideId
    right: bool


class PassengerHelped(Event, frozen=True):
    """Madam: a card of a passenger's stack, put on the seat's discard."""

    rule: ClassVar[str] = "ME-323"
    shows: ClassVar[str] = "card"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    stack: StackId
    category: CategoryId
    card: Secret[ElementId]


class SpotTaken(Event, frozen=True):
    """Chat: the conductor's card, put on the seat's discard."""

    rule: ClassVar[str] = "ME-404"
    shows: ClassVar[str] = "card"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    spot: SpotId
    category: CategoryId
    card: Secret[ElementId]


class SpotRefilled(Event, frozen=True):
    rule: ClassVar[str] = "ME-404"
    seat: SeatId
    spot: SpotId
    category: CategoryId
    card: Secret[ElementId]


class PowerUsed(Event, frozen=True):
    """`place` counts from the top of the owner's discard, 0 being the top card."""

    rule: ClassVar[str] = "ME-601"
    shows: ClassVar[str] = "card"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    owner: SeatId
    place: int
    category: CategoryId
    card: Secret[ElementId]


class PowerKept(Event, frozen=True):
    rule: ClassVar[str] = "ME-603"
    seat: SeatId


class DiscardsTakenBack(Event, frozen=True):
    rule: ClassVar[str] = "ME-203"
    leg: int


class TrainArrived(Event, frozen=True):
    rule: ClassVar[str] = "ME-501"
    begins_chapter: ClassVar[bool] = True
    city: CityId


class PassengerBoarded(Event, frozen=True):
    rule: ClassVar[str] = "ME-521"
    stack: StackId


class PaceSet(Event, frozen=True):
    rule: ClassVar[str] = "ME-516"
    seat: SeatId
    pace: PaceId


class ShowBegun(Event, frozen=True):
    rule: ClassVar[str] = "ME-511"
    begins_chapter: ClassVar[bool] = True
    city: CityId
    pace: PaceId


class TimeShown(Event, frozen=True):
    """One card of an open show, on its pile (0 … 2)."""

    rule: ClassVar[str] = "ME-513"
    place: int
    pile: int
    time: ElementId


class PileLooked(Event, frozen=True):
    """Vienna: the pile in front of one player in one round."""

    rule: ClassVar[str] = "ME-514"
    seat: SeatId
    round: int
    size: int
    times: Secret[tuple[ElementId, ...]]


class ShowEnded(Event, frozen=True):
    rule: ClassVar[str] = "ME-512"
    city: CityId


class BackChosen(Event, frozen=True):
    """Tunnel: whose back is meant is known to the chooser alone until all have chosen."""

    rule: ClassVar[str] = "ME-531"
    seat: SeatId
    side: SideId
    category: Secret[CategoryId]


class TunnelLook(Event, frozen=True):
    rule: ClassVar[str] = "ME-531"
    shows: ClassVar[str] = "card"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    owner: SeatId
    category: CategoryId
    card: Secret[ElementId]


class TelegramWritten(Event, frozen=True):
    rule: ClassVar[str] = "ME-541"
    seat: SeatId
    category: CategoryId
    entry: Secret[ElementId]


class CardUnveiled(Event, frozen=True):
    """Budapest: face up on the board's edge until the end."""

    rule: ClassVar[str] = "ME-551"
    shows: ClassVar[str] = "card"
    shown_by: ClassVar[str] = "seat"
    seat: SeatId
    card: ElementId


class AnswerWritten(Event, frozen=True):
    rule: ClassVar[str] = "ME-701"
    seat: SeatId
    category: CategoryId
    entry: Secret[ElementId]


class SolutionUnmasked(Event, frozen=True):
    rule: ClassVar[str] = "ME-803"
    category: CategoryId
    element: ElementId


class AnswerRead(Event, frozen=True):
    rule: ClassVar[str] = "ME-702"
    seat: SeatId
    answer: tuple[ElementId, ...]
    right: int


class TelegramRead(Event, frozen=True):
    rule: ClassVar[str] = "ME-704"
    seat: SeatId
    telegram: tuple[ElementId, ...]
    right: int
    wrong: int


class GameWon(Event, frozen=True):
    """The crime as it was, and what those who won have found out about it, taken together."""

    rule: ClassVar[str] = "ME-703"
    concludes: ClassVar[bool] = True
    winners: tuple[SeatId, ...]
    score: int
    tied: bool
    found: EnigmasId
    mo: ElementId
    suspect: ElementId
    motive: ElementId
    location: ElementId
    time: ElementId


class CategorySettled(Event, frozen=True):
    """Told afterwards, to one seat: since then it could have known what was hidden in a category."""

    category: CategoryId
    element: ElementId
    leg: int
    city: CityId
    arrived: bool  # in that city, not on the way from it


class NeverSettled(Event, frozen=True):
    """Told afterwards, to one seat: what it could not have known."""

    open: EnigmasId


class PositionSet(Event, frozen=True):
    """A game that begins in the middle: all that lies open, and each seat's own cards."""

    leg: int
    first: SeatId
    active: SeatId
    hours: int
    taken: tuple[ActionId, ...]
    characters: tuple[CharacterId, ...]
    conductor: CarId
    tokens: tuple[CarId, ...]
    used: tuple[SeatId, ...]
    hand_backs: tuple[tuple[int, ...], ...]
    discard_backs: tuple[tuple[CategoryId, ...], ...]
    spots: tuple[CategoryId | None, ...]
    stacks: tuple[tuple[int, ...], ...]
    unveiled: tuple[ElementId, ...]
    hands: tuple[Secret[tuple[ElementId, ...]], ...]
    discards: tuple[Secret[tuple[ElementId, ...]], ...]
    telegrams: tuple[Secret[tuple[ElementId, ...]], ...]  # none before they are written


EVENTS = {kind.__name__: kind for kind in Event.__subclasses__() if kind.__module__ == __name__}
