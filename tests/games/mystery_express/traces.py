"""Random games as checksums: every build and every machine must play the same."""

import hashlib

from wagonlit.core import frame as engine
from wagonlit.core.frame import CHANCE, NOBODY
from wagonlit.core.ids import count, members, nth
from wagonlit.core.playout import drawn
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express import GAME

GAMES = 30  # for each number of players
HEAD = "# Random games: players, seed, answers, checksum of all questions and answers."


def traces() -> str:
    """The text of the trace file."""
    lines = [traced(players, seed) for players in GAME.players for seed in range(GAMES)]
    return "\n".join([HEAD, *lines]) + "\n"


def traced(players: int, seed: int) -> str:
    """One game, driven as bots drive it: who is asked what, with which options, and the answer."""
    s, rng = GAME.start(GAME.options({"players": players})), Rng(seed)
    checksum, answers = hashlib.blake2b(digest_size=8), 0
    waiting = engine.settle(s)
    while waiting != NOBODY:
        assert s.agenda is not None
        seat = CHANCE if waiting == CHANCE else members(waiting)[rng.below(count(waiting))]
        legal = engine.chance_size(s) if waiting == CHANCE else 0
        legal = legal or engine.options(s, seat)
        choice = drawn(s, rng) if seat == CHANCE else nth(legal, rng.below(count(legal)))
        checksum.update(f"{s.agenda.decision.id} {seat} {legal} {choice};".encode())
        waiting = engine.answer(s, seat, choice)
        answers += 1
    checksum.update(repr(GAME.result(s)).encode())
    return f"{players} {seed} {answers} {checksum.hexdigest()}"
