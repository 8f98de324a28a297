"""What can be told in 27th Passenger. The class's name is the key of its text."""

from typing import Annotated, ClassVar

from wagonlit.core.event import Event, SeatId, Secret

PassengerId = Annotated[int, "passenger"]
ActionId = Annotated[int, "action"]
TrickId = Annotated[int, "trick"]
FeatureId = Annotated[int, "feature"]
TraitId = Annotated[int, "trait"]
SlotId = Annotated[int, "slot"]
EndId = Annotated[int, "pile_end"]
InitiativeId = Annotated[int, "initiative"]
IncidentId = Annotated[int, "incident"]
StationId = Annotated[int, "station"]
StepId = Annotated[int, "stage"]
PurposeId = Annotated[int, "purpose"]
CauseId = Annotated[int, "cause"]
ReasonId = Annotated[int, "reason"]
VolleyId = Annotated[int, "volley"]


# Setting up, and the station


class IdentityDealt(Event, frozen=True):
    rule: ClassVar[str] = "TP-104"
    seat: SeatId
    passenger: Secret[PassengerId]


class SkillDealt(Event, frozen=True):
    rule: ClassVar[str] = "TP-106"
    aside: ClassVar[bool] = True
    seat: SeatId
    skill: Secret[TrickId]


class InitiativeDealt(Event, frozen=True):
    rule: ClassVar[str] = "TP-108"
    aside: ClassVar[bool] = True
    seat: SeatId
    initiative: Secret[InitiativeId]


class RoundBegun(Event, frozen=True):
    rule: ClassVar[str] = "TP-201"
    begins_chapter: ClassVar[bool] = True
    round: int
    station: StationId


class PassengersRevealed(Event, frozen=True):
    rule: ClassVar[str] = "TP-202"
    passengers: tuple[PassengerId, ...]


class GroupsMoved(Event, frozen=True):
    rule: ClassVar[str] = "TP-202"
    aside: ClassVar[bool] = True


class PassengersLaid(Event, frozen=True):
    rule: ClassVar[str] = "TP-202"
    number: int


class IncidentRevealed(Event, frozen=True):
    rule: ClassVar[str] = "TP-202"
    incident: IncidentId


class PassengerTurnedUp(Event, frozen=True):
    rule: ClassVar[str] = "TP-113"
    passenger: PassengerId


class ActionBlocked(Event, frozen=True):
    rule: ClassVar[str] = "TP-810"
    seat: SeatId
    action: Secret[ActionId]


# Choosing, initiative


class ActionChosen(Event, frozen=True):
    rule: ClassVar[str] = "TP-301"
    seat: SeatId
    action: Secret[ActionId]


class ActionRevealed(Event, frozen=True):
    rule: ClassVar[str] = "TP-303"
    seat: SeatId
    action: ActionId


class StepBegun(Event, frozen=True):
    rule: ClassVar[str] = "TP-302"
    aside: ClassVar[bool] = True
    step: StepId


class InitiativeShown(Event, frozen=True):
    rule: ClassVar[str] = "TP-304"
    seat: SeatId
    initiative: InitiativeId


class InitiativePicked(Event, frozen=True):
    rule: ClassVar[str] = "TP-306"
    seat: SeatId
    initiative: InitiativeId


class RoundEnded(Event, frozen=True):
    rule: ClassVar[str] = "TP-308"
    aside: ClassVar[bool] = True
    round: int


# Investigation


class TargetNamed(Event, frozen=True):
    rule: ClassVar[str] = "TP-401"
    seat: SeatId
    target: SeatId
    action: ActionId | None


class DeceptionOpened(Event, frozen=True):
    rule: ClassVar[str] = "TP-403"
    seat: SeatId
    rival: SeatId
    cancels: bool


class FeatureAsked(Event, frozen=True):
    rule: ClassVar[str] = "TP-406"
    seat: SeatId
    target: SeatId
    feature: Secret[FeatureId]


class FeatureAnswered(Event, frozen=True):
    rule: ClassVar[str] = "TP-407"
    shows: ClassVar[str] = "trait"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    target: SeatId
    trait: Secret[TraitId]


class FeatureExchanged(Event, frozen=True):
    rule: ClassVar[str] = "TP-408"
    shows: ClassVar[str] = "trait"
    shown_to: ClassVar[str] = "target"
    seat: SeatId
    target: SeatId
    trait: Secret[TraitId]


class InvestigationDisguised(Event, frozen=True):
    rule: ClassVar[str] = "TP-407"
    seat: SeatId
    target: SeatId
    disguise: Secret[TrickId]


class InvestigationCollared(Event, frozen=True):
    rule: ClassVar[str] = "TP-407"
    seat: SeatId
    target: SeatId
    skill: TrickId


class ActionDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "TP-409"
    aside: ClassVar[bool] = True
    seat: SeatId
    action: ActionId


class CounterBegun(Event, frozen=True):
    rule: ClassVar[str] = "TP-705"
    seat: SeatId
    target: SeatId


class DisguiseSought(Event, frozen=True):
    rule: ClassVar[str] = "TP-706"
    seat: SeatId


# Skills and disguises


class SkillUsed(Event, frozen=True):
    rule: ClassVar[str] = "TP-804"
    seat: SeatId
    skill: TrickId


class SkillDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "TP-804"
    seat: SeatId
    skill: TrickId
    purpose: PurposeId


class SkillsReturned(Event, frozen=True):
    rule: ClassVar[str] = "TP-809"
    seat: SeatId
    skills: tuple[TrickId, ...]


class ActionsReturned(Event, frozen=True):
    rule: ClassVar[str] = "TP-809"
    seat: SeatId
    actions: tuple[ActionId, ...]


class SkillReturnChosen(Event, frozen=True):
    rule: ClassVar[str] = "TP-810"
    aside: ClassVar[bool] = True
    seat: SeatId
    skill: Secret[TrickId]


class SkillsShown(Event, frozen=True):
    rule: ClassVar[str] = "TP-510"
    seat: SeatId
    target: SeatId
    skills: Secret[tuple[TrickId, ...]]


class SkillTaken(Event, frozen=True):
    rule: ClassVar[str] = "TP-510"
    seat: SeatId
    target: SeatId
    skill: Secret[TrickId]


class SkillLeft(Event, frozen=True):
    rule: ClassVar[str] = "TP-510"
    seat: SeatId
    target: SeatId


class DisguiseDrawn(Event, frozen=True):
    rule: ClassVar[str] = "TP-802"
    seat: SeatId
    disguise: Secret[TrickId]


class DisguiseInspected(Event, frozen=True):
    rule: ClassVar[str] = "TP-706"
    seat: SeatId
    disguise: Secret[TrickId]


class DisguiseKept(Event, frozen=True):
    rule: ClassVar[str] = "TP-706"
    seat: SeatId
    disguise: Secret[TrickId]


class DisguisePutBelow(Event, frozen=True):
    rule: ClassVar[str] = "TP-706"
    seat: SeatId
    disguise: Secret[TrickId]


class DisguiseDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "TP-803"
    seat: SeatId
    disguise: Secret[TrickId]
    purpose: PurposeId


class DisguiseStolen(Event, frozen=True):
    rule: ClassVar[str] = "TP-810"
    shows: ClassVar[str] = "disguise"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    target: SeatId
    disguise: Secret[TrickId]


class DisguiseReturned(Event, frozen=True):
    rule: ClassVar[str] = "TP-810"
    seat: SeatId
    disguise: Secret[TrickId]


class DisguisesReshuffled(Event, frozen=True):
    rule: ClassVar[str] = "TP-802"
    number: int


# Intrigue


class SlotLooked(Event, frozen=True):
    rule: ClassVar[str] = "TP-602"
    shows: ClassVar[str] = "passengers"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    slot: SlotId
    passengers: Secret[tuple[PassengerId, ...]]


class TopSeen(Event, frozen=True):
    rule: ClassVar[str] = "TP-603"
    shows: ClassVar[str] = "passenger"
    shown_to: ClassVar[str] = "seat"
    seat: SeatId
    passenger: Secret[PassengerId]


class TopPut(Event, frozen=True):
    rule: ClassVar[str] = "TP-603"
    seat: SeatId
    end: EndId


class IntimidationSkipped(Event, frozen=True):
    rule: ClassVar[str] = "TP-604"
    seat: SeatId


# Assassination


class AimTaken(Event, frozen=True):
    rule: ClassVar[str] = "TP-503"
    shooters: tuple[SeatId, ...]
    volley: VolleyId


class ShotFizzled(Event, frozen=True):
    rule: ClassVar[str] = "TP-504"
    seat: SeatId


class PaymentChosen(Event, frozen=True):
    rule: ClassVar[str] = "TP-512"
    aside: ClassVar[bool] = True
    seat: SeatId
    payment: Secret[TrickId]


class NameWritten(Event, frozen=True):
    rule: ClassVar[str] = "TP-504"
    seat: SeatId
    passenger: Secret[PassengerId]


class NamesCalled(Event, frozen=True):
    rule: ClassVar[str] = "TP-504"
    shooters: tuple[SeatId, ...]
    names: tuple[PassengerId, ...]


class ShotHit(Event, frozen=True):
    rule: ClassVar[str] = "TP-505"
    seat: SeatId
    target: SeatId
    passenger: PassengerId


class ShotMissed(Event, frozen=True):
    rule: ClassVar[str] = "TP-506"
    seat: SeatId
    passenger: PassengerId


class SaveChosen(Event, frozen=True):
    rule: ClassVar[str] = "TP-507"
    aside: ClassVar[bool] = True
    seat: SeatId
    skill: Secret[TrickId]


class PlayerOut(Event, frozen=True):
    rule: ClassVar[str] = "TP-520"
    shows: ClassVar[str] = "passenger"
    shown_by: ClassVar[str] = "seat"
    seat: SeatId
    passenger: PassengerId
    cause: CauseId
    by: tuple[SeatId, ...]
    round: int
    step: StepId


# The end


class HuntOver(Event, frozen=True):
    rule: ClassVar[str] = "TP-904"
    concludes: ClassVar[bool] = True
    winners: tuple[SeatId, ...]
    reason: ReasonId


class IdentityShown(Event, frozen=True):
    rule: ClassVar[str] = "TP-904"
    seat: SeatId
    passenger: PassengerId


class HandShown(Event, frozen=True):
    rule: ClassVar[str] = "TP-904"
    aside: ClassVar[bool] = True
    seat: SeatId
    skills: tuple[TrickId, ...]
    disguises: tuple[TrickId, ...]


class TrainSearched(Event, frozen=True):
    rule: ClassVar[str] = "TP-904"
    aside: ClassVar[bool] = True
    slots: tuple[tuple[PassengerId, ...], ...]
    deck: tuple[PassengerId, ...]


class IdentityCertain(Event, frozen=True):
    """Told afterwards, to one seat: since then it could have known who somebody was."""

    seat: SeatId
    passenger: PassengerId
    round: int


class PositionSet(Event, frozen=True):
    """A hunt that begins in the middle: all that lies open, and each seat's own cards."""

    round: int
    station: StationId
    incident: IncidentId | None
    played: tuple[IncidentId, ...]
    out: tuple[tuple[int, int], ...]  # seats that are out, each with its passenger
    exposed: tuple[PassengerId, ...]
    slots: tuple[int, ...]  # how many cards lie there
    discard: tuple[PassengerId, ...]
    deck: int
    disguise_deck: int
    disguise_discard: int
    skills: tuple[int, ...]
    disguises: tuple[int, ...]
    piles: tuple[tuple[TrickId, ...], ...]
    cards: tuple[tuple[ActionId, ...], ...]  # one-shot cards in the piles
    identities: tuple[Secret[PassengerId], ...]
    own_skills: tuple[Secret[tuple[TrickId, ...]], ...]
    own_disguises: tuple[Secret[tuple[TrickId, ...]], ...]
    initiatives: tuple[Secret[InitiativeId], ...]


EVENTS = {kind.__name__: kind for kind in Event.__subclasses__() if kind.__module__ == __name__}
