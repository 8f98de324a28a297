"""Records, copies and random games: the engine holds together."""

import pytest

from tests.games.mysteres.table import begun, clue, declare
from wagonlit.bots.recording import recorded_playout
from wagonlit.conformance.play import answer_at_random
from wagonlit.core.match import Match
from wagonlit.core.packed_agenda import packed, unpacked
from wagonlit.core.record import read_record
from wagonlit.core.registration import registered
from wagonlit.core.replay import replayed
from wagonlit.core.reprs import as_text
from wagonlit.core.rng import Rng
from wagonlit.core.text import Texts
from wagonlit.games.mysteres.game import GAME

NAMES = [f"Seat {seat}" for seat in range(8)]


def test_the_game_fits_together() -> None:
    assert registered(GAME) is GAME


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("special", [False, True])
def test_random_games_end_and_views_tell_the_truth(players: int, special: bool) -> None:
    options = {"players": players, "special_tiles": special, "key_deck": "deplete", "language": "en"}
    match, rng, texts = Match(GAME, options, players), Rng(players), Texts(GAME, "en", NAMES)
    while not match.over:
        truth = match.peek()
        for view in match.views.values():
            assert GAME.lies(view, truth) == []
        for ask in match.asks:
            assert texts.prompt(ask)
            assert texts.help(ask)
            assert all(texts.option(ask, id) for id in (*ask.options, *ask.late))
        answer_at_random(match, rng, ["a word or two"])
    for told in match.told.values():
        # How many have still to decide would be noise in the journal; that all have is not.
        silent = [one for one in told if not texts.log(one)]
        assert all(one.event == "Waived" and one.facts["missing"] for one in silent)
    assert replayed(GAME, read_record(match.record.to_json())).result() == match.result()


def test_agendas_can_be_packed() -> None:
    match, rng = Match(GAME, {"players": 4, "special_tiles": True}, 2), Rng(5)
    while not match.over:
        assert as_text(unpacked(packed(match.agenda))) == as_text(match.agenda)
        answer_at_random(match, rng, ["a word or two"])


def test_playouts_can_be_recorded_and_replayed() -> None:
    for seed in range(5):
        record, result = recorded_playout(GAME, GAME.options({"players": 3, "special_tiles": True}), seed)
        assert replayed(GAME, record).result() == result


def test_a_copy_is_independent() -> None:
    match = begun()
    copy = match.copy()
    clue(copy, "animal", "a penguin")
    assert match.ask.decision == "turn.tile"
    assert match.peek().clues == ()
    assert "a penguin" not in match.peek().words


def test_a_late_answer_is_part_of_the_record() -> None:
    match = begun()
    clue(match, "animal")
    declare(match, 2)
    match.answer("fog" * 3)
    match.answer("reject")
    match.answer(2, by_clock=True)
    assert replayed(GAME, match.record).views[0].in_play == [3]
