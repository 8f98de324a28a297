"""What a table of Mystères keeps to beside the rules: pauses, chat, the words of a rematch, tallies."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wagonlit.core.event import Told
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.pieces.tiles import TILES
from wagonlit.games.mysteres.terms import Options
from wagonlit.games.mysteres.view import View

# The end of a round, act by act, in seconds: silence, the word, what it brought.
REVEAL: Final = {"hush": 0.8, "word": 1.5, "points": 3.2}
AROUND_IT: Final = 7.0  # seconds: who was right, told before it, and the new round, told after it
MOST_RECENT: Final = 400  # words that a table remembers, the latest; there are 994
# Each of these events has turned a tile to its Void side.
TURNING: Final = frozenset(
    {
        "KeyConfirmed", "ClueGiven", "TileTurned", "LetterTold", "WordsCounted", "QuestionAsked",
        "QuestionMissed",
    }
)  # fmt: skip


def chat_closed(options: Options, view: View, seat: int) -> bool:
    """MY-136, MY-R27: to the Maestro during the round, to guessers from its first turn on.

    To onlookers where they see the word.
    """
    if view.maestro is None or view.revealed:
        return False
    if seat not in range(options.players):
        return options.spectators_see_word
    return seat == view.maestro or view.active is not None


def viewing_seconds(told: Sequence[Told]) -> float:
    """The next round waits until everybody has seen the word: its clocks start when people can answer.

    At most: as soon as all have seen it, the round goes on.
    """
    return sum(REVEAL.values()) + AROUND_IT if any(one.event == "WordRevealed" for one in told) else 0.0


def rematch_options(options: Options, told: Sequence[Told]) -> Mapping[str, Any]:
    """MY-R34: the next game passes over the words of this one and of those before it."""
    if not options.avoid_recent:
        return {}
    shown = [one.facts for one in told if one.event == "WordRevealed"]
    played = [lexicon().on(facts["card"], TILES[facts["key"]]).id for facts in shown]
    return {"recent_words": [*dict.fromkeys([*options.recent_words, *played])][-MOST_RECENT:]}


def tallies(told: Sequence[Told]) -> Mapping[str, tuple[float, int]]:
    """How many words are found, and how many tiles are turned by then."""
    rounds = solved = turned = tiles = 0
    for one in told:
        if one.event == "RoundBegun":
            rounds, turned = rounds + 1, 0
        elif one.event == "Scored":
            solved, tiles = solved + 1, tiles + turned
        turned += one.event in TURNING
    return {"solved": (float(solved), rounds), "tile": (float(tiles), solved)}
