# compiled by mypyc
"""What a hit brings, and the skills that may follow a shot (TP-504 steps 9 and 10, TP-510)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, lowest_of_eight, only
from wagonlit.games.passenger27.pieces.actions import SHOOTING
from wagonlit.games.passenger27.pieces.incidents import MISS_NO_CHANCE
from wagonlit.games.passenger27.pieces.names import COVERED, EXTRA
from wagonlit.games.passenger27.pieces.tricks import JUST_PASS, PASS
from wagonlit.games.passenger27.rules.disguises import Limit, draw_cards
from wagonlit.games.passenger27.rules.shots import hitters
from wagonlit.games.passenger27.rules.windows import Window, open_window
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.shots import drop_skills
from wagonlit.games.passenger27.state.verbs.skills import leave_skills, show_skills, take_skill

_MORE: Final = 1 << EXTRA | 1 << COVERED  # shots of Trigger Happy in a skill window


@mypyc_attr(acyclic=True, free_list_len=1)
class Rewards(Frame):
    """TP-504, TP-R36: in seat order a disguise for each hit, then Miss No Chance."""

    def __init__(self, left: Seats, shooters: Seats, kind: i64) -> None:
        self.left: Final = left
        self.shooters: Final = shooters
        self.kind: Final = kind

    def run(self, s: Hunt) -> None:
        if self.left == 0:
            windows_after(s, self.shooters, hitters(s, self.shooters), self.kind)
            return
        seat = lowest_of_eight(self.left)
        s.then(Plunder(seat), Rewards(self.left & ~only(seat), self.shooters, self.kind))
        s.then(Limit(only(seat)))
        draw_cards(s, seat, 1, False)


@mypyc_attr(acyclic=True, free_list_len=1)
class Plunder(Frame):
    """TP-510, TP-R37: under Miss No Chance the shooter looks at the victim's unused skills."""

    def __init__(self, shooter: Seat) -> None:
        self.shooter: Final = shooter

    def run(self, s: Hunt) -> None:
        if s.incident != MISS_NO_CHANCE:
            return
        victim = s.player_of(s.named(self.shooter))
        if s.skills(victim):
            show_skills(s, self.shooter, victim)
            s.then(TakeSkill(self.shooter, victim))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeSkill(Frame):
    """TP-510: one of them, or none; the others learn only whether."""

    decision = Decision("assassination.take_skill", "trick", "TP-510", facts={"target": "seat"})

    def __init__(self, shooter: Seat, victim: Seat) -> None:
        self.who = only(shooter)
        self.victim: Final = victim

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int]:
        return {"target": self.victim}

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return s.skills(self.victim) | JUST_PASS

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        if choice == PASS:
            leave_skills(s, seat, self.victim)
        else:
            take_skill(s, seat, self.victim, choice)


def windows_after(s: Hunt, shooters: Seats, scored: Seats, kind: i64) -> None:
    """TP-504, TP-509, TP-520: skill windows; after a shot of Trigger Happy, the window it came from."""
    drop_skills(s)
    if _MORE & only(kind):
        if shooters:
            about: i64 = 1 if kind == COVERED or scored else 0
            s.then(Window(lowest_of_eight(shooters), SHOOTING, about))
        return
    if shooters:
        after_shots(s, shooters, scored)


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterShots(Frame):
    """TP-504, step 10, TP-R36: in seat order, those who are still living."""

    def __init__(self, left: Seats, scored: Seats) -> None:
        self.left: Final = left
        self.scored: Final = scored

    def run(self, s: Hunt) -> None:
        after_shots(s, self.left & s.living, self.scored)


def after_shots(s: Hunt, left: Seats, scored: Seats) -> None:
    """The same at once."""
    if left == 0:
        return
    seat = lowest_of_eight(left)
    about: i64 = 1 if scored & only(seat) else 0
    s.then(AfterShots(left & ~only(seat), scored))
    open_window(s, seat, SHOOTING, about)
