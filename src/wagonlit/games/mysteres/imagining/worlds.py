"""Evenings that fit a view: a key and a card that nothing said so far rules out."""

from functools import cached_property

from wagonlit.core.frame import State
from wagonlit.core.ids import has, set_of
from wagonlit.core.imagining import Imaginer
from wagonlit.core.rng import Rng
from wagonlit.games.mysteres.lexicon.categories import CARDS
from wagonlit.games.mysteres.lexicon.entry import Entry
from wagonlit.games.mysteres.lexicon.normal_form import compact
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.pieces.names import KNOWN
from wagonlit.games.mysteres.pieces.tiles import NONE, TILES
from wagonlit.games.mysteres.state.evening import Evening
from wagonlit.games.mysteres.view.view import View


class Worlds(Imaginer):
    """Draws what this seat does not see: the key, the card, and what was rejected before."""

    def __init__(self, view: View) -> None:
        self.view = view

    def sample(self, rng: Rng) -> State:
        view, s = self.view, open_part(self.view)
        if view.key is not None and view.card is not None:
            s.key, card = view.key, view.card - 1
        elif self._possible:
            s.key, card = self._possible[rng.below(len(self._possible))]
        else:  # nothing is drawn yet
            return s
        s.cards = (*self._rejected(s, card, rng), card)
        self._set_aside(s, rng)
        return s

    @cached_property
    def _possible(self) -> list[tuple[int, int]]:
        """Every key with every card that fits."""
        view = self.view
        cells = open_part(view).key_cells()
        hidden = [tile for cell, tile in enumerate(view.grid) if has(cells, cell) and tile in view.text]
        keys = hidden if view.key is None else [view.key]
        return [(key, card) for key in keys for card in range(CARDS) if self._fits(key, card)]

    def _fits(self, key: int, card: int) -> bool:
        """Whether all that was said in this round could have been said of this word."""
        view, number = self.view, lexicon().of_category[TILES[key]][card]
        entry, options = lexicon().entries[number], self.view.options
        if entry.difficulty > options.max_difficulty or (key, card + 1) in view.cards_played:
            return False
        if options.avoid_recent and entry.id in options.recent_words:
            return False
        form = entry.form(options.language)
        if view.letter not in (None, form.first_letter) or view.word_count not in (None, form.word_count):
            return False
        return not self._forms_said & _forms(entry, options.language)

    @cached_property
    def _forms_said(self) -> frozenset[str]:
        """What the word cannot be called: it was said as a clue, or was a wrong answer."""
        view, lang = self.view, self.view.options.language
        wrong = [one.words for one in view.answers if not one.right]
        return frozenset(compact(words, lang) for words in (*wrong, *(clue.words for clue in view.clues)))

    def _rejected(self, s: Evening, card: int, rng: Rng) -> list[int]:
        """The cards of this round that the Maestro did not want."""
        if self.view.rejected:
            return [one - 1 for one in self.view.rejected]
        free = [one for one in s.drawable() if one != card]
        return [free.pop(rng.below(len(free))) for _ in range(min(len(free), self.view.redraws))]

    def _set_aside(self, s: Evening, rng: Rng) -> None:
        """The other cards that are not in the deck: those that were played, and as many as are missing."""
        played = [card - 1 for _, card in self.view.cards_played]
        gone = {*played, *s.cards}
        free = [card for card in range(CARDS) if card not in gone]
        while len(gone) < min(self.view.gone, CARDS):
            gone.add(free.pop(rng.below(len(free))))
        s.gone = frozenset(gone)


def _forms(entry: Entry, lang: str) -> frozenset[str]:
    return frozenset(compact(form, lang) for form in entry.form(lang).accepted)


def open_part(view: View) -> Evening:
    """What everybody sees."""
    s = Evening(view.options, lexicon())
    s.agenda, s.round, s.last_turn = view.agenda, view.round, view.last_turn
    s.maestro = NONE if view.maestro is None else view.maestro
    s.active = NONE if view.active is None else view.active
    s.finder = NONE if view.finder is None else view.finder
    s.in_play, s.scores, s.keys = set_of(view.in_play), view.scores[:], view.keys
    s.grid = [NONE if tile is None else tile for tile in view.grid]
    s.text, s.void, s.passed = set_of(view.text), set_of(view.void), set_of(view.passed)
    s.words = [*KNOWN, *(words for words in view.said if words not in KNOWN)]
    s.clues = tuple((clue.tile, s.words.index(clue.words)) for clue in view.clues)
    s.rejected = tuple(s.form(one.words) for one in view.answers if one.right is False)
    s.played = tuple(lexicon().of_category[TILES[key]][card - 1] for key, card in view.cards_played)
    return s


def lies(view: View, s: Evening) -> list[str]:
    """What the view claims that is not so."""
    claimed = open_part(view)
    fields = ("round", "maestro", "active", "finder", "in_play", "scores", "keys", "grid", "text", "void",
              "passed", "words", "clues", "rejected", "played", "last_turn")  # fmt: skip
    found = [name for name in fields if getattr(claimed, name) != getattr(s, name)]
    if view.key not in (None, s.key):
        found.append("key")
    if view.card is not None and view.card - 1 != s.cards[-1]:
        found.append("card")
    if view.seat == s.maestro and s.cards and None in (view.key, view.card, view.word):
        found.append("what the Maestro drew")
    return [f"{name} is not so" for name in found]
