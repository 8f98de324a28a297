"""How far things are: what a view says can be reached, and the points to anywhere (SO-110, SO-111)."""

from itertools import pairwise

from tests.games.simplon.table import journey, setting_out
from tests.rules import rule
from wagonlit.games.simplon.game import GAME
from wagonlit.games.simplon.pieces.reach import FAR
from wagonlit.games.simplon.state.reach import reaches

STATIONS = list(GAME.domains["station"])


@rule("SO-110", "SO-111")
def test_a_view_lists_what_can_be_walked_to_with_the_points_that_are_left() -> None:
    view = journey(stations={0: "calais"}, points=2).view
    found = {STATIONS[one.station]: (one.cost, [STATIONS[id] for id in one.path]) for one in view.reach}
    assert found["paris"] == (1, ["paris"])
    assert found["stuttgart"] == (2, ["paris", "stuttgart"])
    assert "munich" not in found
    assert [one.cost for one in view.reach] == sorted(one.cost for one in view.reach)


@rule("SO-151")
def test_repairs_on_the_way_use_pieces_up() -> None:
    view = journey(stations={0: "milan"}, loads={0: 1}, points=3).view
    found = [STATIONS[one.station] for one in view.reach]
    assert "venice" in found
    assert "zagreb" not in found


@rule("SO-110")
def test_every_walk_of_a_view_can_be_played_as_it_stands() -> None:
    for seed in range(15):
        table = setting_out(4, seed)
        for walk in table.view.reach:
            copy = table.match.copy()
            actor = table.view.actor
            for stop in walk.path:
                copy.answer(stop)
                if not copy.over and copy.ask.decision == "turn.ride":
                    copy.answer("alone")
            assert actor is not None
            assert copy.views[0].stations[actor] == walk.station


@rule("SO-104", "SO-111", "SO-120")
def test_the_points_to_every_station_count_moves_and_turntables_for_all_locomotives() -> None:
    table = journey(players=2, stations={0: "calais", 1: "paris"}, turntables={"B": 0})
    anna, bert = reaches(table.match.peek())
    assert anna[STATIONS.index("calais")] == 0
    assert anna[STATIONS.index("paris")] == 2  # turn B, and go
    assert bert[STATIONS.index("paris")] == 0
    assert bert[STATIONS.index("calais")] == 2


@rule("SO-150", "SO-151")
def test_what_needs_more_pieces_than_there_are_is_far_away() -> None:
    alone = journey(stations={0: "venice"}, turntables=dict.fromkeys("ABCDEFGHIJKLMN", 0))
    empty = reaches(alone.match.peek())[0]
    assert 0 < empty[STATIONS.index("zagreb")] < FAR
    loaded = journey(stations={0: "venice"}, loads={0: 2}, turntables=dict.fromkeys("ABCDEFGHIJKLMN", 0))
    assert reaches(loaded.match.peek())[0][STATIONS.index("zagreb")] == 1


@rule("SO-013")
def test_neighbours_on_a_repaired_line_are_one_point_apart() -> None:
    line = "calais paris milan venice zagreb sofia philippopolis constantinople"
    table = journey(stations={0: "calais"}, damages=[], pieces=[])
    found = reaches(table.match.peek())[0]
    steps = [
        found[STATIONS.index(there)] - found[STATIONS.index(here)] for here, there in pairwise(line.split())
    ]
    assert steps == [1] * 7
