"""Setting up the game and its rounds (MY-101 … MY-115)."""

from wagonlit.core.frame import CHANCE, PLAIN, Decision, Frame, Offer, Seat
from wagonlit.core.ids import Ids, below, only, set_of
from wagonlit.games.mysteres.lexicon.lexicon import Lexicon
from wagonlit.games.mysteres.pieces.names import KEEP, REDRAW
from wagonlit.games.mysteres.pieces.tiles import ALL_TILES, BEGINNERS, CELLS, CLUE_TILES
from wagonlit.games.mysteres.rules.closing import end_game
from wagonlit.games.mysteres.rules.turns import Turns
from wagonlit.games.mysteres.state import round_verbs as verbs
from wagonlit.games.mysteres.state.evening import Evening
from wagonlit.games.mysteres.terms import Options

# Chance draws a large number, and the cards that may be drawn share it evenly: how many they are is a secret.
SIZE = 1 << 56


def begun(options: Options, lexicon: Lexicon) -> Evening:
    """MY-101 … MY-105: nothing drawn yet, nobody has a point."""
    s = Evening(options, lexicon)
    if isinstance(options.first_maestro, int):
        s.then(NextRound(options.first_maestro))
    else:
        s.then(DrawMaestro(options.players))
    return s


class DrawMaestro(Frame):
    """MY-104: anybody may be the first Maestro."""

    decision = Decision("round.maestro", "seat", "MY-104")

    def __init__(self, players: int) -> None:
        self.who = CHANCE
        self.players = players
        self.legal = below(players)

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        s.then(NextRound(choice))


class NextRound(Frame):
    """MY-105, MY-110, MY-164, MY-170, MY-180: another round with this Maestro, or the end of the game."""

    def __init__(self, maestro: Seat) -> None:
        self.maestro = maestro

    def run(self, s: Evening) -> None:
        if s.round == s.options.rounds:
            end_game(s)
            return
        s.then(NextRound(s.after(self.maestro)))
        verbs.begin_round(s, self.maestro)
        s.then(DrawTile(0), Turns())


class DrawTile(Frame):
    """MY-103, MY-110, MY-111, MY-190: nine tiles out of the bag, cell by cell; beginners' are fixed."""

    decision = Decision("round.tile", "tile", "MY-110")

    def __init__(self, cell: int) -> None:
        self.who = CHANCE
        self.cell = cell

    def options(self, s: Evening, seat: Seat) -> Ids:
        return bag(s.options) & ~s.text

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        verbs.lay_tile(s, self.cell, choice)
        s.then(DrawTile(self.cell + 1) if self.cell + 1 < len(CELLS) else DrawKey())


def bag(options: Options) -> Ids:
    """MY-103, MY-111, MY-190: what is in it when a round begins."""
    if options.beginner_tiles:
        return BEGINNERS
    return ALL_TILES if options.special_tiles else CLUE_TILES


class DrawKey(Frame):
    """MY-112, MY-191: the Maestro draws key cards until one marks a clue tile."""

    decision = Decision("round.key", "cell", "MY-112")

    def __init__(self) -> None:
        self.who = CHANCE

    def options(self, s: Evening, seat: Seat) -> Ids:
        return s.key_cells()

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        verbs.draw_key(s, choice)
        s.then(DrawMystery())


class DrawMystery(Frame):
    """MY-102, MY-113, MY-R4, MY-R34: a card whose word may be played."""

    decision = Decision("round.mystery", "card", "MY-113", by_number=True)

    def __init__(self) -> None:
        self.who = CHANCE
        self.size = SIZE

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        if s.deck_is_out():
            verbs.reshuffle(s)
        verbs.draw_mystery(s, drawn_card(s, choice))
        s.offer(KeepMystery(s.maestro, redrawable(s)), s.maestro)


def drawn_card(s: Evening, number: int) -> int:
    """The card that chance means by this number."""
    cards = s.drawable()
    return cards[number % len(cards)]


def redrawable(s: Evening) -> Ids:
    """MY-114, MY-R3, MY-R37: whether the Maestro has a choice."""
    allowed = s.options.may_redraw(len(s.cards) - 1) and s.drawable()
    return set_of([KEEP, REDRAW]) if allowed else only(KEEP)


class KeepMystery(Offer):
    """MY-114: before the first tile, the Maestro may take another card instead, again and again."""

    decision = Decision("round.keep", "mystery", "MY-114", facts={"word": PLAIN, "together": PLAIN})

    def __init__(self, seat: Seat, legal: Ids) -> None:
        super().__init__(seat, legal)

    def facts(self, s: Evening, seat: Seat) -> dict[str, str | bool]:
        return {"word": s.entry.form(s.lang).spoken, "together": s.options.together}

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        if choice == REDRAW:
            verbs.reject_mystery(s)
            s.then(DrawMystery())
        else:
            verbs.keep_mystery(s)
