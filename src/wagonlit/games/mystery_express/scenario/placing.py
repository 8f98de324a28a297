"""Sets up any position of Mystery Express from a plain mapping (see SCENARIO.md).

What is left out is dealt from the seed. A position that cannot be is refused with the fault named;
`loose` lifts the completeness checks, and cards not listed are then out of the game.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from wagonlit.core.errors import BadScenario
from wagonlit.core.ids import count, set_of
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express.options import Options, terms_of
from wagonlit.games.mystery_express.pieces.board import ACTIONS, CARS, CHARACTERS, LAST_LEG
from wagonlit.games.mystery_express.pieces.cards import (
    CATEGORIES,
    CRIME_CATEGORIES,
    ELEMENT_NAMES,
    ELEMENTS,
    TIME,
    TIMES,
    cards_in,
    category_of,
    element_drawn,
    minus,
    of_category,
    plus,
)
from wagonlit.games.mystery_express.pieces.papers import with_entry
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, SPOT, SPOTS, STACK, STACKS, UNVEILED
from wagonlit.games.mystery_express.pieces.time_deck import ORDERS
from wagonlit.games.mystery_express.rules.phases import IN_A_LEG, PHASES, resume, telegrams_are_written
from wagonlit.games.mystery_express.scenario.notation import ANY_CARD, Notation, element
from wagonlit.games.mystery_express.scenario.past import check_past
from wagonlit.games.mystery_express.state.train import HAND_SIZE, TELEGRAM, Train, boarding
from wagonlit.games.mystery_express.state.verbs.preparing import take_character
from wagonlit.games.mystery_express.state.verbs.turns import budget

OPEN = -1  # the place of a card that is still to be dealt


def placed(options: Options, position: Mapping[str, Any], rng: Rng) -> Train:
    """The game that begins at this position."""
    return _Setter(options, position, rng).set()


class _Setter:
    """Sets one position, part by part."""

    def __init__(self, options: Options, position: Mapping[str, Any], rng: Rng) -> None:
        self.options = options
        self.given = Notation(position, options.players)
        self.rng = rng
        self.loose = self.given.flag("loose")
        self.s = boarding(terms_of(options))
        self.blanks: list[int] = []  # places that still want a card from the bag
        self.laid: dict[int, list[int]] = {}  # by place: its cards as they were laid down

    def set(self) -> Train:
        self._set_turn()
        phase = self._phase()
        self._set_board()
        self._set_solution()
        self._set_cards()
        self._deal_rest()
        self._set_telegrams(phase)
        if phase not in IN_A_LEG and (self.s.used or any(map(self.s.discard, range(self.s.seats)))):
            raise BadScenario(f"In phase “{phase}” discards are taken back and no power is used.")
        if not self.loose:
            check_past(self.s, phase)
        resume(self.s, phase, self._discard_backs())
        return self.s

    # Parts

    def _set_turn(self) -> None:
        s, given = self.s, self.given
        s.leg = given.number("leg", 1, 1, LAST_LEG + 1) - 1
        s.first = given.number("first", 0, 0, s.seats - 1)
        s.active = given.number("active", s.first, 0, s.seats - 1)
        characters = given.names("characters", CHARACTERS, CHARACTERS[: s.seats])
        if len(characters) != s.seats:
            raise BadScenario(f"“characters” must name one for each of the {s.seats} seats.")
        for seat, name in enumerate(characters):
            take_character(s, seat, CHARACTERS.index(name))
        s.hours = given.number("hours", budget(s, s.active), 0, budget(s, s.active))
        s.taken = set_of([ACTIONS.index(name) for name in given.names("taken", ACTIONS[:-1], [])])
        s.used = set_of(given.some_seats("used"))

    def _phase(self) -> str:
        phase = self.given.one_of("phase", list(PHASES), "turn")
        legs = PHASES[phase]
        if self.s.leg + 1 not in legs:
            raise BadScenario(f"Phase “{phase}” belongs to leg {_either(legs)}, not to leg {self.s.leg + 1}.")
        return phase

    def _set_board(self) -> None:
        """The conductor stands on the last token turned up (ME-407)."""
        s = self.s
        s.conductor = CARS.index(self.given.one_of("conductor", CARS, CARS[self.rng.below(len(CARS))]))
        wanted = LAST_LEG + 1 - s.leg
        if self.given.has("tokens"):
            s.tokens = set_of([CARS.index(name) for name in self.given.names("tokens", CARS, [])])
        else:
            s.tokens &= ~(1 << s.conductor)
            while count(s.tokens) > wanted:
                s.tokens &= ~(1 << self.rng.one_of(s.tokens))
        if s.tokens >> s.conductor & 1:
            raise BadScenario("The conductor's token is turned up, so it cannot be among the hidden tokens.")
        if count(s.tokens) != wanted and not self.loose:
            raise BadScenario(f"In leg {s.leg + 1} there are {wanted} hidden tokens, not {count(s.tokens)}.")

    def _set_solution(self) -> None:
        s = self.s
        given = self.given.mapping("solution", CATEGORIES)
        for category, name in enumerate(CATEGORIES):
            if given.get(name) is None:
                continue
            answer = _answer(name, given[name])
            s.solution = with_entry(s.solution, category, answer)
            if category != TIME:
                self._take(answer)
        if given.get(CATEGORIES[TIME]) is None:
            s.solution = with_entry(s.solution, TIME, ELEMENTS + self.rng.below(TIMES))
        if not s.terms.shuffle_time_deck:
            s.order = self.rng.below(ORDERS)  # ME-R45

    def _set_cards(self) -> None:
        s = self.s
        in_budapest = 1 if s.leg == LAST_LEG else 0  # ME-551: there each player laid one card down
        for seat, cards in self._each_seat("discards"):
            self._fill(DISCARD + seat, cards, 0)
        for seat, cards in self._each_seat("hands"):
            self._fill(HAND + seat, cards, HAND_SIZE - in_budapest - len(self.laid[DISCARD + seat]))
        for spot, cards in enumerate(self.given.spots(SPOTS)):
            self._fill(SPOT + spot, cards, 1)
        for stack, cards in enumerate(self.given.stacks(STACKS)):
            self._fill(STACK + stack, cards, self.options.passenger_stacks[stack])
        self._fill(UNVEILED, self.given.pile("unveiled"), in_budapest * s.seats)

    def _set_telegrams(self, phase: str) -> None:
        s, given = self.s, self.given.papers("telegrams", CATEGORIES)
        if given and not telegrams_are_written(s, phase):
            raise BadScenario("Telegrams are written in Budapest: before the revelation there are none.")
        for seat, lines in given.items():
            for name, answer in lines.items():
                if answer is not None:
                    s.write(TELEGRAM, seat, CATEGORIES.index(name), self._entry(name, answer))

    def _entry(self, category: str, name: Any) -> int:
        """ME-R42: an element that is in the game."""
        entry = _answer(category, name)
        if entry < ELEMENTS and not self.s.terms.elements >> entry & 1:
            raise BadScenario(f"“{name}” is not in a game with these options.")
        return entry

    def _discard_backs(self) -> list[list[int]]:
        """ME-205: by seat, from the bottom up."""
        return [[category_of(card) for card in self.laid[DISCARD + seat]] for seat in range(self.s.seats)]

    def _each_seat(self, key: str) -> list[tuple[int, list[Any] | None]]:
        given = self.given.cards_by_seat(key)
        return [(seat, given.get(seat)) for seat in range(self.s.seats)]

    def _fill(self, place: int, cards: Sequence[Any] | None, size: int) -> None:
        """The cards given, or as many as there should be; in a loose position nothing."""
        if cards is None:
            cards = [] if self.loose else [ANY_CARD] * size
        self.laid[place] = []
        for name in cards:
            if name == ANY_CARD:
                self.blanks.append(place)
                self.laid[place].append(OPEN)
            else:
                card = element(name)
                self._take(card)
                self._lay(place, len(self.laid[place]), card)

    def _lay(self, place: int, index: int, card: int) -> None:
        self.laid[place][index : index + 1] = [card]
        self.s.rows[place] = plus(self.s.pile(place), card)

    def _deal_rest(self) -> None:
        """Whatever is open comes from the bag; nothing may be left over or missing."""
        s = self.s
        solution = self.given.mapping("solution", CATEGORIES)
        for category in range(CRIME_CATEGORIES):
            if solution.get(CATEGORIES[category]) is None:
                card = self._draw(s.bag & of_category(category), f"“{CATEGORIES[category]}”")
                s.solution = with_entry(s.solution, category, card)
        for place in self.blanks:
            self._lay(place, self.laid[place].index(OPEN), self._draw(s.bag, "any category"))
        if s.bag and not self.loose:
            names = Counter(ELEMENT_NAMES[card] for card in cards_in(s.bag))
            raise BadScenario(
                f"The cards do not add up: {count(s.bag)} of the game lie nowhere ({', '.join(names)}); "
                "list them, or set “loose”."
            )
        s.bag = 0

    def _draw(self, pile: int, what: str) -> int:
        if not pile:
            raise BadScenario(f"The cards do not add up: no card of {what} is left to deal.")
        card = element_drawn(self.rng.one_of(pile))
        self.s.bag = minus(self.s.bag, card)
        return card

    def _take(self, card: int) -> None:
        """A listed card leaves the bag."""
        name = ELEMENT_NAMES[card]
        if card >= ELEMENTS:
            raise BadScenario(f"“{name}” is a Time card; it can only be in the solution (ME-518).")
        if not self.s.terms.elements >> card & 1:
            raise BadScenario(f"“{name}” is not in a game with these options.")
        if not self.s.bag >> card & 1:
            raise BadScenario(f"“{name}” is listed three times; there are two copies.")
        self.s.bag = minus(self.s.bag, card)


def _answer(category: str, name: Any) -> int:
    """An element of that category."""
    answer = element(name)
    if CATEGORIES[category_of(answer)] != category:
        raise BadScenario(f"“{name}” is not an answer to “{category}”.")
    return answer


def _either(legs: Sequence[int]) -> str:
    return " or ".join(str(leg) for leg in legs)
