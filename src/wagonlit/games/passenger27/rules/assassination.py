# compiled by mypyc
"""The assassination batch (TP-503 … TP-511), up to the end check; rewards have a chapter of their own."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, lowest_of_eight, only
from wagonlit.games.passenger27.pieces.marks import seats_with
from wagonlit.games.passenger27.pieces.names import COVERED, EXTRA, FOR_A_SHOT, HIT, MISS, RESCUE
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, JUST_PASS, LUCKY, TRIGGER_HAPPY
from wagonlit.games.passenger27.rules.ending import is_over
from wagonlit.games.passenger27.rules.legality import SAVES, TRIGGER, can_pay_besides, unseen
from wagonlit.games.passenger27.rules.naming import commit
from wagonlit.games.passenger27.rules.rewards import Rewards, windows_after
from wagonlit.games.passenger27.rules.shots import hitters, namers, victims, with_names, without_passes
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.disguises import discard
from wagonlit.games.passenger27.state.verbs.shots import (
    call_names,
    choose_save,
    go_out,
    hit,
    miss,
    take_aim,
)
from wagonlit.games.passenger27.state.verbs.skills import discard_skill, use_skill
from wagonlit.kit.sealed import SealedFrame


def assassinate(s: Hunt, shooters: Seats, kind: i64) -> None:
    """TP-503, TP-504: one batch; whoever cannot pay is no part of it."""
    take_aim(s, shooters, kind)
    s.then(Verdict(shooters, kind))
    commit(s, shooters, kind)


@mypyc_attr(acyclic=True, free_list_len=1)
class Verdict(Frame):
    """TP-504, steps 2 to 5: names are called, payments made, shots judged; some may save themselves."""

    def __init__(self, shooters: Seats, kind: i64) -> None:
        self.shooters: Final = shooters
        self.kind: Final = kind

    def run(self, s: Hunt) -> None:
        named = with_names(s, self.shooters)
        if named:
            call_names(s, named)
        shooters = without_passes(s, named)
        pay(s, shooters)
        missed = judge(s, shooters)
        saving = may_save(s, missed & ~victims(s, shooters & ~missed), self.kind)
        if saving:
            s.then(SaveShot(saving), Fall(self.shooters, shooters, self.kind))
        else:
            conclude(s, self.shooters, shooters, missed, self.kind)


def pay(s: Hunt, shooters: Seats) -> None:
    """TP-504, step 2: a skill face up, a disguise face down."""
    if not s.costs():
        return
    seat: Seat
    for seat in range(s.seats):
        if shooters & only(seat):
            trick = s.payment(seat)
            if trick < DISGUISE:
                discard_skill(s, seat, trick, FOR_A_SHOT)
            else:
                discard(s, seat, trick - DISGUISE, FOR_A_SHOT)


def judge(s: Hunt, shooters: Seats) -> Seats:
    """TP-501, TP-504, TP-506, TP-R24, TP-R25: all at once, against those living now; who missed."""
    found = hitters(s, shooters)
    left: Seats = shooters
    while left:
        seat = lowest_of_eight(left)
        left &= ~only(seat)
        if found & only(seat):
            hit(s, seat, s.player_of(s.named(seat)))
        else:
            miss(s, seat, s.named(seat))
    return shooters & ~found


def may_save(s: Hunt, missed: Seats, kind: i64) -> Seats:
    """TP-507, TP-509, TP-R26: who missed, was not hit, is not covered, and might hold such a skill."""
    if kind == COVERED or unseen(s, SAVES) == 0:
        return 0
    found: Seats = 0
    left: Seats = missed
    while left:
        seat = lowest_of_eight(left)
        left &= ~only(seat)
        if s.skills(seat) and savers(s, seat):
            found |= only(seat)
    return found


def savers(s: Hunt, seat: Seat) -> Ids:
    """TP-507, TP-512: the skills that would help now, whoever holds them."""
    could = unseen(s, SAVES)
    if could & TRIGGER and not can_pay_besides(s, seat):
        could &= ~TRIGGER
    return could


@mypyc_attr(acyclic=True, free_list_len=1)
class SaveShot(SealedFrame):
    """TP-507: Lucky, Trigger Happy or nothing; all choose at once and in secret."""

    decision = Decision(
        "assassination.save",
        "trick",
        "TP-507",
        facts={"passenger": "passenger"},
        sealed=True,
        discreet=True,
    )

    def __init__(self, who: Seats) -> None:
        self.who = who

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int]:
        return {"passenger": s.named(seat)}

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return (savers(s, seat) & s.skills(seat)) | JUST_PASS

    def lay(self, s: Hunt, seat: Seat, choice: i64) -> None:
        choose_save(s, seat, choice)

    def going_on(self, who: Seats) -> SealedFrame:
        return SaveShot(who)


@mypyc_attr(acyclic=True, free_list_len=1)
class Fall(Frame):
    """TP-504, step 6: out go all who were hit, and all who missed and are not saved."""

    def __init__(self, asked: Seats, shooters: Seats, kind: i64) -> None:
        self.asked: Final = asked
        self.shooters: Final = shooters
        self.kind: Final = kind

    def run(self, s: Hunt) -> None:
        missed = self.shooters & ~hitters(s, self.shooters)
        conclude(s, self.asked, self.shooters, missed, self.kind)


def conclude(s: Hunt, asked: Seats, shooters: Seats, missed: Seats, kind: i64) -> None:
    """The same at once, with all that follows."""
    if kind != RESCUE:
        s.batches += 1
    rescued = fall(s, shooters, missed, kind)
    if kind == RESCUE:
        stay_out(s, asked & ~shooters)
    elif rescued:
        s.then(Rescue(rescued), Tally(shooters, kind))
    else:
        tally(s, shooters, kind)


def fall(s: Hunt, shooters: Seats, missed: Seats, kind: i64) -> Seats:
    """TP-505 … TP-508, TP-R27: who has chosen Trigger Happy stays for the moment and shoots again."""
    hit_by = victims(s, shooters & ~missed)
    lost: Seats = 0
    rescued: Seats = 0
    if kind != COVERED:
        lost = missed & ~hit_by
    if lost:
        lucky = saved_with(s, lost, LUCKY)
        rescued = saved_with(s, lost, TRIGGER_HAPPY)
        lost &= ~(lucky | rescued)
    left: Seats = hit_by | lost
    while left:
        seat = lowest_of_eight(left)
        left &= ~only(seat)
        if hit_by & only(seat):
            go_out(s, seat, HIT, namers(s, shooters, seat))
        else:
            go_out(s, seat, MISS, 0)
    return rescued


def saved_with(s: Hunt, lost: Seats, skill: i64) -> Seats:
    """TP-507: who of these plays that skill, now that all have chosen."""
    found = lost & seats_with(s.saves, skill + 1)
    if found:  # one, because there is one such card
        use_skill(s, lowest_of_eight(found), skill)
    return found


def stay_out(s: Hunt, seats: Seats) -> None:
    """TP-508: without a second shot the first miss stands."""
    if seats:
        go_out(s, lowest_of_eight(seats), MISS, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Rescue(Frame):
    """TP-508, TP-R28: one more shot for each of these, alone; with nobody left to hit, out at once."""

    def __init__(self, left: Seats) -> None:
        self.left: Final = left

    def run(self, s: Hunt) -> None:
        left = self.left & s.living
        if left == 0:
            return
        seat = lowest_of_eight(left)
        s.then(Rescue(left & ~only(seat)))
        if s.opponents(seat):
            assassinate(s, only(seat), RESCUE)
        else:
            stay_out(s, only(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Tally(Frame):
    """TP-504, steps 8 and 9: the end check; then rewards."""

    def __init__(self, shooters: Seats, kind: i64) -> None:
        self.shooters: Final = shooters
        self.kind: Final = kind

    def run(self, s: Hunt) -> None:
        tally(s, self.shooters, self.kind)


def tally(s: Hunt, shot: Seats, kind: i64) -> None:
    """The same at once."""
    if is_over(s):
        return
    shooters = shot & s.living
    scored = hitters(s, shooters)
    if scored:
        s.then(Rewards(scored, shooters, kind))
    else:
        windows_after(s, shooters, scored, kind)


def trigger_happy(s: Hunt, seat: Seat, has_hit: bool) -> None:
    """TP-509: a shot more; if the action has hit already, a miss is covered."""
    assassinate(s, only(seat), COVERED if has_hit else EXTRA)
