"""Who has physically seen what, from the truth and the rules alone, not from what was told."""

from collections.abc import Callable, Iterator
from typing import Any

from wagonlit.conformance import Moment
from wagonlit.core.ids import members
from wagonlit.games.passenger27.game import DOMAINS
from wagonlit.games.passenger27.pieces.actions import INTRIGUING, TAIL_AFTER
from wagonlit.games.passenger27.pieces.incidents import LIKE_CAT_AND_MOUSE, NO_MORE_LIES, RAISED_COLLAR
from wagonlit.games.passenger27.pieces.people import FEATURES
from wagonlit.games.passenger27.pieces.people import PASS as NOBODY_NAMED
from wagonlit.games.passenger27.pieces.rows import in_order
from wagonlit.games.passenger27.pieces.tricks import (
    DISGUISE,
    KINDS,
    OPPORTUNIST,
    PASS,
    SHARP,
    kind_drawn,
    of_kind,
)
from wagonlit.games.passenger27.rules.rounds import first_of
from wagonlit.games.passenger27.state.hunt import Hunt

Sights = Iterator[tuple[int, str]]


def witness(moment: Moment) -> Sights:
    """Own cards at any time, what lies open, and what the rules make visible."""
    before, after = _hunt(moment.before), _hunt(moment.after)
    yield from _own(after)
    yield from _open(after)
    yield from _all(after)
    special = SPECIAL.get(type(moment.frame).__name__)
    if special:
        yield from special(moment, before, after)


def _hunt(state: object) -> Hunt:
    assert isinstance(state, Hunt)
    return state


def _name(domain: str, id: int) -> str:
    return DOMAINS[domain][id]


def _own(s: Hunt) -> Sights:
    """TP-104, TP-106, TP-108: one's own cards."""
    for seat in range(s.seats):
        yield seat, _name("passenger", s.person(seat))
        held = [DISGUISE + kind for kind in range(KINDS) for _ in range(of_kind(s.held(seat), kind))]
        for trick in [*members(s.skills(seat)), *held]:
            yield seat, _name("trick", trick)
        if s.rank(seat):
            yield seat, _name("initiative", s.rank(seat) - 1)
        if s.blocked_card(seat) >= 0:
            yield seat, _name("action", s.blocked_card(seat))


def _open(s: Hunt) -> Sights:
    """TP-113 … TP-115: what lies face up; an incident is seen by all."""
    for seat in range(s.seats):
        for passenger in members(s.exposed):
            yield seat, _name("passenger", passenger)
        for skill in members(s.open_skills):
            yield seat, _name("trick", skill)


def _everybody(s: Hunt, name: str) -> Sights:
    yield from ((seat, name) for seat in range(s.seats))


def _initiative(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    """TP-304: whoever acts in a step with others shows it; too much here only weakens the test."""
    for seat in range(before.seats):
        if before.rank(seat):
            yield from _everybody(before, _name("initiative", before.rank(seat) - 1))


def _acts(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    """TP-602: who schemes looks at slot 1 at once."""
    frame: Any = moment.frame
    left = frame.left & before.living
    if frame.step == INTRIGUING and left and before.incident != NO_MORE_LIES:
        yield from _row(first_of(before, left), before.slot(0))


def _row(seat: int, row: int) -> Sights:
    for passenger in in_order(row):
        yield seat, _name("passenger", passenger)


def _slot(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    assert moment.seat is not None
    yield from _row(moment.seat, before.slot(0) if moment.choice == 0 else before.slot(1))


def _skill(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    assert moment.seat is not None
    if moment.choice == SHARP:
        yield from _row(moment.seat, before.slot(1))
    if moment.choice == OPPORTUNIST and before.incident != NO_MORE_LIES:
        yield from _row(moment.seat, before.slot(0))


def _top(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    """TP-603: whoever intimidates sees the card that is on top then."""
    frame: Any = moment.frame
    if after.deck.top >= 0:
        yield frame.actor, _name("passenger", after.deck.top)


def _written(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    if isinstance(moment.choice, int) and moment.choice != NOBODY_NAMED and moment.seat is not None:
        yield moment.seat, _name("passenger", moment.choice)


def _called(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    """TP-504: names are read out."""
    for seat in range(before.seats):
        if 0 <= before.named(seat) < NOBODY_NAMED:
            yield from _everybody(before, _name("passenger", before.named(seat)))


def _answered(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    """TP-407, TP-408: the investigator sees one feature of the target, and perhaps the other way round."""
    frame: Any = moment.frame
    if type(frame).__name__ == "Respond":
        assert moment.seat is not None
        seeker, target, answers = frame.rival, moment.seat, moment.choice == PASS
    else:
        seeker, target = moment.seat, frame.target
        answers = not _could_resist(before, target, frame.card)
    if answers:
        feature = FEATURES[after.feature]
        yield seeker, f"{_name('passenger', before.person(target))}/{feature}"
        if before.incident == LIKE_CAT_AND_MOUSE:
            yield target, f"{_name('passenger', before.person(seeker))}/{feature}"
    elif type(frame).__name__ == "Respond" and isinstance(moment.choice, int) and moment.choice >= DISGUISE:
        yield seeker, _name("trick", moment.choice)


def _could_resist(s: Hunt, target: int, card: int) -> bool:
    """TP-407: with a disguise, unless he is tailed, or with a skill under Raised Collar."""
    disguised = card != TAIL_AFTER and s.disguise_count(target) > 0
    return disguised or (s.incident == RAISED_COLLAR and s.skills(target) != 0)


def _plunder(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    """TP-510: the shooter goes through the victim's skills."""
    frame: Any = moment.frame
    victim = before.player_of(before.named(frame.shooter))
    for skill in members(before.skills(victim)) if victim >= 0 else ():
        yield frame.shooter, _name("trick", skill)


def _inspected(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    frame: Any = moment.frame
    assert isinstance(moment.choice, int)
    yield frame.drawer, _name("trick", DISGUISE + kind_drawn(moment.choice))


def _stolen(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    frame: Any = moment.frame
    assert isinstance(moment.choice, int)
    for seat in (frame.thief, frame.target):
        yield seat, _name("trick", DISGUISE + kind_drawn(moment.choice))


def _incident(moment: Moment, before: Hunt, after: Hunt) -> Sights:
    assert isinstance(moment.choice, int)
    yield from _everybody(before, _name("incident", moment.choice))


def _all(after: Hunt) -> Sights:
    """TP-904: at the end everything is shown, whatever has ended the hunt."""
    if after.reason >= 0:
        for passenger in range(NOBODY_NAMED):
            yield from _everybody(after, _name("passenger", passenger))
        for trick in range(PASS):
            yield from _everybody(after, _name("trick", trick))


SPECIAL: dict[str, Callable[[Moment, Hunt, Hunt], Sights]] = {
    "Step": _initiative,
    "Acts": _acts,
    "ChooseSlot": _slot,
    "PlaySkill": _skill,
    "DrawTop": _top,
    "Intimidate": _top,
    "WriteName": _written,
    "Verdict": _called,
    "Tally": _called,
    "ChooseFeature": _answered,
    "Respond": _answered,
    "Plunder": _plunder,
    "DrawDisguise": _inspected,
    "StealDisguise": _stolen,
    "DrawIncident": _incident,
}
