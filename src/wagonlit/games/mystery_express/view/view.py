"""What one seat knows of a game of Mystery Express (ME-802): folded from what it was told.

One method for each event, named after it. Faces that the seat may not see arrive as None.
"""

from typing import Any

from wagonlit.games.mystery_express.pieces.cards import CRIME_CATEGORIES, ELEMENTS, TIMES, category_of
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, SPOT, STACK, STACKS, UNVEILED
from wagonlit.games.mystery_express.view.notes import BUDAPEST, OWN_HAND, STRASBOURG, TUNNEL, Placed, Sealed
from wagonlit.games.mystery_express.view.seeing import Seeing


class View(Seeing):
    """What each event teaches."""

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
