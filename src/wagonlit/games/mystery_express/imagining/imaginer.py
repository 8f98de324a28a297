# compiled by mypyc
"""A full state that fits a view, made from the view alone.

The view's own tracker says where cards may be; everything it leaves open is drawn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, count, has, lowest, nth, only, single
from wagonlit.core.imagining import Imaginer as BaseImaginer
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express.pieces.cards import (
    BLANK,
    CRIME_CATEGORIES,
    ELEMENTS,
    PER_CATEGORY,
    TIME,
    TIMES,
    Category,
    Element,
    Pile,
    both_copies,
    category_of,
    element_drawn,
    kinds,
    minus,
    of_category,
    plus,
)
from wagonlit.games.mystery_express.pieces.papers import with_entry
from wagonlit.games.mystery_express.pieces.places import DISCARD, PLACES
from wagonlit.games.mystery_express.pieces.time_deck import ORDERS
from wagonlit.games.mystery_express.state.train import ANSWER, TELEGRAM, Train
from wagonlit.games.mystery_express.view.tracker import Tracker

UNKNOWN: Final = -1
A_SIDE: Final = 5  # sealed: the side of the bag
BACKS: Final = 6  # sealed: two backs of the tunnel
ANY_CARD: Final = 4


class SealedChoice:
    """What a seat has chosen in secret: a card of a category, any card, a side, or two backs."""

    def __init__(self, seat: Seat, kind: i64, value: i64) -> None:
        self.seat: Final = seat
        self.kind: Final = kind  # 0 … 3: a card of that category
        self.value: Final = value  # UNKNOWN: not this seat's secret


class Imaginer(BaseImaginer):
    """Prepared from one view; each sample is another state that fits it."""

    def __init__(self, template: Train, tracker: Tracker) -> None:
        self.template: Final = template  # everything that this seat knows, hidden cards left out
        self.first: Final = tracker.first[:]
        self.second: Final = tracker.second[:]
        self.backs: Final = tracker.backs[:]
        self.dealt: bool = True
        self.hidden_time: i64 = UNKNOWN
        self.sealed: list[SealedChoice] = []
        self.placed: list[int] = []  # by index: the element, or UNKNOWN
        self.telegrams: vec[i64] = vec[i64]([0] * 5)  # by seat: how many lines are written
        self.answers: vec[i64] = vec[i64]([0] * 5)
        self.me: i64 = 0
        # Scratch while one category is laid out.
        self.room: vec[i64] = vec[i64]([0] * PLACES)
        self.open: vec[i64] = vec[i64]([0] * (2 * PER_CATEGORY))
        self.open_element: vec[i64] = vec[i64]([0] * (2 * PER_CATEGORY))
        self.open_count: i64 = 0

    def sample(self, rng: Rng) -> Train:
        """A state this seat could be in."""
        s = self.template.clone()
        if not self.dealt:
            return s
        category: Category
        for category in range(CRIME_CATEGORIES):
            self._lay_out(s, category, rng)
        time = self.hidden_time if self.hidden_time != UNKNOWN else rng.below(TIMES)
        s.solution = with_entry(s.solution, TIME, time + ELEMENTS)
        if not s.terms.shuffle_time_deck and s.order < 0:
            s.order = rng.below(ORDERS)
        self._seal(s, rng)
        self._place(s, rng)
        self._write_lines(s, rng)
        return s

    def _lay_out(self, s: Train, category: Category, rng: Rng) -> None:
        """Every card of one category: the certain ones, the tracked ones, then the rest."""
        place: i64
        for place in range(PLACES):
            self.room[place] = i64(self.backs[place * CRIME_CATEGORIES + category])
        free: Pile = both_copies(s.terms.elements) & of_category(category)
        self.open_count = 0
        element: Element
        for element in range(category * PER_CATEGORY, (category + 1) * PER_CATEGORY):
            if self.first[element]:
                free = minus(free, element)
                self._lay_tracked(s, element, self.first[element])
            if self.second[element]:
                free = minus(free, element)
                self._lay_tracked(s, element, self.second[element])
        if not self._lay_open(s, 0, rng):
            raise RuntimeError("this view contradicts itself")
        culprit = element_drawn(rng.one_of(free))
        s.solution = with_entry(s.solution, category, culprit)
        self._lay_rest(s, minus(free, culprit), rng)

    def _lay_tracked(self, s: Train, element: Element, places: Ids) -> None:
        if single(places):
            self._put(s, element, lowest(places))
            return
        self.open[self.open_count] = places
        self.open_element[self.open_count] = element
        self.open_count += 1

    def _put(self, s: Train, element: Element, place: i64) -> None:
        s.rows[place] = plus(s.rows[place], element)
        self.room[place] -= 1

    def _lay_open(self, s: Train, index: i64, rng: Rng) -> bool:
        """The tracked cards that may be in several places, by trial and error; False: no way out."""
        if index == self.open_count:
            return self._has_room()
        places = self.open[index]
        element = self.open_element[index]
        while places:
            place = self._random_place(places, rng)
            places &= ~only(place)
            if self.room[place] <= 0:
                continue
            self._put(s, element, place)
            if self._lay_open(s, index + 1, rng):
                return True
            s.rows[place] = minus(s.rows[place], element)
            self.room[place] += 1
        return False

    def _random_place(self, places: Ids, rng: Rng) -> i64:
        """A place with more cards is more likely."""
        total: i64 = 0
        place: i64
        for place in range(PLACES):
            if has(places, place) and self.room[place] > 0:
                total += self.room[place]
        if total == 0:
            return lowest(places)
        drawn = rng.below(total)
        for place in range(PLACES):
            if has(places, place) and self.room[place] > 0:
                drawn -= self.room[place]
                if drawn < 0:
                    return place
        return lowest(places)

    def _has_room(self) -> bool:
        return all(self.room[place] >= 0 for place in range(PLACES))

    def _lay_rest(self, s: Train, free: Pile, rng: Rng) -> None:
        """Cards that nobody has shown this seat fill the room that is left."""
        left: i64 = count(free)
        place: i64
        for place in range(PLACES):
            while self.room[place] > 0:
                card = element_drawn(nth(free, rng.below(left)))
                free = minus(free, card)
                left -= 1
                self._put(s, card, place)

    def _seal(self, s: Train, rng: Rng) -> None:
        """What others have chosen in secret: anything they could have."""
        for choice in self.sealed:
            if choice.value != UNKNOWN:
                s.seal(choice.seat, choice.value)
            elif choice.kind == A_SIDE:
                s.seal(choice.seat, rng.below(2))
            elif choice.kind == BACKS:
                s.seal(choice.seat, self._two_backs(s, choice.seat, rng))
            else:
                hand = s.hand(choice.seat)
                cards = hand if choice.kind == ANY_CARD else hand & of_category(choice.kind)
                if cards:
                    s.seal(choice.seat, element_drawn(rng.one_of(cards)))

    def _two_backs(self, s: Train, seat: Seat, rng: Rng) -> i64:
        """One card of each neighbour, by its back."""
        left = s.hand(s.left_of(seat))
        right = s.hand(s.right_of(seat))
        backs: i64 = 0
        if left:
            backs = category_of(element_drawn(rng.one_of(left)))
        if right:
            backs |= category_of(element_drawn(rng.one_of(right))) << 3
        return backs

    def _place(self, s: Train, rng: Rng) -> None:
        """The cards just put on discards, which a power may still look at."""
        index: i64
        s.placed = 0
        for index in range(len(self.placed)):
            element: Element = self.placed[index]
            if element < 0:
                # -1 - category: only the back is known.
                cards = s.of_back(DISCARD + s.placer(index), -1 - element)
                if cards == 0:
                    continue
                element = element_drawn(rng.one_of(cards))
            s.placed |= element << (5 * index)

    def _write_lines(self, s: Train, rng: Rng) -> None:
        """Telegrams and answers of others: anything they could have written."""
        seat: Seat
        line: Category
        for seat in range(s.seats):
            if seat == self.me:
                continue
            for line in range(self.telegrams[seat]):
                s.write(TELEGRAM, seat, line, self._entry(s, line, rng))
            for line in range(self.answers[seat]):
                s.write(ANSWER, seat, line, self._entry(s, line, rng))

    def _entry(self, s: Train, line: Category, rng: Rng) -> Element:
        if line == TIME:
            drawn = rng.below(TIMES + 1)
            return BLANK if drawn == TIMES else drawn + ELEMENTS
        possible = (s.terms.elements & kinds(of_category(line))) | only(BLANK)
        return rng.one_of(possible)
