"""What a seat could have known, and the reasons of marks, in the words of four languages."""

import pytest

from tests.games.passenger27.test_reasons import answered, named, nurse
from wagonlit.core.event import Told
from wagonlit.core.text import Texts
from wagonlit.games.passenger27.game import GAME
from wagonlit.games.passenger27.knowledge.notebook import why

SEATS = range(3)
NAMES = ["Anna", "Bruno", "Carla"]
DEALT = [
    Told("IdentityDealt", {"seat": seat, "passenger": None if seat else named("nurse")}) for seat in SEATS
]
ROUND = Told("RoundBegun", {"round": 2, "station": 1})


def answer(target: int, trait: str) -> Told:
    traits = list(GAME.domains["trait"])
    return Told("FeatureAnswered", {"seat": 0, "target": target, "trait": traits.index(trait)})


def out(seat: int, passenger: str) -> Told:
    facts = {"seat": seat, "passenger": named(passenger), "cause": 1, "by": [], "round": 2, "step": 1}
    return Told("PlayerOut", facts)


def test_a_seat_is_told_since_when_it_could_have_known_somebody() -> None:
    told = [*DEALT, ROUND, answer(1, "looks_formal"), answer(1, "scent_foul"), answer(1, "voice_deep")]
    options = GAME.options({"players": 3})
    [found] = GAME.hindsight(options, 0, [*told, out(1, "undertaker"), out(2, "poet")])
    assert found.since == len(told) - 1
    assert Texts(GAME, "en", NAMES).log(found.says) == (
        "Since round 2 you could have known that Bruno was “Undertaker”."
    )


def test_who_is_only_known_once_all_are_shown_him_is_no_insight() -> None:
    told = [*DEALT, ROUND, answer(1, "looks_formal"), out(1, "undertaker")]
    assert GAME.hindsight(GAME.options({"players": 3}), 0, told) == []


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_reasons_are_said_in_words(lang: str) -> None:
    view = nurse(3)
    answered(view, 1, "looks_formal", "scent_foul", "voice_deep")
    texts = Texts(GAME, lang, NAMES)
    lines = [texts.log(one, 0) for one in why(view, 2, named("undertaker"))]
    assert len(set(lines)) == 3
    assert all("Bruno" in line for line in lines)
