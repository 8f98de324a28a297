# compiled by mypyc
"""The skill window (TP-805 … TP-807): after an action its owner may play skills, one after another."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Seat
from wagonlit.core.ids import Ids, only
from wagonlit.games.passenger27.pieces.tricks import JUST_PASS, PASS, TRIGGER_HAPPY
from wagonlit.games.passenger27.rules.legality import fitting
from wagonlit.games.passenger27.state.hunt import Hunt


@mypyc_attr(acyclic=True)
class Effects:
    """What skills do. Skills grant actions, and actions open windows: so the windows only know this much."""

    def play(self, s: Hunt, seat: Seat, skill: i64, about: i64) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Plug:
    """Where the chapter on skills plugs itself in."""

    def __init__(self) -> None:
        self.effects: Effects = Effects()


PLUG: Final = Plug()


@mypyc_attr(acyclic=True, free_list_len=1)
class Window(Frame):
    """TP-805, TP-R41: opens if a skill could be played, for all that is public, and its owner is living.

    `about` says what the action was: whom it investigated, whether it hit (1), or whom Low Profile has
    stopped (seat + 1).
    """

    def __init__(self, owner: Seat, family: i64, about: i64) -> None:
        self.owner: Final = owner
        self.family: Final = family
        self.about: Final = about

    def run(self, s: Hunt) -> None:
        open_window(s, self.owner, self.family, self.about)


def open_window(s: Hunt, owner: Seat, family: i64, about: i64) -> None:
    """The same at once."""
    if s.lives(owner) and s.skills(owner):
        could = fitting(s, owner, family, about)
        if could:
            s.then(PlaySkill(owner, family, about, could))


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaySkill(Frame):
    """TP-805, TP-R57: a skill or a pass; after a skill is done with, the owner is asked again.

    The same as a Reaction, but asked after almost every action.
    """

    decision = Decision("skill.play", "trick", "TP-805", facts={"step": "stage"}, discreet=True)

    def __init__(self, owner: Seat, family: i64, about: i64, could: Ids) -> None:
        self.who = only(owner)
        self.family: Final = family
        self.about: Final = about
        self.could: Final = could  # the skills that fit, whoever holds them

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int]:
        return {"step": self.family}

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return (self.could & s.skills(seat)) | JUST_PASS

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        if choice == PASS:
            return
        if choice != TRIGGER_HAPPY:  # whose shot decides what the window is about (TP-509)
            s.then(Window(seat, self.family, self.about))
        PLUG.effects.play(s, seat, choice, self.about)
