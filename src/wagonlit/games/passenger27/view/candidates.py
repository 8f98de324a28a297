"""Who somebody may be, by what a seat knows for certain of him (section 7.2)."""

from wagonlit.core.ids import Ids
from wagonlit.games.passenger27.view.view import View


def candidates(view: View, seat: int) -> Ids:
    """Everybody who is neither known to be another, nor innocent, and has the features that he told."""
    return view.clues.candidates[seat]
