"""Verbs of a round: how it is set up, and how it ends."""

from wagonlit.core.event import Secret
from wagonlit.core.frame import Seat
from wagonlit.core.ids import below, members, only
from wagonlit.games.mysteres import events as told
from wagonlit.games.mysteres.pieces.names import band_of
from wagonlit.games.mysteres.pieces.tiles import CELLS, NONE, keys_left
from wagonlit.games.mysteres.state.evening import Evening


def begin_round(s: Evening, maestro: Seat) -> None:
    """MY-110, MY-115: all tiles are in the bag again, everybody but the Maestro is in play."""
    s.round, s.maestro, s.active = s.round + 1, maestro, NONE
    s.in_play = below(s.seats) & ~only(maestro)
    s.grid = [NONE] * len(CELLS)
    s.text = s.void = s.passed = 0
    s.key, s.cards = NONE, ()
    s.clues, s.rejected = (), ()
    s.finder, s.last_turn = NONE, False
    s.tell(told.RoundBegun(s.round, maestro))


def lay_tile(s: Evening, cell: int, tile: int) -> None:
    """MY-110: Text side up."""
    s.grid[cell] = tile
    s.text |= only(tile)
    s.tell(told.TileLaid(cell, tile))


def draw_key(s: Evening, cell: int) -> None:
    """MY-112: the tile that the card marks."""
    s.key = s.grid[cell]
    s.tell(key_drawn(s))


def key_drawn(s: Evening) -> told.KeyDrawn:
    """MY-112: what is told of it."""
    return told.KeyDrawn(s.maestro, Secret(s.key, s.maestro_sees()))


def reshuffle(s: Evening) -> None:
    """MY-R4: the discards become the deck, but for the cards of this round.

    Nobody is told: whether any card is left that could be drawn depends on the key.
    """
    s.gone = frozenset(s.cards)


def draw_mystery(s: Evening, card: int) -> None:
    """MY-113: only the Maestro sees the card."""
    s.cards = (*s.cards, card)
    s.gone |= {card}
    s.tell(mystery_drawn(s))


def mystery_drawn(s: Evening) -> told.MysteryDrawn:
    """MY-113: what is told of it."""
    word, eyes = s.entry.form(s.lang).spoken, s.maestro_sees()
    return told.MysteryDrawn(s.maestro, Secret(s.cards[-1] + 1, eyes), Secret(word, eyes))


def reject_mystery(s: Evening) -> None:
    """MY-114: discarded unseen; everybody knows how often."""
    s.tell(told.MysteryRejected(s.maestro, len(s.cards)))


def keep_mystery(s: Evening) -> None:
    """MY-114: the round begins with this card."""
    s.tell(told.MysteryKept(s.maestro))


def begin_turn(s: Evening, seat: Seat) -> None:
    """MY-115, MY-148: whose turn it is."""
    s.active = seat
    s.tell(told.TurnBegun(seat))


def give_last_turn(s: Evening, seat: Seat) -> None:
    """MY-150: the only one who is left has one turn more."""
    s.last_turn = True
    s.tell(told.LastTurnGiven(seat))


def score(s: Evening, seats: int, points: int) -> None:
    """MY-160, MY-182: points for these seats."""
    for seat in members(seats):
        s.scores[seat] += points
    s.tell(told.Scored(s.finder, tuple(members(seats)), points))


def leave_unsolved(s: Evening) -> None:
    """MY-162: nobody scores."""
    s.tell(told.Unsolved())


def reveal(s: Evening) -> None:
    """MY-163: the word and all that would have been right. MY-R1: the key card goes back, or is used up."""
    form = s.entry.form(s.lang)
    if s.options.key_deck == "deplete":
        s.keys = keys_left(s.keys, s.grid.index(s.key))
    s.played = (*s.played, s.word)
    s.tell(told.WordRevealed(form.spoken, s.cards[-1] + 1, s.key, form.aliases))


def name_winners(s: Evening, seats: tuple[Seat, ...]) -> None:
    """MY-171, MY-172: who has most."""
    s.tell(told.GameWon(seats, max(s.scores)))


def rate_team(s: Evening) -> None:
    """MY-186: what two players did together."""
    s.tell(told.TeamRated(s.scores[0], band_of(s.scores[0])))
