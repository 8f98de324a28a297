"""What others have chosen in secret, and their initiative."""

from collections.abc import Callable

from wagonlit.core.ids import below, only
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.pieces.actions import ALL_ACTIONS, DECEPTION, of_step
from wagonlit.games.passenger27.pieces.marks import marked
from wagonlit.games.passenger27.pieces.people import FEATURES, PASSENGERS
from wagonlit.games.passenger27.pieces.tricks import ALL_SKILLS, JUST_PASS
from wagonlit.games.passenger27.rules.assassination import savers
from wagonlit.games.passenger27.rules.naming import means
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.view import View


def draw_secrets(s: Hunt, view: View, rng: Rng) -> None:
    """In the order in which they depend on each other."""
    _draw_initiative(s, view, rng)
    if view.locked or view.blocked:
        for seat in view.living:
            _draw_action(s, view, seat, rng)
            _draw_blocked(s, view, seat, rng)
    s.names = _written(s.names, view.writers, view.names, lambda seat: _legal_names(s, seat), rng)
    s.payments = _written(s.payments, view.payers, view.payments, lambda seat: means(s, seat), rng)
    s.saves = _written(s.saves, view.savers, view.saves, lambda seat: _saves(s, seat), rng)
    s.returns = _written(s.returns, view.returners, view.returns, lambda seat: _returns(s, seat), rng)
    known = view.inquiry.feature if view.inquiry else None
    s.feature = rng.below(len(FEATURES)) if known is None else known


def _draw_initiative(s: Hunt, view: View, rng: Rng) -> None:
    left = [value for value in range(s.seats) if value not in view.initiative]
    for seat in view.living:
        known = view.initiative[seat]
        value = left.pop(rng.below(len(left))) if known is None else known
        s.ranks = marked(s.ranks, seat, value + 1)


def _draw_action(s: Hunt, view: View, seat: int, rng: Rng) -> None:
    """A card that is still face down belongs to a later step."""
    if seat not in view.locked:
        return
    known = view.actions[seat]
    if known is None:
        known = rng.one_of(hidden_actions(s, view, seat))
    s.chosen = marked(s.chosen, seat, known + 1)


def hidden_actions(s: Hunt, view: View, seat: int) -> int:
    """What a card may be that lies face down before this seat."""
    found = s.cards(seat) & ALL_ACTIONS
    for step in range(4):
        if view.step is not None and step <= view.step:
            found &= ~of_step(step)
    if seat in view.honest:
        found &= ~only(DECEPTION)
    return found


def _draw_blocked(s: Hunt, view: View, seat: int, rng: Rng) -> None:
    if seat not in view.blocked:
        return
    known = view.hand_blocked if seat == view.seat else None
    if known is None:
        chosen = s.action(seat)
        known = rng.one_of(s.cards(seat) & ~(only(chosen) if chosen >= 0 else 0))
    s.blocked = marked(s.blocked, seat, known + 1)


def set_called(s: Hunt, view: View) -> None:
    """The names that everybody has heard in this batch."""
    for seat, name in enumerate(view.names):
        if name is not None and seat not in view.writers:
            s.names = marked(s.names, seat, name + 1)


def _legal_names(s: Hunt, seat: int) -> int:
    return below(PASSENGERS) & ~s.exposed & ~only(s.person(seat))


def _written(
    marks: int, seats: list[int], known: list[int | None], could: Callable[[int], int], rng: Rng
) -> int:
    """What these seats have written down: as this seat knows it, or anything that they could have."""
    for seat in seats:
        choice = known[seat]
        marks = marked(marks, seat, 1 + (rng.one_of(could(seat)) if choice is None else choice))
    return marks


def _saves(s: Hunt, seat: int) -> int:
    return (savers(s, seat) & s.skills(seat)) | JUST_PASS


def _returns(s: Hunt, seat: int) -> int:
    return (s.pile(seat) & ALL_SKILLS) | JUST_PASS
