"""How often teams win, and how long conductors think: for docs/research.md.

python -m tests.games.simplon.journeys stokers            1,000 games of each line, number of players, level
python -m tests.games.simplon.journeys conductors FOLDER  200 of each line and number of players

Stopped and started again with the same folder, the second goes on where it was. Its games are those of
`wagonlit simulate simplon --seats conductor,conductor --games 200 --seed 1 --line orient` and so on.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import ClassVar

from msgspec import Struct, json

from wagonlit.bots.arena import Series, play_one, table_for
from wagonlit.core.ask import Ask
from wagonlit.core.intervals import wilson
from wagonlit.core.rng import Rng, derived
from wagonlit.core.view import View as BaseView
from wagonlit.games.simplon.bots.conductor import Conductor
from wagonlit.games.simplon.game import GAME
from wagonlit.games.simplon.options import LEVELS
from wagonlit.games.simplon.pieces.names import LINES
from wagonlit.games.simplon.state.journey import WON
from wagonlit.games.simplon.view import View
from wagonlit.kit.search.simulation import play_on

SEED = 1
OF_STOKERS, OF_CONDUCTORS = 1000, 200
TABLES = [(line, players) for line in sorted(LINES) for players in reversed(GAME.players)]


class Journeyed(Struct):
    """One game of conductors, with what their turns took: seconds of a processor."""

    number: int
    won: bool
    turns: int
    mean: float
    max: float


class Watched(Conductor):
    """A conductor beside whom somebody holds a watch."""

    spent: ClassVar[dict[int, float]] = {}  # by turn, of all seats: emptied before every game

    def choose(self, view: BaseView, ask: Ask) -> int:
        assert isinstance(view, View)
        began = process_time()
        chosen = super().choose(view, ask)
        self.spent[view.turn] = self.spent.get(view.turn, 0.0) + process_time() - began
        return chosen


def share(won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"{won} of {games}: {won / games:.1%} ({low:.1%} to {high:.1%})"


def stokers(line: str, players: int, level: str) -> str:
    """Played inside the engine, where teams do what stokers do."""
    options = GAME.options({"players": players, "line": line, "level": level})
    policy, won = GAME.policy(options), 0
    for number in range(OF_STOKERS):
        s, luck = GAME.start(options), derived(SEED, number)
        play_on(s, policy, Rng(luck), Rng(luck + 1))
        won += s.outcome == WON
    return f"{line}, {players} stokers, {level}: {share(won, OF_STOKERS)}"


def conducted(line: str, players: int, number: int) -> Journeyed:
    """One game of the series."""
    bots = [Watched] * players
    Watched.spent.clear()
    played = play_one(GAME, Series(bots, SEED, table_for(GAME, bots, {"line": line})), number)
    spent = Watched.spent.values()
    return Journeyed(number, any(played.wins), len(spent), sum(spent) / len(spent), max(spent))


def conductors(folder: Path) -> Iterator[str]:
    """All series side by side, so that whatever was played says something of each."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(OF_CONDUCTORS):
        for line, players in TABLES:
            file = folder / f"conductor-{line}-{players}.jsonl"
            known = json.Decoder(Journeyed).decode_lines(file.read_bytes()) if file.exists() else []
            if all(one.number != number for one in known):
                known.append(conducted(line, players, number))
                file.write_bytes(json.Encoder().encode_lines(known))
            turns = sum(one.turns for one in known)
            mean = sum(one.mean * one.turns for one in known) / turns
            found = share(sum(one.won for one in known), len(known))
            slowest = max(one.max for one in known)
            yield f"{line}, {players} conductors, {found}; a turn {mean:.3f} s, at most {slowest:.3f}"


def main(kind: str, *folder: str) -> None:
    if kind == "conductors":
        lines = conductors(Path(*folder))
    else:
        lines = (stokers(*table, level) for table in TABLES for level in LEVELS)
    for line in lines:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
