"""Every option: its default, what it may be, what is refused and what cannot go together."""

import json
from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, category, table
from tests.rules import rule
from wagonlit.core.errors import BadOption
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.options import Options, terms_of
from wagonlit.games.mystery_express.pieces.cards import ELEMENT_NAMES, TIME

POWERS = {"macdouglas": "mo", "strauss": "motive", "mirabella": "suspect", "mansard": "location"}
REMOVED = {
    ("en", 5): set(),
    ("en", 4): {"mo_stabbed", "suspect_dr_rajiv", "motive_unknown", "location_smoking"},
    ("fr", 5): set(),
    ("fr", 4): {"mo_pushed", "suspect_dr_rajiv", "motive_rivalry", "location_club"},
}
REMOVED["en", 3] = REMOVED["en", 4] | {"mo_shot", "suspect_sra_perez", "motive_rivalry", "location_sleeping"}
REMOVED["fr", 3] = REMOVED["fr", 4] | {
    "mo_stabbed",
    "suspect_sra_perez",
    "motive_jealousy",
    "location_dining",
}

PEEKERS = ["macdouglas", "strauss", "mirabella", "mansard"]  # in the order of the seats that take them

DEFAULTS: dict[str, Any] = {
    "players": 3,
    "seats": ("human", "human", "human"),
    "edition": "en",
    "lang": "en",
    "powers": True,
    "character_choice": "pick",
    "first_player": "random",
    "leg_hours": (4, 3, 4, 3, 5),
    "passenger_stacks": (2, 2),
    "power_category": POWERS,
    "removed_elements": tuple(sorted(REMOVED["en", 3], key=ELEMENT_NAMES.index)),
    "sleeping_pick": "random",
    "dining_flow": "upfront",
    "power_scope": "any_other_not_own_turn",
    "allow_empty_actions": False,
    "chat_empty_hand": "skip",
    "chat_after_failed_search": True,
    "shuffle_time_deck": True,
    "time_show_mode": "flash",
    "time_pace": "normal",
    "time_pace_by": "table",
    "bot_time_memory": "lossy:0.85",
    "power_prompt": ("ask", "ask", "ask"),
    "sheet_assist": "marks",
    "final_reveal": "one_by_one",
}
SWAPPED = {"macdouglas": "suspect", "strauss": "location", "mirabella": "mo", "mansard": "motive"}
ALLOWED: dict[str, list[Any]] = {
    "players": [3, 4, 5],
    "seats": [("human", "bot:easy", "bot:hard"), ("bot:normal",) * 3],
    "edition": ["en", "fr"],
    "lang": ["en", "fr", "de", "it"],
    "powers": [True, False],
    "character_choice": ["pick", "random"],
    "first_player": ["random", 0, 1, 2],
    "leg_hours": [(4, 3, 4, 3, 5), (1, 1, 1, 1, 1), (5, 4, 3, 2, 1)],
    "passenger_stacks": [(2, 2), (4, 0), (1, 3)],
    "power_category": [POWERS, SWAPPED],
    "removed_elements": [
        DEFAULTS["removed_elements"],
        tuple(sorted(REMOVED["fr", 3], key=ELEMENT_NAMES.index)),
    ],
    "sleeping_pick": ["random", "blind_choice"],
    "dining_flow": ["upfront", "sequential"],
    "power_scope": ["any_other_not_own_turn", "active_player_only", "any_time"],
    "allow_empty_actions": [False],
    "chat_empty_hand": ["skip", "forbid_action"],
    "chat_after_failed_search": [True, False],
    "shuffle_time_deck": [True, False],
    "time_show_mode": ["flash", "step", "tally"],
    "time_pace": ["normal", "slow", "fast"],
    "time_pace_by": ["table", "whistle"],
    "bot_time_memory": ["lossy:0.85", "lossy:0", "lossy:1", "exact"],
    "power_prompt": [("ask", "always", "never"), ("never",) * 3],
    "sheet_assist": ["marks", "off", "inference"],
    "final_reveal": ["one_by_one", "all"],
}
BAD: list[tuple[str, Any]] = [
    ("players", 2), ("players", 6), ("players", "many"), ("players", True),
    ("seats", ["human", "cat", "human"]), ("seats", "human"), ("seats", ["bot:", "human", "human"]),
    ("edition", "de"), ("lang", "xx"), ("powers", "perhaps"), ("character_choice", "draft"),
    ("first_player", -1), ("first_player", "anna"), ("first_player", True),
    ("leg_hours", [4, 3, 4, 3]), ("leg_hours", [0, 3, 4, 3, 5]), ("leg_hours", [4, 3, 4, 3, 2.5]),
    ("leg_hours", 4),
    ("passenger_stacks", [4]), ("passenger_stacks", [5, -1]), ("passenger_stacks", "all"),
    ("power_category", {**POWERS, "mansard": "mo"}), ("power_category", {"mansard": "mo"}),
    ("power_category", {**POWERS, "mansard": "time"}),
    ("removed_elements", ["mo_drowned"]), ("removed_elements", ["time_0400"]),
    ("removed_elements", "mo_shot"),
    ("sleeping_pick", "look"), ("dining_flow", "buffet"), ("power_scope", "always"),
    ("allow_empty_actions", True), ("allow_empty_actions", 0), ("players", 3.0),
    ("chat_empty_hand", "allow"), ("chat_after_failed_search", 2),
    ("shuffle_time_deck", "twice"), ("time_show_mode", "film"), ("time_pace", "breakneck"),
    ("time_pace_by", "bots"), ("bot_time_memory", "lossy"), ("bot_time_memory", "lossy:1.5"),
    ("bot_time_memory", "perfect"), ("power_prompt", ["ask", "maybe", "never"]), ("power_prompt", []),
    ("sheet_assist", "solve"), ("final_reveal", "never"),
]  # fmt: skip


def agreed(**given: Any) -> Options:
    options = GAME.options(given)
    assert isinstance(options, Options)
    return options


def test_every_option_of_the_rules_has_its_default() -> None:
    options = agreed()
    assert {name: getattr(options, name) for name in Options.__struct_fields__} == DEFAULTS
    assert [option.name for option in GAME.option_list] == list(DEFAULTS)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in ALLOWED for value in ALLOWED[name]])
def test_every_allowed_value_is_accepted_plain_or_as_json(name: str, value: Any) -> None:
    assert getattr(agreed(**{name: value}), name) == value
    if not isinstance(value, str):
        assert getattr(agreed(**{name: json.dumps(value)}), name) == value


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_bad_value_is_refused_by_the_name_of_its_option(name: str, value: Any) -> None:
    with pytest.raises(BadOption, match=rf"^Option “{name}” must be [^,]+.*, not “.*”\.$"):
        agreed(**{name: value})


def test_an_unknown_option_is_refused_and_the_nearest_is_named() -> None:
    with pytest.raises(BadOption, match=r"^There is no option “power”; did you mean “powers”"):
        agreed(power=False)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"seats": ["human"] * 4}, "“seats” must have one entry for each of the 3 players"),
        ({"seats": []}, "“seats” must have one entry for each of the 3 players"),
        ({"power_prompt": ["ask", "never"]}, "“power_prompt” must have one entry for each of the 3 players"),
        ({"first_player": 3}, "“first_player” must be a seat from 0 to 2"),
        ({"players": 4, "first_player": 4}, "“first_player” must be a seat from 0 to 3"),
        ({"passenger_stacks": [3, 2]}, "“passenger_stacks” must add up to 4 cards with 3 players"),
        ({"players": 4, "passenger_stacks": [2, 2]}, "must add up to 5 cards with 4 players"),
        ({"players": 5, "passenger_stacks": [3, 2]}, "must add up to 6 cards with 5 players"),
        ({"removed_elements": []}, "“removed_elements” must have 2 different elements of each category"),
        ({"players": 5, "removed_elements": ["mo_shot"]}, "must have 0 different elements of each category"),
        ({"removed_elements": [*REMOVED["en", 4], *REMOVED["en", 4]]}, "must have 2 different elements"),
    ],
)
def test_options_that_cannot_go_together_are_refused(given: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadOption, match=fault):
        agreed(**given)


@rule("ME-004")
@pytest.mark.parametrize(("edition", "players"), REMOVED)
def test_each_edition_removes_exactly_its_elements(edition: str, players: int) -> None:
    options = agreed(edition=edition, players=players)
    assert set(options.removed_elements) == REMOVED[edition, players]
    kept = {name for bit, name in enumerate(ELEMENT_NAMES[:24]) if terms_of(options).elements >> bit & 1}
    assert kept == set(ELEMENT_NAMES[:24]) - REMOVED[edition, players]


@rule("ME-366")
def test_the_edition_says_how_a_stolen_card_is_picked_unless_the_table_does() -> None:
    assert [agreed(edition=name).sleeping_pick for name in ("en", "fr")] == ["random", "blind_choice"]
    assert agreed(edition="fr", sleeping_pick="random").sleeping_pick == "random"
    assert not terms_of(agreed(edition="en")).blind_choice
    assert terms_of(agreed(edition="fr")).blind_choice


@rule("ME-R4")
@pytest.mark.parametrize(("players", "sizes"), [(3, (2, 2)), (4, (3, 2)), (5, (3, 3))])
def test_the_passengers_cards_are_split_three_and_two_with_four_players(
    players: int, sizes: tuple[int, int]
) -> None:
    assert agreed(players=players).passenger_stacks == sizes
    t = table(players, options={"passenger_stacks": [0, sum(sizes)]}).coast("TurnBegun")
    assert (len(t.stack(1)), len(t.stack(2))) == (0, sum(sizes))


@rule("ME-R5")
@pytest.mark.parametrize("powers", [POWERS, SWAPPED])
def test_each_of_the_four_peekers_has_the_category_the_table_agreed_on(powers: dict[str, str]) -> None:
    t = table(5, options={"powers": True, "power_category": powers}).coast("TurnBegun")
    owners = {name: t.truth.power_owner(category(name)) for name in powers.values()}
    assert owners == {powers[name]: seat for seat, name in enumerate(PEEKERS)}


@rule("ME-R6")
def test_the_eight_times_are_those_of_the_sample_sheet() -> None:
    clocks = ["0400", "0430", "0445", "0615", "0630", "1115", "1145", "1200"]
    assert list(GAME.domains["time"]) == [f"time_{clock}" for clock in clocks]
    t = table(seed=2).coast("ShowEnded")
    assert {ELEMENT_NAMES[facts["time"]][5:] for facts in t.told(ANNA, "TimeShown")} == set(clocks)
    assert t.truth.culprit(TIME) in range(24, 32)


@rule("ME-R68")
@pytest.mark.parametrize("value", [True, "true", "yes", 1])
def test_empty_actions_cannot_be_allowed(value: Any) -> None:
    with pytest.raises(BadOption, match=r"“allow_empty_actions” must be false: .*ME-R68"):
        agreed(allow_empty_actions=value)
    assert agreed(allow_empty_actions="false").allow_empty_actions is False


def test_one_standing_answer_stands_for_all_seats() -> None:
    assert agreed(players=4, power_prompt="never").power_prompt == ("never",) * 4


def test_a_memory_has_few_digits_however_many_are_written() -> None:
    """Everybody at the table is sent it."""
    for written, kept in [("0." + "1" * 16_000, "0.1111111111111111"), ("  0.30", "0.3"), ("1.0", "1")]:
        assert GAME.options({"bot_time_memory": f"lossy:{written}"}).bot_time_memory == f"lossy:{kept}"
