"""What is told: the one redactor, and that nothing gets past it."""

from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from wagonlit.core.event import ONLOOKER, Event, SeatId, Secret, Told, domains, fields_of, seen_by, told_to
from wagonlit.core.frame import State

CardId = Annotated[int, "card"]
ColourId = Annotated[int, "colour"]


class Shown(Event, frozen=True):
    seat: SeatId
    card: Secret[CardId]
    place: int


class Dealt(Event, frozen=True):
    hands: tuple[Secret[tuple[CardId, ...]], ...]
    open: tuple[CardId, ...]
    back: CardId | None


def test_a_secret_is_for_its_eyes_only() -> None:
    event = Shown(2, Secret(7, 0b101), 3)
    assert seen_by(event, 0) == Told("Shown", {"seat": 2, "card": 7, "place": 3})
    assert seen_by(event, 1) == Told("Shown", {"seat": 2, "card": None, "place": 3})
    assert seen_by(event, 2).facts["card"] == 7


def test_secrets_inside_a_row_are_closed_one_by_one() -> None:
    event = Dealt((Secret((1, 2), 0b01), Secret((3,), 0b10)), (9,), None)
    assert seen_by(event, 0).facts == {"hands": [(1, 2), None], "open": [9], "back": None}
    assert seen_by(event, 1).facts["hands"] == [None, (3,)]


def test_a_watcher_sees_what_everyone_may_see() -> None:
    assert seen_by(Shown(2, Secret(7, 0b111), 3), ONLOOKER).facts == {"seat": 2, "card": None, "place": 3}


class Moved(Event, frozen=True):
    seat: SeatId
    far: bool


def test_those_who_see_the_same_share_one_telling() -> None:
    seats = (0, 1, 2, ONLOOKER)
    open_to_all = told_to(Moved(2, True), seats)
    assert open_to_all == [seen_by(Moved(2, True), seat) for seat in seats]
    assert len({id(told) for told in open_to_all}) == 1
    shown = Shown(2, Secret(7, 0b001), 3)
    mine, *others = told_to(shown, seats)
    assert [mine, *others] == [seen_by(shown, seat) for seat in seats]
    assert (mine.facts["card"], others[0].facts["card"]) == (7, None)
    assert len({id(told) for told in others}) == 1


def test_what_everyone_at_the_table_sees_an_onlooker_need_not() -> None:
    assert [told.facts["card"] for told in told_to(Shown(2, Secret(7, 0b11), 3), (0, 1, ONLOOKER))] == [
        7,
        7,
        None,
    ]


def test_a_row_is_made_for_each_seat_alone() -> None:
    """A view may keep it and change it."""
    ours, theirs = told_to(Dealt((), (9,), None), (0, 1))
    ours.facts["open"].append(8)
    assert theirs.facts["open"] == [9]


def test_nothing_with_a_secret_in_it_can_be_sent() -> None:
    for hidden in (Secret(7, 0b1), Shown(2, Secret(7, 0b101), 3)):
        with pytest.raises(TypeError):
            msgspec.json.encode(hidden)
    assert b'"card":null' in msgspec.json.encode(seen_by(Shown(2, Secret(7, 0b101), 3), 1))


def test_secrets_are_compared_by_value_and_eyes() -> None:
    assert Secret(7, 1) == Secret(7, 1)
    assert Secret(7, 1) != Secret(7, 3)
    assert Secret(7, 1) != 7
    assert len({Secret(7, 1), Secret(7, 1), Secret(8, 1)}) == 2
    assert repr(Secret(7, 0b101)) == "Secret(7, eyes=101)"


def test_fields_know_the_domain_of_their_ids() -> None:
    assert domains(Shown) == {"seat": "seat", "card": "card"}
    assert domains(Dealt) == {"hands": "card", "open": "card", "back": "card"}
    assert fields_of(Shown) == ("seat", "card", "place")


class Passed(Event, frozen=True):
    """Every kind of fact."""

    giver: SeatId
    takers: tuple[SeatId, ...]
    kept: bool
    colour: ColourId | None
    card: Secret[CardId]


class Teller(State):
    events: ClassVar[dict[str, Any]] = {"Passed": Passed}


def test_an_event_told_by_name_is_made_of_numbers() -> None:
    s = Teller()
    s.journal = []
    s.tell_to(0b110, "Passed", 1, 0b101, 1, -1, 7)
    assert s.journal == [Passed(1, (0, 2), True, None, Secret(7, 0b110))]


def test_an_event_told_as_such_is_told_as_it_is() -> None:
    s = Teller()
    s.journal = []
    event = Passed(0, (), False, 2, Secret(3, 1))
    s.tell(event)
    assert s.journal[0] is event


def test_while_nobody_listens_nothing_is_made() -> None:
    s = Teller()
    s.tell("Nonsense", 1, 2, 3)
    assert s.journal is None


def test_facts_too_many_or_too_few_are_refused() -> None:
    s = Teller()
    s.journal = []
    with pytest.raises(TypeError, match="Passed has 5 facts, not 2"):
        s.tell("Passed", 1, 2)
