"""Sets any position that people can be in when they choose an action, or when a station begins.

What is left out is dealt from the seed; with `loose` it is simply not there.
"""

from collections.abc import Mapping
from typing import Any

from wagonlit.core.errors import BadScenario
from wagonlit.core.ids import count, members, only, set_of
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.options import PASSENGER_IDS, Options, terms_of
from wagonlit.games.passenger27.pieces.incidents import INCIDENTS, NO_INCIDENT, THE_BIG_CALL
from wagonlit.games.passenger27.pieces.marks import marked
from wagonlit.games.passenger27.pieces.rows import EMPTY, MOST, laid
from wagonlit.games.passenger27.pieces.tricks import ALL_SKILLS, HAND_LIMIT, SKILLS, of_kind, one
from wagonlit.games.passenger27.rules.position import Announce
from wagonlit.games.passenger27.rules.rounds import ChooseAction, Step
from wagonlit.games.passenger27.rules.station import Station
from wagonlit.games.passenger27.scenario.reading import (
    PHASES,
    Given,
    id_of,
    incident,
    kinds,
    passengers,
    pile_cards,
)
from wagonlit.games.passenger27.state import hunt
from wagonlit.games.passenger27.state.hunt import Hunt, setting_out


def placed(options: Options, position: Mapping[str, Any], rng: Rng) -> Hunt:
    """The hunt there; BadScenario says what is wrong with the position."""
    given = Given(position, options.players)
    s = setting_out(terms_of(options))
    loose, phase = bool(given.raw("loose", False)), given.raw("phase", "action")
    id_of("phase", phase, PHASES)
    s.round = _round(given, s, phase)
    _set_incidents(s, given, phase, loose, rng)
    _set_people(s, given, rng)
    _set_train(s, given, phase, loose, rng)
    _set_skills(s, given, loose, rng)
    _set_disguises(s, given)
    _set_initiative(s, given, loose, rng)
    s.then(Announce(), Station())
    if phase == "action":
        s.agenda = None
        s.then(Step(0), Station())
        s.then(Announce(), ChooseAction(s.living))
    return s


def _round(given: Given, s: Hunt, phase: str) -> int:
    number = given.raw("round", 1)
    if type(number) is not int or not 1 <= number <= s.terms.rounds:
        raise BadScenario(f"“round” must be a number from 1 to {s.terms.rounds}.")
    return number if phase == "action" else number - 1


def _set_incidents(s: Hunt, given: Given, phase: str, loose: bool, rng: Rng) -> None:
    named = incident(given)
    played = set_of(given.ids("played", INCIDENTS))
    for round in range(1, s.round if loose else s.round + 1):
        colour = s.terms.colour(round)
        if not loose and colour >= 0 and count(played) < round - (named is not None):
            played |= only(rng.one_of(s.terms.pool[colour] & ~played & ~_but(named)))
    if phase == "action" and named is None:
        named = max(members(played), default=NO_INCIDENT) if s.round < s.terms.rounds else THE_BIG_CALL
    if phase == "action" and named is not None and named >= 0:
        s.incident = named
        played |= only(named)
    s.played = played


def _but(named: int | None) -> int:
    return 0 if named is None else only(named)


def _set_people(s: Hunt, given: Given, rng: Rng) -> None:
    known = passengers(given, "identities")
    if len(set(known.values())) < len(known):
        raise BadScenario("“identities” has a passenger twice.")
    for seat in range(s.seats):
        person = known.get(seat)
        if person is None:
            person = rng.one_of(s.deck.bag & ~set_of(list(known.values())))
        s.deck.take(person)
        s.people = marked(s.people, seat, person)
    for seat in given.raw("out", ()):
        if type(seat) is not int or not 0 <= seat < s.seats:
            raise BadScenario(f"“out” speaks of seat {seat!r}; there are {s.seats} seats.")
        s.batches += 1
        s.rows[hunt.OUT + seat] = s.batches
        s.living &= ~only(seat)
        s.exposed |= only(s.person(seat))
    if count(s.living) < 2:
        raise BadScenario("At least two players must be living.")


def _set_train(s: Hunt, given: Given, phase: str, loose: bool, rng: Rng) -> None:
    slots = given.raw("slots")
    if slots is None:
        first = s.round - 1
        sizes = [s.terms.traffic[first - slot] if first >= slot and not loose else 0 for slot in range(3)]
        slots = [["?"] * size for size in sizes]
    named = [name for slot in slots for name in slot if name != "?"] + list(given.raw("discard", ()))
    kept = set_of(given.ids("slots", PASSENGER_IDS, named))
    if kept & ~s.deck.bag:
        raise BadScenario("A passenger in a slot or in the discard is somebody’s identity.")
    for place, slot in enumerate(slots[:3]):
        row = EMPTY
        for name in slot[:MOST]:
            card = rng.one_of(s.deck.bag & ~kept) if name == "?" else PASSENGER_IDS.index(name)
            s.deck.take(card)
            row = laid(row, card)
        s.fill_slot(place, row)
    for card in given.ids("discard", PASSENGER_IDS):
        _leave(s, card)
    for _ in range(
        0 if loose or given.raw("discard") is not None else sum(s.terms.traffic[: max(0, s.round - 3)])
    ):
        _leave(s, rng.one_of(s.deck.bag))
    s.exposed |= set_of(given.ids("exposed", PASSENGER_IDS))


def _leave(s: Hunt, card: int) -> None:
    s.deck.take(card)
    s.gone |= only(card)
    s.exposed |= only(card)


def _set_skills(s: Hunt, given: Given, loose: bool, rng: Rng) -> None:
    piles, hands = pile_cards(given), given.by_seat("skills")
    for seat, cards in piles.items():
        s.rows[hunt.PILE + seat] = cards
        s.open_skills |= cards & ALL_SKILLS
    held = {seat: set_of(given.ids("skills", SKILLS, names)) for seat, names in hands.items()}
    taken = s.open_skills
    for cards in held.values():
        if taken & cards:
            raise BadScenario("“skills” and “piles” have a skill twice.")
        taken |= cards
    s.skill_bag = ALL_SKILLS & ~taken
    for seat in members(s.living):
        number = 0 if loose else max(0, 2 - count(s.pile(seat) & ALL_SKILLS))
        for _ in range(0 if seat in held else number):
            skill = rng.one_of(s.skill_bag)
            s.skill_bag &= ~only(skill)
            held[seat] = held.get(seat, 0) | only(skill)
        s.rows[hunt.SKILLS + seat] = held.get(seat, 0)


def _set_disguises(s: Hunt, given: Given) -> None:
    wardrobe = s.wardrobe
    for seat, names in given.by_seat("disguises").items():
        found = kinds("disguises", names)
        if len(found) > HAND_LIMIT:
            raise BadScenario(f"Seat {seat} cannot hold {len(found)} disguises.")
        for kind in found:
            _take_disguise(s, kind)
            s.rows[hunt.HELD + seat] += one(kind)
    for kind in kinds("disguise_discard", given.raw("disguise_discard", ())):
        _take_disguise(s, kind)
        wardrobe.discard += one(kind)


def _take_disguise(s: Hunt, kind: int) -> None:
    if not of_kind(s.wardrobe.bag, kind):
        raise BadScenario("There are not so many disguises of one kind.")
    s.wardrobe.take(kind)


def _set_initiative(s: Hunt, given: Given, loose: bool, rng: Rng) -> None:
    known = given.by_seat("initiative")
    left = [value for value in range(1, s.seats + 1) if value not in known.values()]
    if len(left) + len(known) != s.seats:
        raise BadScenario(f"“initiative” must have the values 1 to {s.seats}, each at most once.")
    for seat in range(s.seats):
        value = known.get(seat)
        if value is None:
            value = left.pop() if loose else left.pop(rng.below(len(left)))
        s.ranks = marked(s.ranks, seat, value if s.lives(seat) else 0)
