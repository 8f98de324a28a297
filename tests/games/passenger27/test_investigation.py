"""Investigation (TP-401 … TP-412)."""

import pytest

from tests.games.passenger27.table import (
    ANNA,
    BERT,
    CARL,
    DECEIVE,
    DORA,
    INVESTIGATE,
    SCHEME,
    SHOOT,
    table,
    trait,
    trick,
)
from tests.rules import rule
from wagonlit.games.passenger27 import GAME

ONE_OF_EACH = ["looks", "voice"]


@rule("TP-401", "TP-402", "TP-R7")
def test_everybody_hears_who_is_investigated_and_by_which_card() -> None:
    t = table(4).lay("tail_after", SCHEME, SCHEME, SCHEME)
    assert t.options(ANNA) == {"1", "2", "3"}
    t.play(ANNA, CARL)
    card = GAME.domains["action"].index("tail_after")
    assert t.told(DORA, "TargetNamed") == [{"seat": ANNA, "target": CARL, "action": card}]


@rule("TP-401", "TP-520")
def test_only_the_living_can_be_investigated_and_a_single_opponent_need_not_be_named() -> None:
    t = table(out=[CARL]).lay(INVESTIGATE, SCHEME)
    assert t.asked == "investigation.feature"
    assert t.facts(ANNA) == {"target": BERT}


@rule("TP-403", "TP-703", "TP-R12", "TP-701")
def test_low_profile_cancels_the_first_investigation_before_a_feature_is_named() -> None:
    t = table(4).lay(INVESTIGATE, DECEIVE, SCHEME, SCHEME).play(ANNA, BERT)
    assert t.told(DORA, "DeceptionOpened") == [{"seat": BERT, "rival": ANNA, "cancels": True}]
    assert t.told(ANNA, "FeatureAsked") == []
    assert BERT in t.view(CARL).shown


@rule("TP-403", "TP-703", "TP-404")
def test_a_second_investigation_in_the_same_round_goes_through() -> None:
    t = table(4, initiative=[4, 1, 3, 2]).lay(INVESTIGATE, DECEIVE, INVESTIGATE, SCHEME)
    t.play(ANNA, BERT).play(CARL, BERT, "looks")
    assert t.told(CARL, "FeatureAnswered")[-1]["trait"] == trait("looks_eccentric")


@rule("TP-404", "TP-406", "TP-R7")
def test_the_feature_is_known_to_the_two_of_them_alone() -> None:
    t = table().lay(INVESTIGATE, SCHEME, SCHEME).play(ANNA, BERT)
    assert t.options(ANNA) == {"looks", "scent", "voice"}
    t.play(ANNA, "scent")
    assert [t.told(seat, "FeatureAsked")[0]["feature"] for seat in range(3)] == [1, 1, None]


@rule("TP-407", "TP-R7")
def test_the_answer_is_true_and_bystanders_learn_only_that_there_was_one() -> None:
    t = table().lay(INVESTIGATE, SCHEME, SCHEME).play(ANNA, BERT, "scent")
    told = [t.told(seat, "FeatureAnswered")[0]["trait"] for seat in range(3)]
    assert told == [trait("scent_perfumed"), trait("scent_perfumed"), None]
    assert t.view(ANNA).features[BERT] == [None, trait("scent_perfumed"), None]
    assert t.view(BERT).told[ANNA] == [False, True, False]


@rule("TP-405", "TP-R18")
def test_ingenious_makes_the_target_discard_a_disguise_before_the_feature_is_named() -> None:
    t = table(skills={ANNA: ["ingenious"]}, disguises={BERT: ONE_OF_EACH})
    t.lay("tail_after", SCHEME, SCHEME).play(ANNA, BERT)
    assert t.asked == "investigation.ingenious"
    t.play(ANNA, "ingenious")
    assert t.asked == "disguise.give_up"
    assert t.options(BERT) == {"disguise_looks", "disguise_voice"}
    t.play(BERT, "disguise_voice")
    assert t.asked == "investigation.feature"
    assert t.disguises(BERT) == ["looks"]
    assert t.told(ANNA, "DisguiseDiscarded")[0]["disguise"] is None
    assert t.pile(ANNA) == {"ingenious"}


@rule("TP-405", "TP-R18", "TP-115")
@pytest.mark.parametrize(
    ("skills", "disguises", "asked"),
    [
        (["ingenious"], [], "investigation.feature"),  # nothing to discard
        ([], ["looks"], "investigation.feature"),  # everybody sees that she has no skill
        (["bold"], ["looks"], "investigation.ingenious"),  # nobody knows that it is another one
    ],
)
def test_whether_ingenious_is_asked_about_depends_on_public_facts(
    skills: list[str], disguises: list[str], asked: str
) -> None:
    t = table(skills={ANNA: skills}, disguises={BERT: disguises})
    assert t.lay(INVESTIGATE, SCHEME, SCHEME).play(ANNA, BERT).asked == asked


@rule("TP-407", "TP-803", "TP-R7")
def test_a_disguise_of_that_kind_cancels_it_and_only_the_two_learn_its_kind() -> None:
    t = table(disguises={BERT: ONE_OF_EACH}).lay(INVESTIGATE, SCHEME, SCHEME).play(ANNA, BERT, "voice")
    assert t.options(BERT) == {"disguise_voice", "pass"}
    assert t.facts(BERT) == {"rival": ANNA, "feature": 2, "trait": trait("voice_deep")}
    t.play(BERT, "disguise_voice")
    kinds = [t.told(seat, "InvestigationDisguised")[0]["disguise"] for seat in range(3)]
    assert kinds == [trick("disguise_voice"), trick("disguise_voice"), None]
    assert t.told(ANNA, "FeatureAnswered") == []
    assert t.disguises(BERT) == ["looks"]
    assert t.view(CARL).disguise_discard == 1


@rule("TP-407", "TP-115")
def test_a_disguise_of_another_kind_does_not_help_but_the_target_is_asked_all_the_same() -> None:
    t = table(disguises={BERT: ["looks"]}).lay(INVESTIGATE, SCHEME, SCHEME).play(ANNA, BERT, "voice")
    assert t.options(BERT) == {"pass"}


@rule("TP-407", "TP-411", "TP-R11", "TP-R19")
@pytest.mark.parametrize("card", [INVESTIGATE, "pursuit", "tail_after"])
def test_under_raised_collar_a_skill_cancels_any_investigation(card: str) -> None:
    t = table(incident="raised_collar", skills={BERT: ["bold", "lucky"]}, disguises={BERT: ["looks"]}).lay(
        card, SCHEME, SCHEME
    )
    t.play(ANNA, BERT, "looks")
    disguise = set() if card == "tail_after" else {"disguise_looks"}
    assert t.options(BERT) == {"bold", "lucky", "pass"} | disguise
    t.play(BERT, "bold")
    assert t.told(CARL, "InvestigationCollared") == [{"seat": ANNA, "target": BERT, "skill": trick("bold")}]
    assert t.told(ANNA, "FeatureAnswered") == []
    assert t.pile(BERT) == {"bold"}


@rule("TP-408", "TP-R20")
def test_like_cat_and_mouse_shows_the_target_the_same_feature_if_there_was_an_answer() -> None:
    t = table(incident="like_cat_and_mouse", disguises={BERT: ["voice"]}).lay(INVESTIGATE, SCHEME, SCHEME)
    t.play(
        ANNA,
        BERT,
        "voice",
    ).play(BERT, "pass")
    told = [t.told(seat, "FeatureExchanged")[0]["trait"] for seat in range(3)]
    assert told == [trait("voice_soft"), trait("voice_soft"), None]
    assert t.view(BERT).features[ANNA][2] == trait("voice_soft")
    other = table(incident="like_cat_and_mouse", disguises={BERT: ["voice"]})
    other.lay(INVESTIGATE, SCHEME, SCHEME).play(ANNA, BERT, "voice").play(BERT, "disguise_voice")
    assert other.told(BERT, "FeatureExchanged") == []


@rule("TP-408", "TP-R8")
@pytest.mark.parametrize(("drawer", "holds"), [("investigator", [1, 0]), ("canceller", [0, 1])])
def test_under_no_fire_no_smoke_a_disguise_that_cancels_brings_another(drawer: str, holds: list[int]) -> None:
    t = table(
        incident="no_fire_no_smoke", disguises={BERT: ["voice"]}, options={"no_fire_no_smoke_drawer": drawer}
    )
    t.lay(INVESTIGATE, SCHEME, SCHEME).play(ANNA, BERT, "voice").play(BERT, "disguise_voice")
    assert [t.truth.disguise_count(seat) for seat in (ANNA, BERT)] == holds


@rule("TP-408")
def test_low_profile_and_raised_collar_bring_nothing_under_no_fire_no_smoke() -> None:
    t = table(incident="no_fire_no_smoke").lay(INVESTIGATE, DECEIVE, SCHEME).play(ANNA, BERT)
    assert t.told(ANNA, "DisguiseDrawn") == []


@rule("TP-409", "TP-114", "TP-R15")
@pytest.mark.parametrize("card", ["pursuit", "tail_after"])
def test_a_one_shot_card_is_used_up_even_if_the_investigation_is_cancelled(card: str) -> None:
    t = table(skills={ANNA: ["opportunist"]}, disguises={BERT: ["looks"]}, slots=[["banker"], [], []])
    t.lay(card, DECEIVE if card == "tail_after" else SCHEME, SHOOT).play(ANNA, BERT)
    if card == "pursuit":
        t.play(ANNA, "pass", "looks").play(BERT, "disguise_looks")
    else:
        t.play(BERT, "pass")
    assert t.pile(ANNA) == {card}
    assert t.asked == "skill.play"
    assert t.options(ANNA) == {"opportunist", "pass"}
    assert t.view(CARL).used_cards[ANNA] == [GAME.domains["action"].index(card)]


@rule("TP-409", "TP-805", "TP-R57")
def test_skills_may_follow_one_after_the_other() -> None:
    t = table(skills={ANNA: ["opportunist", "focused"]}, slots=[["banker"], [], []])
    t.lay(INVESTIGATE, SCHEME, SHOOT).play(ANNA, BERT, "looks", "opportunist")
    assert t.told(ANNA, "SlotLooked")[0]["passengers"] == (0,)
    assert t.options(ANNA) == {"focused", "pass"}


@rule("TP-410", "TP-R9", "TP-R10", "TP-R59")
def test_pursuit_opens_and_spends_a_deception_that_does_not_help() -> None:
    t = table(skills={BERT: ["cautious"]}, disguises={BERT: ["looks"]})
    t.lay("pursuit", DECEIVE, SCHEME).play(ANNA, BERT)
    assert t.told(CARL, "DeceptionOpened") == [{"seat": BERT, "rival": ANNA, "cancels": False}]
    t.play(ANNA, "looks")
    assert t.options(BERT) == {"disguise_looks", "pass"}  # a disguise still helps
    t.play(BERT, "pass")
    assert t.told(ANNA, "FeatureAnswered")[0]["trait"] == trait("looks_eccentric")
    assert t.waiting == [CARL]  # no skill of Bert's may follow
    t.passing("round.action")
    assert t.told(CARL, "DisguiseSought") == []


@rule("TP-411", "TP-R11", "TP-R14")
def test_no_disguise_stops_tail_after_but_low_profile_does_and_a_disguise_pays_for_the_counter() -> None:
    t = (
        table(disguises={BERT: ["looks"], CARL: ["looks"]})
        .lay("tail_after", DECEIVE, SCHEME)
        .play(ANNA, BERT)
    )
    assert t.asked == "deception.counter"
    assert t.options(BERT) == {"disguise_looks", "pass"}
    other = table(disguises={CARL: ["looks"]}).lay("tail_after", DECEIVE, SCHEME).play(ANNA, CARL, "looks")
    assert other.told(ANNA, "FeatureAnswered")[0]["trait"] == trait("looks_eccentric")


@rule("TP-412")
def test_one_can_be_investigated_again_and_again_and_hide_each_time() -> None:
    t = table(4, initiative=[4, 1, 3, 2], disguises={BERT: ["looks", "looks"]})
    t.lay(INVESTIGATE, SCHEME, INVESTIGATE, SCHEME)
    t.play(ANNA, BERT, "looks").play(BERT, "disguise_looks")
    t.play(CARL, BERT, "looks").play(BERT, "disguise_looks")
    assert t.disguises(BERT) == []
    assert len(t.told(ANNA, "InvestigationDisguised")) == 2
