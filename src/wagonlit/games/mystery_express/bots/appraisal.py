"""What seeing a card is worth to one seat: how much closer to the solution it would come."""

from collections.abc import Callable
from math import log2

from wagonlit.core.ask import Ask
from wagonlit.core.ids import members
from wagonlit.games.mystery_express.pieces.board import (
    DINING,
    END_TURN,
    FAILED_SEARCH_HOURS,
    GRIP,
    GRIP_HOURS,
    GUEST_HOURS,
    LEFT,
    LOUNGE,
    LOUNGE_HOURS,
    MADAM,
    MADAM_HOURS,
    PASSENGER,
    PASSENGER_HOURS,
    SEARCH_HOURS,
    SLEEPING,
    SMOKING,
    SMOKING_HOURS,
    car_of,
)
from wagonlit.games.mystery_express.pieces.cards import (
    CRIME_CATEGORIES,
    ELEMENT_NAMES,
    ELEMENTS,
    PER_CATEGORY,
    category_of,
)
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, SPOT, SPOTS, STACK
from wagonlit.games.mystery_express.view import View

# What an action costs for one piece of news; every other search fails.
HOURS = {
    GRIP: GRIP_HOURS,
    MADAM: MADAM_HOURS,
    DINING: GUEST_HOURS,
    LOUNGE: LOUNGE_HOURS,
    PASSENGER: PASSENGER_HOURS,
    SLEEPING: (SEARCH_HOURS + FAILED_SEARCH_HOURS) / 2,
    SMOKING: SMOKING_HOURS,
}
TOGETHER = 1.3  # cards shown at one moment are certainly different: worth it, though others see them too
GIVEN = 0.15  # what it costs to give a card away, in bits
FREE_CHAT = 0.9  # the conductor's card comes with the action


def entropy(weights: list[float]) -> float:
    """Doubt, in bits."""
    total = sum(weights)
    return -sum(w / total * log2(w / total) for w in weights if w) if total else 0.0


class Appraisal:
    """One view, weighed once: the chances of every element, and the news each card may bring."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.tracker = view.tracker
        self.players = view.options.players
        gone = {ELEMENT_NAMES.index(name) for name in view.options.removed_elements}
        seen = [2 if element in gone else self.tracker.seen(element) for element in range(ELEMENTS)]
        self.unseen = [2 - proven for proven in seen]  # copies that may still turn up
        self.weight = [
            0.0 if seen[e] == 2 else view.deductions.single_copy_weight[e] for e in range(ELEMENTS)
        ]
        self.worth = [self._worth(category) for category in range(CRIME_CATEGORIES)]

    def chance_of(self, element: int) -> float:
        """How likely this element is the solution of its category."""
        first = category_of(element) * PER_CATEGORY
        return self.weight[element] / sum(self.weight[first : first + PER_CATEGORY])

    def _worth(self, category: int) -> float:
        """Bits gained, on average, when one unseen card of this category turns up."""
        row = slice(category * PER_CATEGORY, (category + 1) * PER_CATEGORY)
        weights, unseen = self.weight[row], self.unseen[row]
        cards = sum(unseen) - 1
        if cards <= 0:
            return 0.0
        doubt = entropy(weights)
        gained = 0.0
        for index, copies in enumerate(unseen):
            if copies:
                after = list(weights)
                after[index] *= 0.5 if copies == 2 else 0.0
                gained += copies / (cards + 1) * (doubt - entropy(after))
        return max(gained, 0.0) + 0.05 * doubt

    # News by place

    def of_back(self, category: int) -> float:
        """News of a card of that back of which nothing is known."""
        return self.worth[category]

    def of(self, place: int, category: int) -> float:
        """News of one card of that back taken from there: the more of them are known, the less."""
        cards = int(self.tracker.back_count(place, category))
        if cards <= 0:
            return 0.0
        known = sum(
            self._share(sets, place, category)
            for element in range(category * PER_CATEGORY, (category + 1) * PER_CATEGORY)
            for sets in self.tracker.may_be(element)
        )
        return self.worth[category] * max(cards - known, 0.0) / cards

    def _share(self, sets: int, place: int, category: int) -> float:
        """How likely a tracked card is at this place: by the room it has there and elsewhere."""
        if not sets >> place & 1:
            return 0.0
        room = sum(int(self.tracker.back_count(other, category)) for other in members(sets))
        return int(self.tracker.back_count(place, category)) / room

    def best_of(self, place: int) -> float:
        """The best back there."""
        return max(self.of(place, category) for category in range(CRIME_CATEGORIES))

    # News by action

    def beside(self, side: int) -> int:
        """The neighbour on that side."""
        return (self.view.seat + (1 if side == LEFT else -1)) % self.players

    def others(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.view.seat]

    def of_side(self, side: int) -> float:
        return self.best_of(HAND + self.beside(side))

    def of_lounge(self, category: int) -> float:
        return TOGETHER * sum(self.of(HAND + seat, category) for seat in self.others())

    def of_guests(self, company: int) -> float:
        """The best assignment of different categories, less what the hours could buy elsewhere."""
        guests = members(company)
        return self._assigned(guests, 0) - 0.01 * len(guests)

    def _assigned(self, guests: list[int], used: int) -> float:
        if not guests:
            return 0.0
        return max(
            self.of(HAND + guests[0], category) + self._assigned(guests[1:], used | 1 << category)
            if self.tracker.back_count(HAND + guests[0], category)
            else -1.0
            for category in range(CRIME_CATEGORIES)
            if not used >> category & 1
        )

    def of_pair(self, company: int, category: int) -> float:
        return sum(self.of(HAND + seat, category) for seat in members(company)) - 2 * GIVEN

    def of_partners(self, company: int) -> float:
        return max(self.of_pair(company, category) for category in range(CRIME_CATEGORIES))

    def of_grip(self, seat: int) -> float:
        return max(self.of_grip_category(seat, category) for category in range(CRIME_CATEGORIES))

    def of_grip_category(self, seat: int, category: int) -> float:
        """Cards that come back may be asked for again; this seat's can be shown again."""
        cards = int(self.tracker.back_count(DISCARD + seat, category))
        if not cards or seat == self.view.seat:
            return 0.001 * cards
        return 0.1 * self.of(DISCARD + seat, category)

    def of_action(self, action: int) -> float:
        """News for its hours, the conductor's card included."""
        hours, news = self._bought(action)
        if car_of(action) == self.view.conductor and self.view.hand:
            news += FREE_CHAT * max(self.best_of(SPOT + spot) for spot in range(SPOTS))
        return news / hours

    def _bought(self, action: int) -> tuple[float, float]:
        """Hours and news of the action at its best."""
        others = [HAND + seat for seat in self.others()]
        by_action: dict[int, Callable[[], float]] = {
            GRIP: lambda: max(self.of_grip(seat) for seat in range(self.players)),
            MADAM: lambda: max(self.best_of(STACK + stack) for stack in self._open_stacks()),
            DINING: lambda: max(self.best_of(hand) for hand in others),
            LOUNGE: lambda: max(self.of_lounge(category) for category in range(CRIME_CATEGORIES)),
            PASSENGER: lambda: max(self.of_side(0), self.of_side(1)) - 0.5 * GIVEN,
            SLEEPING: lambda: 0.5 * max(self.best_of(hand) for hand in others),
            SMOKING: self._of_any_partners,
        }
        return HOURS[action], by_action[action]()

    def _of_any_partners(self) -> float:
        others = self.others()
        return max(self.of_partners((1 << a) | (1 << b)) for a in others for b in others if a < b)

    def _open_stacks(self) -> list[int]:
        return [stack for stack in self.view.boarded if any(self.view.stacks[stack])]

    # What others learn

    def given_away(self, element: int, ask: Ask) -> float:
        """How many of those who will see it have not seen this element yet."""
        watchers = set(self.others())
        if "partner" in ask.facts:
            watchers = {ask.facts["partner"]}
        elif ask.decision == "pick.card" and ask.facts["action"] not in (LOUNGE, END_TURN):
            watchers = {self.view.active}
        news = sum(not self.view.deductions.known_to[element] >> seat & 1 for seat in watchers)
        # Of two cards equally unknown, the one whose twin is out tells more.
        return news + 0.3 * (self.tracker.seen(element) == 2)
