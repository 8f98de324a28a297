"""Bots, and what is answered for somebody who is away."""

import pytest

from tests.games.passenger27.table import ANNA, BERT, CARL, DECEIVE, INVESTIGATE, SCHEME, SHOOT, Table, table
from wagonlit.bots.seat import BotSeat
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27 import GAME


def safe(t: Table, seat: int) -> str:
    ask = t.match.ask_of(seat)
    choice = GAME.answer_for(t.match.options, t.view(seat), ask, Rng(1))
    assert choice in ask.options
    return str(GAME.domains[ask.domain][int(choice)])


def test_who_is_away_schemes_hides_and_passes() -> None:
    t = table(skills={ANNA: ["selfish"]}, disguises={BERT: ["looks", "voice"]})
    assert safe(t, ANNA) == SCHEME
    t.lay(INVESTIGATE, SCHEME, DECEIVE).play(ANNA, BERT)
    assert safe(t, ANNA) == "pass"
    t.play(ANNA, "pass", "voice")
    assert safe(t, BERT) == "disguise_voice"
    t.play(BERT, "pass").passing("intrigue.put_back")
    assert safe(t, BERT) == "top"


def test_who_is_away_asks_for_what_is_not_known_yet_and_names_whom_the_seat_suspects() -> None:
    t = table(out=[CARL]).lay(INVESTIGATE, SCHEME)
    t.play(ANNA, "looks").passing("round.action").lay(INVESTIGATE, SCHEME)
    assert safe(t, ANNA) in ("scent", "voice")
    t.play(ANNA, "scent").passing("round.action").lay(INVESTIGATE, SCHEME).play(ANNA, "voice")
    t.passing("round.action").lay(SHOOT, SCHEME)
    assert safe(t, ANNA) == "gangster"


@pytest.mark.parametrize(
    ("skills", "saved"), [(["lucky"], "lucky"), (["trigger_happy"], "trigger_happy"), (["bold"], "pass")]
)
def test_who_is_away_saves_himself_if_he_can(skills: list[str], saved: str) -> None:
    t = table(4, skills={ANNA: skills}).lay(SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="banker")
    assert safe(t, ANNA) == saved


def test_who_is_away_keeps_different_disguises_and_the_own_initiative() -> None:
    t = table(disguises={ANNA: ["looks"]}, chance=("disguise_looks", "disguise_voice"))
    t.lay(DECEIVE, INVESTIGATE, INVESTIGATE).play(BERT, CARL, "looks").play(CARL, BERT, "looks")
    assert t.asked == "round.initiative"
    assert safe(t, BERT) == "2"
    t.passing("deception.keep")
    assert safe(t, ANNA) == "disguise_voice"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_whole_game_is_answered_for_people_who_are_all_away(players: int) -> None:
    match = Match(GAME, {"players": players}, players)
    while not match.over:
        ask = match.asks[0]
        match.answer(
            GAME.answer_for(match.options, match.views[ask.seat], ask, Rng(len(match.answers))), ask.seat
        )
    assert match.result().places


def test_the_novice_plays_whole_games_and_shoots_whom_it_knows() -> None:
    hits = misses = 0
    for seed in range(12):
        match = Match(GAME, {"players": 4}, seed)
        bots = [BotSeat("novice", GAME, match.options, seat, seed) for seat in range(4)]
        while not match.over:
            seat = match.waiting[0]
            bots[seat].hear(match.told[seat][bots[seat].told_count :])
            match.answer(bots[seat].choose(match.ask_of(seat), match.agenda), seat)
        events = [told.event for told in match.told[0]]
        hits, misses = hits + events.count("ShotHit"), misses + events.count("ShotMissed")
    assert hits > misses
