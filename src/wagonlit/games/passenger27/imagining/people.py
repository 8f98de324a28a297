"""Who everybody may be, and who may be on the train: what a view leaves open, as numbers."""

from wagonlit.core.ids import below, only, set_of
from wagonlit.games.passenger27.imagining.deal import UNKNOWN, People
from wagonlit.games.passenger27.knowledge.knowledge import Knowledge
from wagonlit.games.passenger27.pieces.marks import marked
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.view import View


def open_people(s: Hunt, view: View, known: Knowledge, own: int | None) -> People:
    """Those who are known take their places in this state."""
    placed = [card for slot in view.slots for card in slot] + [view.deck_top, *view.deck_bottom]
    taken = set_of([card for card in placed if card is not None]) | s.gone
    for seat in range(s.seats):
        person = known.fixed.get(seat, own)
        if seat not in known.open:
            assert person is not None
            s.people = marked(s.people, seat, person)
            taken |= only(person)
    found = People(known.counts, list(known.open), below(PASSENGERS) & ~taken)
    found.slots = [numbers(slot) for slot in view.slots]
    found.bottom = numbers(view.deck_bottom)
    found.has_top = view.deck_seen
    found.top = UNKNOWN if view.deck_top is None else view.deck_top
    return found


def numbers(cards: list[int | None], less: int = 0) -> list[int]:
    """The same for the dealer, counted from there."""
    return [UNKNOWN if card is None else card - less for card in cards]
