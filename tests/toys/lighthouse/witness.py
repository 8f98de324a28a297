"""Who has physically seen, or heard, which name, from the truth and the rules alone."""

from collections.abc import Iterator

from tests.toys.lighthouse.pieces import NAMES, NONE, normal
from tests.toys.lighthouse.state import Coast
from wagonlit.conformance import Moment
from wagonlit.core.ids import has


def witness(moment: Moment) -> Iterator[tuple[int, str]]:
    """The tower sees the name of the night; what is said, or shown at the end of a night, all hear."""
    s = moment.after
    assert isinstance(s, Coast)
    if s.ship != NONE:
        yield s.tower, NAMES[s.ship]
    known = [name for id, name in enumerate(NAMES) if has(s.past, id)]
    if isinstance(moment.choice, str):
        known += [name for name in NAMES if name == normal(moment.choice)]
    yield from ((seat, name) for name in known for seat in range(s.seats))
