"""Who everybody is, and who is on the train."""

from wagonlit.core.ids import below, members, only, set_of
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.pieces.rows import EMPTY, laid
from wagonlit.games.passenger27.state.hunt import PERSON, SLOT, Hunt
from wagonlit.games.passenger27.view import View
from wagonlit.games.passenger27.view.candidates import candidates

TRIES = 60  # before it is searched for


def deal_people(s: Hunt, view: View, rng: Rng) -> None:
    """All assignments that fit are equally likely, unless they are so few that one is searched for."""
    known = {seat: person for seat, person in enumerate(view.identities) if person is not None}
    open_seats = [seat for seat in range(s.seats) if seat not in known]
    sets = [members(candidates(view, seat)) for seat in open_seats]
    found = _guessed(sets, rng)
    for seat, person in {**known, **dict(zip(open_seats, found))}.items():
        s.rows[PERSON + seat] = person


def _guessed(sets: list[list[int]], rng: Rng) -> list[int]:
    for _ in range(TRIES):
        found = [people[rng.below(len(people))] for people in sets]
        if len(set(found)) == len(found):
            return found
    searched = _searched(sets, rng, 0)
    assert searched is not None, "nobody can be all of these"
    return searched


def _searched(sets: list[list[int]], rng: Rng, taken: int) -> list[int] | None:
    if not sets:
        return []
    left = [person for person in sets[0] if not taken & only(person)]
    while left:
        person = left.pop(rng.below(len(left)))
        rest = _searched(sets[1:], rng, taken | only(person))
        if rest is not None:
            return [person, *rest]
    return None


def fill_train(s: Hunt, view: View, rng: Rng) -> None:
    """Cards that this seat knows lie where they lie; all other innocents anywhere else."""
    placed = [card for slot in view.slots for card in slot] + [view.deck_top, *view.deck_bottom]
    taken = set_of([card for card in placed if card is not None]) | s.gone
    for seat in range(s.seats):
        taken |= only(s.person(seat))
    left = members(below(PASSENGERS) & ~taken)

    def some(card: int | None) -> int:
        return left.pop(rng.below(len(left))) if card is None else card

    for place, slot in enumerate(view.slots):
        row = EMPTY
        for card in slot:
            row = laid(row, some(card))
        s.rows[SLOT + place] = row
    top = some(view.deck_top) if view.deck_seen else None
    below_it = [some(card) for card in view.deck_bottom]
    s.deck.bag = 0
    for card in below_it:
        s.deck.top = card
        s.deck.put_below()
    s.deck.bag = set_of(left)
    s.deck.top = -1 if top is None else top
