"""Sleeping Car (ME-361 … ME-366)."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, Table, element, table
from tests.rules import rule
from wagonlit.core.errors import BadScenario

HANDS = {
    ANNA: ["suspect_candy"],
    BERT: ["mo_clubbed", "mo_hanged", "motive_greed"],
    CARL: ["location_lounge"],
}
LEFT, RIGHT = 0, 1


def searched(t: Table, hidden: str, guess: str) -> Table:
    return t.play(ANNA, "sleeping", "1").play(BERT, hidden).play(ANNA, guess)


@rule("ME-361")
def test_the_actor_names_another_player_with_a_card_in_hand() -> None:
    t = table(4, hands=HANDS, discards={DORA: ["mo_shot"]}).play(ANNA, "sleeping")
    assert t.options(ANNA) == {"1", "2"}


@rule("ME-361", "ME-R25", "ME-107")
def test_two_hours_are_needed_although_a_failure_costs_one() -> None:
    assert "sleeping" not in table(hands=HANDS, hours=1).options(ANNA)
    assert "sleeping" in table(hands=HANDS, hours=2).options(ANNA)


@rule("ME-362")
def test_the_bag_is_hidden_in_secret_and_both_commit_before_anything_is_shown() -> None:
    t = table(hands=HANDS).play(ANNA, "sleeping", "1")
    assert t.asked() == {BERT: "sleeping.hide"}
    t.play(BERT, "right")
    assert [t.told(seat, "BagHidden")[0]["side"] for seat in (ANNA, BERT, CARL)] == [None, RIGHT, None]
    assert t.options(ANNA) == {"left", "right"}
    assert t.told(CARL, "BagOpened") == []


@rule("ME-362")
def test_after_the_guess_all_see_the_bag_and_the_guess() -> None:
    t = searched(table(hands=HANDS), "right", "left")
    for seat in (ANNA, BERT, CARL):
        [opened] = t.told(seat, "BagOpened")
        assert (opened["side"], opened["guess"], opened["right"]) == (RIGHT, LEFT, False)


@rule("ME-363", "ME-111")
def test_a_wrong_guess_costs_one_hour_and_nothing_else_happens() -> None:
    t = searched(table(hands=HANDS, hours=4), "left", "right")
    assert t.truth.hours == 3
    assert (t.hand(BERT), t.discard(ANNA)) == (HANDS[BERT], [])
    assert t.asked() == {ANNA: "turn.action"}
    assert "sleeping" not in t.options(ANNA)


@rule("ME-364")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_right_guess_costs_two_hours_and_then_a_category_of_that_hand_is_named(side: str) -> None:
    t = searched(table(hands=HANDS, hours=4), side, side)
    assert t.truth.hours == 2
    assert t.asked() == {ANNA: "sleeping.category"}
    assert t.options(ANNA) == {"mo", "motive"}


@rule("ME-365")
def test_the_stolen_card_goes_on_the_thiefs_discard_seen_by_thief_and_victim() -> None:
    t = searched(table(hands=HANDS), "left", "left").play(ANNA, "motive")
    assert (t.hand(ANNA), t.discard(ANNA)) == (["suspect_candy"], ["motive_greed"])
    assert t.hand(BERT) == ["mo_clubbed", "mo_hanged"]
    seen = [t.faces(seat, "CardStolen") for seat in (ANNA, BERT, CARL)]
    assert seen == [["motive_greed"], ["motive_greed"], [None]]


@rule("ME-366")
@pytest.mark.parametrize("drawn", ["mo_clubbed", "mo_hanged"])
def test_in_the_english_edition_the_card_is_drawn_at_random(drawn: str) -> None:
    t = searched(table(hands=HANDS, chance=(drawn,), options={"edition": "en"}), "left", "left").play(
        ANNA, "mo"
    )
    assert t.discard(ANNA) == [drawn]
    assert t.told(ANNA, "SlotNamed") == []


@rule("ME-366", "ME-365")
def test_every_card_of_the_category_is_drawn_as_often_a_pair_twice_as_often() -> None:
    hands = {**HANDS, BERT: ["mo_clubbed", "mo_clubbed", "mo_hanged", "motive_greed"]}
    clubbed, hanged, copies_apart = element("mo_clubbed"), element("mo_hanged"), 24
    for card in (clubbed, clubbed + copies_apart, hanged):
        t = searched(table(hands=hands, chance=(card,)), "left", "left").play(ANNA, "mo")
        assert t.discard(ANNA) == ["mo_hanged" if card == hanged else "mo_clubbed"]
    for other in (hanged + copies_apart, element("motive_greed")):
        t = searched(table(hands=hands, chance=(other,)), "left", "left")
        with pytest.raises(BadScenario):
            t.play(ANNA, "mo")


@rule("ME-366", "ME-R26", "ME-805")
@pytest.mark.parametrize("drawn", ["mo_clubbed", "mo_hanged"])
@pytest.mark.parametrize("slot", ["1", "2"])
def test_in_the_french_edition_the_thief_points_at_a_shuffled_card(slot: str, drawn: str) -> None:
    t = searched(table(hands=HANDS, chance=(drawn,), options={"edition": "fr"}), "left", "left").play(
        ANNA, "mo"
    )
    assert t.options(ANNA) == {"1", "2"}
    t.play(ANNA, slot)
    assert [facts["slot"] for facts in t.told(CARL, "SlotNamed")] == [int(slot) - 1]
    assert t.discard(ANNA) == [drawn]


@rule("ME-R26")
def test_the_thief_sees_no_face_before_he_has_taken_the_card() -> None:
    t = searched(table(hands=HANDS, options={"edition": "fr"}), "left", "left").play(ANNA, "mo")
    assert t.asked() == {ANNA: "sleeping.slot"}
    assert [t.events(ANNA).count(name) for name in ("CardStolen", "CardShown", "CardPicked")] == [0, 0, 0]
    assert t.view(ANNA).hand == [element("suspect_candy")]
    assert t.told(ANNA, "PositionSet")[0]["hands"][BERT] is None


@rule("ME-366")
def test_with_a_single_card_of_the_category_no_slot_is_asked() -> None:
    t = searched(table(hands=HANDS, options={"edition": "fr"}), "left", "left").play(ANNA, "motive")
    assert t.told(ANNA, "SlotNamed") == []
    assert t.discard(ANNA) == ["motive_greed"]


@rule("ME-366")
@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({"edition": "en"}, "turn.action"),
        ({"edition": "fr"}, "sleeping.slot"),
        ({"edition": "en", "sleeping_pick": "blind_choice"}, "sleeping.slot"),
        ({"edition": "fr", "sleeping_pick": "random"}, "turn.action"),
    ],
)
def test_the_edition_gives_the_default_of_an_option_of_its_own(options: dict[str, str], asked: str) -> None:
    t = searched(table(hands=HANDS, options=options, hours=4), "left", "left").play(ANNA, "mo")
    assert t.asked() == {ANNA: asked}


@rule("ME-R27", "ME-406")
@pytest.mark.parametrize(("chatting", "asked"), [(True, "chat.spot"), (False, "turn.action")])
def test_a_failed_search_beside_the_conductor_is_followed_by_a_chat_if_the_table_wants_it(
    chatting: bool, asked: str
) -> None:
    spots = ["mo_pushed", "suspect_orourke", "motive_money"]
    options = {"chat_after_failed_search": chatting}
    t = searched(table(hands=HANDS, spots=spots, conductor="sleeping", options=options), "left", "right")
    assert t.asked() == {ANNA: asked}


@rule("ME-R27")
def test_a_failed_search_elsewhere_costs_no_later_chat() -> None:
    spots = ["mo_pushed", "suspect_orourke", "motive_money"]
    options = {"chat_after_failed_search": False}
    t = searched(table(hands=HANDS, spots=spots, conductor="lounge", options=options), "left", "right")
    assert t.play(ANNA, "lounge", "motive").asked() == {ANNA: "chat.spot"}


@rule("ME-R27", "ME-401")
def test_a_successful_search_is_always_followed_by_the_chat() -> None:
    spots = ["mo_pushed", "suspect_orourke", "motive_money"]
    options = {"chat_after_failed_search": False}
    t = searched(table(hands=HANDS, spots=spots, conductor="sleeping", options=options), "left", "left")
    assert t.play(ANNA, "motive").asked() == {ANNA: "chat.spot"}
