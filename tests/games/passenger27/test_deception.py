"""Deception (TP-701 … TP-706)."""

import pytest

from tests.games.passenger27.table import (
    ANNA,
    BERT,
    CARL,
    DECEIVE,
    DORA,
    INVESTIGATE,
    SCHEME,
    table,
    trait,
    trick,
)
from tests.rules import rule


@rule("TP-704", "TP-705", "TP-R13")
def test_after_low_profile_a_disguise_of_any_kind_pays_for_a_counter_investigation() -> None:
    t = table(disguises={BERT: ["looks", "voice"]}, skills={BERT: ["cautious"]})
    t.lay(INVESTIGATE, DECEIVE, SCHEME).play(ANNA, BERT)
    assert t.options(BERT) == {"disguise_looks", "disguise_voice", "pass"}
    t.play(BERT, "disguise_looks", "voice")
    assert t.told(BERT, "FeatureAnswered")[0]["trait"] == trait("voice_soft")
    assert t.told(CARL, "CounterBegun") == [{"seat": BERT, "target": ANNA}]
    assert [t.told(seat, "DisguiseDiscarded")[0]["disguise"] for seat in (ANNA, BERT)] == [
        None,
        trick("disguise_looks"),
    ]
    assert t.asked == "skill.play"  # and only then skills
    assert t.options(BERT) == {"cautious", "pass"}


@rule("TP-705", "TP-R13", "TP-R58")
def test_a_counter_investigation_can_be_cancelled_and_no_skill_of_investigation_follows_it() -> None:
    t = table(disguises={ANNA: ["scent"], BERT: ["looks"]}, skills={BERT: ["focused", "opportunist"]})
    t.lay(INVESTIGATE, DECEIVE, SCHEME).play(ANNA, BERT).play(BERT, "disguise_looks", "scent")
    assert t.options(ANNA) == {"disguise_scent", "pass"}
    t.play(ANNA, "disguise_scent")
    assert t.told(BERT, "FeatureAnswered") == []
    assert (t.waiting, t.options(BERT)) == ([BERT], {"pass"})  # the window is that of Deception


@rule("TP-705")
def test_without_a_disguise_there_is_no_counter_investigation() -> None:
    t = table().lay(INVESTIGATE, DECEIVE, SCHEME).play(ANNA, BERT)
    assert t.asked != "deception.counter"


@rule("TP-706", "TP-701", "TP-802")
def test_in_step_4_two_disguises_are_drawn_one_is_kept_and_the_other_put_under_the_deck() -> None:
    t = table(chance=("disguise_looks", "disguise_voice")).lay(DECEIVE, INVESTIGATE, INVESTIGATE)
    t.play(BERT, CARL, "looks").play(CARL, BERT, "looks").passing("deception.keep")
    assert t.options(ANNA) == {"disguise_looks", "disguise_voice"}
    t.play(ANNA, "disguise_voice")
    assert t.disguises(ANNA) == ["voice"]
    assert (t.truth.wardrobe.under_count, t.truth.wardrobe.under) == (1, 0)  # looks
    assert t.view(BERT).disguises == [1, 0, 0]
    assert t.told(BERT, "DisguiseKept")[0]["disguise"] is None
    assert t.view(ANNA).disguise_bottom == [trick("disguise_looks")]
    assert t.view(BERT).disguise_bottom == [None]


@rule("TP-706", "TP-801")
def test_the_limit_holds_after_disguise_too() -> None:
    t = table(disguises={ANNA: ["scent", "scent"]}, chance=("disguise_looks", "disguise_voice"))
    t.lay(DECEIVE, INVESTIGATE, INVESTIGATE).play(BERT, CARL, "looks").play(CARL, BERT, "looks")
    t.passing("deception.keep").play(ANNA, "disguise_voice")
    assert t.asked == "disguise.excess"
    t.play(ANNA, "disguise_scent")
    assert t.disguises(ANNA) == ["scent", "voice"]


@rule("TP-706", "TP-802", "TP-R53")
@pytest.mark.parametrize(("left", "kept"), [(1, ["voice"]), (0, [])])
def test_with_fewer_cards_one_takes_what_there_is_and_skills_follow_all_the_same(
    left: int, kept: list[str]
) -> None:
    t = table(
        disguise_discard=["looks"] * 6 + ["scent"] * 6 + ["voice"] * (6 - left), skills={ANNA: ["cautious"]}
    )
    s = t.match._state
    s.wardrobe.discard = 0  # out of the game
    t.lay(DECEIVE, SCHEME, SCHEME).passing("skill.play")
    assert t.disguises(ANNA) == kept
    assert t.options(ANNA) == {"cautious", "pass"}


@rule("TP-702", "TP-R16")
def test_an_investigation_granted_in_step_4_runs_into_a_waiting_deception_which_is_then_spent() -> None:
    t = table(4, initiative=[4, 3, 2, 1], skills={ANNA: ["cautious"]})
    t.lay(DECEIVE, DECEIVE, SCHEME, SCHEME).passing("skill.play")
    t.play(ANNA, "cautious", BERT)
    assert t.told(DORA, "DeceptionOpened") == [{"seat": BERT, "rival": ANNA, "cancels": True}]
    t.passing("round.action")
    assert [facts["seat"] for facts in t.told(DORA, "DisguiseSought")] == [ANNA]


@rule("TP-R16")
def test_an_investigation_granted_in_step_3_is_plain_and_opens_a_deception_that_waits() -> None:
    t = table(skills={ANNA: ["charismatic"]}).lay(SCHEME, DECEIVE, SCHEME).passing("skill.play")
    t.play(ANNA, "charismatic", BERT)
    assert t.told(CARL, "TargetNamed") == [{"seat": ANNA, "target": BERT, "action": None}]
    assert t.told(CARL, "DeceptionOpened")[0]["cancels"] is True
    t.passing("round.action")
    assert t.told(CARL, "DisguiseSought") == []


@rule("TP-R60", "TP-801")
def test_patient_draws_two_may_pay_for_another_counter_and_then_the_limit_holds() -> None:
    t = table(
        skills={BERT: ["patient"]},
        disguises={BERT: ["looks", "looks"]},
        chance=("disguise_voice", "disguise_scent"),
    )
    t.lay(INVESTIGATE, DECEIVE, SCHEME).play(ANNA, BERT)
    t.play(BERT, "disguise_looks", "looks", "patient")
    assert t.asked == "deception.counter"
    assert t.options(BERT) == {"disguise_looks", "disguise_scent", "disguise_voice", "pass"}
    t.play(BERT, "disguise_voice", "scent")
    assert len(t.told(BERT, "FeatureAnswered")) == 2
    assert t.disguises(BERT) == ["looks", "scent"]


@rule("TP-R60")
def test_patient_needs_low_profile() -> None:
    t = table(skills={ANNA: ["patient", "cautious"]}).lay(DECEIVE, SCHEME, SCHEME).passing("skill.play")
    assert t.options(ANNA) == {"cautious", "pass"}
