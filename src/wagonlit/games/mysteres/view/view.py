"""What a seat knows of an evening: folded from what it was told."""

from typing import Annotated

from wagonlit.core.event import SeatId
from wagonlit.core.ids import members
from wagonlit.core.view import By, Unread
from wagonlit.core.view import View as BaseView
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.pieces.names import BandId
from wagonlit.games.mysteres.pieces.tiles import ALL_CELLS, CELLS, TILES, TileId, keys_left
from wagonlit.games.mysteres.terms import Options
from wagonlit.games.mysteres.view.lines import Clue, Proposal, Question


class View(BaseView):
    """Open facts, and the card of this round where this seat is the Maestro."""

    options: Options
    round: int = 0
    maestro: SeatId | None = None
    active: SeatId | None = None
    in_play: list[SeatId] = []
    grid: Annotated[list[TileId | None], By("cell")] = []
    text: list[TileId] = []
    void: list[TileId] = []
    passed: list[TileId] = []
    key: TileId | None = None
    card: int | None = None
    word: str | None = None
    aliases: list[str] = []  # other words that are right, where this seat may see the word
    on_card: Annotated[list[str], By("tile")] = []  # all words of the card, where this seat may see it
    redraws: int = 0
    clues: list[Clue] = []
    questions: list[Question] = []
    letter: str | None = None
    word_count: int | None = None
    declarers: list[SeatId] = []
    missing: int | None = None
    answers: list[Proposal] = []
    finder: SeatId | None = None
    last_turn: bool = False
    scores: Annotated[list[int], By("seat")] = []
    words_played: list[str] = []
    winners: list[SeatId] = []
    band: BandId | None = None
    keys: Annotated[int, Unread()] = ALL_CELLS  # key cards in their deck
    revealed: Annotated[bool, Unread()] = False  # the word of this round is known to all
    cards_played: Annotated[list[tuple[int, int]], Unread()] = []  # key and card of each round
    rejected: Annotated[list[int], Unread()] = []  # cards that this seat rejected as the Maestro
    gone: Annotated[int, Unread()] = 0  # how many mystery cards were drawn, so that they left the deck
    said: Annotated[list[str], Unread()] = []  # all words, in the order in which they came up first

    def __post_init__(self) -> None:
        self.scores = [0] * self.options.players
        self.words_played, self.winners, self.cards_played, self.said = [], [], [], []
        self._clear()

    def _clear(self) -> None:
        """Everything of the round before."""
        self.grid = [None] * len(CELLS)
        self.text, self.void, self.passed = [], [], []
        self.key = self.card = self.word = self.letter = self.word_count = self.active = None
        self.finder = self.missing = None
        self.aliases, self.on_card = [], []
        self.redraws, self.last_turn, self.revealed = 0, False, False
        self.clues, self.questions, self.answers, self.declarers, self.rejected = [], [], [], [], []

    def _turned(self, tile: int) -> None:
        self.text.remove(tile)
        self.void.append(tile)

    def _hears(self, words: str) -> None:
        if words not in self.said:
            self.said.append(words)

    # The round

    def PositionSet(
        self, round: int, scores: list[int], words: list[str], keys: list[int], cards: list[int]
    ) -> None:
        self.scores, self.words_played = list(scores), list(words)
        self.cards_played, self.gone = list(zip(keys, cards, strict=True)), len(cards)

    def RoundBegun(self, round: int, maestro: int) -> None:
        self._clear()
        self.round, self.maestro = round, maestro
        self.in_play = [seat for seat in range(self.options.players) if seat != maestro]

    def TileLaid(self, cell: int, tile: int) -> None:
        self.grid[cell] = tile
        self.text.append(tile)

    def KeyDrawn(self, maestro: int, key: int | None) -> None:
        self.key = key

    def MysteryDrawn(self, maestro: int, card: int | None, word: str | None) -> None:
        if self.card is not None:
            self.rejected.append(self.card)
        self.card, self.word = card, word
        self._sees_card()
        self.gone += 1

    def _sees_card(self) -> None:
        """All words of the card, and the other names of the one that counts."""
        self.aliases, self.on_card = [], []
        if self.card is not None and self.key is not None:
            self.on_card = lexicon().on_card(self.card, self.options.language)
            entry = lexicon().on(self.card, TILES[self.key])
            self.aliases = list(entry.form(self.options.language).aliases)

    def MysteryRejected(self, maestro: int, redraws: int) -> None:
        self.redraws = redraws

    def TurnBegun(self, seat: int) -> None:
        self.active, self.declarers, self.missing = seat, [], None

    def LastTurnGiven(self, seat: int) -> None:
        self.last_turn = True

    # Tiles and clues

    def KeyConfirmed(self, maestro: int, tile: int) -> None:
        self.key = tile
        self._turned(tile)

    def ClueGiven(self, maestro: int, tile: int, target: int, words: str) -> None:
        self._turned(tile)
        self._hears(words)
        self.clues.append(Clue(target, words))

    def TilePassed(self, maestro: int, tile: int) -> None:
        self.text.remove(tile)
        self.passed.append(tile)

    def TileTurned(self, tile: int) -> None:
        self._turned(tile)

    def LetterTold(self, tile: int, letter: str) -> None:
        self._turned(tile)
        self.letter = letter

    def WordsCounted(self, tile: int, count: int) -> None:
        self._turned(tile)
        self.word_count = count

    def QuestionAsked(self, seat: int, tile: int, words: str) -> None:
        self._turned(tile)
        self._hears(words)
        self.questions.append(Question(seat, words))

    def QuestionMissed(self, seat: int, tile: int) -> None:
        self._turned(tile)

    def Replied(self, maestro: int, reply: int) -> None:
        self.questions[-1].reply = reply

    # Answers

    def SecondProposal(self, seat: int) -> None:
        self.declarers, self.missing = [], None

    def Declared(self, seat: int) -> None:
        self.declarers.append(seat)

    def Waived(self, missing: int) -> None:
        self.missing = missing

    def LastTile(self, seats: list[int]) -> None:
        self.declarers = list(seats)

    def Answered(self, seat: int, words: str) -> None:
        self._hears(words)
        self.answers.append(Proposal(seat, words))

    def Judged(self, seat: int, right: bool, by_maestro: bool) -> None:
        self.answers[-1].right = right
        if right:
            self.finder = seat

    def Eliminated(self, seat: int) -> None:
        self.in_play.remove(seat)

    # The end

    def Scored(self, finder: int, seats: list[int], points: int) -> None:
        for seat in seats:
            self.scores[seat] += points

    def WordRevealed(self, word: str, card: int, key: int, accepted: list[str]) -> None:
        self.key, self.card, self.word, self.revealed = key, card, word, True
        self._sees_card()
        self.words_played.append(word)
        self.cards_played.append((key, card))
        if self.options.key_deck == "deplete":
            self.keys = keys_left(self.keys, self.grid.index(key))

    def GameWon(self, seats: list[int], points: int) -> None:
        self.winners = list(seats)

    def TeamRated(self, points: int, band: int) -> None:
        self.winners, self.band = members((1 << self.options.players) - 1), band
