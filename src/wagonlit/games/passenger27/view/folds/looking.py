"""What people look at in secret."""

from typing import TYPE_CHECKING

from wagonlit.games.passenger27.pieces.names import BOTTOM
from wagonlit.games.passenger27.view.folds.train import settle_top
from wagonlit.games.passenger27.view.notes import INTIMIDATION, OBSERVATION, SHARP_EYES, Sight

if TYPE_CHECKING:
    from wagonlit.games.passenger27.view.view import View


def SlotLooked(view: "View", seat: int, slot: int, passengers: list[int] | None) -> None:
    sharply = view.__dict__.pop("looks_sharply", False)
    if passengers is None:
        return
    view.slots[slot] = list(passengers)
    for passenger in passengers:
        see(view, passenger, SHARP_EYES if sharply else OBSERVATION)


def see(view: "View", passenger: int, source: int) -> None:
    """This seat knows that he is innocent, from now on."""
    if all(sight.passenger != passenger for sight in view.innocents):
        view.innocents.append(Sight(passenger, source, view.round))


def TopSeen(view: "View", seat: int, passenger: int | None) -> None:
    settle_top(view)
    if passenger is not None:
        view.deck_top = passenger
        see(view, passenger, INTIMIDATION)


def TopPut(view: "View", seat: int, end: int) -> None:
    if end == BOTTOM:
        view.deck_bottom.append(view.deck_top)
        view.deck_top, view.deck_seen = None, False
