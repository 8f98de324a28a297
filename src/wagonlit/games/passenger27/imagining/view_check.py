"""What a view claims, held against a state."""

from collections.abc import Iterator
from typing import Any

from wagonlit.core.ids import count, has, members, set_of
from wagonlit.games.passenger27.pieces.people import FEATURES
from wagonlit.games.passenger27.pieces.rows import in_order
from wagonlit.games.passenger27.pieces.tricks import (
    CARDS_IN_PILE,
    DISGUISE,
    KINDS,
    SKILL_COUNT,
    of_kind,
    size,
)
from wagonlit.games.passenger27.state.hunt import KEPT, Hunt
from wagonlit.games.passenger27.view import View
from wagonlit.games.passenger27.view.candidates import candidates

Claim = tuple[str, Any, Any]


def lies(view: View, s: Hunt) -> list[str]:
    """What is not so."""
    claims = [*_public(view, s), *_train(view, s)]
    if view.round:
        claims += [*_cards(view, s), *_people(view, s), *_own(view, s), *_secrets(view, s)]
    return [f"{name}: {told}, but {true}" for name, told, true in claims if told != true]


def _public(view: View, s: Hunt) -> Iterator[Claim]:
    yield "round", view.round, s.round
    yield "living", set_of(view.living), s.living
    yield "out", {departure.seat for departure in view.out}, set(range(s.seats)) - set(view.living)
    yield "incident", -1 if view.incident is None else view.incident, s.incident
    yield "played", set_of(view.played), s.played
    yield "exposed", set_of([known.passenger for known in view.exposed]), s.exposed
    yield "discard", set_of(view.discard), s.gone
    yield "face up", set_of(view.face_up), s.face_up
    yield "used", set_of(view.used), s.used
    yield "spent", set_of(view.spent), s.spent
    yield "shown", set_of(view.shown), s.revealed
    yield "selfish", -1 if view.selfish is None else view.selfish, s.selfish
    if view.step is not None:
        yield "step", view.step, s.step


def _train(view: View, s: Hunt) -> Iterator[Claim]:
    for slot, known in enumerate(view.slots):
        yield f"slot {slot + 1}", known, _as_known(in_order(s.slot(slot)), known)
    if not s.reason >= 0:
        yield "deck", view.deck, s.deck.size()
        yield "seen on top", view.deck_seen, s.deck.top >= 0
        yield "top", view.deck_top, None if view.deck_top is None else s.deck.top
        below = [s.deck.at(place) for place in range(s.deck.below)]
        yield "bottom", view.deck_bottom, _as_known(below, view.deck_bottom)


def _as_known(true: list[int], known: list[int | None]) -> list[int | None]:
    """The truth, as far as the view claims to know it."""
    if len(true) != len(known):
        return list(true)
    return [None if told is None else card for told, card in zip(known, true)]


def _cards(view: View, s: Hunt) -> Iterator[Claim]:
    yield "disguise deck", view.disguise_deck, s.wardrobe.size()
    yield "disguise discard", view.disguise_discard, size(s.wardrobe.discard)
    yield "inspected", len(view.inspected), size(s.wardrobe.drawn)
    for seat in view.living:
        yield f"skills of {seat}", view.skills[seat], count(s.skills(seat))
        yield f"disguises of {seat}", view.disguises[seat], s.disguise_count(seat)
        yield f"kept of {seat}", view.kept[seat], size(s.rows[KEPT + seat])
        pile = [card for card in members(s.pile(seat)) if card < SKILL_COUNT]
        cards = [card - CARDS_IN_PILE for card in members(s.pile(seat)) if card >= SKILL_COUNT]
        yield f"pile of {seat}", sorted(view.piles[seat]), pile
        yield f"used cards of {seat}", sorted(view.used_cards[seat]), cards
        for skill in view.known_skills[seat]:
            yield f"known skill of {seat}", True, has(s.skills(seat), skill)
        told = view.initiative[seat]
        yield f"initiative of {seat}", told, None if told is None else s.rank(seat) - 1


def _people(view: View, s: Hunt) -> Iterator[Claim]:
    for seat in range(s.seats):
        known, person = view.identities[seat], s.person(seat)
        yield f"identity of {seat}", known, None if known is None else person
        for feature, trait in enumerate(view.features[seat]):
            true = 3 * feature + s.terms.value(person, feature)
            yield f"{FEATURES[feature]} of {seat}", trait, None if trait is None else true
        if known is None:
            yield f"{seat} among the candidates", True, has(candidates(view, seat), person)
    players = {s.person(seat) for seat in range(s.seats)}
    yield "innocents", set(), {sight.passenger for sight in view.innocents} & players


def _own(view: View, s: Hunt) -> Iterator[Claim]:
    """Only of a seat that is living: what others leave is gone."""
    seat = view.seat
    if seat not in view.living:
        return
    yield "own skills", set_of(view.hand_skills), s.skills(seat)
    yield "own disguises", sorted(view.hand_disguises), _bundle(s.held(seat))
    yield "own kept", sorted(view.hand_kept), _bundle(s.rows[KEPT + seat])
    if view.hand_blocked is not None:
        yield "own blocked", view.hand_blocked, s.blocked_card(seat)


def _bundle(bundle: int) -> list[int]:
    return [DISGUISE + kind for kind in range(KINDS) for _ in range(of_kind(bundle, kind))]


def _secrets(view: View, s: Hunt) -> Iterator[Claim]:
    for seat in view.living:
        action = s.action(seat)
        yield f"{seat} has chosen", seat in view.locked, action >= 0
        known = view.actions[seat]
        yield f"action of {seat}", known, None if known is None else action
        if seat in view.honest:
            yield f"{seat} is waiting to deceive", False, s.has_unspent_deception(seat)
        yield f"{seat} is blocked", seat in view.blocked, s.blocked_card(seat) >= 0
    for seat in view.writers:
        told = view.names[seat]
        yield f"name by {seat}", told, None if told is None else s.named(seat)
