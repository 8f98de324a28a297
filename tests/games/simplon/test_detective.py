"""The detective, and how the game is won (SO-201 … SO-208, SO-401, SO-403)."""

from itertools import pairwise

import pytest

from tests.games.simplon.table import ANNA, BERT, Table, journey
from tests.rules import rule

CLEAR: dict[str, list[str]] = {"damages": [], "pieces": []}  # the whole line is repaired


def with_him(**position: object) -> Table:
    """Anna's locomotive is empty, beside the detective, on a line that is repaired."""
    return journey(**{"stations": {0: "calais"}, "ridden": False, **CLEAR, **position})  # type: ignore[arg-type]  # a position


@rule("SO-201", "SO-202", "SO-208")
def test_he_comes_along_if_the_driver_says_so() -> None:
    table = with_him(points=1).play("paris")
    assert (table.asked, table.offered) == ("turn.ride", ["alone", "together"])
    assert table.play("together").detective == "paris"
    assert with_him(points=1).play("paris", "alone").detective == "calais"


@rule("SO-202", "SO-R19")
def test_a_ride_costs_one_point_wherever_the_locomotive_came_from() -> None:
    table = with_him(stations={0: "brussels"}, points=2).play("calais", "paris", "together")
    assert (table.detective, table.told("Moved")[-1].facts["points"]) == ("paris", 0)


@rule("SO-202", "SO-207")
@pytest.mark.parametrize("away", ["brussels", "cologne"])
def test_he_never_leaves_the_line(away: str) -> None:
    table = with_him(turntables={"B": 2}).play(away)
    assert (table.asked, table.detective) == ("turn.act", "calais")


@rule("SO-207", "SO-R15")
def test_he_never_goes_back_unless_the_table_has_agreed_so() -> None:
    table = with_him(stations={0: "paris"}, detective="paris").play("calais")
    assert (table.asked, table.detective) == ("turn.act", "paris")
    agreed = with_him(stations={0: "paris"}, detective="paris", options={"detective_backward": True})
    assert agreed.play("calais", "together").detective == "calais"


@rule("SO-202", "SO-206")
def test_a_loaded_locomotive_cannot_take_him() -> None:
    table = with_him(loads={0: 1}, damages=["C1"]).play("paris")
    assert (table.asked, table.detective) == ("turn.act", "calais")


@rule("SO-206", "SO-R13")
def test_it_may_become_empty_by_an_exchange_and_take_him_then() -> None:
    table = with_him(stations={0: "calais", 1: "calais"}, loads={0: 1}, damages=["C1"])
    assert table.play("exchange_1", "paris").asked == "turn.ride"


@rule("SO-206")
def test_it_may_become_empty_by_repairing_and_take_him_in_the_same_turn() -> None:
    table = with_him(
        stations={0: "subotica"}, detective="zagreb", loads={0: 1}, damages=["V6"], turntables={"K": 2}
    )
    assert table.play("zagreb", "K", "2", "sofia").asked == "turn.ride"


@rule("SO-203")
def test_the_section_must_be_clear_and_aligned() -> None:
    damaged = journey(stations={0: "paris"}, detective="paris", ridden=False)
    assert "milan" not in damaged.offered
    turned = with_him(turntables={"B": 0})
    assert "paris" not in turned.offered


@rule("SO-204", "SO-R18")
def test_he_rides_one_station_a_turn_and_the_locomotive_may_go_on_without_him() -> None:
    table = with_him(points=3).play("paris", "together", "milan")
    assert (table.asked, table.detective, table.at(ANNA)) == ("turn.act", "paris", "milan")


@rule("SO-205", "SO-R17")
def test_another_locomotive_takes_him_over_in_its_own_turn() -> None:
    table = with_him(stations={0: "calais", 1: "paris"}, points=1, chance=["1"]).play("paris", "together")
    assert table.view.actor == BERT
    assert table.play("milan", "together").detective == "milan"


@rule("SO-201", "SO-R16")
def test_he_waits_in_the_station_where_anybody_may_load() -> None:
    table = with_him(damages=["C1"], pieces=["calais"]).play("load", "paris")
    assert (table.detective, table.asked) == ("calais", "turn.act")


@rule("SO-401", "SO-403")
@pytest.mark.parametrize("players", [2, 4])
def test_all_win_the_moment_he_arrives(players: int) -> None:
    table = with_him(
        players=players, stations={0: "philippopolis"}, detective="philippopolis", points=3
    ).play("constantinople", "together")
    assert table.match.over
    assert table.match.result().winners == tuple(range(players))
    assert [told.event for told in table.match.told[1]][-1] == "DetectiveArrived"


@rule("SO-019", "SO-202", "SO-R1")
@pytest.mark.parametrize(
    ("line", "stops"),
    [
        ("simplon", "calais paris milan venice zagreb sofia philippopolis constantinople"),
        (
            "orient",
            "calais paris stuttgart munich vienna budapest subotica sofia philippopolis constantinople",
        ),
    ],
)
def test_he_rides_the_whole_line_station_by_station(line: str, stops: str) -> None:
    for here, there in pairwise(stops.split()):
        turntables = {"K": 0} if line == "orient" else {}
        table = with_him(line=line, stations={0: here}, detective=here, turntables=turntables).play(
            there, "together"
        )
        assert table.detective == there
