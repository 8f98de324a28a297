"""Whether a view lies: what it claims against the truth, for the conformance suite."""

from wagonlit.core.ids import has, lowest, set_of
from wagonlit.games.mystery_express.imagining.from_view import hidden_time, in_sight
from wagonlit.games.mystery_express.imagining.imaginer import UNKNOWN
from wagonlit.games.mystery_express.pieces.cards import (
    CRIME_CATEGORIES,
    ELEMENT_NAMES,
    ELEMENTS,
    TIME,
    cards_in,
    category_of,
    pile_of,
)
from wagonlit.games.mystery_express.pieces.papers import entry
from wagonlit.games.mystery_express.pieces.places import (
    DISCARD,
    HAND,
    PLACES,
    SPOT,
    SPOTS,
    STACK,
    STACKS,
    UNVEILED,
)
from wagonlit.games.mystery_express.state.train import ANSWER, SKIPS_CHAT, TELEGRAM, Train
from wagonlit.games.mystery_express.view import View


def lies(view: View, s: Train) -> list[str]:
    """Everything the view claims that is not so in this state."""
    found = [f"{name}: {seen!r}, but {true!r}" for name, seen, true in _public(view, s) if seen != true]
    found += _about_cards(view, s)
    if hidden_time(view) not in (UNKNOWN, s.culprit(TIME) - ELEMENTS):
        found.append("the hidden time is another one")
    for element in range(ELEMENTS):
        if view.tracker.innocent(element) and s.culprit(category_of(element)) == element:
            found.append(f"{ELEMENT_NAMES[element]} is not innocent")
    return found


def _public(view: View, s: Train) -> list[tuple[str, object, object]]:
    """Claims that can be compared one to one."""
    dealt = any(sum(backs) for backs in view.hand_backs)
    seats = range(s.seats)
    rows: list[tuple[str, object, object]] = [
        ("leg", view.leg, s.leg),
        ("hours", view.hours, s.hours),
        ("used", set_of(view.used), s.used),
        ("tokens", set_of(view.tokens), s.tokens),
        ("taken", set_of(view.taken), s.taken & ~(1 << SKIPS_CHAT)),
        ("agenda", view.agenda, s.agenda),
        ("own hand", pile_of(view.hand), s.hand(view.seat)),
        ("own discard", pile_of(view.discard), s.discard(view.seat)),
        ("hand backs", view.hand_backs, [_backs(s, HAND + seat) for seat in seats]),
        ("discards", [sorted(d) for d in view.discard_backs], [_sorted_backs(s, seat) for seat in seats]),
        ("stacks", view.stacks, [_backs(s, STACK + stack) for stack in range(STACKS)]),
        ("unveiled", sorted(card for _, card in view.unveiled), cards_in(s.pile(UNVEILED))),
        ("pace", view.pace, s.pace),
    ]
    if dealt:
        spots = [
            category_of(lowest(pile)) if (pile := s.pile(SPOT + spot)) else None for spot in range(SPOTS)
        ]
        rows += [("first", view.first, s.first), ("conductor", view.conductor, s.conductor)]
        rows += [("active", view.active, s.active), ("spots", view.spots, spots)]
    return rows + _written(view, s)


def _written(view: View, s: Train) -> list[tuple[str, object, object]]:
    """Lines and secret choices this seat can read, and the cards a power may look at."""
    rows: list[tuple[str, object, object]] = []
    for seat in range(s.seats):
        for name, kind, lines in (
            ("telegram", TELEGRAM, view.telegrams[seat]),
            ("answer", ANSWER, view.answers[seat]),
        ):
            rows += [(name, seen, entry(s.paper(kind, seat), line)) for line, seen in enumerate(lines)]
        if note := view.sealed[seat]:
            rows.append(("sealed", note.value, s.sealed(seat)))
    for index, placed in enumerate(in_sight(view)):
        rows.append(("placed card", placed.element, s.placed_card(index)))
        rows.append(("placed by", placed.placer, s.placer(index)))
    return [row for row in rows if row[1] is not None]


def _backs(s: Train, place: int) -> list[int]:
    cards = cards_in(s.pile(place))
    return [sum(category_of(card) == category for card in cards) for category in range(CRIME_CATEGORIES)]


def _sorted_backs(s: Train, seat: int) -> list[int]:
    return sorted(category_of(card) for card in cards_in(s.pile(DISCARD + seat)))


def _about_cards(view: View, s: Train) -> list[str]:
    """Back counts, and that the tracked cards can really be where the view thinks."""
    tracker = view.tracker
    found = []
    for place in range(PLACES):
        counts = [tracker.back_count(place, category) for category in range(CRIME_CATEGORIES)]
        if counts != _backs(s, place):
            found.append(f"backs at place {place}: {counts}, but {_backs(s, place)}")
    lost = [e for e in range(ELEMENTS) if not _can_be_there(s, e, tracker.may_be(e))]
    return found + [f"{ELEMENT_NAMES[element]} is not where it was tracked" for element in lost]


def _can_be_there(s: Train, element: int, sets: list[int]) -> bool:
    """A different card for each of the sets, whichever way round."""
    if not sets:
        return True
    copies = (element, element + ELEMENTS)
    places = [place for place in range(PLACES) for copy in copies if has(s.pile(place), copy)]
    if len(sets) == 1:
        return any(has(sets[0], place) for place in places)
    if len(places) < 2:
        return False
    one, two = places
    return (has(sets[0], one) and has(sets[1], two)) or (has(sets[0], two) and has(sets[1], one))
