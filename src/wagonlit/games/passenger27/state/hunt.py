# compiled by mypyc
"""The state of a hunt: its fields, and questions about them. The verbs are functions, in `state/verbs`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Seat, Seats, State
from wagonlit.core.ids import Ids, below, count, only
from wagonlit.games.passenger27.events import EVENTS
from wagonlit.games.passenger27.pieces.actions import (
    ALL_ACTIONS,
    DECEPTION,
    INVESTIGATING,
    NO_ACTION,
    ONE_SHOT,
)
from wagonlit.games.passenger27.pieces.incidents import NO_INCIDENT, UNDER_THE_SMOKE
from wagonlit.games.passenger27.pieces.people import PASSENGERS, Passenger
from wagonlit.games.passenger27.pieces.rows import EMPTY, Row
from wagonlit.games.passenger27.pieces.tricks import ALL_SKILLS, CARDS_IN_PILE, Bundle, size
from wagonlit.games.passenger27.terms import Terms
from wagonlit.kit.pile import Pile

MOST_SEATS: Final = 6
NOBODYS: Final = -1

# The rows, each + seat.
SKILLS: Final = 0  # unused, a set
PILE: Final = 6  # the personal pile, a set: skills, then one-shot action cards
THROWN: Final = 12  # what came onto that pile in this round
HELD: Final = 18  # disguises, a bundle
KEPT: Final = 24  # disguises discarded in this round that Fool Me Twice gives back
OUT: Final = 30  # in which batch it went out; 0: living
_ROWS: Final = 36

# Small numbers by seat, packed: an action card or an initiative takes four bits, a passenger six.
_NIBBLE: Final = 4
_NAME: Final = 6
_NAME_MASK: Final = 63


@mypyc_attr(acyclic=True)
class Hunt(State):
    """Who is whom, what everybody holds, and where the train is."""

    events = EVENTS

    def __init__(self, terms: Terms, rows: vec[i64], deck: Pile) -> None:
        super().__init__()
        self.terms: Terms = terms
        self.seats: i64 = terms.seats
        self.rows: vec[i64] = rows
        self.deck: Pile = deck  # passengers who are still to come (TP-104)
        self.round: i64 = 0
        self.step: i64 = INVESTIGATING
        self.living: Seats = below(terms.seats)
        self.people: i64 = 0  # by seat: who it is
        self.exposed: Ids = 0  # TP-113
        self.gone: Ids = 0  # the passenger discard
        self.face_up: Ids = 0  # in a slot, turned up by Stowaway
        self.slot1: Row = EMPTY
        self.slot2: Row = EMPTY
        self.slot3: Row = EMPTY
        self.incident: i64 = NO_INCIDENT
        self.played: Ids = 0  # incidents so far
        self.skill_bag: Ids = ALL_SKILLS  # not dealt
        self.open_skills: Ids = 0  # lie face up in a pile, or left the game face up
        self.used: Ids = 0  # skills used, paid or discarded in this round (TP-806)
        self.disguises: Bundle = terms.split  # in the deck, in no order yet
        self.under: i64 = 0  # disguises put at the bottom of that deck: two bits each, the highest first
        self.under_count: i64 = 0
        self.disguise_discard: Bundle = 0
        self.initiative: i64 = 0  # by seat: 1 … n
        self.chosen: i64 = 0  # by seat: the action card + 1
        self.blocked: i64 = 0  # by seat: the action card + 1 that Wild Mood Tonight took
        self.revealed: Seats = 0  # whose chosen card lies face up
        self.spent: Seats = 0  # whose Deception is spent (TP-702)
        self.selfish: i64 = NOBODYS
        self.feature: i64 = 0  # asked in the investigation that is going on
        self.drawn: Bundle = 0  # two disguises, of which one is kept (TP-706)
        self.names: i64 = 0  # by seat: the passenger + 1 that a shooter names
        self.payments: i64 = 0  # by seat: the trick + 1 that the shot costs
        self.saves: i64 = 0  # by seat: the skill + 1 that saves a shooter who missed
        self.returns: i64 = 0  # by seat: the skill + 1 taken back under Dead Bullets
        self.batches: i64 = 0  # how many times somebody went out
        self.reason: i64 = NOBODYS  # how it ended

    def clone(self) -> "Hunt":
        twin = Hunt(self.terms, self.rows[:], self.deck.clone())
        twin.agenda = self.agenda
        twin.round = self.round
        twin.step = self.step
        twin.living = self.living
        twin.people = self.people
        twin.exposed = self.exposed
        twin.gone = self.gone
        twin.face_up = self.face_up
        twin.slot1 = self.slot1
        twin.slot2 = self.slot2
        twin.slot3 = self.slot3
        twin.incident = self.incident
        twin.played = self.played
        twin.skill_bag = self.skill_bag
        twin.open_skills = self.open_skills
        twin.used = self.used
        twin.disguises = self.disguises
        twin.under = self.under
        twin.under_count = self.under_count
        twin.disguise_discard = self.disguise_discard
        twin.initiative = self.initiative
        twin.chosen = self.chosen
        twin.blocked = self.blocked
        twin.revealed = self.revealed
        twin.spent = self.spent
        twin.selfish = self.selfish
        twin.feature = self.feature
        twin.drawn = self.drawn
        twin.names = self.names
        twin.payments = self.payments
        twin.saves = self.saves
        twin.returns = self.returns
        twin.batches = self.batches
        twin.reason = self.reason
        return twin

    def lives(self, seat: Seat) -> bool:
        """TP-111: is the seat still in the game?"""
        return self.living & only(seat) != 0

    def opponents(self, seat: Seat) -> Seats:
        """The others who are living."""
        return self.living & ~only(seat)

    def person(self, seat: Seat) -> Passenger:
        """TP-104: who the seat is."""
        return (self.people >> (_NAME * seat)) & _NAME_MASK

    def player_of(self, passenger: Passenger) -> Seat:
        """Whose identity that is; NOBODYS for an innocent (TP-112)."""
        seat: Seat
        for seat in range(self.seats):
            if self.person(seat) == passenger:
                return seat
        return NOBODYS

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

    def action(self, seat: Seat) -> i64:
        """The chosen action card; NO_ACTION before."""
        return ((self.chosen >> (_NIBBLE * seat)) & 15) + NO_ACTION

    def blocked_card(self, seat: Seat) -> i64:
        return ((self.blocked >> (_NIBBLE * seat)) & 15) + NO_ACTION

    def has_unspent_deception(self, seat: Seat) -> bool:
        """TP-702."""
        return self.action(seat) == DECEPTION and self.spent & only(seat) == 0

    def rank(self, seat: Seat) -> i64:
        """The value of the seat's initiative card."""
        return (self.initiative >> (_NIBBLE * seat)) & 15

    def named(self, seat: Seat) -> i64:
        """The passenger whom the seat names; -1: none."""
        return ((self.names >> (_NAME * seat)) & _NAME_MASK) - 1

    def payment(self, seat: Seat) -> i64:
        return ((self.payments >> (_NAME * seat)) & _NAME_MASK) - 1

    def saved_by(self, seat: Seat) -> i64:
        return ((self.saves >> (_NAME * seat)) & _NAME_MASK) - 1

    def taken_back(self, seat: Seat) -> i64:
        return ((self.returns >> (_NAME * seat)) & _NAME_MASK) - 1

    def disguise_deck(self) -> i64:
        """How many disguises can be drawn without shuffling again."""
        return size(self.disguises) + self.under_count

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
    return Hunt(terms, vec[i64]([0] * _ROWS), Pile(below(PASSENGERS)))


def with_nibble(packed: i64, seat: Seat, value: i64) -> i64:
    """Small numbers by seat, with another for this one."""
    places: i64 = _NIBBLE * seat
    rest: i64 = packed & ~(only(places + _NIBBLE) - only(places))
    return rest | (value << places)


def with_name(packed: i64, seat: Seat, value: i64) -> i64:
    """The same for numbers of six bits."""
    places: i64 = _NAME * seat
    rest: i64 = packed & ~(only(places + _NAME) - only(places))
    return rest | (value << places)
