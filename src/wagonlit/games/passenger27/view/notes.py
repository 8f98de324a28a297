"""What a seat writes down, each as one thing."""

from typing import Annotated

from msgspec import Struct

from wagonlit.core.event import SeatId
from wagonlit.games.passenger27.events import CauseId, FeatureId, PassengerId, StepId

ExposureId = Annotated[int, "exposure"]
SourceId = Annotated[int, "source"]

# Why everybody knows that a passenger is no longer to be looked for (TP-113).
EXPOSURES = ("station", "stowaway", "out", "miss")
AT_A_STATION, BY_STOWAWAY, WENT_OUT, BY_A_MISS = range(4)

# How this seat alone has seen that somebody is innocent.
SOURCES = ("observation", "intimidation", "sharp")
OBSERVATION, INTIMIDATION, SHARP_EYES = range(3)


class Exposed(Struct):
    """A passenger whom everybody knows."""

    passenger: PassengerId
    exposure: ExposureId
    round: int


class Sight(Struct):
    """An innocent whom this seat has seen."""

    passenger: PassengerId
    source: SourceId
    round: int


class Inquiry(Struct):
    """The investigation that is going on; the feature is known to the two of them."""

    seeker: SeatId
    target: SeatId
    feature: FeatureId | None = None


class Departure(Struct):
    """Somebody who went out."""

    seat: SeatId
    passenger: PassengerId
    cause: CauseId
    by: list[SeatId]
    round: int
    step: StepId
