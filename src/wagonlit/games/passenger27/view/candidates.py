"""Who somebody may be, by what a seat knows for certain (section 7.2)."""

from wagonlit.core.ids import Ids, below, only, set_of
from wagonlit.games.passenger27.options import PASSENGER_IDS
from wagonlit.games.passenger27.pieces.people import PASSENGERS, VALUES
from wagonlit.games.passenger27.view.view import View


def open_passengers(view: View) -> Ids:
    """Everybody who is neither this seat, nor exposed, nor seen innocent by it."""
    found = below(PASSENGERS)
    found &= ~set_of([known.passenger for known in view.exposed])
    found &= ~set_of([sight.passenger for sight in view.innocents])
    own = view.identities[view.seat] if view.seat < len(view.identities) else None
    return found if own is None else found & ~only(own)


def candidates(view: View, seat: int) -> Ids:
    """Those of them who have the features that this seat knows of that opponent."""
    found = open_passengers(view)
    for feature, trait in enumerate(view.features[seat]):
        if trait is not None:
            found &= with_value(view, feature, VALUES[feature][trait % 3])
    return found


def with_value(view: View, feature: int, value: str) -> Ids:
    """All passengers who have that."""
    found = 0
    for id, name in enumerate(PASSENGER_IDS):
        if view.options.passengers[name][feature] == value:
            found |= only(id)
    return found
