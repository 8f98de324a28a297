"""Draws out of more ids than fit into a set, in a match, in leak checks, in a search, and measured."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.conformance.catching import caught
from tests.core.packages import installed
from tests.toys.raffle import events as told
from tests.toys.raffle.game import GAME
from tests.toys.raffle.rules import Deal, Drum
from tests.toys.raffle.trial import TRIED
from wagonlit.bench import ours
from wagonlit.bots.arena import simulate
from wagonlit.conformance.leaks import redeal, relabelling
from wagonlit.conformance.sealing import sealed
from wagonlit.core.errors import BadScenario
from wagonlit.core.event import Secret
from wagonlit.core.match import Match
from wagonlit.core.registration import registered
from wagonlit.core.replay import replayed
from wagonlit.core.rng import Rng
from wagonlit.kit.search.tree import best
from wagonlit.kit.search.tree import simulate as searched

Patch = pytest.MonkeyPatch
EVERYBODY = 0b11111
DECISIONS = 5 + 4  # of all guests, and of those who have not won
TRIAL = replace(TRIED.trial, games=6)


def test_it_can_be_registered_because_chance_draws_by_number() -> None:
    assert len(GAME.domains["ticket"]) > 61
    assert registered(GAME) is GAME


def test_every_ticket_can_be_drawn() -> None:
    matches = [Match(GAME, seed=seed) for seed in range(200)]
    drawn = {match.views[seat].tickets[seat] for match in matches for seat in range(5)}
    assert drawn == set(range(71))


def test_a_draw_is_written_by_its_number_among_those_left_or_by_name() -> None:
    by_number, by_name = Match(GAME, chance=[70, 69]), Match(GAME, chance=["no_70", "no_69"])
    for match in (by_number, by_name):
        assert [match.views[seat].tickets[seat] for seat in (0, 1)] == [70, 69]
        assert [answer.choice for answer in match.answers[:2]] == [70, 69]
        assert match.answers[1].in_words == "raffle.deal: no_69"


@pytest.mark.parametrize("script", [["no_5", "no_5"], [71], [0, 70], ["no_71"], [-1], [None], [[]]])
def test_a_draw_that_cannot_be_is_refused(script: list[object]) -> None:
    with pytest.raises(BadScenario, match=r"Chance cannot answer .* to “raffle\.deal” here"):
        Match(GAME, chance=script)


def test_a_record_of_large_draws_is_played_again() -> None:
    match = Match(GAME, seed=3)
    match.answer("swap", 2)
    again = replayed(GAME, match.record)
    assert again.told == match.told


# Leaks


@pytest.mark.parametrize("check", [relabelling, redeal])
def test_a_ticket_shown_to_all_is_caught(check: object, monkeypatch: Patch) -> None:
    def deal(self: Drum, seat: int, number: int) -> None:
        self.tickets[seat] = self.left.pop(number)
        self.tell(told.TicketDealt(seat, Secret(self.tickets[seat], EVERYBODY)))

    monkeypatch.setattr(Drum, "deal", deal)
    assert callable(check)
    caught(check, TRIAL, "by told: .*TicketDealt")


@pytest.mark.parametrize("check", [relabelling, redeal])
def test_one_bit_of_a_high_ticket_is_caught(check: object, monkeypatch: Patch) -> None:
    """Whether it is beyond the ids of a set: nothing but the size of the draw could say so."""
    honest = Deal.answer

    def answer(self: Deal, s: Drum, seat: int, choice: int) -> None:
        honest(self, s, seat, choice)
        if s.tickets[self.player] > 60:
            s.tell(told.Decided(self.player, Secret(0, 0)))

    monkeypatch.setattr(Deal, "answer", answer)
    assert callable(check)
    caught(check, TRIAL, "by told: .*Decided")


def test_a_wish_shown_too_early_is_caught(monkeypatch: Patch) -> None:
    def decide(self: Drum, seat: int, wish: int) -> None:
        self.wishes[seat] = wish
        self.tell(told.Decided(seat, Secret(wish, EVERYBODY)))

    monkeypatch.setattr(Drum, "decide", decide)
    caught(sealed, TRIAL, "it perceives whether seat . chose . or ., by told")


# Search, series, and the benchmark


@pytest.mark.parametrize(("ticket", "wish"), [("no_70", "keep"), ("no_0", "swap")])
def test_a_search_keeps_the_highest_ticket_and_swaps_the_lowest(ticket: str, wish: str) -> None:
    match = Match(GAME, chance=["no_9", "no_10", "no_11", "no_12", ticket])
    for seat in range(4):
        match.answer("keep", seat)  # so that nobody else can swap any more; the last one does not know
    root = searched(GAME.imaginer(match.views[4]), 4, Rng(1), 400, 5)
    assert GAME.domains["wish"][best(root)] == wish


def test_a_search_bot_plays_a_series_better_than_chance() -> None:
    report = simulate(GAME, ["search", "random", "random", "random", "random"], 40, seed=1)
    assert report.bots[0].bot == "search"
    assert report.bots[0].win_rate > 0.25  # a fifth would be chance


def test_everything_that_the_benchmark_measures_can_be_measured(tmp_path: Path, monkeypatch: Patch) -> None:
    with installed(tmp_path, monkeypatch, "wagonlit.games", raffle="tests.toys.raffle.game:GAME"):
        measures = ours.everything("raffle") | ours.pure("raffle")
        counted = {name: measure() for name, measure in measures.items()}
    assert set(counted) == {"bulk", "python", "clone", "search", "search_early", "pure"}
    games = ours.GAMES if ours.is_compiled() else ours.SLOWLY
    assert (counted["bulk"], counted["python"], counted["pure"]) == (DECISIONS * games, DECISIONS, DECISIONS)
    assert counted["search"] == (ours.SIMULATIONS if ours.is_compiled() else ours.SLOWLY)
