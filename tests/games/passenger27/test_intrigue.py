"""Intrigue and its skills (TP-601 … TP-605), and the passenger deck."""

import pytest

from tests.games.passenger27.table import ANNA, BERT, CARL, DECEIVE, INVESTIGATE, SCHEME, passenger, table
from tests.rules import rule
from wagonlit.games.passenger27.options import PASSENGER_IDS

SLOTS = [["banker", "heiress"], ["florist"], []]


@rule("TP-601", "TP-602")
def test_an_observation_shows_slot_1_to_the_actor_alone_and_comes_before_the_intimidation() -> None:
    t = table(slots=SLOTS).lay(SCHEME, DECEIVE, DECEIVE)
    cards = (passenger("banker"), passenger("heiress"))
    assert t.told(ANNA, "SlotLooked") == [{"seat": ANNA, "slot": 0, "passengers": cards}]
    assert t.told(BERT, "SlotLooked") == [{"seat": ANNA, "slot": 0, "passengers": None}]
    assert t.view(ANNA).slots[0] == list(cards)
    assert t.events().index("SlotLooked") < t.events().index("TopSeen")


@rule("TP-602", "TP-R45")
@pytest.mark.parametrize(("slot", "cards"), [("1", ["banker", "heiress"]), ("2", ["florist"])])
def test_under_no_more_lies_one_of_two_slots_can_be_looked_at(slot: str, cards: list[str]) -> None:
    t = table(incident="no_more_lies", slots=SLOTS).lay(SCHEME, DECEIVE, DECEIVE)
    assert t.options(ANNA) == {"1", "2"}
    t.play(ANNA, slot)
    assert t.told(ANNA, "SlotLooked")[0]["passengers"] == tuple(passenger(name) for name in cards)
    assert t.told(CARL, "SlotLooked")[0]["slot"] == int(slot) - 1


@rule("TP-602")
def test_both_slots_are_offered_even_if_one_is_empty() -> None:
    assert table(incident="no_more_lies").lay(SCHEME, DECEIVE, DECEIVE).options(ANNA) == {"1", "2"}


@rule("TP-603")
def test_an_intimidation_shows_the_top_card_to_the_actor_and_everybody_sees_where_it_goes() -> None:
    t = table(chance=("newsboy",)).lay(SCHEME, DECEIVE, DECEIVE)
    assert t.facts(ANNA) == {"passenger": passenger("newsboy")}
    assert [t.told(seat, "TopSeen")[0]["passenger"] for seat in (ANNA, BERT)] == [passenger("newsboy"), None]
    t.play(ANNA, "bottom")
    assert t.told(BERT, "TopPut") == [{"seat": ANNA, "end": 1}]
    assert t.view(ANNA).deck_bottom == [passenger("newsboy")]
    assert t.view(BERT).deck_bottom == [None]


@rule("TP-603")
@pytest.mark.parametrize(("end", "seen"), [("top", True), ("bottom", False)])
def test_a_card_left_on_top_is_what_the_next_one_sees(end: str, seen: bool) -> None:
    t = table(chance=("newsboy", "peddler")).lay(SCHEME, SCHEME, DECEIVE).play(ANNA, end)
    assert (t.facts(BERT)["passenger"] == passenger("newsboy")) is seen


@rule("TP-604", "TP-R46", "TP-117")
def test_under_rat_race_nobody_looks_at_the_deck_but_slots_and_laying_go_on() -> None:
    t = table(incident="rat_race", slots=SLOTS, chance=("disguise_looks",) * 4)
    t.lay(SCHEME, DECEIVE, DECEIVE).passing("round.action")
    assert t.told(BERT, "IntimidationSkipped") == [{"seat": ANNA}]
    assert t.told(ANNA, "TopSeen") == []
    assert t.told(ANNA, "SlotLooked") != []
    assert len(t.slot(1)) == 2


@rule("TP-604", "TP-R43")
@pytest.mark.parametrize("left", [0, 1])
def test_an_empty_deck_is_not_looked_at_and_a_single_card_leaves_no_choice(left: int) -> None:
    gone = [name for name in PASSENGER_IDS if name not in ("nurse", "gangster", "poet")][left:]
    t = table(discard=gone).lay(SCHEME, DECEIVE, DECEIVE)
    assert t.asked != "intrigue.put_back"
    assert len(t.told(ANNA, "TopSeen")) == left
    assert t.truth.deck.size() == left


@rule("TP-604", "TP-R44")
def test_selfish_stops_the_intimidation_of_all_others_until_the_end_of_the_round() -> None:
    t = table(initiative=[3, 2, 1], skills={ANNA: ["selfish"], CARL: ["audacious"]}).lay(
        SCHEME, SCHEME, DECEIVE
    )
    t.play(ANNA, "top", "selfish").passing("skill.play")
    assert t.told(CARL, "IntimidationSkipped") == [{"seat": BERT}]
    assert t.waiting != [CARL] or t.options(CARL) == {"pass"}
    t.passing("round.action").lay(DECEIVE, SCHEME, DECEIVE)
    assert t.asked == "intrigue.put_back"


@rule("TP-605", "TP-807")
def test_skills_of_intrigue_may_follow_where_they_would_do_something() -> None:
    skills = ["sharp", "selfish", "charismatic", "cunning"]
    t = table(slots=SLOTS, skills={ANNA: skills}).lay(SCHEME, DECEIVE, DECEIVE).play(ANNA, "top")
    assert t.options(ANNA) == {*skills, "pass"}
    empty = table(skills={ANNA: skills}).lay(SCHEME, DECEIVE, DECEIVE).play(ANNA, "top")
    assert empty.options(ANNA) == {"selfish", "charismatic", "cunning", "pass"}


@rule("TP-605", "TP-R58")
def test_an_observation_that_a_skill_brings_opens_no_window_of_intrigue() -> None:
    t = table(slots=SLOTS, skills={ANNA: ["opportunist", "sharp"]}).lay(INVESTIGATE, DECEIVE, DECEIVE)
    t.play(ANNA, BERT, "opportunist")
    assert t.told(ANNA, "SlotLooked")[0]["slot"] == 0
    assert t.options(ANNA) == {"pass"}  # still that of the investigation


@rule("TP-R45")
def test_sharp_is_always_about_slot_2() -> None:
    t = table(slots=SLOTS, skills={ANNA: ["sharp"]}, incident="no_more_lies").lay(SCHEME, DECEIVE, DECEIVE)
    t.play(ANNA, "1", "top", "sharp")
    assert [facts["slot"] for facts in t.told(BERT, "SlotLooked")] == [0, 1]
    assert t.view(ANNA).slots[:2] == [[0, 1], [passenger("florist")]]


@rule("TP-808")
def test_audacious_looks_twice_and_sees_the_same_card_if_it_stays_on_top() -> None:
    t = table(skills={ANNA: ["audacious"]}, chance=("disguise_looks", "disguise_looks", "newsboy", "peddler"))
    t.lay(DECEIVE, INVESTIGATE, INVESTIGATE).play(BERT, CARL, "looks").play(CARL, BERT, "looks")
    t.passing("skill.play").play(ANNA, "audacious", "top")
    assert t.facts(ANNA) == {"passenger": passenger("newsboy")}
    t.play(ANNA, "bottom")
    assert t.view(ANNA).deck_bottom == [passenger("newsboy")]
    assert len(t.told(ANNA, "TopSeen")) == 2


@rule("TP-R42")
def test_skills_that_would_find_nothing_are_not_playable() -> None:
    t = table(skills={ANNA: ["copycat", "cautious"]}).lay(DECEIVE, SCHEME, SCHEME).passing("skill.play")
    assert t.options(ANNA) == {"cautious", "pass"}  # nobody else has a disguise
