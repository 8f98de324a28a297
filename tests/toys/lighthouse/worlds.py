"""Which nights fit what somebody on the coast knows, and what of that is not so."""

from tests.toys.lighthouse.pieces import NAMES, NONE
from tests.toys.lighthouse.state import Coast
from tests.toys.lighthouse.view import View
from wagonlit.core.frame import State
from wagonlit.core.ids import members, only, set_of
from wagonlit.core.imagining import Imaginer
from wagonlit.core.rng import Rng


class Worlds(Imaginer):
    """Draws a name that it may be."""

    def __init__(self, view: View) -> None:
        self.view = view

    def sample(self, rng: Rng) -> State:
        view, s = self.view, Coast(self.view.players, self.view.nights)
        s.agenda, s.night, s.tower, s.watch = view.agenda, view.night, view.tower, view.watch
        s.signals, s.awake, s.past = view.signals, set_of(view.awake), set_of(view.past)
        s.home, s.last, s.words = view.home, view.last, view.words[:]
        if view.ship is not None:
            s.ship = view.ship
        elif view.drawn:
            possible = members(set_of(list(range(len(NAMES)))) & ~set_of(view.past + view.cannot_be))
            s.ship = possible[rng.below(len(possible))]
        return s


def lies(view: View, s: Coast) -> list[str]:
    """What the view claims that is not so."""
    claims = {
        "night": (view.night, s.night),
        "tower": (view.tower, s.tower),
        "watch": (view.watch, s.watch),
        "signals": (view.signals, s.signals),
        "awake": (set_of(view.awake), s.awake),
        "past": (set_of(view.past), s.past),
        "home": (view.home, s.home),
        "last": (view.last, s.last),
        "words": (view.words, s.words),
        "drawn": (view.drawn, s.ship != NONE),
    }
    found = [f"{name}: {told}, but {true}" for name, (told, true) in claims.items() if told != true]
    if view.ship not in (None, s.ship):
        found.append("it is another ship")
    if s.ship != NONE and set_of(view.cannot_be) & only(s.ship):
        found.append("it is a ship that it could not be")
    return found
