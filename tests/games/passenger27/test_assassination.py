"""Assassination: names, hits and misses (TP-501 … TP-506, TP-511 … TP-520)."""

import pytest

from tests.games.passenger27.table import (
    ANNA,
    BERT,
    CARL,
    DECEIVE,
    DORA,
    EMIL,
    INVESTIGATE,
    SCHEME,
    SHOOT,
    passenger,
    table,
    trick,
)
from tests.rules import rule
from wagonlit.core.errors import BadAnswer
from wagonlit.games.passenger27 import GAME


@rule("TP-501", "TP-505", "TP-111")
def test_naming_a_player_puts_that_player_out() -> None:
    t = table(4).lay(SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="gangster")
    assert t.living() == [ANNA, CARL, DORA]
    out = t.told(DORA, "PlayerOut")[0]
    assert (out["seat"], out["passenger"], out["cause"], out["by"]) == (
        BERT,
        passenger("gangster"),
        0,
        [ANNA],
    )
    assert t.view(CARL).identities[BERT] == passenger("gangster")


@rule("TP-501", "TP-506", "TP-113", "TP-R35")
def test_naming_an_innocent_puts_the_shooter_out_and_exposes_the_innocent_whose_card_stays_where_it_is() -> (
    None
):
    t = (
        table(4, slots=[["banker", "florist"], [], []])
        .lay(SHOOT, DECEIVE, DECEIVE, DECEIVE)
        .shoot(anna="florist")
    )
    assert t.living() == [BERT, CARL, DORA]
    assert t.exposed() == {"florist", "nurse"}
    assert t.slot(1) == ["banker", "florist"]
    assert t.view(BERT).slots[0] == [None, None]
    assert t.told(BERT, "PlayerOut")[0]["cause"] == 1


@rule("TP-502", "TP-R21", "TP-R22", "TP-R23")
def test_anybody_can_be_named_but_oneself_and_the_exposed_and_somebody_must_be() -> None:
    t = table(exposed=["banker"], slots=[["florist"], [], []]).lay(SCHEME, SHOOT, SHOOT)
    everybody = set(GAME.domains["passenger"][:27])
    assert t.options(BERT) == everybody - {"gangster", "banker"}
    assert t.options(CARL) == everybody - {"poet", "banker"}
    for name in ("gangster", "banker", "pass"):
        with pytest.raises(BadAnswer):
            t.play(BERT, name)
    assert t.facts(BERT) == {"may_pass": False, "volley": GAME.domains["volley"].index("step")}


@rule("TP-R21")
def test_by_option_a_shooter_may_hold_fire_and_then_nothing_follows() -> None:
    t = table(skills={ANNA: ["bold"]}, options={"allow_hold_fire": True}).lay(SHOOT, SCHEME, DECEIVE)
    assert "pass" in t.options(ANNA)
    t.shoot(anna="pass")
    assert t.living() == [ANNA, BERT, CARL]
    assert t.waiting == [BERT]  # no skill window for Anna


@rule("TP-503", "TP-504", "TP-R24")
def test_names_are_secret_until_all_are_written_and_then_read_out_together() -> None:
    t = table(4).lay(SHOOT, SHOOT, SCHEME, SCHEME).play(BERT, "nurse")
    assert t.told(ANNA, "NameWritten") == [{"seat": BERT, "passenger": None}]
    assert t.told(ANNA, "NamesCalled") == []
    t.play(ANNA, "gangster")
    names = (passenger("gangster"), passenger("nurse"))
    assert t.told(CARL, "NamesCalled")[0]["names"] == list(names)
    assert t.living() == [CARL, DORA]  # both have hit
    assert t.told(CARL, "DisguiseDrawn") == []


@rule("TP-R24", "TP-901")
def test_if_the_last_two_name_each_other_nobody_wins() -> None:
    t = table(out=[CARL]).lay(SHOOT, SHOOT).shoot(anna="gangster", bert="nurse")
    assert t.match.over
    assert t.match.result().winners == ()


@rule("TP-R25", "TP-504", "TP-R36")
def test_several_who_name_one_victim_have_all_hit_and_are_all_rewarded() -> None:
    t = table(5).lay(SHOOT, SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="poet", bert="poet")
    assert t.living() == [ANNA, BERT, DORA, EMIL]
    assert [t.truth.disguise_count(seat) for seat in (ANNA, BERT)] == [1, 1]
    assert t.told(EMIL, "PlayerOut")[0]["by"] == [ANNA, BERT]


@rule("TP-R26", "TP-507")
def test_a_shooter_who_is_hit_is_out_though_the_own_shot_counts_and_no_skill_helps() -> None:
    t = table(5, skills={BERT: ["lucky"]}).lay(SHOOT, SHOOT, SCHEME, SCHEME, SCHEME)
    t.shoot(anna="gangster", bert="banker")
    assert t.living() == [ANNA, CARL, DORA, EMIL]
    other = table(5).lay(SHOOT, SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="gangster", bert="poet")
    assert other.living() == [ANNA, DORA, EMIL]


@rule("TP-504")
def test_all_shots_are_judged_against_those_who_were_living_when_the_volley_began() -> None:
    t = table(5).lay(SHOOT, SHOOT, SHOOT, SCHEME, SCHEME).shoot(anna="gangster", bert="poet", carl="nurse")
    assert t.living() == [DORA, EMIL]
    assert len(t.told(DORA, "ShotHit")) == 3


@rule("TP-504", "TP-801")
def test_a_hit_is_rewarded_with_a_disguise_and_the_limit_holds() -> None:
    t = table(disguises={ANNA: ["looks", "looks"]}, chance=("disguise_voice",)).lay(SHOOT, SCHEME, SCHEME)
    t.shoot(anna="gangster")
    assert t.asked == "disguise.excess"
    t.play(ANNA, "disguise_looks")
    assert t.disguises(ANNA) == ["looks", "voice"]


@rule("TP-511", "TP-R31", "TP-503")
def test_swift_shoots_at_once_even_in_step_1_and_prevents_an_assassination_that_waits() -> None:
    t = table(4, skills={ANNA: ["swift"]}).lay(INVESTIGATE, SHOOT, SCHEME, SCHEME)
    t.play(ANNA, CARL, "looks", "swift", "gangster")
    assert t.living() == [ANNA, CARL, DORA]
    assert t.told(CARL, "PlayerOut")[0]["step"] == 0
    assert t.asked == "intrigue.put_back"  # step 2 has nobody left
    missed = table(4, skills={ANNA: ["swift"]}).lay(INVESTIGATE, SHOOT, SCHEME, SCHEME)
    missed.play(ANNA, CARL, "looks", "swift", "banker")
    assert missed.living() == [BERT, CARL, DORA]


@rule("TP-R31", "TP-806", "TP-R58")
def test_skills_of_assassination_may_follow_swift() -> None:
    t = table(4, skills={ANNA: ["swift", "bold"]}).lay(INVESTIGATE, SCHEME, SCHEME, SCHEME)
    t.play(ANNA, CARL, "looks", "swift", "gangster")
    assert t.asked == "skill.play"
    assert t.options(ANNA) == {"bold", "pass"}


@rule("TP-512", "TP-504", "TP-804")
def test_under_the_smoke_a_shot_costs_a_skill_or_a_disguise_which_is_paid_when_names_are_read() -> None:
    t = table(
        4, incident="under_the_smoke", skills={ANNA: ["sharp"], BERT: ["bold"]}, disguises={ANNA: ["looks"]}
    )
    t.lay(SHOOT, SHOOT, SCHEME, SCHEME)
    assert t.asked == "assassination.pay"
    assert t.waiting == [ANNA]  # Bert has a single card: nothing to choose
    assert t.options(ANNA) == {"sharp", "disguise_looks"}
    t.play(ANNA, "disguise_looks")
    assert t.disguises(ANNA) == ["looks"]
    t.shoot(anna="poet", bert="barber")
    assert t.pile(BERT) == {"bold"}
    assert t.told(CARL, "SkillDiscarded")[0]["skill"] == trick("bold")
    assert [facts["disguise"] for facts in t.told(CARL, "DisguiseDiscarded")] == [None]


@rule("TP-512", "TP-R32", "TP-504")
def test_who_cannot_pay_does_not_shoot_and_nothing_happens_to_him() -> None:
    t = table(4, incident="under_the_smoke", disguises={BERT: ["looks"]}).lay(SHOOT, SHOOT, SCHEME, SCHEME)
    assert t.told(CARL, "ShotFizzled") == [{"seat": ANNA}]
    assert t.waiting == [BERT]
    t.shoot(bert="poet")
    assert t.living() == [ANNA, BERT, DORA]
    assert ANNA in t.view(CARL).shown  # the card was laid all the same


@rule("TP-512", "TP-807")
@pytest.mark.parametrize(("disguises", "options"), [([], {"pass"}), (["looks"], {"swift", "pass"})])
def test_a_skill_that_is_being_played_cannot_pay_for_its_own_shot(
    disguises: list[str], options: set[str]
) -> None:
    t = table(incident="under_the_smoke", skills={ANNA: ["swift"]}, disguises={ANNA: disguises})
    t.lay(INVESTIGATE, SCHEME, SCHEME).play(ANNA, BERT, "looks")
    assert t.asked == "skill.play"
    assert t.options(ANNA) == options


@rule("TP-513", "TP-304", "TP-306", "TP-R33")
def test_under_watch_your_back_shooters_shoot_by_initiative_and_who_is_hit_before_does_not() -> None:
    t = table(5, incident="watch_your_back", initiative=[1, 5, 3, 2, 4]).lay(
        SHOOT, SHOOT, SHOOT, SCHEME, SCHEME
    )
    assert [facts["seat"] for facts in t.told(DORA, "InitiativeShown")] == [ANNA, BERT, CARL]
    assert t.waiting == [BERT]
    t.play(BERT, "poet")
    assert t.waiting == [ANNA]  # Carl is out
    t.play(ANNA, "painter").passing("round.initiative")
    assert t.options(BERT) == {"5", "1"}


@rule("TP-513")
def test_a_single_shooter_shows_no_initiative_under_watch_your_back() -> None:
    t = table(4, incident="watch_your_back").lay(SHOOT, SCHEME, SCHEME, DECEIVE).shoot(anna="poet")
    assert [facts["seat"] for facts in t.told(DORA, "InitiativeShown")] == []


@rule("TP-520", "TP-R64")
def test_who_goes_out_leaves_disguises_to_the_discard_and_takes_everything_else_along_unseen() -> None:
    t = table(
        4, skills={BERT: ["bold"]}, piles={BERT: ["sharp", "pursuit"]}, disguises={BERT: ["looks", "voice"]}
    )
    t.lay(SHOOT, DECEIVE, SCHEME, SCHEME).shoot(anna="gangster")
    s = t.truth
    assert (s.skills(BERT), s.pile(BERT), s.held(BERT), s.rank(BERT)) == (0, 0, 0, 0)
    assert s.wardrobe.discard == 0x010001
    assert t.view(CARL).disguise_discard == 2
    assert BERT not in t.view(CARL).shown
    assert t.view(CARL).actions[BERT] is None
    t.passing("round.action")
    assert t.waiting == [ANNA, CARL, DORA]
    assert not s.open_skills & 1 << trick("bold")


@rule("TP-510", "TP-R37", "TP-520")
def test_miss_no_chance_lets_a_shooter_take_an_unused_skill_of_the_victim() -> None:
    t = table(4, incident="miss_no_chance", skills={BERT: ["bold", "lucky"]}, piles={BERT: ["sharp"]})
    t.lay(SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="gangster")
    assert t.asked == "assassination.take_skill"
    assert t.options(ANNA) == {"bold", "lucky", "pass"}
    assert [t.told(seat, "SkillsShown")[0]["skills"] for seat in (ANNA, CARL)] == [(4, 5), None]
    t.play(ANNA, "bold")
    taken = [t.told(seat, "SkillTaken")[0]["skill"] for seat in (ANNA, BERT, CARL)]
    assert taken == [trick("bold"), trick("bold"), None]
    assert t.asked == "skill.play"
    assert t.options(ANNA) == {"bold", "pass"}  # usable at once
    assert t.truth.skills(BERT) == 0


@rule("TP-510")
def test_several_shooters_of_one_victim_choose_in_seat_order_from_what_is_left() -> None:
    t = table(5, incident="miss_no_chance", skills={CARL: ["selfish", "sharp"]})
    t.lay(SHOOT, SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="poet", bert="poet")
    t.play(ANNA, "sharp")
    assert t.options(BERT) == {"selfish", "pass"}
    t.play(BERT, "pass")
    assert t.told(DORA, "SkillLeft") == [{"seat": BERT, "target": CARL}]


@rule("TP-520", "TP-510")
def test_unused_skills_leave_the_game_even_if_nobody_is_left_to_take_them() -> None:
    t = table(4, incident="miss_no_chance", skills={ANNA: ["bold"], BERT: ["sharp"]})
    t.lay(SHOOT, SHOOT, SCHEME, SCHEME).shoot(anna="gangster", bert="nurse")
    assert (t.truth.skills(ANNA), t.truth.skills(BERT)) == (0, 0)
