"""What must hold in every game, over thousands of random positions with every kind of table."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.games.simplon.second_board import second_board, written
from tests.games.simplon.trial import TABLES
from tests.games.simplon.witness import Witness
from tests.rules import rule
from wagonlit.core.ids import count
from wagonlit.core.match import Match
from wagonlit.core.playout import playout
from wagonlit.core.rng import Rng
from wagonlit.games.simplon.data.boards import FOLDER
from wagonlit.games.simplon.game import GAME
from wagonlit.games.simplon.state.journey import Journey

GAMES = 300  # of each table
CLOSELY = 3  # of them, after every answer
DEFAULT = json.loads((FOLDER / "reconstruction-1.json").read_text(encoding="utf-8"))


def pieces_and_damages_agree(s: Journey) -> None:
    """SO-051, SO-131."""
    loads = [s.load(seat) for seat in range(s.seats)]
    assert all(0 <= load <= 2 for load in loads)
    assert count(s.pieces) + sum(loads) == count(s.damages)


@rule("SO-051", "SO-132", "SO-403")
@pytest.mark.many_games
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pieces_are_never_lost_and_every_game_has_one_of_two_endings(table: dict[str, Any]) -> None:
    start, rng = GAME.start(GAME.options(table)), Rng(3)
    for _ in range(GAMES):
        s = start.clone()
        playout(s, rng)
        assert isinstance(s, Journey)
        pieces_and_damages_agree(s)
        assert (s.outcome == 1) == (s.ridden_to == s.main_line().goal)
        assert (s.outcome == 0) == (s.ship == s.board.sea.goal)


# Every option that changes the rules, in every company.
COMBINATIONS = {
    "players": (2, 3, 4),
    "line": ("simplon", "orient", "ask"),
    "turntable_start": ("random", "closed"),
    "storm": ("coin", "naxos"),
    "pivot_mode": ("any", "step"),
    "surveillance": (False, True),
    "detective_backward": (False, True),
    "first_seat": (0, "random"),
}


@rule("SO-403", "SO-501", "SO-505")
@pytest.mark.parametrize("players", COMBINATIONS["players"])
def test_all_variants_go_together(players: int) -> None:
    """One game each, to the end."""
    variants = {name: values for name, values in COMBINATIONS.items() if name != "players"}
    for number, chosen in enumerate(product(*variants.values())):
        s = GAME.start(GAME.options({"players": players, **dict(zip(variants, chosen))}))
        playout(s, Rng(number))
        pieces_and_damages_agree(s)
        assert s.outcome in (0, 1)


@rule("SO-051", "SO-104", "SO-110", "SO-120", "SO-140", "SO-202")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_second_opinion_agrees_after_every_answer(table: dict[str, Any]) -> None:
    for seed in range(CLOSELY):
        watched(Match(GAME, table, seed=seed), Witness(DEFAULT), Rng(seed))


@rule("SO-013", "SO-022", "SO-110")
def test_it_agrees_on_another_board_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAGONLIT_OFFERED", "{}")
    board = GAME.offer(written(tmp_path))
    asked = set()
    for seed in range(12):
        table = {"players": 2 + seed % 3, "board": board, "line": "ask", "surveillance": True}
        asked |= watched(Match(GAME, table, seed=seed), Witness(second_board()), Rng(seed))
    assert "turn.way" in asked


def watched(match: Match[Any, Any, Any], witness: Witness, rng: Rng) -> set[str]:
    """Plays at random, and compares what is offered; the questions that came up."""
    asked = set()
    while not match.over:
        ask, view = match.ask, match.views[0]
        asked.add(ask.decision)
        if ask.decision.startswith("turn."):
            pieces_and_damages_agree(match.peek())
        if ask.decision == "turn.act":
            assert sorted(ask.names) == witness.acts(view)
        elif ask.decision == "turn.pieces":
            assert sorted(ask.names) == sorted(witness.transfers(view, ask.seat, ask.facts["partner"]))
        choice = ask.options[rng.below(len(ask.options))]
        name = match.game.domains[ask.domain][choice]
        riding = ask.decision == "turn.act" and name in witness.stations and is_ride(match, witness, name)
        match.answer(choice)
        if riding:
            assert match.ask.decision == "turn.ride"
    return asked


def is_ride(match: Match[Any, Any, Any], witness: Witness, name: str) -> bool:
    """Whether the next question must be about the detective: one way leads there, and he could come along."""
    view = match.views[0]
    ways = [
        road for road in witness.roads(view, witness.at(view, view.actor)) if road[0] == name and not road[1]
    ]
    line = witness.board["lines"][("simplon", "orient")[view.line]]
    on_line = len(ways) == 1 and set(ways[0][2]) <= set(line["edges"])
    return on_line and witness.rides(view, name, match.options.detective_backward)
