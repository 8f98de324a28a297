"""The rules of the ball: sealed choices, reactions to reactions, and leaving."""

from tests.toys.masquerade.pieces import (
    ACCUSE,
    COLOURS,
    DEEDS,
    LET,
    MASKS,
    PEEK,
    REST,
    SIDES,
    TURN,
)
from tests.toys.masquerade.state import Ball
from wagonlit.core.form import Form
from wagonlit.core.frame import CHANCE, Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, below, members, only
from wagonlit.kit.reaction import Reaction
from wagonlit.kit.sealed import SealedFrame


class Deal(Frame):
    """MQ-1: a mask for each player, unseen by the others."""

    decision = Decision("ball.deal", "mask", "MQ-1")

    def __init__(self, player: Seat) -> None:
        self.who = CHANCE
        self.player = player

    def options(self, s: Ball, seat: Seat) -> Ids:
        return s.chest

    def answer(self, s: Ball, seat: Seat, choice: int) -> None:
        s.deal(self.player, choice)
        s.then(Deal(self.player + 1) if self.player + 1 < s.seats else NextRound())


class NextRound(Frame):
    """MQ-2, MQ-10: another round, or the end."""

    def run(self, s: Ball) -> None:
        if s.over():
            s.then(WriteCard(below(s.seats), 0), ReadCards())
            return
        s.begin_round()
        s.then(ChooseDeed(s.inside), ShowDeeds())


class ChooseDeed(SealedFrame):
    """MQ-2: all choose at once, in secret."""

    decision = Decision("ball.deed", "deed", "MQ-2", sealed=True)

    def __init__(self, who: Seats) -> None:
        self.who = who

    def options(self, s: Ball, seat: Seat) -> Ids:
        return below(len(DEEDS))

    def lay(self, s: Ball, seat: Seat, choice: int) -> None:
        s.choose(seat, choice)

    def going_on(self, who: Seats) -> SealedFrame:
        return ChooseDeed(who)


class ShowDeeds(Frame):
    """MQ-2: all deeds are shown at once."""

    def run(self, s: Ball) -> None:
        for seat in members(s.inside):
            s.show_deed(seat)
        s.then(Act(0))


class Act(Frame):
    """MQ-2, MQ-9: the deeds in seat order, of those who are still there."""

    def __init__(self, player: Seat) -> None:
        self.player = player

    def run(self, s: Ball) -> None:
        seat = self.player
        s.then(Act(seat + 1) if seat + 1 < s.seats else NextRound())
        if not s.inside & only(seat):
            return
        if s.deeds[seat] == REST and s.chest:
            s.then(DrawAside(seat))
        elif s.deeds[seat] != REST and s.others(seat):
            s.ask(NameTarget(seat, s.deeds[seat]), seat)


class DrawAside(Frame):
    """MQ-6: a mask from the chest."""

    decision = Decision("ball.rest", "mask", "MQ-6")

    def __init__(self, player: Seat) -> None:
        self.who = CHANCE
        self.player = player

    def options(self, s: Ball, seat: Seat) -> Ids:
        return s.chest

    def answer(self, s: Ball, seat: Seat, choice: int) -> None:
        s.lay_aside(self.player, choice)


class NameTarget(Frame):
    """MQ-3, MQ-7: another player at the ball. The deed lies open by now."""

    decision = Decision("ball.target", "seat", "MQ-3", facts={"deed": "deed"})

    def __init__(self, actor: Seat, deed: int) -> None:
        self.who = only(actor)
        self.deed = deed

    def facts(self, s: Ball, seat: Seat) -> dict[str, int]:
        return {"deed": self.deed}

    def options(self, s: Ball, seat: Seat) -> Ids:
        return s.others(seat)

    def answer(self, s: Ball, seat: Seat, choice: int) -> None:
        s.name_target(seat, choice)
        if self.deed == PEEK:
            contest(s, seat, choice, False)
        elif self.deed == ACCUSE:
            s.then(NameMask(seat, choice))


def contest(s: Ball, actor: Seat, target: Seat, hidden: bool) -> None:
    """MQ-4: the other one may turn it round, with a fan; else it stands."""
    seat = actor if hidden else target
    if s.fans[seat]:
        s.then(React(seat, actor, target, hidden))
    else:
        stand(s, actor, target, hidden)


def stand(s: Ball, actor: Seat, target: Seat, hidden: bool) -> None:
    """MQ-3, MQ-5: what the peeker sees."""
    if hidden:
        s.see_colour(actor, target)
    else:
        s.see_mask(actor, target)


class React(Reaction):
    """MQ-4: a reaction, which may be a reaction to a reaction."""

    decision = Decision("ball.react", "reply", "MQ-4", facts={"rival": "seat"})

    def __init__(self, seat: Seat, actor: Seat, target: Seat, hidden: bool) -> None:
        super().__init__(seat)
        self.actor = actor
        self.target = target
        self.hidden = hidden

    def facts(self, s: Ball, seat: Seat) -> dict[str, int]:
        return {"rival": self.target if seat == self.actor else self.actor}

    def passing(self) -> int:
        return LET

    def playable(self, s: Ball, seat: Seat) -> Ids:
        return only(TURN)

    def let_be(self, s: Ball, seat: Seat) -> None:
        stand(s, self.actor, self.target, self.hidden)

    def react(self, s: Ball, seat: Seat, choice: int) -> None:
        s.spend_fan(seat)
        contest(s, self.actor, self.target, not self.hidden)


class NameMask(Frame):
    """MQ-7, MQ-8: right, and the accused leaves; wrong, and the accuser does."""

    decision = Decision("ball.mask", "mask", "MQ-7", facts={"target": "seat"})

    def __init__(self, actor: Seat, target: Seat) -> None:
        self.who = only(actor)
        self.target = target

    def facts(self, s: Ball, seat: Seat) -> dict[str, int]:
        return {"target": self.target}

    def options(self, s: Ball, seat: Seat) -> Ids:
        return below(len(MASKS)) & ~s.open

    def answer(self, s: Ball, seat: Seat, choice: int) -> None:
        s.name_mask(seat, self.target, choice)
        s.unmask(self.target if s.masks[self.target] == choice else seat)


class WriteCard(Form):
    """MQ-11: a colour for each neighbour, in secret and at one's own pace."""

    decision = Decision(
        "card.colour", "colour", "MQ-11", facts={"side": "side", "neighbour": "seat"}, sealed=True
    )

    def __init__(self, who: Seats, filled: int) -> None:
        self.who = who
        self.parts = len(SIDES)
        self.filled = filled

    def part_options(self, s: Ball, seat: Seat, part: int) -> Ids:
        return below(len(COLOURS))

    def part_facts(self, s: Ball, seat: Seat, part: int) -> dict[str, int]:
        return {"side": part, "neighbour": s.beside(seat, part)}

    def fill(self, s: Ball, seat: Seat, part: int, choice: int) -> None:
        s.write(seat, part, choice)

    def going_on(self, who: Seats, filled: int) -> Form:
        return WriteCard(who, filled)


class ReadCards(Frame):
    """MQ-10, MQ-11: all cards are read out, and the points are counted."""

    def run(self, s: Ball) -> None:
        for seat in range(s.seats):
            s.read_card(seat)
        s.end()
