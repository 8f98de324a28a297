"""Setting up (SO-001, SO-003, SO-050 … SO-052, SO-503, SO-504)."""

from collections import Counter

import pytest

from tests.games.simplon.table import COMMON, VIOLET, journey, setting_out
from tests.rules import rule
from wagonlit.core.errors import BadAnswer, BadOption
from wagonlit.core.match import Match
from wagonlit.games.simplon.game import GAME


@rule("SO-001", "SO-R25")
def test_the_box_holds_what_it_should() -> None:
    sizes = {domain: len(GAME.domains[domain]) for domain in ("station", "turntable", "damage", "seat")}
    assert sizes == {"station": 38, "turntable": 14, "damage": 16, "seat": 4}
    assert "".join(GAME.domains["turntable"]) == "ABCDEFGHIJKLMN"


@rule("SO-050")
def test_things_are_set_up_in_the_order_that_keeps_the_choice_of_the_line_blind() -> None:
    match = Match(GAME, players=3, line="ask", seed=1)
    assert [told.event for told in match.told[0]] == ["TurntablesLaid"]
    assert match.views[0].stations == [None] * 3
    assert match.views[0].pieces == []
    match.answer("simplon")
    order = list(dict.fromkeys(told.event for told in match.told[0]))
    assert order[:4] == ["TurntablesLaid", "LineChosen", "LocomotivePlaced", "CardsDealt"]


@rule("SO-003", "SO-050", "SO-R27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_locomotive_in_a_station_of_its_own_and_the_same_number_of_cards(
    players: int,
) -> None:
    for seed in range(20):
        view = setting_out(players, seed).view
        assert len(set(view.stations)) == players
        dealt = [station for cards in view.cards for station in cards]
        assert [len(cards) for cards in view.cards] == [12 // players] * players
        assert len(set(dealt)) == 12


@rule("SO-050", "SO-R27")
def test_any_station_may_come_up_as_a_start_with_a_piece_or_without() -> None:
    starts, shared = Counter[int | None](), 0
    for seed in range(300):
        view = setting_out(4, seed).view
        starts.update(view.stations)
        shared += any(station in view.pieces for station in view.stations)
    assert len(starts) == 38
    assert 0 < shared < 300


@rule("SO-050")
def test_by_milan_the_pink_damages_are_covered_and_twelve_pieces_lie_on_cards() -> None:
    table = setting_out(line="simplon")
    assert sorted(table.gaps) == sorted(VIOLET + COMMON)
    assert len(table.pieces) == 12
    assert table.asked == "turn.act"


@rule("SO-050", "SO-R26")
def test_by_munich_the_first_player_returns_two_of_the_twelve_cards() -> None:
    table = setting_out(line="orient", first_seat=2)
    assert not set(VIOLET) & set(table.gaps)
    assert len(table.gaps) == 10
    assert (table.asked, table.match.waiting, len(table.offered)) == ("setup.discard", [2], 12)
    first, second = table.offered[0], table.offered[5]
    table.play(first)
    assert first not in table.offered
    table.play(second)
    assert len(table.pieces) == 10
    assert first not in table.pieces
    assert second not in table.pieces


@rule("SO-R26")
def test_the_first_player_speaks_for_the_team() -> None:
    match = Match(GAME, players=4, line="ask", first_seat=3, seed=2)
    assert match.waiting == [3]
    with pytest.raises(BadAnswer, match="waiting for seat 3"):
        match.answer("orient", 0)


@rule("SO-R28")
def test_the_first_player_may_be_drawn() -> None:
    firsts = {
        setting_out(4, seed, first_seat="random").told("FirstSeatDrawn")[0].facts["seat"]
        for seed in range(60)
    }
    assert firsts == {0, 1, 2, 3}
    table = setting_out(4, 1, first_seat="random")
    assert table.told("TurnBegun")[0].facts["seat"] == table.view.first


@rule("SO-R28")
def test_there_must_be_such_a_first_seat() -> None:
    with pytest.raises(BadOption, match="0 to 1, not 2"):
        setting_out(2, first_seat=2)


@rule("SO-050", "SO-504")
def test_turntables_are_laid_at_random_or_as_agreed() -> None:
    found = {
        turntable: {setting_out(2, seed).view.turntables[turntable] for seed in range(80)}
        for turntable in (2, 7)
    }
    assert found == {2: {0, 1}, 7: {0, 1, 2, 3}}
    given = {"turntable_start": {"A": 2, "H": 3}}
    agreed = [setting_out(2, seed, **given).view.turntables for seed in range(20)]
    assert {(one[0], one[7]) for one in agreed} == {(2, 3)}
    assert {one[1] for one in agreed} == {0, 1, 2}


@rule("SO-504")
@pytest.mark.parametrize("wrong", [{"A": 3}, {"Z": 0}])
def test_a_turntable_must_have_the_agreed_position(wrong: dict[str, int]) -> None:
    with pytest.raises(BadOption, match="has no position"):
        setting_out(2, turntable_start=wrong)


@rule("SO-503", "SO-R23")
def test_closed_turntables_let_nobody_pass_until_they_are_turned_once() -> None:
    assert setting_out(2, turntable_start="closed").view.turntables == [None] * 14
    table = journey(stations={0: "calais"}, turntables=dict.fromkeys("ABCDEFGHIJKLMN"), points=3)
    assert "paris" not in table.offered
    table.play("B", 1)
    assert "paris" in table.offered
    table.play("paris", "calais")
    assert table.at(0) == "calais"


@rule("SO-051")
def test_there_are_as_many_pieces_as_damages_once_everything_is_dealt() -> None:
    for line in ("simplon", "orient"):
        table = setting_out(4, line=line)
        while table.asked == "setup.discard":
            table.play(table.offered[0])
        assert len(table.pieces) == len(table.gaps)


@rule("SO-052", "SO-R32")
def test_everybody_sees_everything() -> None:
    assert not GAME.keeps_secrets()
    match = setting_out(4).match
    views = [{**vars_of(match.views[seat]), "seat": 0} for seat in range(4)]
    assert all(view == views[0] for view in views)


def vars_of(view: object) -> dict[str, object]:
    return {name: getattr(view, name) for name in view.__struct_fields__}  # type: ignore[attr-defined]  # a Struct
