"""Since when a seat could have known who somebody was, before all were shown it: from what it was told."""

from collections.abc import Sequence

from wagonlit.core.event import Told
from wagonlit.core.game import Insight
from wagonlit.core.ids import only
from wagonlit.games.passenger27.knowledge.knowledge import knowledge_of
from wagonlit.games.passenger27.view.view import View

SHOWN_TO_ALL = ("ShotHit", "PlayerOut", "IdentityShown", "PositionSet")


def hindsight(view: View, told: Sequence[Told]) -> list[Insight]:
    """What a seat with this view, which knows nothing yet, could have known after being told all this."""
    found: dict[int, Insight] = {}
    shown: set[int] = set()
    heard = 0
    for place, one in enumerate(told):
        view.fold(one)
        if len(view.clues.all) == heard:
            continue
        heard = len(view.clues.all)
        for seat, passenger in _certain(view).items():
            if one.event in SHOWN_TO_ALL and view.clues.all[-1].allowed[seat] == only(passenger):
                shown.add(seat)
            if seat not in found and seat not in shown:
                facts = {"seat": seat, "passenger": passenger, "round": view.round}
                found[seat] = Insight(Told("IdentityCertain", facts), place)
    return [found[seat] for seat in sorted(found)]


def _certain(view: View) -> dict[int, int]:
    """By seat: whom that player must be."""
    known = knowledge_of(view)
    ways = {seat: known.ways_of(seat) for seat in known.others}
    return {seat: row.index(known.total) for seat, row in ways.items() if known.total in row}
