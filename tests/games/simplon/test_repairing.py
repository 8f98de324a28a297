"""Closing the gaps of the line (SO-150 … SO-156)."""

from tests.games.simplon.table import ANNA, BERT, journey
from tests.rules import rule


@rule("SO-150", "SO-151", "SO-152", "SO-R14")
def test_a_damage_stops_whoever_has_no_piece_and_is_closed_by_whoever_has() -> None:
    empty = journey(stations={0: "milan"})
    assert "venice" not in empty.offered
    table = journey(stations={0: "milan"}, loads={0: 2}).play("venice")
    assert "V3" not in table.gaps
    assert (table.view.loads[ANNA], table.at(ANNA)) == (1, "venice")


@rule("SO-151", "SO-154", "SO-R14")
def test_two_damages_of_a_section_need_two_pieces_at_once() -> None:
    one = journey(stations={0: "venice"}, loads={0: 1})
    assert "zagreb" not in one.offered
    two = journey(stations={0: "venice"}, loads={0: 2}).play("zagreb")
    assert {"V4", "V5"} & set(two.gaps) == set()
    assert two.repaired == ["V4", "V5"]


@rule("SO-153")
def test_after_repairing_the_locomotive_is_in_the_next_station() -> None:
    table = journey(stations={0: "zagreb"}, loads={0: 2}, points=2).play("venice")
    assert table.repaired == ["V5", "V4"]
    assert (table.at(ANNA), table.view.points) == ("venice", 1)


@rule("SO-154")
def test_two_with_a_piece_each_share_the_work_only_by_an_exchange() -> None:
    table = journey(stations={0: "venice", 1: "venice"}, loads={0: 1, 1: 1})
    assert "zagreb" not in table.offered
    assert "zagreb" in table.play("exchange_1", "take_1").offered


@rule("SO-155")
def test_the_three_damages_before_philippopolis_are_closed_in_portions() -> None:
    assert "philippopolis" not in journey(stations={0: "sofia"}, loads={0: 2}).offered
    west = journey(stations={0: "sofia"}, loads={0: 2}, turntables={"M": 2}).play("bucharest")
    assert {"C2", "C3"} & set(west.gaps) == set()
    assert "C4" in west.gaps
    east = journey(stations={0: "bucharest"}, loads={0: 1}, turntables={"M": 0}).play("philippopolis")
    assert "C4" not in east.gaps
    left = [gap for gap in east.gaps if gap not in ("C2", "C3")]
    last = journey(stations={0: "philippopolis"}, loads={0: 1}, damages=[*left, "C4"], points=1)
    assert "C4" not in last.play("sofia").gaps


@rule("SO-156", "SO-R29")
def test_what_is_repaired_stays_open_for_everybody_in_both_directions() -> None:
    table = journey(
        stations={0: "milan", 1: "venice"}, loads={0: 1}, damages=["V3"], pieces=[], points=1, chance=["2"]
    ).play("venice")
    assert (table.view.actor, "milan" in table.offered) == (BERT, True)


@rule("SO-R31")
def test_all_pieces_are_alike() -> None:
    table = journey(stations={0: "sofia"}, loads={0: 1}, turntables={"K": 0}).play("subotica")
    assert "C1" not in table.gaps
