# compiled by mypyc
"""The state of a hunt: its fields, and questions about them. The verbs are functions, in `state/verbs`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import Ids, below, count, only
from wagonlit.games.passenger27.events import EVENTS
from wagonlit.games.passenger27.pieces.actions import ALL_ACTIONS, DECEPTION, INVESTIGATING, ONE_SHOT
from wagonlit.games.passenger27.pieces.incidents import NO_INCIDENT, UNDER_THE_SMOKE
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.pieces.tricks import ALL_SKILLS, CARDS_IN_PILE, Bundle, size
from wagonlit.games.passenger27.state.seating import NOBODYS, Seating
from wagonlit.games.passenger27.state.wardrobe import Wardrobe
from wagonlit.games.passenger27.terms import Terms
from wagonlit.kit.pile import Pile

MOST_SEATS: Final = 6

# The rows, each + seat.
SKILLS: Final = 0  # unused, a set
PILE: Final = 6  # the personal pile, a set: skills, then one-shot action cards
THROWN: Final = 12  # what came onto that pile in this round
HELD: Final = 18  # disguises, a bundle
KEPT: Final = 24  # disguises discarded in this round that Fool Me Twice gives back
OUT: Final = 30  # in which batch it went out; 0: living
_ROWS: Final = 36
_BLANK: Final = vec[i64]([0] * _ROWS)
if __file__.endswith(".py"):
    globals().update(_BLANK=[0] * _ROWS)  # not compiled, Python's own lists are faster


@mypyc_attr(acyclic=True, free_list_len=1)
class Hunt(Seating):
    """Who is whom, what everybody holds, and where the train is."""

    events = EVENTS

    def __init__(self, terms: Terms, rows: vec[i64], deck: Pile, wardrobe: Wardrobe) -> None:
        super().__init__(terms.seats)
        self.terms: Terms = terms
        self.rows: vec[i64] = rows
        self.deck: Pile = deck  # passengers who are still to come (TP-104)
        self.wardrobe: Wardrobe = wardrobe
        self.round: i64 = 0
        self.step: i64 = INVESTIGATING
        self.living: Seats = below(terms.seats)
        self.exposed: Ids = 0  # TP-113
        self.gone: Ids = 0  # the passenger discard
        self.face_up: Ids = 0  # in a slot, turned up by Stowaway
        self.incident: i64 = NO_INCIDENT
        self.played: Ids = 0  # incidents so far
        self.skill_bag: Ids = ALL_SKILLS  # not dealt
        self.open_skills: Ids = 0  # lie face up in a pile, or left the game face up
        self.used: Ids = 0  # skills used, paid or discarded in this round (TP-806)
        self.revealed: Seats = 0  # whose chosen card lies face up
        self.spent: Seats = 0  # whose Deception is spent (TP-702)
        self.selfish: i64 = NOBODYS
        self.feature: i64 = 0  # asked in the investigation that is going on
        self.batches: i64 = 0  # how many times somebody went out
        self.reason: i64 = NOBODYS  # how it ended

    def clone(self) -> "Hunt":
        twin = Hunt(self.terms, self.rows[:], self.deck.clone(), self.wardrobe.clone())
        twin.seat_like(self)
        twin.agenda = self.agenda
        twin.round = self.round
        twin.step = self.step
        twin.living = self.living
        twin.exposed = self.exposed
        twin.gone = self.gone
        twin.face_up = self.face_up
        twin.incident = self.incident
        twin.played = self.played
        twin.skill_bag = self.skill_bag
        twin.open_skills = self.open_skills
        twin.used = self.used
        twin.revealed = self.revealed
        twin.spent = self.spent
        twin.selfish = self.selfish
        twin.feature = self.feature
        twin.batches = self.batches
        twin.reason = self.reason
        return twin

    def lives(self, seat: Seat) -> bool:
        """TP-111: is the seat still in the game?"""
        return self.living & only(seat) != 0

    def opponents(self, seat: Seat) -> Seats:
        """The others who are living."""
        return self.living & ~only(seat)

    def skills(self, seat: Seat) -> Ids:
        """The unused skills of the seat."""
        return self.rows[SKILLS + seat]

    def held(self, seat: Seat) -> Bundle:
        """The disguises of the seat."""
        return self.rows[HELD + seat]

    def disguise_count(self, seat: Seat) -> i64:
        return size(self.rows[HELD + seat])

    def pile(self, seat: Seat) -> Ids:
        """TP-114: the personal discard pile."""
        return self.rows[PILE + seat]

    def cards(self, seat: Seat) -> Ids:
        """TP-109, TP-301: the action cards in hand, before one is chosen; public but for what is blocked."""
        return ALL_ACTIONS & ~((self.rows[PILE + seat] >> CARDS_IN_PILE) & ONE_SHOT)

    def has_unspent_deception(self, seat: Seat) -> bool:
        """TP-702."""
        return self.action(seat) == DECEPTION and self.spent & only(seat) == 0

    def purse(self, seat: Seat) -> i64:
        """TP-512: how many cards the seat could pay with; public."""
        return count(self.rows[SKILLS + seat]) + size(self.rows[HELD + seat])

    def costs(self) -> bool:
        """TP-512: does every shot cost a card in this round?"""
        return self.incident == UNDER_THE_SMOKE

    def standing(self, seat: Seat) -> i64:
        """A win is everything; of the others, those who went out late stand better."""
        if self.living == only(seat):
            return 1000
        if self.lives(seat):
            return 300
        return 200 * self.rows[OUT + seat] // (self.batches + 1)


def setting_out(terms: Terms) -> Hunt:
    """TP-101 … TP-109: nothing dealt yet; everybody has the six action cards."""
    return Hunt(terms, _BLANK[:], Pile(below(PASSENGERS)), Wardrobe(terms.split))
