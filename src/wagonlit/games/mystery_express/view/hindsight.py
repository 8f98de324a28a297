"""Since when a seat could have known what was hidden, category by category: from what it was told alone.

Its view is folded again, event by event, and asked each time what the seat can prove (`proof.py`), as the
sheet does where it draws conclusions.
"""

from collections.abc import Sequence

from wagonlit.core.event import Told
from wagonlit.core.game import Insight
from wagonlit.core.ids import set_of
from wagonlit.games.mystery_express.pieces.cards import CATEGORIES, TIME
from wagonlit.games.mystery_express.view.proof import settled
from wagonlit.games.mystery_express.view.view import View


def hindsight(view: View, told: Sequence[Told]) -> list[Insight]:
    """What a seat with this view, which knows nothing yet, could have known after being told all this."""
    found: dict[int, Insight] = {}
    # A Time show that nobody counts for the players is theirs to remember, so it is not judged.
    judged = range(len(CATEGORIES)) if view.options.time_show_mode == "tally" else range(TIME)
    for place, one in enumerate(told):
        view.fold(one)
        for category in judged:
            element = None if category in found else settled(view, category)
            if element is not None:
                found[category] = Insight(_settled(view, category, element), place)
    never = [category for category in judged if category not in found]
    remarks = [found[category] for category in sorted(found)]
    return [*remarks, *([Insight(Told("NeverSettled", {"open": set_of(never)}), -1)] if never else [])]


def _settled(view: View, category: int, element: int) -> Told:
    arrived = view.city > view.leg
    facts = {
        "category": category,
        "element": element,
        "leg": view.leg,
        "city": view.city,
        "arrived": arrived,
    }
    return Told("CategorySettled", facts)
