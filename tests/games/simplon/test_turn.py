"""A turn: rolling, moving, turning, loading, exchanging (SO-101 … SO-142)."""

import pytest

from tests.games.simplon.table import ANNA, BERT, journey, setting_out
from tests.rules import rule
from wagonlit.core.errors import BadAnswer

# Stations for pieces, two of them near Anna.
AT_HAND = [
    "calais", "paris", "genoa", "rome", "basel", "lyon", "nice", "varna", "odessa", "prague", "berlin",
    "warsaw", "hamburg",
]  # fmt: skip


@rule("SO-002", "SO-101", "SO-103")
@pytest.mark.parametrize(("face", "points"), [("1", 1), ("2", 2), ("3", 3)])
def test_a_number_gives_that_many_points(face: str, points: int) -> None:
    table = journey(phase="roll", actor=BERT, chance=[face])
    assert (table.view.actor, table.view.points, table.match.waiting) == (BERT, points, [BERT])


@rule("SO-102", "SO-R11")
def test_a_ship_ends_the_turn_at_once_even_where_something_could_be_loaded() -> None:
    table = journey(phase="roll", stations={0: "paris"}, pieces=AT_HAND[1:], chance=["ship", "1"])
    assert (table.ship, table.view.actor) == ("brest", BERT)
    assert "paris" in table.pieces


@rule("SO-104", "SO-R6", "SO-R10")
def test_points_buy_moves_and_pivots_in_any_order() -> None:
    table = journey(stations={0: "calais"}, turntables={"B": 0}, points=3, chance=["1"])
    table.play("B", 1, "paris", "calais")
    assert (table.at(ANNA), table.view.points, table.view.actor) == ("calais", 1, BERT)


@rule("SO-105", "SO-130", "SO-R7", "SO-R10")
def test_loading_is_free_also_without_points_and_in_passing() -> None:
    table = journey(stations={0: "calais"}, points=1, pieces=AT_HAND[:-1])
    table.play("load", "paris")
    assert (table.asked, table.offered) == ("turn.act", ["load", "end"])
    table.play("load")
    assert table.view.loads[ANNA] == 2
    assert {"paris", "calais"} & set(table.pieces) == set()
    assert table.view.actor == BERT


@rule("SO-106", "SO-R9")
def test_points_that_are_not_spent_are_lost() -> None:
    table = journey(players=2, points=3, chance=["1", "2"]).play("end")
    assert table.told("TurnEnded")[-1].facts == {"seat": ANNA, "points": 3}
    table.play("end")
    assert (table.view.actor, table.view.points) == (ANNA, 2)


@rule("SO-107")
def test_whoever_can_do_nothing_more_is_not_asked() -> None:
    table = journey(stations={0: "calais"}, points=1, chance=["3"]).play("paris")
    assert (table.view.actor, table.match.waiting) == (BERT, [BERT])


@rule("SO-110")
def test_a_move_needs_a_point_and_a_section_from_here_that_is_aligned() -> None:
    table = journey(stations={0: "paris"}, points=2)
    assert set(table.offered) & {"calais", "stuttgart", "cologne", "lyon"} == {"calais", "stuttgart", "lyon"}
    with pytest.raises(BadAnswer, match="not a possible answer"):
        table.play("cologne")
    assert (table.at(ANNA), table.view.points) == ("paris", 2)


@rule("SO-111")
def test_each_station_costs_a_point_and_passing_a_turntable_none() -> None:
    table = journey(stations={0: "calais"}, points=3).play("paris", "stuttgart")
    assert table.view.points == 1


@rule("SO-112", "SO-R5")
def test_nothing_can_be_turned_during_a_move() -> None:
    table = journey(stations={0: "calais"}, turntables={"B": 0}, points=3)
    assert "paris" not in table.offered
    table.play("brussels")
    assert table.at(ANNA) == "brussels"
    assert table.asked == "turn.act"


@rule("SO-113")
def test_locomotives_share_stations_and_may_go_straight_back() -> None:
    table = journey(stations={0: "calais", 1: "paris", 2: "paris"}, points=3)
    table.play("paris", "calais", "paris")
    assert [table.at(seat) for seat in range(3)] == ["paris"] * 3


@rule("SO-011", "SO-114", "SO-R30")
def test_locomotives_use_every_line_ferries_and_constantinople_loaded_or_not() -> None:
    table = journey(stations={0: "brindisi"}, loads={0: 1}, points=3)
    table.play("athens", "smyrna", "constantinople")
    assert (table.at(ANNA), table.view.loads[ANNA]) == ("constantinople", 1)


@rule("SO-120")
def test_any_turntable_is_turned_to_any_other_position_for_one_point() -> None:
    table = journey(turntables={"H": 0}, points=3).play("H")
    assert table.offered == ["2", "3", "4"]
    table.play("4")
    assert (table.view.turntables[7], table.view.points) == (3, 2)


@rule("SO-120")
def test_a_turntable_with_one_other_position_is_turned_without_another_question() -> None:
    table = journey(turntables={"E": 0}, points=2).play("E")
    assert (table.view.turntables[4], table.asked) == (1, "turn.act")


@rule("SO-120", "SO-R3")
def test_by_steps_only_the_positions_beside_it_can_be_had() -> None:
    table = journey(turntables={"H": 0}, options={"pivot_mode": "step"}).play("H")
    assert table.offered == ["2", "4"]


@rule("SO-120")
def test_nothing_is_turned_without_a_point_or_into_being_closed() -> None:
    table = journey(players=2, stations={0: "paris", 1: "paris"}, loads={0: 1}, points=0)
    assert table.offered == ["end", "exchange_1"]
    closed = journey(turntables=dict.fromkeys("ABCDEFGHIJKLMN"), points=1).play("E")
    assert closed.offered == ["1", "2"]


@rule("SO-121")
def test_the_same_turntable_may_be_turned_again() -> None:
    table = journey(turntables={"E": 0}, points=3).play("E", "E", "E")
    assert table.view.turntables[4] == 1


@rule("SO-131", "SO-R8")
def test_a_locomotive_with_one_piece_takes_a_second_but_no_third() -> None:
    table = journey(stations={0: "calais"}, loads={0: 1}, pieces=AT_HAND[:-2]).play("load", "paris")
    assert table.view.loads[ANNA] == 2
    assert "load" not in table.offered


@rule("SO-132")
def test_loading_is_optional_and_nothing_is_ever_put_down() -> None:
    table = journey(stations={0: "calais"}, loads={0: 2}, points=1)
    names = {name for name in table.offered if not name.isupper()}
    assert names == {"paris", "brussels", "end"}
    table = journey(stations={0: "calais"}, points=1, pieces=AT_HAND[:-1]).play("paris", "end")
    assert "paris" in table.pieces


@rule("SO-140", "SO-R13")
def test_pieces_are_handed_over_in_either_direction_within_both_capacities() -> None:
    table = journey(stations={0: "paris", 1: "paris"}, loads={0: 1, 1: 1}).play("exchange_1")
    assert table.offered == ["give_1", "take_1"]
    table.play("take_1")
    assert table.view.loads == [2, 0, 0]
    other = journey(stations={0: "paris", 1: "paris"}, loads={0: 2}).play("exchange_1")
    assert other.offered == ["give_1", "give_2"]
    other.play("give_2")
    assert other.view.loads == [0, 2, 0]


@rule("SO-140")
@pytest.mark.parametrize("loads", [{}, {0: 2, 1: 2}])
def test_there_is_no_exchange_where_nothing_could_be_handed_over(loads: dict[int, int]) -> None:
    table = journey(stations={0: "paris", 1: "paris"}, loads=loads)
    assert "exchange_1" not in table.offered


@rule("SO-141", "SO-R12")
def test_one_of_the_two_is_the_actor_and_nobody_has_to_agree() -> None:
    table = journey(stations={0: "calais", 1: "paris", 2: "paris"}, loads={1: 1}, chance=["1"])
    assert not any(name.startswith("exchange") for name in table.offered)
    table.play("paris")
    assert [name for name in table.offered if name.startswith("exchange")] == ["exchange_1"]
    table.play("exchange_1")
    assert table.view.loads == [1, 0, 0]


@rule("SO-142")
def test_there_is_one_exchange_with_each_partner_for_each_stay() -> None:
    table = journey(stations={0: "paris", 1: "paris"}, loads={0: 1}, points=3).play("exchange_1")
    assert "exchange_1" not in table.offered
    table.play("calais", "paris")
    assert "exchange_1" in table.offered


@rule("SO-R24")
def test_whoever_cannot_move_turns_turntables_or_ends_the_turn() -> None:
    table = journey(stations={0: "paris"}, turntables=dict.fromkeys("ABCDEFGHIJKLMN"), points=1)
    assert table.offered == [*"ABCDEFGHIJKLMN", "end"]


@rule("SO-050")
def test_play_goes_clockwise_from_the_first_player() -> None:
    table = setting_out(3, first_seat=1, die=[1, "ship"])
    while len(table.told("TurnBegun")) < 5:
        table.play("end")
    assert [told.facts["seat"] for told in table.told("TurnBegun")][:5] == [1, 2, 0, 1, 2]
