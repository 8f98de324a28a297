"""What is told: events with secrets in them, and the one redactor."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct, structs

from wagonlit.core.ids import members

T = TypeVar("T")

# An id in an event names its domain, so that texts and pages know what kind of thing it is.
SeatId = Annotated[int, "seat"]


class Secret(Generic[T]):
    """A value for some eyes only (a set of seats). Who may see it is public; the value is not.

    A plain class, so that no encoder takes it: only what `seen_by` made can be sent.
    """

    __slots__ = ("eyes", "value")

    def __init__(self, value: T, eyes: int) -> None:
        self.value = value
        self.eyes = eyes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and (self.value, self.eyes) == (other.value, other.eyes)

    def __hash__(self) -> int:
        return hash((self.value, self.eyes))

    def __repr__(self) -> str:
        return f"Secret({self.value!r}, eyes={self.eyes:b})"


class Event(Struct, frozen=True):
    """Something that happened, with its secrets still in it. The class's name is its text's key."""

    rule: ClassVar[str] = ""  # by which it happens, for whoever wants to look it up
    begins_chapter: ClassVar[bool] = False  # journals begin a new group here: a turn, a round
    concludes: ClassVar[bool] = False  # says in one sentence how the game ended: stands on the last screen
    aside: ClassVar[bool] = False  # mere bookkeeping: the journal has it, a summary leaves it out
    shows: ClassVar[str] = ""  # the fact that is held out to somebody, such as a card
    shown_to: ClassVar[str] = ""  # the fact that says to whom; empty: to everybody but `shown_by`
    shown_by: ClassVar[str] = ""


class Told(Struct, frozen=True, gc=False):
    """An event as one seat was told it: what it may not see is None.

    The garbage collector need not look at it: there are hundreds a game, and none in a circle.
    """

    event: str
    facts: dict[str, Any]


def event_from_numbers(event: type[Event], facts: Sequence[int], eyes: int) -> Event:
    """The event of these facts, all given as numbers: a set of ids as bits, yes as 1, none as -1."""
    makers = _makers(event)
    if len(makers) != len(facts):
        raise TypeError(f"{event.__name__} has {len(makers)} facts, not {len(facts)}")
    return event(*[make(fact, eyes) for make, fact in zip(makers, facts)])


@cache
def _makers(event: type[Event]) -> list[Callable[[int, int], Any]]:
    hints = get_type_hints(event)
    return [_maker(hints[field]) for field in event.__struct_fields__]


def _maker(hint: Any) -> Callable[[int, int], Any]:
    """How a number becomes a fact of this kind."""
    if get_origin(hint) is Secret:
        return Secret
    if get_origin(hint) is tuple:
        return lambda fact, eyes: tuple(members(fact))
    if hint is bool:
        return lambda fact, eyes: bool(fact)
    if type(None) in get_args(hint):
        return lambda fact, eyes: None if fact < 0 else fact
    return lambda fact, eyes: fact


ONLOOKER = 61  # in place of a seat: somebody who watches, and sees what everyone may see
NO_EYES = 62  # in place of a seat: nobody; no secret is ever open to it
OPEN = 64  # added to a seat that sees every secret from now on


def seen_by(event: Event, seat: int) -> Told:
    """The event through the eyes of one seat: the only way out of the journal."""
    facts = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        facts[name] = value if type(value) is int else _opened(value, seat)
    return Told(type(event).__name__, facts)


def told_to(event: Event, seats: Sequence[int]) -> list[Told]:
    """The event as each of these seats is told it; those who see nothing of its secrets share one telling."""
    kind = type(event)
    if not _is_plain(kind):
        return [seen_by(event, seat) for seat in seats]
    if not has_secret(kind):
        return [seen_by(event, NO_EYES)] * len(seats)
    seers = 0
    for name in kind.__struct_fields__:
        value = getattr(event, name)
        if isinstance(value, Secret):
            seers |= value.eyes
    closed = seen_by(event, NO_EYES)
    return [seen_by(event, seat) if seat >= OPEN or seers >> seat & 1 else closed for seat in seats]


@cache
def _is_plain(event: type[Event]) -> bool:
    """Nothing but numbers and words, hidden or not: no list that a view could keep and change."""
    hints = get_type_hints(event)
    kinds = [hints[field] for field in event.__struct_fields__]
    return all((get_args(hint) or (hint,))[0] in (int, str, bool) for hint in kinds)


def _opened(value: Any, seat: int) -> Any:
    if isinstance(value, Secret):
        return value.value if seat >= OPEN or value.eyes >> seat & 1 else None
    if isinstance(value, tuple):
        return [_opened(part, seat) for part in value]
    return value


@cache
def domains(event: type[Event]) -> dict[str, str]:
    """Which fields of an event are ids, and of which domain."""
    found = {}
    for name, hint in get_type_hints(event, include_extras=True).items():
        named = domain_of(hint)
        if named:
            found[name] = named
    return found


@cache
def has_secret(event: type[Event]) -> bool:
    """Is there a fact in such an event that only some may see?"""
    return any(map(_hides, get_type_hints(event).values()))


def _hides(hint: Any) -> bool:
    return get_origin(hint) is Secret or any(map(_hides, get_args(hint)))


def domain_of(hint: Any) -> str | None:
    """The domain an annotation names, also inside Secret[…], a tuple or an optional."""
    for part in getattr(hint, "__metadata__", ()):
        if isinstance(part, str):
            return part
    return next((found for inner in get_args(hint) if (found := domain_of(inner))), None)


def fields_of(event: type[Event]) -> tuple[str, ...]:
    """The names of an event's facts, in the order they are told."""
    return tuple(field.name for field in structs.fields(event))
