"""Setting up (TP-101 … TP-110), and what is in the box (TP-R1 … TP-R6)."""

import pytest

from tests.games.passenger27.table import ANNA, BERT, CARL, DORA, whole
from tests.rules import rule
from wagonlit.core.errors import BadOption
from wagonlit.core.ids import count, members
from wagonlit.games.passenger27 import GAME
from wagonlit.games.passenger27.options import POOL, TABLES, table_options, terms_of
from wagonlit.games.passenger27.pieces.incidents import THE_BIG_CALL
from wagonlit.games.passenger27.pieces.rows import length
from wagonlit.games.passenger27.pieces.tricks import of_kind

SKILLS = ("focused", "swift", "bold", "lucky", "sharp", "cunning")
DEAL = ("nurse", "gangster", "poet", *SKILLS, "2", "3")  # identities, skills, initiative
CAME = ("banker", "heiress", "florist")


@rule("TP-102", "TP-103", "TP-109")
def test_the_train_is_empty_nobody_has_a_disguise_and_everybody_has_all_six_action_cards() -> None:
    t = whole(chance=(*DEAL, *CAME, "rat_race"))
    s = t.truth
    assert (s.round, s.slot(1), s.slot(2), s.gone) == (1, 0, 0, 0)
    assert t.view(ANNA).station == GAME.domains["station"].index("manhattan_terminal")
    assert [s.disguise_count(seat) for seat in range(3)] == [0, 0, 0]
    assert [of_kind(s.wardrobe.bag, kind) for kind in range(3)] == [6, 6, 6]
    for seat in range(3):
        assert t.options(seat) == set(GAME.domains["action"])


@rule("TP-104")
def test_everybody_is_dealt_an_identity_that_nobody_else_sees_and_the_rest_is_the_deck() -> None:
    t = whole(chance=(*DEAL, *CAME, "rat_race"))
    people = [GAME.domains["passenger"][t.truth.person(seat)] for seat in range(3)]
    assert people == ["nurse", "gangster", "poet"]
    assert t.view(BERT).identities == [None, GAME.domains["passenger"].index("gangster"), None]
    assert t.truth.deck.size() == 27 - 3 - 3


@rule("TP-105")
@pytest.mark.parametrize(("players", "first"), [(3, 3), (4, 3), (5, 2), (6, 2)])
def test_the_first_traffic_number_of_cards_comes_to_slot_1_unseen(players: int, first: int) -> None:
    t = whole(players)
    assert len(t.slot(1)) == first
    assert t.view(ANNA).slots == [[None] * first, [], []]


@rule("TP-105")
def test_the_first_card_laid_is_the_first_of_the_slot() -> None:
    assert whole(chance=(*DEAL, *CAME, "rat_race")).slot(1) == list(CAME)


@rule("TP-106")
def test_everybody_is_dealt_two_skills_that_nobody_else_sees() -> None:
    t = whole(chance=(*DEAL, *CAME, "rat_race"))
    assert [t.skills(seat) for seat in range(3)] == [
        {"focused", "swift"},
        {"bold", "lucky"},
        {"sharp", "cunning"},
    ]
    assert [facts["skill"] for facts in t.told(ANNA, "SkillDealt")] == [0, 2, None, None, None, None]


@rule("TP-107", "TP-R1")
@pytest.mark.parametrize(("players", "counts"), [(3, "3331"), (4, "3331"), (5, "4431"), (6, "4431")])
def test_green_incidents_come_first_then_orange_then_red_and_the_big_call_last(
    players: int, counts: str
) -> None:
    terms = terms_of(table_options({"players": players}))
    colours = [terms.colour(round) for round in range(1, terms.rounds + 1)]
    assert [colours.count(colour) for colour in (0, 1, 2, -1)] == [int(digit) for digit in counts]
    assert colours == [*sorted(colours[:-1]), -1]


@rule("TP-107")
def test_an_incident_comes_up_once_at_most_and_in_its_colour() -> None:
    longest = 0
    for seed in range(40):
        t = whole(4, seed=seed).wander(seed)
        played = t.view(ANNA).played
        longest = max(longest, len(played))
        assert len(set(played)) == len(played)
        for round, incident in enumerate(played, 1):
            colour = t.truth.terms.colour(round)
            assert incident == THE_BIG_CALL if colour < 0 else t.truth.terms.pool[colour] >> incident & 1
    assert longest >= 7


@rule("TP-R1")
def test_a_table_may_leave_incidents_out_but_must_keep_enough_of_each_colour() -> None:
    few = [name for name in POOL if name not in ("rat_race", "stowaway")]
    terms = terms_of(table_options({"players": 3, "event_pool": few}))
    assert [count(pool) for pool in terms.pool] == [5, 6, 4]
    with pytest.raises(BadOption, match="at least 4 green events"):
        table_options({"players": 5, "event_pool": POOL[3:]})


@rule("TP-108")
def test_initiative_cards_from_1_to_the_number_of_players_are_dealt_in_secret() -> None:
    t = whole(chance=(*DEAL, *CAME, "rat_race"))
    assert [t.truth.rank(seat) for seat in range(3)] == [2, 3, 1]
    assert t.view(CARL).initiative == [None, None, 0]


@rule("TP-110", "TP-R47", "TP-101")
def test_what_the_first_incident_does_at_once_happens_before_the_first_choice_and_in_seat_order() -> None:
    draws = ("disguise_looks", "disguise_scent", "disguise_voice")
    t = whole(chance=(*DEAL, *CAME, "chase_your_tail", *draws))
    assert [t.disguises(seat) for seat in range(3)] == [["looks"], ["scent"], ["voice"]]
    assert t.asked == "round.action"
    assert t.waiting == [ANNA, BERT, CARL]


@rule("TP-R2")
def test_what_people_in_slot_1_do_is_a_matter_of_words() -> None:
    one, other = (whole(4, seed=5, theme_traffic=theme).wander(5) for theme in ("leave", "board"))
    assert one.match.told == other.match.told


@rule("TP-R3")
def test_traffic_numbers_are_those_that_are_known_and_leave_cards_in_the_deck() -> None:
    large = [number for _, number in TABLES.stations["large"]]
    assert (large[3], large[5], large[6]) == (2, 3, 2)
    assert large[4] >= 2
    for side, most in (("small", 4), ("large", 6)):
        assert 27 - most - sum(number for _, number in TABLES.stations[side]) == 2


@rule("TP-R4")
def test_every_combination_of_looks_scent_and_voice_occurs_once() -> None:
    terms = terms_of(table_options({}))
    triples = {tuple(terms.value(one, feature) for feature in range(3)) for one in range(27)}
    assert len(triples) == 27
    sharp = GAME.domains["passenger"].index("cardsharp")
    assert [terms.value(sharp, feature) for feature in range(3)] == [2, 2, 2]


@rule("TP-R5")
def test_there_are_six_disguises_of_each_kind_unless_the_table_agrees_otherwise() -> None:
    assert table_options({}).disguise_split == (6, 6, 6)
    t = whole(4, disguise_split=[0, 8, 10])
    assert [of_kind(t.truth.wardrobe.bag, kind) for kind in range(3)] == [0, 8, 10]
    with pytest.raises(BadOption, match="add up to 18"):
        table_options({"disguise_split": [6, 6, 5]})


@rule("TP-R6")
def test_each_action_is_followed_by_four_skills() -> None:
    families = list(TABLES.skills.values())
    assert {family: families.count(family) for family in families} == dict.fromkeys(families, 4)
    terms = terms_of(table_options({"skill_triggers": {"swift": "intrigue"}}))
    assert members(terms.windows[2]) == [2, 8, 9, 10, 11]


def test_the_deck_of_six_players_is_smaller() -> None:
    t = whole(6)
    assert t.truth.deck.size() == 27 - 6 - 2
    assert length(t.truth.slot(0)) == 2
    assert t.view(DORA).deck == 19
