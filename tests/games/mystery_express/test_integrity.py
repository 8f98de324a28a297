"""Information integrity (ME-801 … ME-806): whole games at random, under every kind of option."""

from typing import Any

import msgspec
import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, element, table
from tests.games.mystery_express.variants import VARIANTS, played
from tests.rules import rule
from wagonlit.core.event import Told
from wagonlit.core.frame import CHANCE
from wagonlit.core.match import Match
from wagonlit.core.replay import replayed
from wagonlit.games.mystery_express import GAME

# Who may see what an event hides (4.3 of the rules): the hidden fact, and the facts naming those who see it.
SECRETS = {
    "CardDealt": ("card", ["seat"]),
    "CardPicked": ("card", ["seat"]),
    "CardShown": ("card", ["owner", "viewer"]),
    "CardGiven": ("card", ["giver", "taker"]),
    "CardStolen": ("card", ["thief", "target"]),
    "PassengerHelped": ("card", ["seat"]),
    "SpotTaken": ("card", ["seat"]),
    "SpotRefilled": ("card", ["seat"]),
    "PowerUsed": ("card", ["seat"]),
    "TunnelLook": ("card", ["seat"]),
    "BagHidden": ("side", ["seat"]),
    "BackChosen": ("category", ["seat"]),
    "PileLooked": ("times", ["seat"]),
    "TelegramWritten": ("entry", ["seat"]),
    "AnswerWritten": ("entry", ["seat"]),
    "CardHanded": ("card", []),
}
FACES = {"CardRevealed", "CardUnveiled", "TimeShown", "SolutionUnmasked", "AnswerRead", "TelegramRead"}
FACELESS = {
    "WhistleGiven", "CharacterTaken", "CarEntered", "SolutionHidden", "SpotFilled", "StackFilled",
    "ConductorMoved", "LegBegun", "TurnBegun", "TurnEnded", "ActionTaken", "HoursSpent", "CategoryNamed",
    "PlayerNamed", "CompanyNamed", "GuestAsked", "SideNamed", "StackNamed", "SlotNamed", "CardsGripped",
    "BagOpened", "PowerKept", "DiscardsTakenBack", "TrainArrived", "PassengerBoarded", "PaceSet", "ShowBegun",
    "ShowEnded", "GameWon",
}  # fmt: skip


def seeing(told: Told, players: int) -> set[int]:
    """The seats that may see what this event hides."""
    facts = told.facts
    if told.event != "CardHanded":
        return {facts[name] for name in SECRETS[told.event][1]}
    handled = [facts["origin"]]
    while len(handled) == 1 or handled[-1] != facts["taker"]:
        handled.append((handled[-1] + facts["taker"] - facts["giver"]) % players)
    return set(handled)


def same_but_for(hidden: str, one: Told, two: Told) -> bool:
    return {**one.facts, hidden: None} == {**two.facts, hidden: None}


@rule("ME-802", "ME-R50")
def test_everybody_is_told_the_same_but_for_the_faces_he_may_not_see() -> None:
    heard: set[str] = set()
    for options in VARIANTS:
        t = played(options)
        for row in zip(*t.match.told.values(), strict=True):
            [event] = {told.event for told in row}
            heard.add(event)
            hidden = SECRETS[event][0] if event in SECRETS else ""
            assert all(same_but_for(hidden, told, row[0]) for told in row)
            if hidden:
                seen = {seat for seat, told in enumerate(row) if told.facts[hidden] is not None}
                assert seen == seeing(row[0], options["players"])
    assert heard == set(SECRETS) | FACES | FACELESS


@rule("ME-802")
@pytest.mark.parametrize("options", VARIANTS)
def test_a_view_is_made_of_what_its_seat_was_told_and_of_nothing_else(options: dict[str, Any]) -> None:
    t = played(options)
    for seat in range(options["players"]):
        view = GAME.view(t.match.options, seat)
        for told in t.match.told[seat]:
            view.fold(told)
        assert msgspec.json.encode(view) == msgspec.json.encode(t.view(seat))


@rule("ME-801")
@pytest.mark.parametrize("options", VARIANTS[:3])
def test_which_copy_of_an_element_chance_has_drawn_changes_nothing(options: dict[str, Any]) -> None:
    t = played(options)
    of_card = {decision.id for decision in GAME.decisions if decision.domain == "card"}
    dealt = [answer for answer in t.match.answers if answer.seat == CHANCE]
    second = [a for a in dealt if a.in_words.split(":")[0] in of_card and int(a.choice) >= 24]
    assert second
    chance = [int(a.choice) - 24 if a in second else a.choice for a in dealt]
    twin = Match(GAME, t.match.record.options, t.match.seed, chance=chance)
    for answer in t.match.answers:
        if answer.seat != CHANCE:
            twin.answer(answer.choice, answer.seat)
    assert twin.told == t.match.told
    assert [msgspec.json.encode(twin.views[s]) for s in twin.views] == [
        msgspec.json.encode(t.view(s)) for s in twin.views
    ]


PAIR = ["mo_clubbed", "mo_clubbed"]
DRAWS: dict[str, tuple[dict[str, Any], list[tuple[int, str]]]] = {
    "a passenger's card": ({"leg": 2, "stacks": [PAIR, []]}, [(ANNA, "club_madam")]),
    "a stolen card": ({"hands": {BERT: PAIR}}, [(ANNA, "sleeping"), (BERT, "left"), (ANNA, "left")]),
    "a card in the tunnel": ({"hands": {BERT: PAIR}, "leg": 2, "phase": "tunnel"}, []),
}


@rule("ME-801")
@pytest.mark.parametrize("draw", DRAWS)
def test_which_of_two_copies_is_drawn_cannot_be_seen(draw: str) -> None:
    position, plays = DRAWS[draw]
    clubbed, copies_apart = element("mo_clubbed"), 24
    one, two = (table(chance=(clubbed + copy,), **position).answers(plays) for copy in (0, copies_apart))
    assert one.match.told == two.match.told
    assert one.asked() == two.asked()
    assert [one.view(seat) for seat in range(3)] == [two.view(seat) for seat in range(3)]


@rule("ME-801")
@pytest.mark.parametrize("options", VARIANTS[:3])
def test_no_copy_number_is_told_or_asked(options: dict[str, Any]) -> None:
    t = table(options=options)
    for halt in t.wander(3):
        for ask in halt.match.asks:
            assert ask.domain != "card"
    cards = [told.facts["card"] for seat in t.match.told.values() for told in seat if "card" in told.facts]
    assert {card for card in cards if card is not None} <= set(range(24))


@rule("ME-803")
@pytest.mark.parametrize("options", VARIANTS)
def test_the_solution_is_in_no_view_before_all_answers_are_in(options: dict[str, Any]) -> None:
    t = table(options=options)
    for halt in t.wander(2):
        if not halt.match.over:
            assert all(halt.view(seat).solution == [] for seat in range(options["players"]))
            assert "SolutionUnmasked" not in halt.events()[-60:]
    assert [view.solution for view in (t.view(ANNA), t.view(BERT))] == [
        [t.truth.culprit(c) for c in range(5)]
    ] * 2


@rule("ME-803")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_another_solution_would_not_have_been_noticed_before_the_end(seed: int) -> None:
    hands = {
        ANNA: ["mo_clubbed", "suspect_candy"],
        BERT: ["mo_hanged", "motive_greed"],
        CARL: ["location_club", "mo_pushed"],
    }
    games = []
    for crime in ("mo_clubbed", "mo_hanged", "mo_poisoned"):
        t = table(seed=seed, hands=hands, solution={"mo": crime, "time": "time_0400"})
        for _ in t.wander(seed):
            pass
        games.append([row[: t.events().index("SolutionUnmasked")] for row in t.match.told.values()])
    assert games[0] == games[1] == games[2]


@rule("ME-806")
@pytest.mark.parametrize("options", VARIANTS)
def test_seed_and_decisions_reproduce_a_game(options: dict[str, Any]) -> None:
    t = played(options)
    again = Match(GAME, t.match.record.options, t.match.seed)
    for answer in t.match.answers:
        if answer.seat != CHANCE:
            again.answer(answer.choice, answer.seat)
    assert again.answers == t.match.answers
    assert again.told == t.match.told == replayed(GAME, t.match.record).told
    one, two = (table(options=options, seed=seed).coast() for seed in (1, 2))
    assert one.match.told != two.match.told


@rule("ME-806")
def test_nothing_of_the_generator_is_in_a_view() -> None:
    t = played(VARIANTS[0])
    other = msgspec.structs.replace(t.match.record, seed=999)
    twin = replayed(GAME, other)
    assert twin.told == t.match.told
    assert [msgspec.json.encode(twin.views[s]) for s in range(3)] == [
        msgspec.json.encode(t.view(s)) for s in range(3)
    ]


@rule("ME-R50")
def test_no_question_lets_a_player_show_a_card_outside_a_rule() -> None:
    naming = {decision.id: decision.rule for decision in GAME.decisions if decision.domain == "element"}
    assert naming == {
        "pick.card": "ME-207",
        "passenger.card": "ME-354",
        "smoking.first": "ME-373",
        "smoking.second": "ME-373",
        "chat.card": "ME-404",
        "telegram.entry": "ME-541",
        "final.entry": "ME-701",
    }
