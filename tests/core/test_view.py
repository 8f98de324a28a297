"""What the fields of a view hold is said by their annotations."""

from typing import Annotated

from msgspec import Struct

from tests.toys.lighthouse.view import View as OnTheCoast
from tests.toys.masquerade.view import View as AtTheBall
from wagonlit.core.event import SeatId
from wagonlit.core.view import By, CountedFrom, Field, Unread, View, fields_of, names_in


class Glimpse(Struct):
    """Something that is seen, with what it was seen beside."""

    mask: Annotated[int, "mask"]
    round: Annotated[int, CountedFrom(1)]
    beside: "list[Glimpse]"


class Rows(View):
    """Every kind of annotation."""

    options: dict[str, int]
    folded: Annotated[int, Unread()]
    leg: Annotated[int, CountedFrom(1)]
    shown: list[tuple[SeatId, Annotated[int, "mask"]]]
    pairs: list[tuple[SeatId, int]]
    words: list[str]
    rows: Annotated[list[tuple[SeatId, ...]], By("side")]
    glimpses: Annotated[list[list[Glimpse] | None], By("seat")]


def test_a_field_says_of_which_domain_its_ids_are() -> None:
    fields = fields_of(AtTheBall)
    assert fields["open"] == Field(of=["mask"])
    assert fields["masks"] == Field(by=["seat"], of=["mask"])
    assert fields["cards"] == Field(by=["seat", "side"], of=["colour"])
    assert fields["fans"] == Field(by=["seat"])
    assert fields_of(OnTheCoast)["ship"] == Field(of=["ship"])


def test_numbers_tuples_and_words_too() -> None:
    fields = fields_of(Rows)
    assert fields["leg"] == Field(start=1)
    assert fields["shown"] == Field(of=["seat", "mask"])
    assert fields["pairs"] == Field(of=["seat", ""])
    assert fields["words"] == Field()
    assert fields["rows"] == Field(by=["side"], of=["seat"])


def test_structs_inside_say_what_their_own_fields_hold() -> None:
    inside = {"mask": Field(of=["mask"]), "round": Field(start=1), "beside": Field()}
    assert fields_of(Rows)["glimpses"] == Field(by=["seat"], fields=inside)
    assert {"glimpses", "mask", "beside", "leg"} <= names_in(fields_of(Rows))


def test_whose_view_it_is_need_not_be_read() -> None:
    assert "seat" not in fields_of(Rows)
    assert "options" not in fields_of(Rows)


def test_nor_what_tells_people_nothing() -> None:
    assert "folded" not in fields_of(Rows)
