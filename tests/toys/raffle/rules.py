"""The rules of the raffle: more tickets than fit into a set, so chance draws by number out of those left."""

from tests.toys.raffle import events as told
from tests.toys.raffle.events import NONE, PLACES, PRIZES, SEATS, TICKETS, WISHES
from wagonlit.core.event import Secret
from wagonlit.core.frame import CHANCE, Decision, Frame, Offer, Seat, Seats, State
from wagonlit.core.ids import Ids, below, count, only
from wagonlit.kit.pile import Pile


class Drum(State):
    """The truth."""

    def __init__(self) -> None:
        super().__init__()
        self.left = list(range(TICKETS))
        self.tickets = [NONE] * SEATS
        self.wishes = [NONE] * SEATS
        self.prizes = Pile(below(len(PRIZES)))
        self.taken = NONE

    def clone(self) -> "Drum":
        twin = Drum()
        twin.agenda, twin.left = self.agenda, self.left[:]
        twin.tickets, twin.wishes = self.tickets[:], self.wishes[:]
        twin.prizes, twin.taken = self.prizes.clone(), self.taken
        return twin

    def standing(self, seat: Seat) -> int:
        return 1000 if self.tickets[seat] == max(self.tickets) else 0

    def deal(self, seat: Seat, number: int) -> None:
        self.tickets[seat] = self.left.pop(number)
        self.tell(told.TicketDealt(seat, Secret(self.tickets[seat], only(seat))))

    def decide(self, seat: Seat, wish: int) -> None:
        self.wishes[seat] = wish
        self.tell(told.Decided(seat, Secret(wish, only(seat))))

    def swap(self, seat: Seat, left: Seat) -> None:
        held, eyes = self.tickets, only(seat) | only(left)
        held[seat], held[left] = held[left], held[seat]
        self.tell(told.Swapped(seat, left, Secret(held[seat], eyes), Secret(held[left], eyes)))

    def prizes_in_order(self) -> list[int]:
        """From the top to the bottom, -1 where nobody has looked."""
        pile = self.prizes
        top = [] if pile.top == NONE else [pile.top]
        return [*top, *[NONE] * count(pile.bag), *(pile.at(place) for place in range(pile.below))]

    def look(self, seat: Seat) -> None:
        self.prizes.settle(self.prizes.next())
        self.tell(told.PrizeSeen(seat, Secret(self.prizes.top, only(seat))))

    def put_back(self, seat: Seat, place: int) -> None:
        if place == PLACES.index("below"):
            self.prizes.put_below()
        self.tell(told.PrizePut(seat, place))

    def take(self, seat: Seat) -> None:
        self.taken = self.prizes.next()
        self.prizes.take(self.taken)
        self.tell(told.PrizeTaken(seat, self.taken))


class Deal(Frame):
    """RF-1: a ticket out of those left, unseen by the others."""

    decision = Decision("raffle.deal", "ticket", "RF-1", by_number=True)

    def __init__(self, player: Seat) -> None:
        self.who = CHANCE
        self.size = TICKETS - player
        self.player = player

    def answer(self, s: Drum, seat: Seat, choice: int) -> None:
        s.deal(self.player, choice)
        s.then(Deal(self.player + 1) if self.player + 1 < SEATS else Decide(below(SEATS)))


class Decide(Frame):
    """RF-2: all at once, in secret."""

    decision = Decision("raffle.wish", "wish", "RF-2", sealed=True)

    def __init__(self, who: Seats) -> None:
        self.who = who

    def options(self, s: Drum, seat: Seat) -> Ids:
        return below(len(WISHES))

    def answer(self, s: Drum, seat: Seat, choice: int) -> None:
        s.decide(seat, choice)
        left = self.who & ~only(seat)
        s.then(Decide(left) if left else End())


class End(Frame):
    """RF-2, RF-3: swaps in seat order; then all tickets are shown."""

    def run(self, s: Drum) -> None:
        for seat in [seat for seat in range(SEATS) if s.wishes[seat]]:
            s.swap(seat, (seat + 1) % SEATS)
        for seat, ticket in enumerate(s.tickets):
            s.tell(told.TicketShown(seat, ticket))
        s.then(Look(0))


class Look(Frame):
    """RF-4, RF-5: one guest after the other, the lowest ticket first; the last one has won."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Drum) -> None:
        seat = sorted(range(SEATS), key=s.tickets.__getitem__)[self.turn]
        if s.prizes.is_open():
            s.then(Settle(), Look(self.turn))
        elif self.turn + 1 < SEATS:
            s.look(seat)
            s.then(PutBack(seat, below(len(PLACES))), Look(self.turn + 1))
        else:
            s.take(seat)


class Settle(Frame):
    """RF-4: which prize is on top, of those that nobody has looked at."""

    decision = Decision("raffle.prize", "prize", "RF-4")

    def __init__(self) -> None:
        self.who = CHANCE

    def options(self, s: Drum, seat: Seat) -> Ids:
        return s.prizes.bag

    def answer(self, s: Drum, seat: Seat, choice: int) -> None:
        s.prizes.settle(choice)


class PutBack(Offer):
    """RF-4: on top again, or below."""

    decision = Decision("raffle.place", "place", "RF-4")

    def answer(self, s: Drum, seat: Seat, choice: int) -> None:
        s.put_back(seat, choice)
