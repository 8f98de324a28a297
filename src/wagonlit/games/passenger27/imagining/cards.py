"""Which skills and disguises everybody holds."""

from collections.abc import Iterable

from wagonlit.core.ids import set_of
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, KINDS, SKILL_COUNT, of_kind, one
from wagonlit.games.passenger27.state.hunt import HELD, KEPT, SKILLS, Hunt
from wagonlit.games.passenger27.view import View


def deal_skills(s: Hunt, view: View, rng: Rng) -> None:
    """Those that this seat knows stay where they are; the others may be anywhere, or out of the game."""
    known = [set(skills) for skills in view.known_skills]
    if view.seat < s.seats:
        known[view.seat] = set(view.hand_skills)
    seen = {*view.gone_skills, *(skill for pile in view.piles for skill in pile)}.union(*known)
    left = [skill for skill in range(SKILL_COUNT) if skill not in seen]
    for seat in range(s.seats):
        hand = list(known[seat])
        while len(hand) < view.skills[seat]:
            hand.append(left.pop(rng.below(len(left))))
        s.rows[SKILLS + seat] = set_of(hand)
    s.skill_bag = set_of(left)


def deal_disguises(s: Hunt, view: View, rng: Rng) -> None:
    """The seat knows its own, and what it put under the deck; the rest is shuffled over all other places."""
    own = view.seat
    left = [kind for kind in range(KINDS) for _ in range(of_kind(s.terms.split, kind))]
    for known in (
        *view.hand_disguises,
        *view.hand_kept,
        *_seen(view.disguise_bottom),
        *_seen(view.inspected),
    ):
        left.remove(known - DISGUISE)

    def some(disguise: int | None) -> int:
        return left.pop(rng.below(len(left))) if disguise is None else disguise - DISGUISE

    for seat in range(s.seats):
        held = view.hand_disguises if seat == own else [None] * view.disguises[seat]
        kept = view.hand_kept if seat == own else [None] * view.kept[seat]
        s.rows[HELD + seat] = sum(one(some(disguise)) for disguise in held)
        s.rows[KEPT + seat] = sum(one(some(disguise)) for disguise in kept)
    wardrobe = s.wardrobe
    wardrobe.under_count = len(view.disguise_bottom)
    wardrobe.under = sum(some(disguise) << 2 * place for place, disguise in enumerate(view.disguise_bottom))
    wardrobe.drawn = sum(one(some(disguise)) for disguise in view.inspected)
    wardrobe.discard = sum(one(some(None)) for _ in range(view.disguise_discard))
    wardrobe.bag = sum(one(kind) for kind in left)


def _seen(disguises: Iterable[int | None]) -> list[int]:
    return [disguise for disguise in disguises if disguise is not None]
