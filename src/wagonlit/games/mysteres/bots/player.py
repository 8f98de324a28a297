"""A bot at the table: Maestro or guesser, as the round wants it."""

from typing import ClassVar

from wagonlit.core.ask import Ask
from wagonlit.core.rng import Rng, derived
from wagonlit.core.view import View as BaseView
from wagonlit.games.mysteres.bots import guesser, maestro, tiles
from wagonlit.games.mysteres.bots.belief import Belief, belief
from wagonlit.games.mysteres.bots.chance import mixed
from wagonlit.games.mysteres.bots.from_view import seen_in
from wagonlit.games.mysteres.bots.judging import judged
from wagonlit.games.mysteres.bots.questions import reply
from wagonlit.games.mysteres.bots.seen import Seen
from wagonlit.games.mysteres.bots.skill import NORMAL, STRONG, WEAK, Skill
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.pieces.names import (
    ACCEPT,
    DECLARE,
    DECLINE,
    KEEP,
    KNOWN,
    PASS,
    REDRAW,
    REJECT,
    REPLIES,
    WAIVE,
)
from wagonlit.games.mysteres.pieces.tiles import ADJECTIVE, TILES, VERIFICATION
from wagonlit.games.mysteres.terms import Options
from wagonlit.games.mysteres.view import View


class Player:
    """Both roles; how good it is, its class says."""

    skill: ClassVar[Skill] = NORMAL

    def __init__(self, options: Options, seat: int, seed: int) -> None:
        self.options = options
        self.rng = Rng(derived(seed, seat))
        self.seed = self.rng.below(1 << 30)

    def choose(self, view: BaseView, ask: Ask) -> int | str:
        assert isinstance(view, View)
        if ask.decision in ("round.keep", "turn.clue", "turn.reply", "answer.judge"):
            return self._as_maestro(view, ask)
        return self._as_guesser(view, ask)

    def delay(self, view: BaseView, ask: Ask, choice: int | str) -> float:
        """Section 7.4: whether to declare, it thinks about; the surer, the sooner."""
        return (
            guesser.delay(self.thought, self.rng.below(1 << 30)) if ask.decision == "answer.declare" else 0.0
        )

    # The Maestro

    def _as_maestro(self, view: View, ask: Ask) -> int | str:
        seen, word = seen_in(view), word_of(view)
        if ask.decision == "round.keep":
            return REDRAW if not view.redraws and maestro.redraws(word, seen.open, seen.lang) else KEEP
        if ask.decision == "turn.reply":
            return REPLIES.index(reply(lexicon().entries[word], ask.facts["words"], seen.lang))
        if ask.decision == "answer.judge":
            return ACCEPT if judged(word, ask.facts["words"], seen.lang) else REJECT
        return self._clue(view, ask, seen, word)

    def _clue(self, view: View, ask: Ask, seen: Seen, word: int) -> int | str:
        """MY-132, MY-194: sincere; a special tile is an order, so there the strongest."""
        tile, target = ask.facts["tile"], ask.facts["target"]
        if target == ADJECTIVE:
            said = [clue.words for clue in view.clues if clue.tile == ADJECTIVE]
            return maestro.adjective(word, said, seen.lang, self.rng.below(1 << 30))
        plain = tile != VERIFICATION and not self.options.together
        goal = maestro.target_tile(self.options.players - 1) if plain else None
        text = maestro.clue(seen, word, TILES[target], goal)
        return PASS if text is None else text

    # A guesser

    def _as_guesser(self, view: View, ask: Ask) -> int | str:
        seen = seen_in(view)
        thought = self.thought = belief(seen, self.skill, mixed(self.seed, view.round))
        if ask.decision == "turn.tile":
            names = tuple(TILES[id] for id in ask.options)
            return TILES.index(tiles.choose(thought, seen, names, self.rng.below(1 << 30)))
        if ask.decision == "turn.target":
            return self._target(thought, seen, ask)
        if ask.decision == "turn.question":
            return guesser.question(thought, [one.words for one in view.questions], seen.lang)
        if ask.decision == "answer.declare":
            return self._declares(view, ask, seen, thought)
        return self._answer(view, ask, seen, thought)

    def _target(self, thought: Belief, seen: Seen, ask: Ask) -> int:
        """MY-198: the clue that told least, if that can be had anew."""
        dullest = tiles.verified(thought, seen)
        wanted = TILES.index(dullest.category) if dullest else ask.options[0]
        return wanted if wanted in ask.options else ask.options[0]

    def _declares(self, view: View, ask: Ask, seen: Seen, thought: Belief) -> int:
        daring = guesser.declares(thought, seen, self.skill, turns_until(view))
        return DECLARE if daring and DECLARE in ask.options else WAIVE

    def _answer(self, view: View, ask: Ask, seen: Seen, thought: Belief) -> int | str:
        """MY-142, MY-145: the likeliest word; where nothing fits, nothing, or any word if it must be one."""
        text = guesser.answer(thought, seen.lang)
        must = ask.facts["last"] or view.last_turn
        if ask.decision == "answer.propose" and text is not None:
            turns = max(1, len(view.in_play))
            wants = guesser.proposes(thought, seen, ask.facts["declarers"], turns, must)
            text = text if wants else None
        if text is not None:
            return text
        return DECLINE if DECLINE in ask.options else KNOWN[0]


def word_of(view: View) -> int:
    """The word that the Maestro sees."""
    assert view.key is not None
    assert view.card is not None
    return lexicon().of_category[TILES[view.key]][view.card - 1]


def turns_until(view: View) -> int:
    """How many turns until this seat's own."""
    assert view.active is not None
    seats = view.options.players
    own = (view.seat - view.active) % seats
    return sum((seat - view.active) % seats <= own for seat in view.in_play if seat != view.active)


class Weak(Player):
    """Knows fewer words, and thinks of other things."""

    skill: ClassVar[Skill] = WEAK


class Normal(Player):
    """As good as most people."""

    skill: ClassVar[Skill] = NORMAL


class Strong(Player):
    """Knows every word, and thinks of what most people think of."""

    skill: ClassVar[Skill] = STRONG
