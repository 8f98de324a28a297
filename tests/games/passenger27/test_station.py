"""The station phase (TP-201 … TP-203), and what incidents do at once (TP-810)."""

from tests.games.passenger27.table import ANNA, BERT, CARL, passenger, table, whole
from tests.rules import rule
from wagonlit.games.passenger27 import GAME

SLOTS = [["banker", "heiress"], ["florist"], ["chemist", "peddler"]]
LAID = ("newsboy", "fisherman")  # two at station 2, small side


@rule("TP-201")
def test_in_the_first_round_nobody_moves() -> None:
    t = whole()
    assert "GroupsMoved" not in t.events()
    assert t.events().count("RoundBegun") == 1
    assert len(t.slot(1)) == 3


@rule("TP-201", "TP-202", "TP-113")
def test_slot_3_is_shown_and_leaves_the_others_move_on_and_new_cards_come() -> None:
    t = table(phase="station", round=2, slots=SLOTS, chance=(*LAID, "rat_race"))
    assert [t.slot(slot) for slot in (1, 2, 3)] == [list(LAID), SLOTS[0], SLOTS[1]]
    shown = [passenger(name) for name in SLOTS[2]]
    assert t.told(CARL, "PassengersRevealed") == [{"passengers": shown}]
    assert t.view(ANNA).discard == shown
    assert t.exposed() == set(SLOTS[2])
    order = [
        e
        for e in t.events()
        if e in ("PassengersRevealed", "GroupsMoved", "PassengersLaid", "IncidentRevealed")
    ]
    assert order == ["PassengersRevealed", "GroupsMoved", "PassengersLaid", "IncidentRevealed"]
    assert t.view(ANNA).station == GAME.domains["station"].index("times_square")


@rule("TP-202")
def test_only_the_newest_incident_counts() -> None:
    t = table(phase="station", round=2, played=["rat_race"], chance=(*LAID, "bite_the_bullet"))
    assert GAME.domains["incident"][t.truth.incident] == "bite_the_bullet"
    assert len(t.view(ANNA).played) == 2


@rule("TP-203")
def test_a_card_is_turned_up_in_the_third_round_after_it_came() -> None:
    t = table(4, phase="station", round=2, chance=("newsboy",))
    heard = []
    for _ in range(4):
        where = [slot for slot in (1, 2, 3) if "newsboy" in t.slot(slot)]
        heard.append((t.truth.round, where[0] if where else "newsboy" in t.exposed()))
        t.lay(*["intrigue"] * 4).passing("round.action")
    assert heard == [(2, 1), (3, 2), (4, 3), (5, True)]


@rule("TP-R43", "TP-202")
def test_when_the_deck_runs_out_slot_1_gets_what_there_is() -> None:
    everybody = [name for name in GAME.domains["passenger"][:27] if name not in ("nurse", "gangster", "poet")]
    t = table(phase="station", round=4, discard=everybody[1:], chance=(everybody[0], "miss_no_chance"))
    assert t.slot(1) == everybody[:1]
    assert t.truth.deck.size() == 0
    assert t.told(ANNA, "PassengersLaid") == [{"number": 1}]
    t.lay("intrigue", "intrigue", "intrigue").passing("round.action")
    assert t.slot(1) == []


@rule("TP-810", "TP-801")
def test_chase_your_tail_gives_everybody_a_disguise_and_the_limit_holds() -> None:
    t = table(
        phase="station", round=2, disguises={BERT: ["looks", "looks"]},
        chance=(*LAID, "chase_your_tail", "disguise_voice", "disguise_scent", "disguise_voice"),
    )  # fmt: skip
    assert t.asked == "disguise.excess"
    assert t.waiting == [BERT]
    assert t.options(BERT) == {"disguise_looks", "disguise_scent"}
    t.play(BERT, "disguise_looks")
    assert [t.disguises(seat) for seat in range(3)] == [["voice"], ["looks", "scent"], ["voice"]]
    assert t.told(ANNA, "DisguiseDrawn")[1] == {"seat": BERT, "disguise": None}


@rule("TP-810", "TP-R51")
def test_dead_bullets_lets_everybody_take_a_skill_back_from_the_own_pile_and_all_see_which() -> None:
    t = table(
        phase="station", round=4, piles={ANNA: ["swift", "lucky", "pursuit"], CARL: ["bold"]},
        chance=("newsboy", "barber", "fisherman", "dead_bullets"),
    )  # fmt: skip
    assert t.asked == "station.return"
    assert t.waiting == [ANNA, CARL]
    assert t.options(ANNA) == {"swift", "lucky", "pass"}
    t.play(CARL, "pass")
    assert t.told(BERT, "SkillsReturned") == []
    t.play(ANNA, "lucky")
    assert (t.skills(ANNA), t.pile(ANNA)) == ({"lucky"}, {"swift", "pursuit"})
    assert t.pile(CARL) == {"bold"}
    assert [facts["seat"] for facts in t.told(BERT, "SkillsReturned")] == [ANNA]


@rule("TP-810", "TP-R54")
def test_wild_mood_takes_a_random_card_that_only_its_owner_knows_and_that_cannot_be_laid() -> None:
    t = table(
        phase="station", round=4, piles={BERT: ["pursuit"]},
        chance=("newsboy", "barber", "fisherman", "wild_mood_tonight", "deception", "intrigue", "pursuit"),
    )  # fmt: skip
    assert t.options(ANNA) == set(GAME.domains["action"]) - {"deception"}
    assert t.options(BERT) == set(GAME.domains["action"]) - {"intrigue", "pursuit"}
    assert [facts["action"] for facts in t.told(CARL, "ActionBlocked")] == [None, None, 1]
    assert t.view(CARL).blocked == [ANNA, BERT, CARL]
    t.lay("intrigue", "deception", "intrigue").passing("round.action")
    assert "deception" in t.options(ANNA)


@rule("TP-810", "TP-R55")
def test_wrong_train_brings_one_more_card_to_the_end_of_slot_1() -> None:
    t = table(phase="station", round=5, chance=("newsboy", "wrong_train", "fisherman"))
    assert t.slot(1) == ["newsboy", "fisherman"]


@rule("TP-810", "TP-R56", "TP-113")
def test_stowaway_turns_up_the_first_new_card_which_moves_on_with_its_group() -> None:
    t = table(phase="station", round=8, chance=("newsboy", "fisherman", "stowaway"))
    assert t.view(BERT).slots[0] == [passenger("newsboy"), None]
    assert t.exposed() == {"newsboy"}
    t.lay("deception", "deception", "deception").passing("round.action")
    assert t.view(BERT).slots[1] == [passenger("newsboy"), None]


@rule("TP-810")
def test_stowaway_does_nothing_where_nobody_came() -> None:
    traffic = [3, 2, 2, 3, 1, 2, 3, 0, 2, 1]
    t = table(phase="station", round=8, options={"traffic": traffic}, chance=("stowaway",))
    assert t.exposed() == set()
    assert t.asked == "round.action"
