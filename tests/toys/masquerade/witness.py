"""Who has physically seen which mask, from the truth and the rules alone."""

from collections.abc import Iterator

from tests.toys.masquerade import rules
from tests.toys.masquerade.pieces import MASKS, NONE
from tests.toys.masquerade.state import Ball
from wagonlit.conformance import Moment


def witness(moment: Moment) -> Iterator[tuple[int, str]]:
    """Own masks and those laid aside; masks peeked at; what lies open or was said aloud."""
    s, frame, before = moment.after, moment.frame, moment.before
    assert isinstance(s, Ball)
    assert isinstance(before, Ball)
    public = s.open
    if isinstance(frame, rules.NameMask) and isinstance(moment.choice, int):
        public |= 1 << moment.choice
    for seat in range(s.seats):
        own = 1 << s.masks[seat] if s.masks[seat] != NONE else 0
        yield from ((seat, name) for id, name in enumerate(MASKS) if (own | s.aside[seat] | public) >> id & 1)
    yield from _peeks(moment, before, s)


def _peeks(moment: Moment, before: Ball, s: Ball) -> Iterator[tuple[int, str]]:
    """MQ-4: whether a peek stands, worked out from the fans, not from what was told."""
    frame = moment.frame
    if isinstance(frame, rules.React):
        hidden = frame.hidden if moment.choice == 0 else not frame.hidden
        if not hidden and (moment.choice == 0 or not s.fans[frame.target]):
            yield frame.actor, MASKS[s.masks[frame.target]]
    if isinstance(frame, rules.Act | rules.NameTarget) and not isinstance(s.agenda, rules.React):
        yield from _unresisted(moment, before)


def _unresisted(moment: Moment, before: Ball) -> Iterator[tuple[int, str]]:
    """A peek at somebody without fans; a single other player is not even named."""
    frame = moment.frame
    if isinstance(frame, rules.NameTarget) and frame.deed == 0 and isinstance(moment.choice, int):
        yield moment.seat or 0, MASKS[before.masks[moment.choice]]
    if isinstance(frame, rules.Act) and before.deeds[frame.player] == 0:
        others = [seat for seat in range(before.seats) if before.others(frame.player) >> seat & 1]
        if len(others) == 1 and before.inside >> frame.player & 1:
            yield frame.player, MASKS[before.masks[others[0]]]
