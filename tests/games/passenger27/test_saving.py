"""Saving oneself, rescue shots and extra shots (TP-507 … TP-509), and the skills of assassination."""

from typing import Any

import pytest

from tests.games.passenger27.table import ANNA, BERT, CARL, DECEIVE, DORA, SCHEME, SHOOT, table
from tests.rules import rule
from wagonlit.games.passenger27.pieces.names import COVERED, EXTRA


@rule("TP-507", "TP-R27")
def test_lucky_keeps_a_shooter_who_missed_in_the_game_and_unknown() -> None:
    t = table(4, skills={ANNA: ["lucky"]}).lay(SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="banker")
    assert t.asked == "assassination.save"
    assert t.options(ANNA) == {"lucky", "pass"}
    t.play(ANNA, "lucky")
    assert t.living() == [ANNA, BERT, CARL, DORA]
    assert t.exposed() == {"banker"}
    assert t.view(BERT).identities[ANNA] is None
    assert t.pile(ANNA) == {"lucky"}


@rule("TP-507", "TP-115")
@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ({"skills": {ANNA: ["sharp"]}}, True),  # she might have it, for all that is public
        ({"skills": {}}, False),  # she has no skill at all
        ({"skills": {ANNA: ["sharp"]}, "piles": {BERT: ["lucky", "trigger_happy"]}}, False),  # both lie open
        ({"skills": {ANNA: ["lucky"]}, "incident": "last_cigarette"}, False),
    ],
)
def test_whether_somebody_may_save_himself_depends_on_public_facts(
    position: dict[str, Any], asked: bool
) -> None:
    t = table(4, **position).lay(SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="banker")
    assert (t.asked == "assassination.save") is asked
    assert (ANNA in t.living()) is asked


@rule("TP-507")
def test_all_who_missed_choose_in_secret_and_at_once() -> None:
    t = table(4, skills={ANNA: ["lucky"], BERT: ["trigger_happy"]}).lay(SHOOT, SHOOT, SCHEME, SCHEME)
    t.shoot(anna="banker", bert="florist")
    assert t.waiting == [ANNA, BERT]
    t.play(BERT, "trigger_happy")
    assert t.told(ANNA, "SkillUsed") == []
    assert t.told(ANNA, "SaveChosen")[0]["skill"] is None
    t.play(ANNA, "lucky")
    assert len(t.told(ANNA, "SkillUsed")) == 2


@rule("TP-508", "TP-R28")
def test_trigger_happy_after_a_miss_gives_one_more_shot_and_a_hit_lets_one_stay_with_one_reward() -> None:
    t = table(4, skills={ANNA: ["trigger_happy"]}).lay(SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="banker")
    t.play(ANNA, "trigger_happy")
    assert t.asked == "assassination.name"
    t.shoot(anna="gangster")
    assert t.living() == [ANNA, CARL, DORA]
    assert t.truth.disguise_count(ANNA) == 1


@rule("TP-508", "TP-R28")
def test_two_misses_put_the_shooter_out_unless_lucky_helps_with_the_second() -> None:
    t = table(4, skills={ANNA: ["trigger_happy"]}).lay(SHOOT, SCHEME, SCHEME, SCHEME)
    t.shoot(anna="banker").play(ANNA, "trigger_happy").shoot(anna="florist")
    assert t.living() == [BERT, CARL, DORA]
    assert t.exposed() >= {"banker", "florist", "nurse"}
    saved = table(4, skills={ANNA: ["trigger_happy", "lucky"]}).lay(SHOOT, SCHEME, SCHEME, SCHEME)
    saved.shoot(anna="banker").play(ANNA, "trigger_happy").shoot(anna="florist")
    assert saved.options(ANNA) == {"lucky", "pass"}
    saved.play(ANNA, "lucky")
    assert ANNA in saved.living()


@rule("TP-508", "TP-R28", "TP-901")
def test_with_nobody_left_to_shoot_at_the_first_miss_stands_and_nobody_wins() -> None:
    t = table(out=[CARL], skills={ANNA: ["trigger_happy"]}).lay(SHOOT, SHOOT)
    t.shoot(anna="banker", bert="florist").play(ANNA, "trigger_happy")
    assert t.match.over
    assert t.match.result().winners == ()
    assert t.view(CARL).reason == 1  # nobody is left
    assert t.match.result().places == (2, 2, 3)  # both went out in the same volley


@rule("TP-901", "TP-508")
def test_the_end_waits_for_a_rescue_shot() -> None:
    t = table(4, out=[DORA], skills={ANNA: ["trigger_happy"]}).lay(SHOOT, SHOOT, SCHEME)
    t.shoot(anna="banker", bert="poet").play(ANNA, "trigger_happy")  # Carl is out, Anna waits
    assert not t.match.over
    t.shoot(anna="gangster")
    assert t.match.result().winners == (ANNA,)


@rule("TP-509", "TP-R28")
def test_an_extra_shot_after_a_hit_is_covered() -> None:
    t = table(4, skills={ANNA: ["trigger_happy", "lucky"]}).lay(SHOOT, SCHEME, SCHEME, SCHEME)
    t.shoot(anna="gangster").play(ANNA, "trigger_happy")
    assert t.facts(ANNA)["volley"] == COVERED
    t.shoot(anna="banker")
    assert t.asked != "assassination.save"
    assert t.living() == [ANNA, CARL, DORA]
    assert "banker" in t.exposed()


@rule("TP-509", "TP-R28")
def test_two_hits_bring_two_rewards() -> None:
    t = table(4, skills={ANNA: ["trigger_happy"]}).lay(SHOOT, SCHEME, SCHEME, SCHEME)
    t.shoot(anna="gangster").play(ANNA, "trigger_happy").shoot(anna="poet")
    assert t.living() == [ANNA, DORA]
    assert t.truth.disguise_count(ANNA) == 2


@rule("TP-509", "TP-R28")
def test_an_extra_shot_after_lucky_is_not_covered() -> None:
    t = table(4, skills={ANNA: ["trigger_happy", "lucky"]}).lay(SHOOT, SCHEME, SCHEME, SCHEME)
    t.shoot(anna="banker").play(ANNA, "lucky")
    assert t.options(ANNA) == {"trigger_happy", "pass"}
    t.play(ANNA, "trigger_happy")
    assert t.facts(ANNA)["volley"] == EXTRA
    t.shoot(anna="florist")
    assert t.living() == [BERT, CARL, DORA]


@rule("TP-509", "TP-809")
def test_a_hit_by_the_extra_shot_allows_specialist_and_the_window_goes_on() -> None:
    t = table(4, skills={ANNA: ["trigger_happy", "lucky", "specialist"]}).lay(SHOOT, SCHEME, SCHEME, SCHEME)
    t.shoot(anna="banker").play(ANNA, "lucky")
    assert t.options(ANNA) == {"trigger_happy", "pass"}
    t.play(ANNA, "trigger_happy").shoot(anna="gangster")
    assert t.options(ANNA) == {"specialist", "pass"}


@rule("TP-809", "TP-806", "TP-R30")
def test_specialist_brings_the_pile_back_but_what_was_used_in_this_round_cannot_be_used_in_it_again() -> None:
    t = table(4, skills={ANNA: ["specialist", "trigger_happy"]}, piles={ANNA: ["bold", "pursuit"]})
    t.lay(SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="gangster").play(ANNA, "trigger_happy").shoot(
        anna="banker"
    )
    t.play(ANNA, "specialist")
    assert t.skills(ANNA) == {"trigger_happy", "bold"}
    assert t.pile(ANNA) == {"specialist"}
    assert t.options(ANNA) == {"bold", "pass"}  # of an earlier round: usable at once
    t.play(ANNA, "pass").passing("round.action")
    assert "pursuit" in t.options(ANNA)


@rule("TP-807", "TP-809")
@pytest.mark.parametrize(("pile", "name", "fits"), [(["sharp"], "gangster", True), ([], "gangster", False)])
def test_specialist_needs_a_hit_and_a_card_in_the_pile(pile: list[str], name: str, fits: bool) -> None:
    t = table(4, skills={ANNA: ["specialist"]}, piles={ANNA: pile}).lay(SHOOT, SCHEME, SCHEME, SCHEME)
    t.shoot(anna=name)
    assert ("specialist" in t.options(ANNA) if t.waiting == [ANNA] else False) is fits


@rule("TP-R29")
@pytest.mark.parametrize(("whose", "left"), [("self", [1, 2]), ("opponent", [2, 1]), ("none", [2, 2])])
def test_bold_looks_at_the_deck_and_costs_a_disguise(whose: str, left: list[int]) -> None:
    t = table(
        4, skills={ANNA: ["bold", "lucky"]}, disguises={ANNA: ["looks", "voice"], BERT: ["looks", "looks"]},
        options={"bold_discard": whose},
    )  # fmt: skip
    t.lay(SHOOT, SCHEME, DECEIVE, DECEIVE).shoot(anna="banker").play(ANNA, "lucky", "bold", "bottom")
    if whose == "self":
        assert t.options(ANNA) == {"disguise_looks", "disguise_voice"}
        t.play(ANNA, "disguise_looks")
    if whose == "opponent":
        t.play(BERT, "disguise_looks")
    assert [t.truth.disguise_count(seat) for seat in (ANNA, BERT)] == left


@rule("TP-R50")
def test_under_last_cigarette_no_skill_is_used() -> None:
    t = table(incident="last_cigarette", skills={ANNA: ["sharp", "selfish"]}, slots=[[], ["banker"], []])
    t.lay(SCHEME, DECEIVE, DECEIVE).play(ANNA, "top")
    assert t.asked != "skill.play"
