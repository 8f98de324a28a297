"""A hunt that begins in the middle."""

from typing import TYPE_CHECKING, Any

from wagonlit.games.passenger27.view.folds.train import expose
from wagonlit.games.passenger27.view.notes import AT_A_STATION, WENT_OUT, Departure

if TYPE_CHECKING:
    from wagonlit.games.passenger27.view.view import View


def PositionSet(view: "View", **position: Any) -> None:
    """What is not this seat's own is None."""
    for name in ("round", "station", "incident", "played", "discard", "deck", "disguise_deck", "skills"):
        setattr(view, name, position[name])
    view.disguises, view.piles, view.used_cards = position["disguises"], position["piles"], position["cards"]
    view.identities, view.initiative = position["identities"], position["initiatives"]
    view.slots = [[None] * number for number in position["slots"]]
    view.hand_skills = list(position["own_skills"][view.seat] or ()) if _is_seat(view) else []
    view.hand_disguises = list(position["own_disguises"][view.seat] or ()) if _is_seat(view) else []
    for seat, skills in enumerate(position["own_skills"]):
        view.known_skills[seat] = list(skills or ()) if seat != view.seat else []
    for passenger in position["exposed"]:
        expose(view, passenger, AT_A_STATION)
    for seat, passenger in position["out"]:
        view.living.remove(seat)
        view.identities[seat] = passenger
        expose(view, passenger, WENT_OUT)
        view.out.append(Departure(seat, passenger, 0, [], view.round, 0))
    view.disguise_discard = position["disguise_discard"]


def _is_seat(view: "View") -> bool:
    return view.seat < view.options.players
