"""What one seat knows of a game of Mystery Express (ME-802): folded from what it was told.

One method for each event, named after it. Faces that the seat may not see arrive as None.
"""

from typing import Any

from msgspec import Struct

from wagonlit.core.view import View as BaseView
from wagonlit.games.mystery_express.cards import (
    CRIME_CATEGORIES,
    ELEMENTS,
    TIMES,
    category_of,
)
from wagonlit.games.mystery_express.options import Options
from wagonlit.games.mystery_express.places import DISCARD, HAND, SPOT, SPOTS, STACK, STACKS, UNVEILED
from wagonlit.games.mystery_express.tracker import Tracker

# The columns of the deduction sheet (section 7 of the rules), and where each leg's sights go.
COLUMNS = ("hand", "leg1", "leg2", "tunnel", "leg3", "leg4", "budapest", "leg5")
LEG_COLUMN = (1, 2, 4, 5, 7)
OWN_HAND = 0
TUNNEL = 3
BUDAPEST = 6
STRASBOURG = 1  # as a city


class Sight(Struct, frozen=True):
    """One sight of a face: when, by which event, which element, from where, to where."""

    column: int
    event: str
    element: int
    source: int
    place: int
    step: int  # sights of one step share it: they are simultaneous
    proven: int  # how many different cards of this element were proven by then: 1 or 2


class Placed(Struct, frozen=True):
    """A card just put on a discard: a power may look at it."""

    placer: int
    category: int
    element: int | None


class Sealed(Struct, frozen=True):
    """That a seat has laid something aside: a card, a side, or backs of the tunnel."""

    kind: str
    category: int | None = None
    value: int | None = None


class View(BaseView):
    """Public facts, the seat's own cards, and what it saw."""

    options: Options
    step: int = 0
    leg: int = 0
    city: int = 0
    first: int = -1
    active: int = -1
    hours: int = 0
    taken: list[int] = []
    search_failed: bool = False
    conductor: int = -1
    tokens: list[int] = []
    pace: int = 0
    characters: list[int] = []
    cars: list[int] = []
    used: list[int] = []
    boarded: list[int] = []
    hand_backs: list[list[int]] = []
    discard_backs: list[list[int]] = []
    spots: list[int | None] = []
    stacks: list[list[int]] = []
    hand: list[int] = []
    discard: list[int] = []
    unveiled: list[tuple[int, int]] = []
    sights: list[Sight] = []
    placed: list[Placed] = []
    sealed: list[Sealed | None] = []
    telegrams: list[list[int | None]] = []
    answers: list[list[int | None]] = []
    time_counts: list[list[int]] = []  # one tally a show, only where the table wants them
    solution: list[int] = []
    winners: list[int] = []

    def __post_init__(self) -> None:
        players = self.options.players
        # Not fields, so never sent: the tracker, and the Time shows, which people must remember.
        self.__dict__.update(tracker=Tracker(), shows=[], show=[], last="", row=0)
        self.__dict__.update(exposed=[0] * ELEMENTS, evidence=[1.0] * ELEMENTS)
        self.characters = [-1] * players
        self.cars = [-1] * players
        self.tokens = list(range(6))
        self.hand_backs = [[0] * CRIME_CATEGORIES for _ in range(players)]
        self.discard_backs = [[] for _ in range(players)]
        self.spots = [None] * SPOTS
        self.stacks = [[0] * CRIME_CATEGORIES for _ in range(STACKS)]
        self.sealed = [None] * players
        self.telegrams = [[] for _ in range(players)]
        self.answers = [[] for _ in range(players)]
        self.taken, self.used, self.boarded, self.hand, self.discard = [], [], [], [], []
        self.unveiled, self.sights, self.placed, self.time_counts = [], [], [], []
        self.solution, self.winners = [], []

    @property
    def tracker(self) -> Tracker:
        """What this seat can prove about the places of cards."""
        found: Tracker = self.__dict__["tracker"]
        return found

    @property
    def shows(self) -> list[list[int]]:
        """ME-808: the times of each show as this seat saw them; for bots, never sent or logged."""
        found: list[list[int]] = self.__dict__["shows"]
        return found

    @property
    def deck_order(self) -> list[int] | None:
        """The Time deck as it was turned up in Strasbourg: where it is not shuffled again, it stays so."""
        found: list[int] | None = self.__dict__.get("deck_order")
        return found

    @property
    def exposed(self) -> list[int]:
        """By element: the seats that have seen it, as far as this seat knows."""
        found: list[int] = self.__dict__["exposed"]
        return found

    @property
    def evidence(self) -> list[float]:
        """By element: how well all sights fit with only one copy being about, as a weight."""
        found: list[float] = self.__dict__["evidence"]
        return found

    def fold(self, told: Any) -> None:
        self.step += 1
        # Sights of one step: the same event told in a row. Handovers follow each other (ME-357).
        if told.event != self.__dict__["last"] or told.event == "CardHanded":
            self.__dict__["row"] = self.step
        super().fold(told)
        self.__dict__["last"] = told.event

    # Bookkeeping

    def _column(self) -> int:
        return LEG_COLUMN[self.leg]

    def _saw(self, event: str, element: int, source: int, place: int, column: int | None = None) -> None:
        """ME-808: a sight, noted to be read again at any time."""
        when = self._column() if column is None else column
        proven = self.tracker.seen(element)
        step = self.__dict__["row"]
        self.sights.append(Sight(when, event, element, source, place, step, proven))

    def _leaves(self, place: int, category: int, element: int | None) -> None:
        """A card goes from this place: the public counts, and the own cards."""
        if place < DISCARD:
            self.hand_backs[place][category] -= 1
            if place == self.seat and element is not None:
                self.hand.remove(element)
        elif SPOT <= place < STACK:
            self.spots[place - SPOT] = None
        elif place >= STACK:
            self.stacks[place - STACK][category] -= 1

    def _lies(self, place: int, category: int, element: int | None) -> None:
        """A card comes to lie here; on a discard its back is the topmost (ME-205)."""
        if place < DISCARD:
            self.hand_backs[place][category] += 1
            if place == self.seat and element is not None:
                self.hand.append(element)
        elif place < SPOT:
            self.discard_backs[place - DISCARD].append(category)
            if place - DISCARD == self.seat and element is not None:
                self.discard.append(element)
        elif place < STACK:
            self.spots[place - SPOT] = category

    def _moves(
        self, event: str, category: int, element: int | None, source: int, target: int, *eyes: int
    ) -> None:
        """A card goes from one place to another; this seat may or may not know its face."""
        if element is None:
            self.tracker.unseen_move(category, source, target)
        else:
            self._weigh(element, source)
            self.tracker.saw_move(element, source, target)
            self._saw(event, element, source, target)
            self._exposes(element, *eyes)
        self._leaves(source, category, element)
        self._lies(target, category, element)

    def _weigh(self, element: int, source: int) -> None:
        """Own cards are known, so they say nothing new."""
        if source not in (HAND + self.seat, DISCARD + self.seat):
            self.evidence[element] *= self.tracker.odds(element, source)

    def _exposes(self, element: int, *eyes: int) -> None:
        for seat in eyes:
            self.exposed[element] |= 1 << seat

    def _puts(self, event: str, placer: int, category: int, element: int | None) -> None:
        """ME-603: cards of one step can be looked at; what lay there before no longer can."""
        if self.__dict__["last"] != event:
            self.placed = []
        self.placed.append(Placed(placer, category, element))

    # Set-up

    def WhistleGiven(self, seat: int) -> None:
        self.first = seat

    def CharacterTaken(self, seat: int, character: int) -> None:
        self.characters[seat] = character

    def CarEntered(self, seat: int, car: int) -> None:
        self.cars[seat] = car

    def SolutionHidden(self, category: int) -> None:
        pass

    def CardDealt(self, seat: int, category: int, card: int | None) -> None:
        if card is None:
            self.tracker.add_back(HAND + seat, category, 1)
        else:
            self.evidence[card] *= 0.5
            self.tracker.appears(card, HAND + seat)
            self._saw("CardDealt", card, HAND + seat, HAND + seat, OWN_HAND)
        self._lies(HAND + seat, category, card)

    def SpotFilled(self, spot: int, category: int) -> None:
        self.tracker.add_back(SPOT + spot, category, 1)
        self._lies(SPOT + spot, category, None)

    def StackFilled(self, stack: int, category: int) -> None:
        self.tracker.add_back(STACK + stack, category, 1)
        self.stacks[stack][category] += 1

    def ConductorMoved(self, car: int) -> None:
        self.conductor = car
        self.tokens.remove(car)

    # Legs and turns

    def LegBegun(self, leg: int, hours: int) -> None:
        self.leg = leg

    def TurnBegun(self, seat: int, hours: int) -> None:
        self.active, self.hours = seat, hours
        self.taken, self.search_failed = [], False

    def TurnEnded(self, seat: int) -> None:
        self.hours = 0

    def ActionTaken(self, seat: int, action: int, car: int) -> None:
        self.taken.append(action)
        self.cars[seat] = car
        self.placed = []

    def HoursSpent(self, seat: int, hours: int, left: int) -> None:
        self.hours = left

    def CategoryNamed(self, seat: int, category: int) -> None:
        pass

    def PlayerNamed(self, seat: int, target: int) -> None:
        pass

    def CompanyNamed(self, seat: int, company: list[int]) -> None:
        pass

    def GuestAsked(self, seat: int, guest: int, category: int) -> None:
        pass

    def SideNamed(self, seat: int, side: int) -> None:
        pass

    def StackNamed(self, seat: int, stack: int) -> None:
        pass

    def SlotNamed(self, seat: int, slot: int) -> None:
        pass

    # Cards

    def CardsGripped(self, target: int, category: int, cards: int) -> None:
        self._take_back(target, category)

    def _take_back(self, seat: int, category: int) -> None:
        self.tracker.returned(seat, category)
        stays = [back for back in self.discard_backs[seat] if back != category]
        self.hand_backs[seat][category] += len(self.discard_backs[seat]) - len(stays)
        self.discard_backs[seat] = stays
        if seat == self.seat:
            self.hand += [card for card in self.discard if category_of(card) == category]
            self.discard = [card for card in self.discard if category_of(card) != category]

    def CardPicked(self, seat: int, category: int | None, card: int | None) -> None:
        self.sealed[seat] = Sealed("card", category, card)

    def CardShown(self, owner: int, viewer: int, category: int, card: int | None) -> None:
        self._puts("CardShown", owner, category, card)
        self._moves("CardShown", category, card, HAND + owner, DISCARD + owner, owner, viewer)

    def CardRevealed(self, owner: int, category: int, card: int) -> None:
        everyone = range(self.options.players)
        self._moves("CardRevealed", category, card, HAND + owner, DISCARD + owner, *everyone)

    def CardHanded(
        self, giver: int, taker: int, origin: int, kept: bool, category: int, card: int | None
    ) -> None:
        if kept:
            self.placed = [Placed(taker, category, card)]
            self._moves("CardHanded", category, card, HAND + origin, DISCARD + taker, origin, taker)
        elif card is not None:
            if taker == self.seat:
                self._weigh(card, HAND + origin)
            self.tracker.sighted(card, HAND + origin)
            self._exposes(card, giver, taker)
            if taker == self.seat:
                self._saw("CardHanded", card, HAND + origin, HAND + origin)

    def CardGiven(self, giver: int, taker: int, category: int, card: int | None) -> None:
        self._puts("CardGiven", taker, category, card)
        self._moves("CardGiven", category, card, HAND + giver, DISCARD + taker, giver, taker)

    def CardStolen(self, thief: int, target: int, category: int, card: int | None) -> None:
        self.placed = [Placed(thief, category, card)]
        self._moves("CardStolen", category, card, HAND + target, DISCARD + thief, thief, target)

    def BagHidden(self, seat: int, side: int | None) -> None:
        self.sealed[seat] = Sealed("side", None, side)

    def BagOpened(self, seat: int, target: int, guess: int, side: int, right: bool) -> None:
        self.search_failed = not right

    def PassengerHelped(self, seat: int, stack: int, category: int, card: int | None) -> None:
        self.placed = [Placed(seat, category, card)]
        self._moves("PassengerHelped", category, card, STACK + stack, DISCARD + seat)

    def SpotTaken(self, seat: int, spot: int, category: int, card: int | None) -> None:
        self.placed = [Placed(seat, category, card)]
        self._moves("SpotTaken", category, card, SPOT + spot, DISCARD + seat)

    def SpotRefilled(self, seat: int, spot: int, category: int, card: int | None) -> None:
        self._moves("SpotRefilled", category, card, HAND + seat, SPOT + spot)

    def PowerUsed(self, seat: int, owner: int, place: int, category: int, card: int | None) -> None:
        self.used.append(seat)
        if card is not None:
            self._weigh(card, DISCARD + owner)
            self.tracker.sighted(card, DISCARD + owner)
            self._saw("PowerUsed", card, DISCARD + owner, DISCARD + owner)

    def PowerKept(self, seat: int) -> None:
        pass

    # Cities

    def DiscardsTakenBack(self, leg: int) -> None:
        for seat in range(self.options.players):
            for category in range(CRIME_CATEGORIES):
                self._take_back(seat, category)

    def TrainArrived(self, city: int) -> None:
        self.city = city
        self.used = []

    def PassengerBoarded(self, stack: int) -> None:
        self.boarded.append(stack)

    def PaceSet(self, seat: int, pace: int) -> None:
        self.pace = pace

    def ShowBegun(self, city: int, pace: int) -> None:
        self.__dict__["show"] = []

    def TimeShown(self, place: int, pile: int, time: int) -> None:
        self.__dict__["show"].append(time - ELEMENTS)

    def PileLooked(self, seat: int, round: int, size: int, times: list[int] | None) -> None:
        if times is not None:
            self.__dict__["show"] += [time - ELEMENTS for time in times]

    def ShowEnded(self, city: int) -> None:
        show = self.__dict__["show"]
        self.shows.append(show)
        if city == STRASBOURG:
            self.__dict__["deck_order"] = show
        if self.options.time_show_mode == "tally":
            self.time_counts.append([show.count(value) for value in range(TIMES)])

    def BackChosen(self, seat: int, side: int, category: int | None) -> None:
        if category is None:
            self.sealed[seat] = Sealed("backs")
            return
        earlier = self.sealed[seat]
        left = earlier.value if side and earlier and earlier.kind == "backs" else 0
        self.sealed[seat] = Sealed("backs", None, (left or 0) | category << (3 * side))

    def TunnelLook(self, seat: int, owner: int, category: int, card: int | None) -> None:
        """ME-R39: a moment of its own, between leg 2 and leg 3."""
        if card is not None:
            self._weigh(card, HAND + owner)
            self.tracker.sighted(card, HAND + owner)
            self._saw("TunnelLook", card, HAND + owner, HAND + owner, TUNNEL)

    def TelegramWritten(self, seat: int, category: int, entry: int | None) -> None:
        self.telegrams[seat].append(entry)

    def CardUnveiled(self, seat: int, card: int) -> None:
        self._weigh(card, HAND + seat)
        self.tracker.saw_move(card, HAND + seat, UNVEILED)
        self._saw("CardUnveiled", card, HAND + seat, UNVEILED, BUDAPEST)
        self._leaves(HAND + seat, category_of(card), card)
        self._exposes(card, *range(self.options.players))
        self.unveiled.append((seat, card))

    # The end

    def AnswerWritten(self, seat: int, category: int, entry: int | None) -> None:
        self.answers[seat].append(entry)

    def SolutionUnmasked(self, category: int, element: int) -> None:
        self.solution.append(element)

    def AnswerRead(self, seat: int, answer: list[int], right: int) -> None:
        self.answers[seat] = list(answer)

    def TelegramRead(self, seat: int, telegram: list[int], right: int, wrong: int) -> None:
        self.telegrams[seat] = list(telegram)

    def GameWon(self, winners: list[int], score: int) -> None:
        self.winners = winners

    # A game that begins in the middle

    def PositionSet(self, **position: Any) -> None:
        self.leg, self.first, self.city = position["leg"], position["first"], position["leg"]
        self.active, self.hours, self.taken = position["active"], position["hours"], position["taken"]
        self.characters, self.used = position["characters"], position["used"]
        self.conductor, self.tokens = position["conductor"], position["tokens"]
        self.boarded = [stack for stack in range(STACKS) if self.leg >= 1 + 2 * stack]
        for place, backs in enumerate(position["hand_backs"]):
            self._find(HAND + place, backs, position["hands"][place])
        for place, order in enumerate(position["discard_backs"]):
            backs = [order.count(category) for category in range(CRIME_CATEGORIES)]
            self._find(DISCARD + place, backs, position["discards"][place])
        self.hand_backs, self.discard_backs = position["hand_backs"], position["discard_backs"]
        self._find_board(position)

    def _find_board(self, position: dict[str, Any]) -> None:
        for spot, category in enumerate(position["spots"]):
            if category is not None:
                self.SpotFilled(spot, category)
        for stack, backs in enumerate(position["stacks"]):
            self._find(STACK + stack, backs, None)
        self.stacks = position["stacks"]
        for card in position["unveiled"]:
            self.tracker.appears(card, UNVEILED)
            self.unveiled.append((-1, card))

    def _find(self, place: int, backs: list[int], cards: list[int] | None) -> None:
        """What lies in a place when this seat comes to the table."""
        if cards is None:
            for category, number in enumerate(backs):
                self.tracker.add_back(place, category, number)
            return
        for card in cards:
            self.tracker.appears(card, place)
            self._saw("PositionSet", card, place, place, OWN_HAND)
        if place < DISCARD:
            self.hand = list(cards)
        else:
            self.discard = list(cards)
