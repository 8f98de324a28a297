"""The notation of Mystery Express: any position from a plain mapping (see SCENARIO.md).

What is left out is dealt from the seed. A position that cannot be is refused with the fault named;
`loose` lifts the completeness checks, and cards not listed are then out of the game.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from wagonlit.core.errors import BadScenario
from wagonlit.core.ids import count, nth, set_of
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express.cards import (
    ACTIONS,
    CARS,
    CATEGORIES,
    CHARACTERS,
    ELEMENT_NAMES,
    ELEMENTS,
    TIME,
    TIMES,
    cards_in,
    category_of,
    element_drawn,
    minus,
    of_category,
    pile_of,
)
from wagonlit.games.mystery_express.options import Options, terms_of
from wagonlit.games.mystery_express.places import DISCARD, HAND, SPOT, SPOTS, STACK, STACKS, UNVEILED
from wagonlit.games.mystery_express.rules.phases import PHASES, resume
from wagonlit.games.mystery_express.state import HAND_SIZE, with_line
from wagonlit.games.mystery_express.train import Train, boarding

KEYS = (
    "leg", "phase", "first", "active", "hours", "taken", "conductor", "tokens", "characters", "used",
    "hands", "discards", "spots", "stacks", "unveiled", "solution", "loose",
)  # fmt: skip
ANY_CARD = "?"


def placed(options: Options, position: Mapping[str, Any], rng: Rng) -> Train:
    """The game that begins at this position."""
    unknown = [key for key in position if key not in KEYS]
    if unknown:
        raise BadScenario(f"A position has no “{unknown[0]}”; it may have {', '.join(KEYS)}.")
    return _Setter(options, position, rng).set()


class _Setter:
    """Sets one position, part by part."""

    def __init__(self, options: Options, position: Mapping[str, Any], rng: Rng) -> None:
        self.options = options
        self.position = position
        self.rng = rng
        self.loose = bool(position.get("loose", False))
        self.s = boarding(terms_of(options))
        self.blanks: list[int] = []  # places that still want a card from the bag

    def set(self) -> Train:
        self._set_turn()
        self._set_board()
        self._set_solution()
        self._set_cards()
        self._deal_rest()
        phase = self._one_of("phase", list(PHASES), "turn")
        if phase != "turn" and any(self.s.discard(seat) for seat in range(self.s.seats)) and phase != "arrival":
            raise BadScenario(f"In phase “{phase}” everybody has taken his discard back; discards must be empty.")
        if self.s.leg + 1 not in PHASES[phase]:
            raise BadScenario(f"Phase “{phase}” belongs to leg {_either(PHASES[phase])}, not to leg {self.s.leg + 1}.")
        resume(self.s, phase)
        return self.s

    # Parts

    def _set_turn(self) -> None:
        s = self.s
        s.leg = self._number("leg", 1, 1, 5) - 1
        s.first = self._number("first", 0, 0, s.seats - 1)
        s.active = self._number("active", s.first, 0, s.seats - 1)
        for seat, name in enumerate(self._names("characters", CHARACTERS, CHARACTERS[: s.seats])):
            s.take_character(seat, CHARACTERS.index(name))
        s.hours = self._number("hours", s.budget(s.active), 0, s.budget(s.active))
        s.taken = set_of([ACTIONS.index(name) for name in self._names("taken", ACTIONS[:-1], [])])
        s.used = set_of([self._seat("used", seat) for seat in self.position.get("used", [])])

    def _set_board(self) -> None:
        """The conductor stands on the last token turned up (ME-407)."""
        s = self.s
        s.conductor = CARS.index(self._one_of("conductor", CARS, CARS[self.rng.below(len(CARS))]))
        hidden = set_of(list(range(len(CARS)))) & ~(1 << s.conductor)
        if "tokens" in self.position:
            s.tokens = set_of([CARS.index(name) for name in self._names("tokens", CARS, [])])
        else:
            while count(hidden) > 5 - s.leg:
                hidden &= ~(1 << nth(hidden, self.rng.below(count(hidden))))
            s.tokens = hidden
        if s.tokens >> s.conductor & 1:
            raise BadScenario("The conductor's token is turned up, so it cannot be among the hidden tokens.")
        if count(s.tokens) != 5 - s.leg and not self.loose:
            raise BadScenario(f"In leg {s.leg + 1} there are {5 - s.leg} hidden tokens, not {count(s.tokens)}.")

    def _set_solution(self) -> None:
        s = self.s
        given = self.position.get("solution", {})
        for name in given:
            if name not in CATEGORIES:
                raise BadScenario(f"The solution has no “{name}”; it has {', '.join(CATEGORIES)}.")
        for category, name in enumerate(CATEGORIES):
            if name in given:
                element = self._element(given[name])
                if category_of(element) != category:
                    raise BadScenario(f"“{given[name]}” is no answer to “{name}”.")
            elif category == TIME:
                element = ELEMENTS + self.rng.below(TIMES)
            else:
                continue
            s.solution = with_line(s.solution, category, element)
            if category != TIME:
                self._take(element)

    def _set_cards(self) -> None:
        seats = range(self.s.seats)
        for key, base, size in (("discards", DISCARD, 0), ("hands", HAND, HAND_SIZE)):
            given = self._by_seat(key)
            for seat in seats:
                held = count(self.s.discard(seat)) if key == "hands" else 0
                self._fill(base + seat, given.get(seat), size - held, f"{key} of seat {seat}")
        self._fill_row("spots", SPOT, SPOTS, [1] * SPOTS)
        self._fill_row("stacks", STACK, STACKS, list(self.options.passenger_stacks))
        late = self.s.leg == 4 and not self.loose
        unveiled = self.position.get("unveiled", [ANY_CARD] * self.s.seats if late else [])
        self._fill(UNVEILED, unveiled, 0, "unveiled")

    def _fill_row(self, key: str, base: int, places: int, sizes: Sequence[int]) -> None:
        given = self.position.get(key)
        if given is not None and len(given) != places:
            raise BadScenario(f"“{key}” must have {places} entries, not {len(given)}.")
        for place in range(places):
            cards = None if given is None else given[place]
            if key == "spots" and given is not None:
                cards = [cards] if cards is not None else []
            self._fill(base + place, cards, sizes[place], f"{key} {place + 1}")

    def _fill(self, place: int, cards: Sequence[str] | None, size: int, what: str) -> None:
        """The cards given, or as many as there should be; in a loose position nothing."""
        if cards is None:
            cards = [] if self.loose else [ANY_CARD] * size
        if isinstance(cards, str):
            raise BadScenario(f"“{what}” must be a list of cards.")
        for name in cards:
            if name == ANY_CARD:
                self.blanks.append(place)
            else:
                element = self._element(name)
                self._take(element)
                self.s.table[place] = pile_of([*cards_in(self.s.pile(place)), element])

    def _deal_rest(self) -> None:
        """Whatever is open comes from the bag; nothing may be left over or missing."""
        s = self.s
        for category in range(4):
            if CATEGORIES[category] not in self.position.get("solution", {}):
                card = self._draw(s.bag & of_category(category), CATEGORIES[category])
                s.solution = with_line(s.solution, category, card)
        for place in self.blanks:
            card = self._draw(s.bag, "any category")
            s.table[place] = pile_of([*cards_in(s.pile(place)), card])
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
        card = element_drawn(nth(pile, self.rng.below(count(pile))))
        self.s.bag = minus(self.s.bag, card)
        return card

    def _take(self, element: int) -> None:
        """A listed card leaves the bag."""
        if not self.s.bag >> element & 1:
            name = ELEMENT_NAMES[element]
            if not self.s.terms.elements >> element & 1:
                raise BadScenario(f"“{name}” is not in a game with these options.")
            raise BadScenario(f"“{name}” is listed three times; there are two copies.")
        self.s.bag = minus(self.s.bag, element)

    # Reading

    def _number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.position.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise BadScenario(f"“{key}” must be a whole number from {least} to {most}, not {value!r}.")
        return value

    def _seat(self, key: str, value: Any) -> int:
        try:
            seat = int(value)
        except (TypeError, ValueError):
            seat = -1
        if not 0 <= seat < self.s.seats:
            raise BadScenario(f"“{key}” must name seats from 0 to {self.s.seats - 1}, not {value!r}.")
        return seat

    def _by_seat(self, key: str) -> dict[int, Sequence[str]]:
        given = self.position.get(key, {})
        rows = enumerate(given) if isinstance(given, list) else dict(given).items()
        return {self._seat(key, seat): cards for seat, cards in rows}

    def _one_of(self, key: str, names: Sequence[str], default: str) -> str:
        value = self.position.get(key, default)
        if value not in names:
            raise BadScenario(f"“{key}” must be one of {', '.join(names)}, not {value!r}.")
        return str(value)

    def _names(self, key: str, known: Sequence[str], default: Sequence[str]) -> Sequence[str]:
        given = self.position.get(key, default)
        wrong = [name for name in given if name not in known]
        if wrong or len(set(given)) != len(given):
            raise BadScenario(f"“{key}” must list different ones of {', '.join(known)}, not {list(given)!r}.")
        if key == "characters" and len(given) != self.s.seats:
            raise BadScenario(f"“characters” must name one for each of the {self.s.seats} seats.")
        return list(given)

    def _element(self, name: Any) -> int:
        if name not in ELEMENT_NAMES[: ELEMENTS + TIMES]:
            raise BadScenario(f"There is no card “{name}”.")
        return ELEMENT_NAMES.index(name)


def _either(legs: Sequence[int]) -> str:
    return " or ".join(str(leg) for leg in legs)

