"""Which skills and disguises everybody may hold: what a view leaves open, as numbers."""

from wagonlit.core.ids import set_of
from wagonlit.games.passenger27.imagining.deal import UNKNOWN, Tricks
from wagonlit.games.passenger27.imagining.people import numbers
from wagonlit.games.passenger27.pieces.tricks import ALL_SKILLS, DISGUISE, one
from wagonlit.games.passenger27.state.hunt import HELD, KEPT, SKILLS, Hunt
from wagonlit.games.passenger27.view import View


def open_tricks(s: Hunt, view: View) -> Tricks:
    """Those that the seat knows stay where they are; the others may be anywhere, or out of the game."""
    known = [set(skills) for skills in view.known_skills]
    if view.seat < s.seats:
        known[view.seat] = set(view.hand_skills)
    seen = {*view.gone_skills, *(skill for pile in view.piles for skill in pile)}.union(*known)
    for seat, skills in enumerate(known):
        s.rows[SKILLS + seat] = set_of(list(skills))
    missing = [number - len(skills) for number, skills in zip(view.skills, known)]
    under, drawn = numbers(view.disguise_bottom, DISGUISE), numbers(view.inspected, DISGUISE)
    own = [*view.hand_disguises, *view.hand_kept]
    kinds = [trick - DISGUISE for trick in own] + [kind for kind in under + drawn if kind != UNKNOWN]
    found = Tricks(ALL_SKILLS & ~set_of(list(seen)), missing, s.terms.split - sum(map(one, kinds)))
    found.under, found.drawn, found.discarded = under, drawn, view.disguise_discard
    found.held, found.kept = view.disguises[:], view.kept[:]
    if view.seat < s.seats:
        s.rows[HELD + view.seat] = sum(one(trick - DISGUISE) for trick in view.hand_disguises)
        s.rows[KEPT + view.seat] = sum(one(trick - DISGUISE) for trick in view.hand_kept)
        found.held[view.seat] = found.kept[view.seat] = 0
    return found
