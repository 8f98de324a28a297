"""One round by the rules of 3.2 to 3.7, with special tiles (3.11) or without: only bots play it."""

from collections.abc import Callable, Sequence
from time import thread_time
from typing import Final, TypeVar

from msgspec.structs import replace

from wagonlit.core.rng import Rng
from wagonlit.games.mysteres.bots import guesser, maestro, tiles
from wagonlit.games.mysteres.bots.belief import Belief, belief
from wagonlit.games.mysteres.bots.judging import judged
from wagonlit.games.mysteres.bots.seen import Clue, Seen
from wagonlit.games.mysteres.bots.skill import Skill
from wagonlit.games.mysteres.lexicon.categories import CARDS, CATEGORIES, SPECIALS
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.rounds.outcome import Outcome, Turn
from wagonlit.games.mysteres.rounds.special import choosable, turned, without

GRID: Final = 9
T = TypeVar("T")


class Round:
    """The table while the round is played."""

    def __init__(
        self, lang: str, skills: Sequence[Skill], seed: int, target: int | None, special: bool = False
    ) -> None:
        self.rng: Final = Rng(seed)
        self.skills: Final = skills
        self.seeds: Final = [self.rng.below(1 << 30) for _ in skills]
        self.target: Final = target
        self.in_play = list(range(len(skills)))
        bag = [*CATEGORIES, *SPECIALS] if special else list(CATEGORIES)
        self.seen = Seen(lang=lang, open=tuple(self._drawn(bag, GRID)), guessers=len(skills))
        keys = [tile for tile in self.seen.open if tile in CATEGORIES]  # MY-191
        self.key: Final = keys[self.rng.below(len(keys))]
        self.word: Final = self._word()
        self.last_player = False
        self.slowest = 0.0
        self.turns: list[Turn] = []

    def _drawn(self, tiles: list[str], count: int) -> list[str]:
        return [tiles.pop(self.rng.below(len(tiles))) for _ in range(count)]

    def _word(self) -> int:
        """MY-113, MY-114: the word of the key category on a card, or on another one."""
        drawn = [self._of_card(self.rng.below(CARDS)) for _ in range(2)]
        return drawn[maestro.redraws(drawn[0], self.seen.open, self.seen.lang)]

    def _of_card(self, card: int) -> int:
        numbers = lexicon().of_category[self.key]
        return numbers[card % len(numbers)]

    def played(self) -> Outcome:
        """The whole round."""
        active, solved = self.in_play[0], False
        while not solved and self.seen.open and self.in_play:
            solved = self._turn(active)
            if self.last_player and not solved:
                break
            self.last_player = self._cooperative() is False and len(self.in_play) == 1
            active = self._next(active)
        return Outcome(
            lexicon().entries[self.word].id, self.seen.open, solved, self.seen.used, self.turns, self.slowest
        )

    def _cooperative(self) -> bool:
        return len(self.skills) == 1

    def _next(self, active: int) -> int:
        after = [seat for seat in self.in_play if seat > active]
        return (after or self.in_play or [0])[0]

    def _turn(self, active: int) -> bool:
        """MY-120: a tile is chosen, a clue given, and whoever may answers; whether the word was found."""
        thought = self._thought(active)
        tile = self.timed(tiles.choose, thought, self.seen, choosable(self.seen), self.rng.below(1 << 30))
        last_tile = len(self.seen.open) == 1
        self.turns.append(Turn(tile, self._special(tile, thought) if tile in SPECIALS else self._clue(tile)))
        found = self._answered(active, last_tile)
        if tile == "double_proposal" and not found and active in self.in_play:  # MY-193
            found = self._answered(active, last_tile)
        self.turns[-1].beliefs.extend(self._thought(seat).of(self.word) for seat in range(len(self.skills)))
        return found

    def _special(self, tile: str, thought: Belief) -> str | None:
        """MY-192: what a special tile brings to light."""
        chance = self.rng.below(1 << 30)
        self.seen, said = self.timed(turned, self.seen, self.word, tile, thought, chance)
        return said

    def _clue(self, tile: str) -> str | None:
        """MY-130 to MY-134: a clue, a pass, or the word that this is the key; None for the last two."""
        seen, left = self.seen, without(self.seen.open, tile)
        if tile == self.key:
            self.seen = replace(seen, open=left, key=tile, used=seen.used + 1)
            return None
        said = self.timed(maestro.clue, seen, self.word, tile, self.target)
        if said is None:
            self.seen = replace(seen, open=left, passed=seen.passed + 1)
        else:
            self.seen = replace(seen, open=left, clues=(*seen.clues, Clue(tile, said)), used=seen.used + 1)
        return said

    def _answered(self, active: int, last_tile: bool) -> bool:
        """MY-140 to MY-146: whether anybody found the word."""
        return self._answers(active, self._declarers(active, last_tile), last_tile)

    def _declarers(self, active: int, last_tile: bool) -> list[int]:
        """MY-140, MY-151: who wants to answer after the active player, in this order."""
        others = sorted(
            (seat for seat in self.in_play if seat != active),
            key=lambda seat: (seat - active) % len(self.skills),
        )
        if last_tile:
            return others
        thoughts = {seat: self._thought(seat) for seat in others}
        wanting = [
            seat
            for turns, seat in enumerate(others, 1)
            if guesser.declares(thoughts[seat], self.seen, self.skills[seat], turns)
        ]
        return sorted(wanting, key=lambda seat: guesser.delay(thoughts[seat], self.rng.below(1 << 30)))

    def _answers(self, active: int, declarers: list[int], last_tile: bool) -> bool:
        """MY-142 to MY-146: the active player first, then the declarers."""
        thought = self._thought(active)
        must = last_tile or self.last_player
        if guesser.proposes(thought, self.seen, len(declarers), len(self.in_play), must):
            if self._right(active, thought):
                return True
            if declarers:
                self.in_play.remove(active)
        for seat in declarers:
            if self._right(seat, self._thought(seat)):
                return True
            self.in_play.remove(seat)
        self.seen = replace(self.seen, guessers=max(1, len(self.in_play)))
        return False

    def _right(self, seat: int, thought: Belief) -> bool:
        text = guesser.answer(thought, self.seen.lang)
        if text is None:
            return False
        right = judged(self.word, text, self.seen.lang)
        self.turns[-1].answers.append((seat, text, right))
        if not right:
            self.seen = replace(self.seen, refuted=(*self.seen.refuted, text))
        return right

    def _thought(self, seat: int) -> Belief:
        return self.timed(belief, self.seen, self.skills[seat], self.seeds[seat])

    def timed(self, think: Callable[..., T], *about: object) -> T:
        """What a bot comes up with; how long the slowest took is kept."""
        began = thread_time()
        result = think(*about)
        self.slowest = max(self.slowest, thread_time() - began)
        return result
