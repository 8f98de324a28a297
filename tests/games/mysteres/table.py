"""Tables of Mystères for tests: seat 0 is the first Maestro, and what is drawn first is known."""

from collections.abc import Sequence
from typing import Any

from wagonlit.core.ids import members
from wagonlit.core.match import Match
from wagonlit.games.mysteres.game import GAME
from wagonlit.games.mysteres.pieces.names import DECLINE, PASS
from wagonlit.games.mysteres.pieces.tiles import TILES
from wagonlit.games.mysteres.state.evening import Evening
from wagonlit.games.mysteres.terms import Options
from wagonlit.games.mysteres.view import View

GRID = ("animal", "place", "object", "material", "verb", "concept", "hobby", "book", "film_or_tv")
WORD = "object.refrigerator"  # also known as a fridge
SPECIAL = ("double_proposal", "adjective", "word_count", "first_letter", "direct_question", "verification")
SPECIAL_GRID = (*SPECIAL, "object", "animal", "place")

Table = Match[View, Options, Evening]


def drawn(tiles: Sequence[str] = GRID, word: str = WORD) -> list[str]:
    """What chance answers in a round: nine tiles, the key, the word."""
    return [*tiles, str(tiles.index(word.partition(".")[0]) + 1), word]


def seated(
    players: int = 4, tiles: Sequence[str] = GRID, word: str = WORD, more: Sequence[Any] = (), **options: Any
) -> Table:
    """A table before the Maestro has kept the card."""
    agreed = {"players": players, "language": "en", "first_maestro": 0, **options}
    return Match(GAME, agreed, 1, chance=[*drawn(tiles, word), *more])


def begun(players: int = 4, **options: Any) -> Table:
    """A table at the first turn; with special tiles, all six of them lie on it."""
    if options.get("special_tiles"):
        options.setdefault("tiles", SPECIAL_GRID)
    match = seated(players, **options)
    if match.ask.decision == "round.keep":
        match.answer("keep")
    return match


def clue(match: Table, tile: str, words: str | int = "cold") -> None:
    """The active player chooses this tile, unless it is the last one, and the Maestro says this, if asked."""
    if match.ask.decision == "turn.tile":
        match.answer(tile)
    if match.ask.decision == "turn.clue":
        match.answer(words)


def declare(match: Table, *seats: int) -> None:
    """These declare in this order; the others let it pass."""
    for seat in seats:
        match.answer("declare", seat)
    for seat in match.waiting if match.ask.decision == "answer.declare" else ():
        match.answer("waive", seat)


def say(match: Table, words: str) -> None:
    """Whoever is to answer says this; if the Maestro is asked, it is wrong."""
    match.answer(words)
    if not match.over and match.ask.decision == "answer.judge":
        match.answer("reject")


def idle(match: Table, tile: str, words: str | int = "cold") -> None:
    """A whole turn in which nobody has an idea."""
    clue(match, tile, words)
    declare(match)
    while not match.over and match.ask.decision in ("answer.propose", "answer.declared"):
        match.answer(DECLINE)


def idle_turns(match: Table, *tiles: str, words: str | int = "cold") -> None:
    """Such turns, one after the other."""
    for tile in tiles:
        idle(match, tile, words)


def told(match: Table, event: str, seat: int = 1) -> list[dict[str, Any]]:
    """The facts of all such events, as this seat was told them."""
    return [one.facts for one in match.told[seat] if one.event == event]


def names_of(ids: int) -> set[str]:
    """Tiles by name."""
    return {TILES[tile] for tile in members(ids)}


__all__ = [
    "DECLINE", "GRID", "PASS", "SPECIAL", "SPECIAL_GRID", "WORD", "Table", "begun", "clue", "declare",
    "drawn", "idle", "idle_turns", "names_of", "say", "seated", "told",
]  # fmt: skip
