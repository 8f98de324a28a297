"""Telegram and revelation in Budapest (ME-541 … ME-552)."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, element, table
from tests.rules import rule
from wagonlit.core.errors import BadAnswer

HANDS = {
    ANNA: ["mo_clubbed", "motive_greed"],
    BERT: ["mo_hanged", "suspect_candy"],
    CARL: ["location_club", "mo_pushed"],
}
BLANK = 32


def telegram() -> Table:
    return table(leg=4, phase="telegram", hands=HANDS)


def revelation(hands: dict[int, list[str]] = HANDS) -> Table:
    return table(leg=4, phase="revelation", hands=hands)


def written(t: Table) -> Table:
    """All telegrams are blank."""
    for _ in range(5 * 3):
        if "telegram.entry" in t.asked().values():
            t.play(t.match.waiting[0], "blank")
    return t


@rule("ME-541")
def test_all_write_at_the_same_time_a_line_for_each_of_the_five_categories() -> None:
    t = telegram()
    for category in range(5):
        assert t.asked() == dict.fromkeys(range(3), "telegram.entry")
        assert t.ask(BERT).facts == {"category": category}
        t.play(CARL, "blank").play(ANNA, "blank").play(BERT, "blank")
    assert "telegram.entry" not in t.asked().values()


@rule("ME-541", "ME-R42")
def test_each_writes_at_their_own_pace_and_only_the_last_is_waited_for() -> None:
    t = telegram()
    t.match.answer([BLANK] * 5, BERT)
    assert t.asked() == {ANNA: "telegram.entry", CARL: "telegram.entry"}
    t.play(ANNA, "mo_hanged").play(ANNA, "suspect_candy")
    assert (t.ask(ANNA).facts, t.ask(CARL).facts) == ({"category": 2}, {"category": 0})
    assert [part.facts["category"] for part in t.ask(ANNA).parts] == [2, 3, 4]
    t.match.answer([BLANK] * 5, CARL)
    assert t.asked() == {ANNA: "telegram.entry"}


@rule("ME-541", "ME-R42")
@pytest.mark.parametrize(
    ("players", "edition", "gone"),
    [
        (3, "en", {"mo_shot", "mo_stabbed"}),
        (4, "en", {"mo_stabbed"}),
        (5, "en", set()),
        (3, "fr", {"mo_pushed", "mo_stabbed"}),
        (4, "fr", {"mo_pushed"}),
    ],
)
def test_an_entry_is_an_element_still_in_the_game_or_blank(
    players: int, edition: str, gone: set[str]
) -> None:
    t = table(players, leg=4, phase="telegram", options={"edition": edition})
    every = {"mo_clubbed", "mo_hanged", "mo_poisoned", "mo_pushed", "mo_shot", "mo_stabbed"}
    assert t.options(ANNA) == (every - gone) | {"blank"}


@rule("ME-541")
def test_for_the_time_all_eight_values_can_be_entered() -> None:
    t = telegram().answers([(seat, "blank") for _ in range(4) for seat in range(3)])
    times = {f"time_{clock}" for clock in ("0400", "0430", "0445", "0615", "0630", "1115", "1145", "1200")}
    assert t.options(ANNA) == times | {"blank"}


@rule("ME-541")
def test_a_telegram_stays_secret_until_the_end() -> None:
    t = telegram().play(ANNA, "mo_hanged").play(BERT, "blank").play(CARL, "mo_pushed")
    assert [facts["entry"] for facts in t.told(ANNA, "TelegramWritten")] == [1, None, None]
    assert [facts["entry"] for facts in t.told(BERT, "TelegramWritten")] == [None, BLANK, None]
    assert t.view(CARL).telegrams == [[None], [None], [3]]
    t.coast()
    assert "TelegramRead" in t.events(CARL)
    assert t.events(CARL).index("TelegramRead") > t.events(CARL).index("SolutionUnmasked")


@rule("ME-541", "ME-R42")
def test_a_telegram_cannot_be_changed() -> None:
    t = telegram()
    t.match.answer([element("mo_hanged"), *[BLANK] * 4], ANNA)
    with pytest.raises(BadAnswer):
        t.play(ANNA, "mo_pushed")
    written(t).coast()
    assert t.told(CARL, "TelegramRead")[ANNA]["telegram"][0] == 1


@rule("ME-541", "ME-502", "ME-551")
def test_the_telegram_comes_after_the_show_and_before_the_revelation() -> None:
    t = table(leg=4, phase="city", hands=HANDS)
    assert "ShowEnded" in t.events()
    assert set(t.asked().values()) == {"telegram.entry"}
    assert set(written(t).asked().values()) == {"pick.card"}


@rule("ME-551")
def test_each_picks_any_hand_card_in_secret_and_all_are_revealed_together() -> None:
    t = revelation()
    assert t.asked() == dict.fromkeys(range(3), "pick.card")
    assert [t.options(seat) for seat in range(3)] == [set(HANDS[seat]) for seat in range(3)]
    t.play(CARL, "mo_pushed").play(ANNA, "motive_greed")
    picked = t.told(BERT, "CardPicked")
    assert [(facts["card"], facts["category"]) for facts in picked] == [(None, None), (None, None)]
    assert t.told(BERT, "CardUnveiled") == []
    t.play(BERT, "suspect_candy")
    for seat in range(3):
        assert t.faces(seat, "CardUnveiled") == ["motive_greed", "suspect_candy", "mo_pushed"]


@rule("ME-551")
def test_revealed_cards_stay_face_up_and_are_in_nobodys_hand_in_leg_5() -> None:
    t = revelation().play(CARL, "mo_pushed").play(ANNA, "motive_greed").play(BERT, "suspect_candy")
    assert t.view(ANNA).leg == 4
    assert [t.hand(seat) for seat in range(3)] == [["mo_clubbed"], ["mo_hanged"], ["location_club"]]
    assert t.unveiled() == ["mo_pushed", "suspect_candy", "motive_greed"]
    t.coast("TrainArrived")
    assert t.unveiled() == ["mo_pushed", "suspect_candy", "motive_greed"]
    assert [seat for seat, _ in t.view(BERT).unveiled] == [ANNA, BERT, CARL]


@rule("ME-552", "ME-R41")
def test_a_player_without_cards_reveals_nothing() -> None:
    t = revelation({ANNA: ["mo_clubbed", "motive_greed"], CARL: ["mo_pushed"]})
    assert t.asked() == {ANNA: "pick.card"}
    t.play(ANNA, "mo_clubbed")
    assert [facts["seat"] for facts in t.told(BERT, "CardUnveiled")] == [ANNA, CARL]


@rule("ME-552", "ME-R41")
def test_if_nobody_has_cards_the_journey_goes_on() -> None:
    t = table(leg=4, phase="revelation")
    assert t.told(ANNA, "CardUnveiled") == []
    assert set(t.asked().values()) == {"final.entry"}
