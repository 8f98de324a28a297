"""From a view to the imaginer of states that fit it."""

from wagonlit.core.ids import set_of
from wagonlit.games.mystery_express.imagining.imaginer import (
    A_SIDE,
    ANY_CARD,
    BACKS,
    UNKNOWN,
    Imaginer,
    SealedChoice,
)
from wagonlit.games.mystery_express.options import terms_of
from wagonlit.games.mystery_express.pieces.cards import (
    TIMES,
)
from wagonlit.games.mystery_express.pieces.time_deck import COPIES, rank_of
from wagonlit.games.mystery_express.rules.powers import Peek
from wagonlit.games.mystery_express.state.train import ANSWER, SKIPS_CHAT, TELEGRAM, Train, boarding
from wagonlit.games.mystery_express.state.verbs.preparing import take_character
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
    if not template.terms.shuffle_time_deck and view.time_memory.deck_order:
        template.order = rank_of(view.time_memory.deck_order, found.hidden_time)
    found.sealed = [_sealed_choice(seat, sealed) for seat, sealed in enumerate(view.sealed) if sealed]
    found.placed = [-1 - p.category if p.element is None else p.element for p in in_sight(view)]
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
            take_character(s, seat, character)
    for index, placed in enumerate(in_sight(view)):
        s.placers |= placed.placer << (4 * index)
    s.placements = len(in_sight(view))
    return s


def in_sight(view: View) -> list[Placed]:
    """ME-603: the cards just placed, as long as a power may look at them."""
    return view.placed if isinstance(view.agenda, Peek) else []


def hidden_time(view: View) -> int:
    """ME-511: after a show the hidden time is the one that came twice.

    UNKNOWN before, and to a bot that missed a card of every show.
    """
    whole = [show for show in view.time_memory.shows if None not in show]
    if not whole:
        return UNKNOWN
    return next(value for value in range(TIMES) if whole[-1].count(value) < COPIES)


def _sealed_choice(seat: int, sealed: Sealed) -> SealedChoice:
    kinds = {"side": A_SIDE, "backs": BACKS}
    any_card = ANY_CARD if sealed.category is None else sealed.category
    value = UNKNOWN if sealed.value is None else sealed.value
    return SealedChoice(seat, kinds.get(sealed.kind, any_card), value)


def _write_own_lines(s: Train, view: View) -> None:
    if view.seat >= s.seats:  # who looks on writes nothing
        return
    for category, entry in enumerate(view.telegrams[view.seat]):
        if entry is not None:
            s.write(TELEGRAM, view.seat, category, entry)
    for category, entry in enumerate(view.answers[view.seat]):
        if entry is not None:
            s.write(ANSWER, view.seat, category, entry)
