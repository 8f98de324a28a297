"""Verbs of a turn: tiles, clues, declarations and answers."""

from wagonlit.core.frame import Seat
from wagonlit.core.ids import only
from wagonlit.games.mysteres import events as told
from wagonlit.games.mysteres.state.evening import Evening


def choose_tile(s: Evening, seat: Seat, tile: int) -> None:
    """MY-121: named; what becomes of it follows."""
    s.tell(told.TileChosen(seat, tile))


def _turn(s: Evening, tile: int) -> None:
    """To its Void side."""
    s.text &= ~only(tile)
    s.void |= only(tile)


def confirm_key(s: Evening, tile: int) -> None:
    """MY-130: turned, and set apart for all to see."""
    _turn(s, tile)
    s.tell(told.KeyConfirmed(s.maestro, tile))


def give_clue(s: Evening, tile: int, target: int, words: int) -> None:
    """MY-131, MY-198: the tile is turned; the clue belongs to the target."""
    _turn(s, tile)
    s.clues = (*s.clues, (target, words))
    s.tell(told.ClueGiven(s.maestro, tile, target, s.words[words]))


def pass_tile(s: Evening, tile: int) -> None:
    """MY-134, MY-R7: into the bag, and gone for this round."""
    s.text &= ~only(tile)
    s.passed |= only(tile)
    s.tell(told.TilePassed(s.maestro, tile))


def turn_special(s: Evening, tile: int) -> None:
    """MY-192: a special tile that tells nothing by itself."""
    _turn(s, tile)
    s.tell(told.TileTurned(tile))


def tell_letter(s: Evening, tile: int) -> None:
    """MY-196."""
    _turn(s, tile)
    s.tell(told.LetterTold(tile, s.entry.form(s.lang).first_letter))


def tell_count(s: Evening, tile: int) -> None:
    """MY-195."""
    _turn(s, tile)
    s.tell(told.WordsCounted(tile, s.entry.form(s.lang).word_count))


def name_target(s: Evening, seat: Seat, target: int) -> None:
    """MY-198: which tile is verified."""
    s.tell(told.TargetNamed(seat, target))


def ask_question(s: Evening, seat: Seat, tile: int, words: int) -> None:
    """MY-197."""
    _turn(s, tile)
    s.tell(told.QuestionAsked(seat, tile, s.words[words]))


def miss_question(s: Evening, seat: Seat, tile: int) -> None:
    """Section 4.4: who asks nothing in time has no question."""
    _turn(s, tile)
    s.tell(told.QuestionMissed(seat, tile))


def reply(s: Evening, choice: int) -> None:
    """MY-197: yes, no, or unknown."""
    s.tell(told.Replied(s.maestro, choice))


def grant_second(s: Evening, seat: Seat) -> None:
    """MY-193: another proposal."""
    s.tell(told.SecondProposal(seat))


def declare(s: Evening, seat: Seat) -> None:
    """MY-140, MY-141: heard by all."""
    s.tell(told.Declared(seat))


def waive(s: Evening, missing: int) -> None:
    """MY-140: all hear is that one fewer is missing."""
    s.tell(told.Waived(missing))


def call_all(s: Evening, seats: tuple[Seat, ...]) -> None:
    """MY-151: on the last tile all others count as declarers."""
    s.tell(told.LastTile(seats))


def answer(s: Evening, seat: Seat, words: int) -> None:
    """MY-142, MY-145: public at once."""
    s.tell(told.Answered(seat, s.words[words]))


def decline(s: Evening, seat: Seat) -> None:
    """MY-142, MY-151: says nothing."""
    s.tell(told.Declined(seat))


def be_late(s: Evening, seat: Seat) -> None:
    """MY-145: a declarer who did not answer in time."""
    s.tell(told.TooLate(seat))


def judge(s: Evening, seat: Seat, words: int, right: bool, by_maestro: bool) -> None:
    """MY-165, MY-166: right, or wrong for the rest of the round."""
    if right:
        s.finder = seat
    else:
        s.rejected = (*s.rejected, s.form(s.words[words]))
    s.tell(told.Judged(seat, right, by_maestro))


def eliminate(s: Evening, seat: Seat) -> None:
    """MY-147: out until the next round."""
    s.in_play &= ~only(seat)
    s.tell(told.Eliminated(seat))
