"""What the special tiles do in a round (MY-190 to MY-199), but for the second answer of Double Proposal."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from wagonlit.games.mysteres.bots import guesser, maestro, tiles
from wagonlit.games.mysteres.bots.belief import Belief
from wagonlit.games.mysteres.bots.questions import reply
from wagonlit.games.mysteres.bots.seen import Clue, Reply, Seen
from wagonlit.games.mysteres.lexicon.reading import lexicon

Told = tuple[Seen, str | None]


def choosable(seen: Seen) -> tuple[str, ...]:
    """MY-R16: Verification waits for a clue, unless it is all that is left."""
    return seen.open if seen.clues else without(seen.open, "verification") or seen.open


def without(open: tuple[str, ...], tile: str) -> tuple[str, ...]:
    """The tiles that are left."""
    return tuple(one for one in open if one != tile)


def turned(seen: Seen, word: int, tile: str, thought: Belief, chance: int) -> Told:
    """MY-192: the round once this tile is turned, as the active player has it turned, and what was said."""
    after = replace(seen, open=without(seen.open, tile), used=seen.used + 1)
    return EFFECTS[tile](after, word, thought, chance)


def _nothing(seen: Seen, word: int, thought: Belief, chance: int) -> Told:
    return seen, None


def _adjective(seen: Seen, word: int, thought: Belief, chance: int) -> Told:
    said = maestro.adjective(word, seen.adjectives, seen.lang, chance)
    return replace(seen, adjectives=(*seen.adjectives, said)), said


def _word_count(seen: Seen, word: int, thought: Belief, chance: int) -> Told:
    count = lexicon().entries[word].form(seen.lang).word_count
    return replace(seen, word_count=count), str(count)


def _first_letter(seen: Seen, word: int, thought: Belief, chance: int) -> Told:
    letter = lexicon().entries[word].form(seen.lang).first_letter
    return replace(seen, first_letter=letter), letter


def _question(seen: Seen, word: int, thought: Belief, chance: int) -> Told:
    asked = guesser.question(thought, [told.question for told in seen.replies], seen.lang)
    answer = reply(lexicon().entries[word], asked, seen.lang)
    return replace(seen, replies=(*seen.replies, Reply(asked, answer))), f"{asked} {answer}"


def _verification(seen: Seen, word: int, thought: Belief, chance: int) -> Told:
    """MY-198: a new clue for the tile that told least; as nobody may pass here, the strongest."""
    dullest = tiles.verified(thought, seen)
    said = maestro.clue(seen, word, dullest.category, None) if dullest else None
    if dullest is None or said is None:
        return seen, None
    return replace(seen, clues=(*seen.clues, Clue(dullest.category, said))), said


EFFECTS: Final[dict[str, Callable[[Seen, int, Belief, int], Told]]] = {
    "double_proposal": _nothing,
    "adjective": _adjective,
    "word_count": _word_count,
    "first_letter": _first_letter,
    "direct_question": _question,
    "verification": _verification,
}
