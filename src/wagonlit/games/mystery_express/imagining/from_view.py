"""From a view to states that fit it, and the check that a view does not lie."""

from wagonlit.core.ids import has, lowest, set_of
from wagonlit.games.mystery_express.imagining.imaginer import A_SIDE, ANY_CARD, BACKS, UNKNOWN, Imaginer
from wagonlit.games.mystery_express.imagining.imaginer import Sealed as Note
from wagonlit.games.mystery_express.options import terms_of
from wagonlit.games.mystery_express.pieces.cards import (
    CRIME_CATEGORIES,
    ELEMENT_NAMES,
    ELEMENTS,
    TIMES,
    cards_in,
    category_of,
    pile_of,
)
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
from wagonlit.games.mystery_express.pieces.time_deck import COPIES, rank_of
from wagonlit.games.mystery_express.rules.powers import Peek
from wagonlit.games.mystery_express.state.state import SKIPS_CHAT
from wagonlit.games.mystery_express.state.train import Train, boarding
from wagonlit.games.mystery_express.view import View
from wagonlit.games.mystery_express.view.notes import Placed, Sealed


def imaginer(view: View) -> Imaginer:
    """Prepared from what the view knows; nothing else goes in."""
    template = _known(view)
    found = Imaginer(template, view.tracker)
    found.me = view.seat
    found.dealt = any(sum(backs) for backs in view.hand_backs) or bool(view.boarded or view.city)
    if not found.dealt:
        return found
    template.bag = 0
    found.hidden_time = hidden_time(view)
    if not template.terms.shuffle_time_deck and view.deck_order:
        template.order = rank_of(view.deck_order, found.hidden_time)
    found.sealed = [_note(seat, sealed) for seat, sealed in enumerate(view.sealed) if sealed]
    found.placed = [-1 - p.category if p.element is None else p.element for p in _in_sight(view)]
    for seat in range(template.seats):
        found.telegrams[seat] = len(view.telegrams[seat])
        found.answers[seat] = len(view.answers[seat])
    _write_own_lines(template, view)
    return found


def _known(view: View) -> Train:
    """The public facts of a view as a state without cards."""
    s = boarding(terms_of(view.options))
    s.agenda = view.agenda
    s.leg, s.first, s.active, s.hours = view.leg, max(view.first, 0), max(view.active, 0), view.hours
    s.taken = set_of(view.taken)
    if view.search_failed and not s.terms.chat_after_failed_search:
        s.taken |= 1 << SKIPS_CHAT
    s.conductor, s.pace = max(view.conductor, 0), view.pace
    s.tokens, s.used = set_of(view.tokens), set_of(view.used)
    for seat, character in enumerate(view.characters):
        if character >= 0:
            s.take_character(seat, character)
    for index, placed in enumerate(_in_sight(view)):
        s.placers |= placed.placer << (4 * index)
    s.placements = len(_in_sight(view))
    return s


def _in_sight(view: View) -> list[Placed]:
    """ME-603: the cards just placed, as long as a power may look at them."""
    return view.placed if isinstance(view.agenda, Peek) else []


def hidden_time(view: View) -> int:
    """ME-511: after a show the hidden time is the one that came twice; UNKNOWN before."""
    if not view.shows:
        return UNKNOWN
    show = view.shows[-1]
    return next(value for value in range(TIMES) if show.count(value) < COPIES)


def _note(seat: int, sealed: Sealed) -> Note:
    kinds = {"side": A_SIDE, "backs": BACKS}
    any_card = ANY_CARD if sealed.category is None else sealed.category
    value = UNKNOWN if sealed.value is None else sealed.value
    return Note(seat, kinds.get(sealed.kind, any_card), value)


def _write_own_lines(s: Train, view: View) -> None:
    for category, entry in enumerate(view.telegrams[view.seat]):
        if entry is not None:
            s.write_telegram_row(view.seat, category, entry)
    for category, entry in enumerate(view.answers[view.seat]):
        if entry is not None:
            s.write_answer_row(view.seat, category, entry)


def lies(view: View, s: Train) -> list[str]:
    """Everything the view claims that is not so in this state."""
    found = [f"{name}: {seen!r}, but {true!r}" for name, seen, true in _public(view, s) if seen != true]
    found += _about_cards(view, s)
    if view.shows and hidden_time(view) != s.culprit(4) - ELEMENTS:
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
    """Lines and secret picks this seat can read, and the cards a power may look at."""
    rows: list[tuple[str, object, object]] = []
    for seat in range(s.seats):
        rows += [("telegram", entry, s.telegram(seat, c)) for c, entry in enumerate(view.telegrams[seat])]
        rows += [("answer", entry, s.answered(seat, c)) for c, entry in enumerate(view.answers[seat])]
        if note := view.sealed[seat]:
            rows.append(("sealed", note.value, s.sealed(seat)))
    for index, placed in enumerate(_in_sight(view)):
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
    """Different cards for the different sets: one of two each way round."""
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
