# compiled by mypyc
"""Setting up (TP-101 … TP-110)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Seat
from wagonlit.core.ids import Ids, below, lowest_of_eight, only, single
from wagonlit.games.passenger27.rules import skills
from wagonlit.games.passenger27.rules.station import Station
from wagonlit.games.passenger27.state.hunt import Hunt, setting_out
from wagonlit.games.passenger27.state.verbs.cards import deal_initiative
from wagonlit.games.passenger27.state.verbs.skills import deal_skill
from wagonlit.games.passenger27.state.verbs.train import deal_identity
from wagonlit.games.passenger27.terms import Terms

SKILLS_EACH: Final = 2
EFFECTS: Final = skills.SkillEffects  # imported, so that windows know what skills do


def begun(terms: Terms) -> Hunt:
    """TP-101 … TP-110: nothing dealt yet; nobody has a disguise, everybody the six action cards."""
    s = setting_out(terms)
    s.then(DealIdentity(0), Station())
    return s


@mypyc_attr(acyclic=True, free_list_len=1)
class DealIdentity(Frame):
    """TP-104, TP-112: a passenger for each seat; all others are innocent."""

    decision = Decision("setup.identity", "passenger", "TP-104")

    def __init__(self, player: Seat) -> None:
        self.who = CHANCE
        self.player: Final = player

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return s.deck.bag

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        deal_identity(s, self.player, choice)
        if self.player + 1 < s.seats:
            s.then(DealIdentity(self.player + 1))
        else:
            s.then(DealSkill(0), DealInitiative(0, below(s.seats)))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealSkill(Frame):
    """TP-106: two for each seat; the rest is out of the game, unseen."""

    decision = Decision("setup.skill", "trick", "TP-106")

    def __init__(self, dealt: i64) -> None:
        self.who = CHANCE
        self.dealt: Final = dealt

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return s.skill_bag

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        deal_skill(s, self.dealt // SKILLS_EACH, choice)
        if self.dealt + 1 < SKILLS_EACH * s.seats:
            s.then(DealSkill(self.dealt + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealInitiative(Frame):
    """TP-108: the cards 1 to n, one for each seat, face down."""

    decision = Decision("setup.initiative", "initiative", "TP-108")

    def __init__(self, player: Seat, legal: Ids) -> None:
        self.who = CHANCE
        self.legal = legal
        self.player: Final = player

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        deal_initiative(s, self.player, choice + 1)
        left = self.legal & ~only(choice)
        if single(left):
            deal_initiative(s, self.player + 1, lowest_of_eight(left) + 1)
        else:
            s.then(DealInitiative(self.player + 1, left))
