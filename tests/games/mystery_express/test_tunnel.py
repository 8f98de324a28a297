"""The tunnel before Munich (ME-531 … ME-532)."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, Table, element, table
from tests.rules import rule
from wagonlit.core.errors import BadScenario
from wagonlit.games.mystery_express.view.notes import COLUMNS

# Anna's left neighbour is Bert, her right neighbour Carl.
HANDS = {
    ANNA: ["mo_clubbed", "suspect_candy"],
    BERT: ["mo_hanged", "motive_greed"],
    CARL: ["motive_money", "location_club"],
}
LEFT, RIGHT = 0, 1


def tunnel(**position: Any) -> Table:
    return table(**{"leg": 2, "phase": "tunnel", "hands": HANDS, **position})


def chosen(t: Table, **backs: str) -> Table:
    """Anna, Bert and Carl name a back on the left, then one on the right."""
    for side in ("left", "right"):
        for seat in t.asked():
            t.play(seat, backs[f"{'abc'[seat]}_{side}"])
    return t


ALL = {
    "a_left": "mo", "b_left": "location", "c_left": "suspect",
    "a_right": "motive", "b_right": "mo", "c_right": "mo",
}  # fmt: skip


@rule("ME-531")
def test_everybody_chooses_a_back_of_his_left_and_then_of_his_right_neighbour_at_the_same_time() -> None:
    t = tunnel()
    assert t.asked() == dict.fromkeys(range(3), "tunnel.back")
    assert t.ask(ANNA).facts == {"side": LEFT, "owner": BERT}
    assert [t.options(seat) for seat in range(3)] == [
        {"mo", "motive"},
        {"motive", "location"},
        {"mo", "suspect"},
    ]
    t.play(CARL, "mo").play(ANNA, "mo").play(BERT, "motive")
    assert t.ask(ANNA).facts == {"side": RIGHT, "owner": CARL}
    assert [t.options(seat) for seat in range(3)] == [
        {"motive", "location"},
        {"mo", "suspect"},
        {"mo", "motive"},
    ]


@rule("ME-531", "ME-804")
def test_no_choice_and_no_card_is_shown_until_all_have_chosen() -> None:
    t = tunnel()
    t.play(ANNA, "mo").play(BERT, "motive").play(CARL, "suspect").play(ANNA, "motive").play(BERT, "mo")
    for seat in range(3):
        assert t.told(seat, "TunnelLook") == []
        for facts in t.told(seat, "BackChosen"):
            assert (facts["category"] is None) == (facts["seat"] != seat)


@rule("ME-531", "ME-R38")
def test_each_looks_at_two_cards_in_secret_and_all_see_the_backs() -> None:
    t = chosen(tunnel(), **ALL)
    looks = [(facts["seat"], facts["owner"], facts["category"]) for facts in t.told(CARL, "TunnelLook")]
    assert looks == [
        (ANNA, BERT, 0),
        (ANNA, CARL, 2),
        (BERT, CARL, 3),
        (BERT, ANNA, 0),
        (CARL, ANNA, 1),
        (CARL, BERT, 0),
    ]
    assert t.faces(ANNA, "TunnelLook") == ["mo_hanged", "motive_money", None, None, None, None]
    assert t.faces(BERT, "TunnelLook") == [None, None, "location_club", "mo_clubbed", None, None]
    assert t.faces(CARL, "TunnelLook") == [None, None, None, None, "suspect_candy", "mo_hanged"]


@rule("ME-531")
def test_two_players_may_look_at_the_same_card() -> None:
    t = chosen(tunnel(), **ALL)
    assert t.faces(ANNA, "TunnelLook")[0] == t.faces(CARL, "TunnelLook")[5] == "mo_hanged"
    assert t.hand(BERT).count("mo_hanged") == 1


@rule("ME-532")
def test_nothing_changes_owner_and_nothing_goes_on_a_discard() -> None:
    t = chosen(tunnel(), **ALL)
    assert [t.hand(seat) for seat in range(3)] == list(HANDS.values())
    assert [t.discard(seat) for seat in range(3)] == [[], [], []]
    assert t.view(BERT).discard_backs == [[], [], []]


@rule("ME-532", "ME-R40")
def test_a_neighbour_without_cards_gives_no_look() -> None:
    t = tunnel(hands={**HANDS, CARL: []})
    t.play(ANNA, "mo").play(CARL, "mo").play(CARL, "motive").play(BERT, "suspect")
    looks = [(facts["seat"], facts["owner"]) for facts in t.told(ANNA, "TunnelLook")]
    assert looks == [(ANNA, BERT), (BERT, ANNA), (CARL, ANNA), (CARL, BERT)]
    assert len(t.told(ANNA, "BackChosen")) == 4


@rule("ME-R40", "ME-531")
def test_with_four_players_only_the_two_neighbours_are_looked_at() -> None:
    t = table(4, leg=2, phase="tunnel", hands={ANNA: ["mo_clubbed"], CARL: ["motive_greed"]})
    looks = [(facts["seat"], facts["owner"]) for facts in t.told(ANNA, "TunnelLook")]
    assert looks == [(BERT, CARL), (BERT, ANNA), (DORA, ANNA), (DORA, CARL)]


@rule("ME-R38", "ME-R60", "ME-805")
@pytest.mark.parametrize("drawn", ["mo_hanged", "mo_pushed"])
def test_of_equal_backs_chance_picks_one_and_the_owner_does_not_learn_which(drawn: str) -> None:
    t = tunnel(hands={**HANDS, BERT: ["mo_hanged", "mo_pushed", "motive_greed"]}, chance=(drawn,))
    chosen(t, **{**ALL, "c_right": "motive"})
    assert t.faces(ANNA, "TunnelLook")[0] == drawn
    assert t.faces(BERT, "TunnelLook")[0] is None


@rule("ME-R60")
def test_every_card_of_that_back_is_as_likely_a_pair_twice_as_likely() -> None:
    hands = {**HANDS, BERT: ["mo_hanged", "mo_hanged", "mo_pushed"]}
    hanged, pushed, copies_apart = element("mo_hanged"), element("mo_pushed"), 24
    backs = {**ALL, "a_left": "mo"}
    for card in (hanged, hanged + copies_apart, pushed):
        assert chosen(tunnel(hands=hands, chance=(card,)), **backs).faces(ANNA, "TunnelLook")[0] is not None
    with pytest.raises(BadScenario):
        chosen(tunnel(hands=hands, chance=(pushed + copies_apart,)), **backs)


def innocent(t: Table, seat: int, card: str) -> bool:
    """Can this seat prove that both copies are about?"""
    return t.view(seat).tracker.innocent(element(card))


@rule("ME-R39")
def test_the_own_hand_and_both_looks_are_surely_different_cards() -> None:
    hands = {
        ANNA: ["suspect_candy", "mo_hanged"],
        BERT: ["suspect_candy", "mo_pushed"],
        CARL: ["motive_greed", "mo_pushed"],
    }
    t = chosen(tunnel(hands=hands), **{**ALL, "a_left": "suspect", "b_left": "mo", "a_right": "mo"})
    assert innocent(t, ANNA, "suspect_candy")
    twice = chosen(tunnel(hands=hands), **{**ALL, "a_left": "mo", "b_left": "mo", "a_right": "mo"})
    assert innocent(twice, ANNA, "mo_pushed")
    assert not innocent(twice, ANNA, "suspect_candy")


@rule("ME-R39")
def test_a_card_seen_in_leg_2_or_leg_3_may_be_the_one_seen_in_the_tunnel() -> None:
    t = table(leg=2, first=BERT, active=ANNA, hands=HANDS).play(ANNA, "dining", "1", "mo")
    t.coast("TrainArrived")
    chosen(t, **ALL)
    sights = [(COLUMNS[sight.column], sight.element) for sight in t.view(ANNA).sights]
    assert sights.count(("leg2", element("mo_hanged"))) == sights.count(("tunnel", element("mo_hanged"))) == 1
    assert t.asked() == {ANNA: "turn.action"}
    t.play(ANNA, "dining", "1", "mo")
    assert t.faces(ANNA, "CardShown") == ["mo_hanged"] * 2
    assert not innocent(t, ANNA, "mo_hanged")
