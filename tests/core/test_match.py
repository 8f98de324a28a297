"""One game in play: what is asked, what is refused, and that a refusal changes nothing."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME as MASQUERADE
from tests.toys.masquerade.pieces import ACCUSE, LET, MASKS, PEEK, REST
from tests.toys.masquerade.state import Ball
from tests.toys.raffle.game import Raffle
from tests.toys.raffle.rules import Deal, Drum
from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadAnswer, BadOption, BadScenario, WagonlitError
from wagonlit.core.frame import CHANCE
from wagonlit.core.match import Match
from wagonlit.core.replay import replayed
from wagonlit.core.rng import Rng

FOX, OWL, CAT = "red_fox", "red_owl", "red_cat"


def ball(*chance: Any, seed: int = 1) -> Match:
    return Match(MASQUERADE, {"players": 3}, seed, chance=list(chance) or [FOX, OWL, CAT])


def test_luck_may_be_scripted_by_name_or_id() -> None:
    match = ball(FOX, MASKS.index(OWL), CAT)
    assert [answer.choice for answer in match.answers] == [0, 1, 2]


def test_impossible_luck_is_refused() -> None:
    for wrong in (FOX, 0, 12, "nothing", -1, 64, True, 1.0, None, [1]):
        with pytest.raises(BadScenario, match=r"Chance cannot answer .* to “ball\.deal” here"):
            ball(FOX, wrong)


def test_everybody_who_must_answer_is_asked() -> None:
    match = ball()
    assert match.waiting == [0, 1, 2]
    assert match.ask_of(1) == Ask(1, "ball.deed", "deed", "MQ-2", [0, 1, 2], {}, 3)
    match.answer(PEEK, 1)
    assert [ask.seat for ask in match.asks] == [0, 2]


def test_a_question_says_what_it_is_about() -> None:
    match = ball()
    for seat in range(3):
        match.answer(ACCUSE, seat)
    assert match.ask_of(0).facts == {"deed": ACCUSE}
    match.answer(2, 0)
    assert match.ask_of(0).facts == {"target": 2}


@pytest.mark.parametrize("choice", [3, -1, 61, 2**80, True, 1.0, "1", None, (1,)])
def test_what_is_not_offered_is_refused_with_what_is(choice: Any) -> None:
    match = ball()
    with pytest.raises(BadAnswer, match=r"possible answers: 0 \(peek\), 1 \(rest\), 2 \(accuse\)") as refused:
        match.answer(choice, 0)
    assert repr(choice) in str(refused.value)
    assert len(match.answers) == 3


@pytest.mark.parametrize("seat", [3, CHANCE, 99, "0", True, ()])
def test_only_seats_may_answer(seat: Any) -> None:
    with pytest.raises(BadAnswer, match=r"There is no seat .*; seats are 0 to 2"):
        ball().answer(PEEK, seat)


def test_who_is_not_asked_must_wait() -> None:
    match = ball()
    match.answer(REST, 1)
    with pytest.raises(BadAnswer, match="Seat 1 is not asked anything now; waiting for seat 0, 2"):
        match.answer(REST, 1)
    with pytest.raises(BadAnswer, match="Seat 1 is not asked"):
        match.ask_of(1)


def finished() -> Match:
    match = ball()
    while not match.over:
        match.answer(match.asks[0].options[-1], match.waiting[0])
    return match


def test_a_finished_game_takes_no_answer_and_has_a_result() -> None:
    with pytest.raises(BadAnswer, match="not over yet"):
        ball().result()
    match = finished()
    assert (match.waiting, match.asks) == ([], [])
    with pytest.raises(BadAnswer, match="The game is over"):
        match.answer(0, 0)
    truth = match.peek()
    assert isinstance(truth, Ball)
    assert match.result() == MASQUERADE.result(truth)


def test_words_are_taken_as_words_only() -> None:
    match = Match(LIGHTHOUSE, {"players": 2}, 1)
    for wrong in (0, True, None, b"fog"):
        with pytest.raises(BadAnswer, match=r"“tower\.signal” is answered with words"):
            match.answer(wrong, 0)  # type: ignore[arg-type]  # that is what is tested
    with pytest.raises(BadAnswer, match="61 characters long; at most 60"):
        match.answer("x" * 61, 0)
    with pytest.raises(BadAnswer, match="nothing to read"):
        match.answer("   ", 0)
    assert len(match.answers) == 1
    match.answer("fog", 0)
    assert match.answers[1].choice == "fog"


def test_a_game_may_refuse_words_and_nothing_changes() -> None:
    match = Match(LIGHTHOUSE, {"players": 2}, 1, chance=["heron"])
    before = msgspec.json.encode(match.views[0])
    with pytest.raises(BadAnswer, match="not say the name itself"):
        match.answer(" HERON ", 0)
    assert len(match.answers) == 1
    assert msgspec.json.encode(match.views[0]) == before


def test_each_seat_is_told_its_own_part() -> None:
    match = ball()
    assert [told.facts["mask"] for told in match.told[1] if told.event == "MaskDealt"] == [None, 1, None]
    assert match.views[1].seat == 1


def test_only_watched_seats_have_views() -> None:
    match = Match(MASQUERADE, {"players": 3}, 1, views_for=[2])
    assert (list(match.views), list(match.told)) == ([2], [2])
    match.answer(REST, 0)
    assert match.waiting == [1, 2]


def test_a_look_at_the_truth_is_a_copy() -> None:
    match = ball()
    truth = match.peek()
    assert isinstance(truth, Ball)
    truth.masks[0] = 11
    again = match.peek()
    assert isinstance(again, Ball)
    assert again.masks[0] == 0


def test_the_truth_has_no_encoder() -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode(ball().peek())


def test_a_reaction_may_be_answered_by_a_reaction() -> None:
    match = ball()
    for seat, deed in enumerate((PEEK, REST, REST)):
        match.answer(deed, seat)
    match.answer(1, 0)
    for seat in (1, 0, 1, 0):  # each has two fans
        assert match.waiting == [seat]
        match.answer(1, seat)
    assert [told.event for told in match.told[2]].count("MaskSeen") == 1
    assert "React" not in str(match.asks)


def test_letting_it_be_ends_the_reactions() -> None:
    match = ball()
    for seat, deed in enumerate((PEEK, REST, REST)):
        match.answer(deed, seat)
    match.answer(1, 0)
    match.answer(LET, 1)
    assert [told.facts["mask"] for told in match.told[0] if told.event == "MaskSeen"] == [1]


@pytest.mark.parametrize("seed", [-1, 2**60, 1.0, "1", None, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadOption, match="A seed is a whole number from 0 to "):
        Match(MASQUERADE, {"players": 3}, seed)


def test_bad_options_and_positions_are_refused_at_the_door() -> None:
    with pytest.raises(BadOption):
        Match(MASQUERADE, {"players": 7})
    with pytest.raises(BadScenario):
        Match(MASQUERADE, {"players": 3}, position={"leg": 2})
    assert issubclass(BadOption, WagonlitError)


class PlacedRaffle(Raffle):
    """A raffle that can begin with tickets dealt, by their numbers among those left; usually with one."""

    def place(self, options: dict[str, Any], position: Mapping[str, Any], rng: Rng) -> Drum:
        s = Drum()
        dealt = position.get("dealt", [70])
        for seat, number in enumerate(dealt):
            s.deal(seat, number)
        s.then(Deal(len(dealt)))
        return s


def test_a_position_may_say_what_follows_it() -> None:
    place = {"dealt": [70, 3, 60, 8]}
    follows = {"chance": ["no_40"], "answers": [[0, "swap"], [4, "keep"]]}
    match = Match(PlacedRaffle(), position={**place, **follows})
    assert [answer.in_words for answer in match.answers] == [
        "raffle.deal: no_40",
        "raffle.wish: swap",
        "raffle.wish: keep",
    ]
    assert match.waiting == [1, 2, 3]
    assert match.record.position == {**place, **follows}


def test_a_position_that_only_says_what_follows_is_replayed_as_a_position_too() -> None:
    match = Match(PlacedRaffle(), position={"chance": ["no_40"]})
    assert replayed(match.game, match.record).told == match.told


@pytest.mark.parametrize(
    ("follows", "says"),
    [
        ({"answers": "swap"}, "“answers” must be a list of pairs"),
        ({"answers": [[0]]}, "“answers” must be a list of pairs"),
        ({"chance": 9}, "“chance” must be a list"),
    ],
)
def test_what_follows_a_position_must_be_readable(follows: dict[str, Any], says: str) -> None:
    with pytest.raises(BadScenario, match=says):
        Match(PlacedRaffle(), position={"dealt": [], **follows})
