"""Who everybody is, and who is on the train."""

from wagonlit.core.ids import below, members, only, set_of
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.knowledge.knowledge import Knowledge
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.pieces.rows import EMPTY, laid
from wagonlit.games.passenger27.state.hunt import PERSON, SLOT, Hunt
from wagonlit.games.passenger27.view import View


def deal_people(s: Hunt, known: Knowledge, own: int | None, rng: Rng) -> None:
    """One of all ways that fit, each equally likely: a number under their count is one way."""
    people = dict(known.fixed)
    known.counts.choose(rng.below(known.total))
    for player, seat in enumerate(known.open):
        people[seat] = known.counts.chosen[player]
    for seat in range(s.seats):
        person = people.get(seat, own)
        assert person is not None
        s.rows[PERSON + seat] = person


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
