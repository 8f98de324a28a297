"""The ship: squares, storm, watched ports (SO-301 … SO-303, SO-402, SO-501, SO-502, SO-505)."""

import pytest

from tests.games.simplon.table import ANNA, BERT, Table, journey, setting_out
from tests.rules import rule
from wagonlit.core.errors import BadOption


def at_sea(ship: str, *chance: str, **position: object) -> Table:
    """Anna rolls a ship."""
    return journey(phase="roll", ship=ship, chance=["ship", *chance], **position)  # type: ignore[arg-type]  # a position


@rule("SO-301")
@pytest.mark.parametrize(
    ("ship", "following"), [("dover", "brest"), ("s_nice", "s_genoa"), ("s_salonica", "dardanelles")]
)
def test_each_ship_face_moves_it_one_square(ship: str, following: str) -> None:
    assert at_sea(ship, "1").ship == following


@rule("SO-021", "SO-302", "SO-R20")
@pytest.mark.parametrize(("coin", "course", "following"), [("tails", 1, "naxos"), ("heads", 0, "s_salonica")])
def test_at_the_storm_a_coin_decides_the_way_for_good(coin: str, course: int, following: str) -> None:
    table = at_sea("s_athens", coin, "ship", "1")
    assert [told.event for told in table.match.told[0]].count("CoinTossed") == 1
    assert (table.view.course, table.ship) == (course, following)


@rule("SO-021", "SO-302")
@pytest.mark.parametrize(("coin", "rolls"), [("heads", 19), ("tails", 22)])
def test_the_way_by_naxos_is_three_squares_longer(coin: str, rolls: int) -> None:
    faces: list[object] = ["ship"] * rolls
    faces.insert(16, coin)
    table = journey(phase="roll", chance=faces)
    assert table.match.over
    assert len(table.told("ShipSailed")) == rolls


@rule("SO-303")
def test_the_ship_is_in_nobodys_way() -> None:
    table = journey(stations={0: "genoa"}, ship="s_nice", points=1, chance=["1"]).play("nice")
    assert table.at(ANNA) == "nice"


@rule("SO-402", "SO-403")
def test_all_lose_the_moment_it_arrives() -> None:
    table = at_sea("dardanelles")
    assert table.match.over
    assert table.match.result().winners == ()
    assert table.view.won is False


@rule("SO-501")
def test_it_may_always_go_by_naxos_without_a_coin() -> None:
    table = at_sea("s_athens", "ship", "1", options={"storm": "naxos"})
    assert (table.told("CoinTossed"), table.ship) == ([], "naxos")


@rule("SO-502")
@pytest.mark.parametrize("port", ["dover", "s_bordeaux", "s_granada", "s_nice"])
def test_it_may_start_further_on(port: str) -> None:
    assert setting_out(2, 3, ship_start=port, die=[1, 1, 1, 1, 1, 1, 1, 1, "ship"]).ship in (port, "brest")


@rule("SO-502")
def test_it_starts_only_where_the_board_lets_it() -> None:
    with pytest.raises(BadOption, match="must be one of dover, s_bordeaux, s_granada, s_nice"):
        setting_out(2, ship_start="naples")


WATCHING = {"surveillance": True}


@rule("SO-505", "SO-R22")
def test_a_guarded_port_holds_nothing_back_but_nothing_is_gained() -> None:
    table = at_sea("s_marseille", "1", options=WATCHING, stations={1: "nice"})
    assert table.ship == "s_nice"
    assert table.told("PortGuarded")[0].facts["seats"] == [BERT]


@rule("SO-505")
def test_from_an_unguarded_port_it_sails_three_squares_more() -> None:
    table = at_sea("s_marseille", "1", options=WATCHING)
    assert table.ship == "messina"
    assert table.told("PortUnguarded")[0].facts["bonus"] == 3
    assert at_sea("s_marseille", "1").ship == "s_nice"


@rule("SO-505")
def test_ports_that_are_passed_over_are_not_checked_but_the_one_where_it_rests_is() -> None:
    table = at_sea("s_marseille", "1", options={**WATCHING, "surveillance_bonus": 4})
    assert [told.facts["square"] for told in table.told("PortUnguarded")] == [7, 11, 15]
    assert table.match.over
    passed = at_sea("s_marseille", "1", options={**WATCHING, "surveillance_bonus": 5})
    assert passed.ship == "spalato"


@rule("SO-505")
@pytest.mark.parametrize(("players", "ship"), [(2, "s_venice"), (3, "corfu"), (4, "corfu")])
def test_with_two_players_venice_is_not_watched(players: int, ship: str) -> None:
    assert at_sea("messina", "1", players=players, options=WATCHING).ship == ship


@rule("SO-505", "SO-R21")
@pytest.mark.parametrize("storm", ["coin", "naxos"])
def test_over_the_storm_it_goes_by_the_coast_without_a_toss(storm: str) -> None:
    table = at_sea("corfu", "1", options={**WATCHING, "storm": storm})
    assert (table.ship, table.view.course, table.told("CoinTossed")) == ("dardanelles", 0, [])


@rule("SO-505")
def test_resting_on_the_storm_square_by_the_extra_squares_a_coin_is_tossed() -> None:
    table = at_sea("corfu", "tails", "1", options={**WATCHING, "surveillance_bonus": 1})
    assert (table.ship, table.view.course) == ("storm", 1)


@rule("SO-402", "SO-505")
def test_the_extra_squares_may_lose_the_game_but_go_no_further() -> None:
    table = at_sea("corfu", options={**WATCHING, "surveillance_bonus": 5})
    assert (table.match.over, table.ship) == (True, "s_constantinople")


@rule("SO-505")
def test_starting_in_a_watched_port_is_not_arriving_there() -> None:
    table = setting_out(2, 3, ship_start="s_nice", surveillance=True, die=[1, 1, 1, 1, 1, 1, 1, 1, "ship"])
    assert (table.ship, table.told("PortUnguarded")) == ("s_nice", [])


@rule("SO-505", "SO-R22")
def test_whoever_guards_may_leave_at_any_time() -> None:
    table = journey(
        stations={0: "nice"}, ship="s_marseille", options=WATCHING, points=1, chance=["ship", "1"]
    )
    table.play("genoa")
    assert table.ship == "messina"
