"""What a seat knows: folded from what it was told, never cut out of the truth."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Self, get_args, get_origin, get_type_hints

from msgspec import Struct

from wagonlit.core.event import Told, domain_of
from wagonlit.core.frame import PLAIN, Frame

UNREAD = ("seat", "options")  # whoever reads a view knows these already


class View(Struct, dict=True):
    """One seat's knowledge. Its fields may be sent to that seat; its agenda is public anyway.

    A game's view has one method for each event that teaches something, named after it, with the event's facts
    as parameters; what the seat may not see arrives as None.
    """

    seat: int

    @property
    def agenda(self) -> Frame | None:
        """The frames still to come: they hold public facts only, so every seat may have them."""
        found: Frame | None = self.__dict__.get("agenda")
        return found

    @property
    def game(self) -> Any:
        """The game whose table this is a view of; None unless it was attached to one."""
        return self.__dict__.get("game")

    def __str__(self) -> str:
        """What the terminal shows of it."""
        game = self.game
        if game is None:
            return repr(self)
        # By name, because the terminal builds on the engine.
        text: str = import_module("wagonlit.terminal.printed").of_view(game, self, self.__dict__["seats"])
        return text

    def attach_to(self, game: object, seats: int) -> Self:
        """From now on it knows its game, and is printed as that draws a table of so many seats."""
        self.__dict__.update(game=game, seats=seats)
        return self

    def follow(self, agenda: Frame | None) -> None:
        """The game has moved on to here."""
        self.__dict__["agenda"] = agenda

    @classmethod
    def folds(cls) -> Mapping[str, Callable[..., Any]]:
        """What teaches this view something, by event: its methods that begin with a capital letter.

        A view that overrides `fold`, because its folds are not its methods, overrides this too.
        """
        named = {name: getattr(cls, name) for name in dir(cls) if name[0].isupper()}
        return {name: fold for name, fold in named.items() if callable(fold) and not isinstance(fold, type)}

    def fold(self, told: Told) -> None:
        """Learn one thing."""
        learn: Any = getattr(self, told.event, None)
        if learn is not None:
            learn(**told.facts)


class By:
    """On a field that is a list: its places stand for the ids of these domains, the outermost first."""

    def __init__(self, *domains: str) -> None:
        self.domains = domains


class CountedFrom:
    """On a field that is a number counted from 0: people count from this."""

    def __init__(self, start: int) -> None:
        self.start = start


class Unread:
    """On a field that tells people nothing, such as a mere count of what was folded."""


class Field(Struct, frozen=True):
    """What a field of a view holds, for whoever shows it: a plain board, a terminal, a text."""

    by: list[str] = []  # what the places of a list stand for, the outermost first: domains
    of: list[str] = []  # the domain of its ids; several for a list of tuples
    start: int = 0  # added to a number
    fields: dict[str, "Field"] = {}  # of a struct, or of each in a list of them: what its own fields hold


def fields_of(view: type[View]) -> dict[str, Field]:
    """Every field of this view that a person could read, as its annotation says."""
    return {name: field for name, field in _fields(view, ()).items() if name not in UNREAD}


def names_in(fields: Mapping[str, Field]) -> set[str]:
    """The names of these fields, and of those in the structs that they hold."""
    return set(fields).union(*(names_in(field.fields) for field in fields.values()))


def _fields(struct: type[Struct], around: tuple[type[Struct], ...]) -> dict[str, Field]:
    hints = get_type_hints(struct, include_extras=True)
    read = (name for name in struct.__struct_fields__ if not _has_mark(hints[name], Unread))
    return {name: _field(hints[name], (*around, struct)) for name in read}


def _has_mark(hint: Any, kind: type) -> bool:
    return any(isinstance(mark, kind) for mark in getattr(hint, "__metadata__", ()))


def _field(hint: Any, around: tuple[type[Struct], ...]) -> Field:
    marks = getattr(hint, "__metadata__", ())
    by = next((list(mark.domains) for mark in marks if isinstance(mark, By)), [])
    start = next((mark.start for mark in marks if isinstance(mark, CountedFrom)), 0)
    inner = _struct_in(hint)
    # A struct that holds its own kind would have no end.
    fields = _fields(inner, around) if inner is not None and inner not in around else {}
    return Field(by, _domains(hint), start, fields)


def _struct_in(hint: Any) -> type[Struct] | None:
    """The struct in this annotation: the type itself, an item of a list, or a member of a union."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint
    return next((found for part in get_args(hint) if (found := _struct_in(part))), None)


def _domains(hint: Any) -> list[str]:
    """The domains its ids are of: of a tuple, that of each part."""
    named = domain_of(hint) if get_origin(hint) is not tuple else None
    if named is not None and not _has_tuple(hint):
        return [named]
    parts = get_args(hint)
    if get_origin(hint) is tuple and Ellipsis not in parts:
        return [domain_of(part) or PLAIN for part in parts]
    return next((found for part in parts if (found := _domains(part))), [])


def _has_tuple(hint: Any) -> bool:
    return get_origin(hint) is tuple or any(_has_tuple(part) for part in get_args(hint))
