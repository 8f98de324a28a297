"""An evening that begins on the way: what everybody is told of it, and what is asked next."""

from wagonlit.core.event import Event
from wagonlit.core.frame import Frame
from wagonlit.core.ids import below, members, only
from wagonlit.games.mysteres import events as told
from wagonlit.games.mysteres.pieces.tiles import CELLS, FIRST_LETTER, TILES, WORD_COUNT
from wagonlit.games.mysteres.rules.rounds import KeepMystery, redrawable
from wagonlit.games.mysteres.state import round_verbs
from wagonlit.games.mysteres.state.evening import Evening


class Announce(Frame):
    """MY-110 … MY-115, MY-147: all that lies open, as if it had just happened; the Maestro sees the card."""

    def __init__(self, keeps: bool) -> None:
        self.keeps = keeps  # the Maestro is still to decide about the card

    def run(self, s: Evening) -> None:
        for event in history(s):
            s.tell(event)
        if self.keeps:
            s.offer(KeepMystery(s.maestro, redrawable(s)), s.maestro)
        else:
            round_verbs.keep_mystery(s)
            for event in turned(s):
                s.tell(event)


def history(s: Evening) -> list[Event]:
    """The rounds before, and how this one was set up."""
    entries = [s.lexicon.entries[word] for word in s.played]
    before = told.PositionSet(
        round=s.round,
        scores=tuple(s.scores),
        words=tuple(entry.form(s.lang).spoken for entry in entries),
        keys=tuple(TILES.index(entry.category) for entry in entries),
        cards=tuple(entry.card for entry in entries),
    )
    laid: list[Event] = [told.TileLaid(cell, s.grid[cell]) for cell in range(len(CELLS))]
    drawn = [round_verbs.key_drawn(s), round_verbs.mystery_drawn(s)]
    return [before, told.RoundBegun(s.round, s.maestro), *laid, *drawn]


def turned(s: Evening) -> list[Event]:
    """What became of each tile, and who is out."""
    clues: list[Event] = [told.ClueGiven(s.maestro, tile, tile, s.words[words]) for tile, words in s.clues]
    silent = [_shown(s, tile) for tile in members(s.void) if not s.clues_under(tile)]
    passed = [told.TilePassed(s.maestro, tile) for tile in members(s.passed)]
    out = [told.Eliminated(seat) for seat in members(below(s.seats) & ~s.in_play & ~only(s.maestro))]
    return [*clues, *silent, *passed, *out]


def _shown(s: Evening, tile: int) -> Event:
    """What a tile has told that needed no words."""
    form = s.entry.form(s.lang)
    if tile == s.key:
        return told.KeyConfirmed(s.maestro, tile)
    if tile == FIRST_LETTER:
        return told.LetterTold(tile, form.first_letter)
    if tile == WORD_COUNT:
        return told.WordsCounted(tile, form.word_count)
    return told.TileTurned(tile)
