"""Set-up (ME-001 … ME-013)."""

from collections import Counter

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, table
from tests.rules import rule
from wagonlit.core.errors import BadOption, BadScenario
from wagonlit.games.mystery_express.pieces.board import CARS, CHARACTERS
from wagonlit.games.mystery_express.pieces.cards import CATEGORIES, ELEMENT_NAMES, TIME
from wagonlit.games.mystery_express.state.train import NO_SEAT

CRIME = ["mo", "suspect", "motive", "location"]
SOLUTION = ("mo_hanged", "suspect_candy", "motive_greed", "location_club", "time_0430")
# With three players the English edition keeps the first four of the six rows of each category.
IN_PLAY = [ELEMENT_NAMES[6 * category + row] for category in range(4) for row in range(4)]


def dealt(players: int = 3, chance: tuple[object, ...] = (), seed: int = 1, **options: object) -> Table:
    """A table where all have chosen and the first leg begins."""
    return table(players, chance=chance, seed=seed, options=options).coast("TurnBegun")


def deck() -> list[str]:
    """The 28 cards that are dealt when SOLUTION is hidden."""
    cards = Counter(IN_PLAY * 2)
    cards.subtract(SOLUTION[:4])
    return sorted(cards.elements())


def all_cards(t: Table) -> Counter[str]:
    """Every crime card, wherever it lies."""
    seats = range(t.truth.seats)
    lying = [t.hand(seat) for seat in seats] + [t.spot(n) for n in (1, 2, 3)] + [t.stack(1), t.stack(2)]
    hidden = [ELEMENT_NAMES[t.truth.culprit(category)] for category in range(TIME)]
    return Counter(name for pile in [*lying, hidden] for name in pile)


@rule("ME-001")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_play_people_and_bots_in_any_mixture(players: int) -> None:
    mixed = (["bot:easy", "human"] * 3)[:players]
    t = dealt(players, seats=mixed)
    assert {facts["seat"] for facts in t.told(ANNA, "CardDealt")} == set(range(players))


@rule("ME-001")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_no_other_number_of_players_is_possible(players: int) -> None:
    with pytest.raises(BadOption, match="3, 4, 5"):
        table(players)


@rule("ME-002")
def test_each_player_chooses_a_different_character_in_seat_order() -> None:
    t = table()
    assert (t.asked(), t.options(ANNA)) == ({ANNA: "setup.character"}, set(CHARACTERS))
    t.play(ANNA, "strauss", "club")
    assert (t.asked(), t.options(BERT)) == ({BERT: "setup.character"}, set(CHARACTERS) - {"strauss"})
    t.play(BERT, "pransky", "club")
    assert t.options(CARL) == {"macdouglas", "mirabella", "mansard"}


@rule("ME-002")
def test_characters_may_be_drawn_instead() -> None:
    t = table(chance=("mansard", "strauss", "pransky"), options={"character_choice": "random"})
    assert t.asked() == {ANNA: "setup.car"}
    t.coast("TurnBegun")
    assert [CHARACTERS[name] for name in t.view(BERT).characters] == ["mansard", "strauss", "pransky"]
    with pytest.raises(BadScenario):
        table(chance=("mansard", "mansard"), options={"character_choice": "random"}).coast()


@rule("ME-002")
def test_a_character_nobody_plays_is_absent_together_with_its_power() -> None:
    t = table(options={"powers": True})
    t.play(ANNA, "macdouglas", "club").play(BERT, "strauss", "club").play(CARL, "mirabella", "club")
    owners = [t.truth.power_owner(CATEGORIES.index(name)) for name in CRIME]
    assert owners == [ANNA, CARL, BERT, NO_SEAT]


@rule("ME-003", "ME-R65")
def test_right_after_the_character_comes_the_car_of_ones_figure() -> None:
    t = table().play(ANNA, "strauss")
    assert (t.asked(), t.options(ANNA)) == ({ANNA: "setup.car"}, set(CARS))
    t.play(ANNA, "smoking")
    assert [CARS[t.view(seat).cars[ANNA]] for seat in range(3)] == ["smoking"] * 3


@rule("ME-003", "ME-R9")
def test_the_car_of_a_figure_has_no_effect() -> None:
    games = []
    for car in ("club", "dining"):
        t = table(seed=4)
        for seat in range(3):
            t.play(seat, CHARACTERS[seat], car)
        t.coast()
        games.append([told for told in t.match.told[ANNA] if told.event != "CarEntered"])
    assert games[0] == games[1]


@rule("ME-004")
def test_both_copies_of_each_element_left_are_in_the_game() -> None:
    assert all_cards(dealt(3)) == Counter(IN_PLAY * 2)
    assert all_cards(dealt(5)) == Counter(ELEMENT_NAMES[:24] * 2)
    four = [*IN_PLAY, "mo_shot", "suspect_sra_perez", "motive_rivalry", "location_sleeping"]
    assert all_cards(dealt(4)) == Counter(four * 2)


@rule("ME-004")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_time_cards_are_never_reduced(players: int) -> None:
    t = dealt(players).coast("ShowEnded")
    assert len({facts["time"] for facts in t.told(ANNA, "TimeShown")}) == 8


@rule("ME-005")
def test_one_card_of_each_category_is_the_solution() -> None:
    t = dealt(chance=SOLUTION)
    assert [ELEMENT_NAMES[t.truth.culprit(category)] for category in range(5)] == list(SOLUTION)
    with pytest.raises(BadScenario, match=r"setup\.hide"):
        dealt(chance=("suspect_candy",))


@rule("ME-005")
def test_nobody_sees_the_solution_that_is_hidden() -> None:
    t = dealt()
    for seat in range(3):
        assert t.told(seat, "SolutionHidden") == [{"category": category} for category in range(5)]
        assert t.view(seat).solution == []


@rule("ME-006")
def test_the_23_other_time_cards_are_the_time_deck() -> None:
    t = dealt(chance=SOLUTION).coast("ShowEnded")
    shown = Counter(ELEMENT_NAMES[facts["time"]] for facts in t.told(ANNA, "TimeShown"))
    assert (sum(shown.values()), shown.pop("time_0430")) == (23, 2)
    assert set(shown.values()) == {3}


@rule("ME-007")
def test_each_player_is_dealt_seven_cards_one_at_a_time_whatever_their_backs() -> None:
    t = dealt(chance=(*SOLUTION, *deck()))
    assert [facts["seat"] for facts in t.told(ANNA, "CardDealt")] == [ANNA, BERT, CARL] * 7
    assert [sorted(t.hand(seat)) for seat in range(3)] == [deck()[seat:21:3] for seat in range(3)]


@rule("ME-007")
def test_only_the_owner_sees_the_faces_dealt_and_at_once() -> None:
    t = dealt(chance=(*SOLUTION, *deck()))
    for seat in range(3):
        faces = t.faces(seat, "CardDealt")
        assert [face for place, face in enumerate(faces) if place % 3 == seat] == deck()[seat:21:3]
        assert all(face is None for place, face in enumerate(faces) if place % 3 != seat)


@rule("ME-008")
@pytest.mark.parametrize(("players", "sizes"), [(3, (2, 2)), (4, (3, 2)), (5, (3, 3))])
def test_the_rest_goes_to_three_spots_and_two_stacks(players: int, sizes: tuple[int, int]) -> None:
    t = dealt(players)
    assert [len(t.hand(seat)) for seat in range(players)] == [7] * players
    assert [len(t.spot(spot)) for spot in (1, 2, 3)] == [1, 1, 1]
    assert (len(t.stack(1)), len(t.stack(2))) == sizes


@rule("ME-008")
def test_nobody_sees_the_faces_on_spots_and_stacks() -> None:
    t = dealt(chance=(*SOLUTION, *deck()))
    backs = [CATEGORIES.index(name.split("_")[0]) for name in deck()[21:]]
    for seat in range(3):
        assert t.told(seat, "SpotFilled") == [{"spot": n, "category": backs[n]} for n in range(3)]
        stacks = [{"stack": n // 2, "category": back} for n, back in enumerate(backs[3:])]
        assert t.told(seat, "StackFilled") == stacks


@rule("ME-009", "ME-R67")
def test_the_token_of_paris_is_turned_up_and_the_conductor_stands_there_in_leg_one() -> None:
    t = dealt(chance=(*SOLUTION, *deck(), "sleeping"), first_player=ANNA)
    assert CARS[t.truth.conductor] == "sleeping"
    assert {CARS[car] for car in t.view(BERT).tokens} == set(CARS) - {"sleeping"}
    t.play(ANNA, "sleeping", BERT).play(BERT, "left").play(ANNA, "right")
    assert t.asked() == {ANNA: "chat.spot"}


@rule("ME-009", "ME-R67")
def test_each_later_car_is_drawn_when_its_token_is_turned_up_from_those_left() -> None:
    hands = {seat: ["mo_hanged"] for seat in (ANNA, BERT)}
    t = table(leg=1, phase="city", tokens=["dining", "lounge"], hands=hands, chance=(0, "lounge"))
    assert (CARS[t.truth.conductor], t.view(CARL).tokens) == ("lounge", [CARS.index("dining")])
    with pytest.raises(BadScenario, match=r"city\.token"):
        table(leg=1, phase="city", tokens=["dining", "lounge"], hands=hands, chance=(0, "club"))


@rule("ME-010")
def test_the_train_waits_in_paris_and_the_passengers_in_strasbourg_and_wien() -> None:
    t = dealt()
    assert (t.view(ANNA).city, t.view(ANNA).boarded) == (0, [])
    for city, boarded in enumerate([[0], [0], [0, 1], [0, 1]], start=1):
        t.coast("LegBegun")
        assert (t.view(ANNA).city, t.view(ANNA).boarded) == (city, boarded)


@rule("ME-011", "ME-R49")
def test_the_host_may_name_the_first_player() -> None:
    t = dealt(first_player=CARL)
    assert (t.told(ANNA, "WhistleGiven"), list(t.asked())) == ([{"seat": CARL}], [CARL])


@rule("ME-011", "ME-R49")
def test_otherwise_chance_names_the_first_player() -> None:
    t = dealt(chance=(*SOLUTION, *deck(), BERT))
    assert (t.view(ANNA).first, list(t.asked())) == (BERT, [BERT])
    assert {dealt(seed=seed).view(ANNA).first for seed in range(30)} == {ANNA, BERT, CARL}
    assert dealt(seed=7).match.record == dealt(seed=7).match.record


@rule("ME-012")
def test_with_powers_on_every_character_token_starts_available() -> None:
    t = dealt(5, powers=True)
    assert (t.truth.used, t.view(ANNA).used) == (0, [])
    owners = {t.truth.power_owner(category) for category in range(TIME)}
    assert owners | {t.truth.pransky} == set(range(5))


@rule("ME-013")
def test_from_the_start_all_know_seats_characters_backs_and_sizes() -> None:
    t = dealt(4, edition="fr")
    for seat in range(4):
        view = t.view(seat)
        assert (view.options.players, view.options.edition) == (4, "fr")
        assert view.characters == [0, 1, 2, 3]
        assert view.hand_backs == [backs(t.hand(owner)) for owner in range(4)]
        assert view.spots == [CATEGORIES.index(t.spot(spot)[0].split("_")[0]) for spot in (1, 2, 3)]
        assert view.stacks == [backs(t.stack(1)), backs(t.stack(2))]


def backs(names: list[str]) -> list[int]:
    """How many cards of each back."""
    return [sum(name.split("_")[0] == category for name in names) for category in CRIME]


@rule("ME-013", "ME-R51")
def test_all_know_which_elements_are_removed() -> None:
    t = dealt(4, edition="fr")
    gone = {"mo_pushed", "suspect_dr_rajiv", "motive_rivalry", "location_club"}
    assert [set(t.view(seat).options.removed_elements) for seat in range(4)] == [gone] * 4
    assert not gone & set(all_cards(t))
