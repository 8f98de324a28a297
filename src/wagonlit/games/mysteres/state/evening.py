"""The truth of an evening of Mystères: its fields, and questions about them."""

from wagonlit.core.errors import BadAnswer
from wagonlit.core.event import ONLOOKER
from wagonlit.core.frame import Seat, Seats, State
from wagonlit.core.ids import Ids, count, has, members, only, set_of
from wagonlit.games.mysteres.lexicon.categories import CARDS
from wagonlit.games.mysteres.lexicon.entry import Entry
from wagonlit.games.mysteres.lexicon.lexicon import Lexicon
from wagonlit.games.mysteres.lexicon.normal_form import compact
from wagonlit.games.mysteres.pieces.names import KNOWN
from wagonlit.games.mysteres.pieces.tiles import ALL_CELLS, CELLS, CLUE_TILES, NONE, TILES
from wagonlit.games.mysteres.terms import Options


class Evening(State):
    """A game, round by round."""

    def __init__(self, options: Options, lexicon: Lexicon) -> None:
        super().__init__()
        self.options = options
        self.lexicon = lexicon
        self.round = 0
        self.maestro: Seat = NONE
        self.active: Seat = NONE
        self.in_play: Seats = 0
        self.grid = [NONE] * len(CELLS)  # the tile that was laid on each cell
        self.text: Ids = 0  # tiles on their Text side
        self.void: Ids = 0  # tiles on their Void side
        self.passed: Ids = 0  # tiles that went into the bag this round
        self.key = NONE  # the key tile
        self.keys: Ids = ALL_CELLS  # key cards in their deck, by cell
        self.cards: tuple[int, ...] = ()  # mystery cards of this round, the last one counts
        self.gone: frozenset[int] = frozenset()  # mystery cards that are not in the deck
        self.played: tuple[int, ...] = ()  # words of earlier rounds
        self.clues: tuple[tuple[int, int], ...] = ()  # tile and words of each
        self.rejected: tuple[str, ...] = ()  # normal forms of this round's wrong answers
        self.finder: Seat = NONE
        self.last_turn = False  # of the last player (MY-150)
        self.scores = [0] * options.players
        self.words = [*KNOWN]  # all that was ever said; the id of words is their place

    @property
    def seats(self) -> int:
        """How many play."""
        return self.options.players

    @property
    def lang(self) -> str:
        """The language of the table."""
        return self.options.language

    def clone(self) -> "Evening":
        twin = Evening(self.options, self.lexicon)
        twin.__dict__.update(self.__dict__)
        twin.agenda, twin.journal = self.agenda, None
        twin.grid, twin.scores, twin.words = self.grid[:], self.scores[:], self.words[:]
        return twin

    def standing(self, seat: Seat) -> int:
        """Its share of all that could be scored."""
        most = (len(CELLS) - self.options.together) * self.options.rounds
        return min(1000, 1000 * self.scores[seat] // most)

    def id_of_text(self, words: str) -> int:
        """The place of these words among all that was said; the asking frame knows what cannot be said."""
        refuses = getattr(self.agenda, "refuses", None)
        fault = refuses(self, words) if refuses else BadAnswer("Nobody asks for words now.")
        if fault:
            raise fault
        if words not in self.words:
            self.words.append(words)
        return self.words.index(words)

    # Seats

    def after(self, seat: Seat) -> Seat:
        """MY-101: who sits to the left."""
        return (seat + 1) % self.seats

    def clockwise(self, seat: Seat) -> list[Seat]:
        """MY-148, MY-151: guessers in play, from this seat's left on; the seat itself comes last."""
        round_the_table = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return [other for other in round_the_table if has(self.in_play, other)]

    def maestro_sees(self) -> Seats:
        """MY-112, MY-R23: who sees what the Maestro draws; onlookers too, where it was agreed on."""
        return only(self.maestro) | (only(ONLOOKER) if self.options.spectators_see_word else 0)

    # Words

    @property
    def word(self) -> int:
        """MY-113: the mystery word, as its place in the lexicon."""
        return self.word_on(self.cards[-1])

    def word_on(self, card: int) -> int:
        """The word of the key category on a card."""
        return self.lexicon.of_category[TILES[self.key]][card]

    @property
    def entry(self) -> Entry:
        """The mystery word with all that is known of it."""
        return self.lexicon.entries[self.word]

    def form(self, words: str) -> str:
        """MY-R32: by which an answer is known again."""
        return compact(words, self.lang) or words

    # Mystery cards

    def drawable(self) -> list[int]:
        """MY-102, MY-R4, MY-R34: the cards that may be drawn now; if none is left, all but this round's."""
        own = frozenset(self.cards)
        return self._fitting(self.gone, True) or self._fitting(own, True) or self._fitting(own, False)

    def deck_is_out(self) -> bool:
        """MY-R4: whether the discards must be shuffled first."""
        return not self._fitting(self.gone, True)

    def _fitting(self, without: frozenset[int], choosy: bool) -> list[int]:
        """MY-R36: neither played nor too difficult, nor, if we can be choosy, known from another game."""
        options, played = self.options, self.played
        first, entries, hardest = self.word_on(0), self.lexicon.entries, options.max_difficulty
        known = options.recent_words if choosy and options.avoid_recent else ()
        words = [(card, first + card, entries[first + card]) for card in range(CARDS) if card not in without]
        return [
            card
            for card, number, entry in words
            if entry.difficulty <= hardest and number not in played and entry.id not in known
        ]

    # Tiles

    def key_cells(self) -> Ids:
        """MY-112, MY-191, MY-R1: the key cards that may be drawn: those that mark a clue tile."""
        allowed = set_of([cell for cell, tile in enumerate(self.grid) if has(CLUE_TILES, tile)])
        return (self.keys & allowed) or allowed

    def used(self) -> int:
        """MY-160: how many tiles show their Void side."""
        return int(count(self.void))

    def clues_under(self, tile: int) -> list[str]:
        """What was said under a tile."""
        return [self.words[words] for target, words in self.clues if target == tile]

    def clued(self) -> list[int]:
        """Tiles that received a clue."""
        return [tile for tile in members(self.void) if self.clues_under(tile)]
