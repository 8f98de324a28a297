"""What a hunter reckons with: whom a shot would hit, what a question would tell, who is close to it."""

from math import log2

from wagonlit.core.ids import Ids, below, count, has, only
from wagonlit.games.passenger27.knowledge.knowledge import knowledge_of
from wagonlit.games.passenger27.pieces.actions import SHOOTING
from wagonlit.games.passenger27.pieces.incidents import RAT_RACE
from wagonlit.games.passenger27.pieces.names import MISS
from wagonlit.games.passenger27.pieces.people import FEATURES, PASSENGERS
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, LUCKY, TRIGGER_HAPPY
from wagonlit.games.passenger27.view import View

FIRST_ROUNDS = 4  # in which hardly anybody can know enough to shoot
PRESSING = 4.0  # how much more it is worth to ask somebody who knows who one is
TRAITS_EACH = 3


class Odds:
    """One position, as far as its seat can reckon it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.known = knowledge_of(view)
        self.opponents = [seat for seat in view.living if seat != view.seat]
        self._hits: list[float] = []

    # Shooting

    def hits(self) -> list[float]:
        """By passenger: how likely a shot at him would hit somebody, that is, that he is not innocent."""
        if not self._hits:
            total, known = self.known.total, self.known
            self._hits = [
                sum(known.ways(seat, passenger) for seat in self.opponents) / total
                for passenger in range(PASSENGERS)
            ]
        return self._hits

    def best_name(self, names: list[int]) -> int:
        """The surest shot; of several that are equally sure, the one at whoever is most dangerous."""
        hits = self.hits()
        return max(names, key=lambda name: (round(hits[name], 6), self._danger_of(name)))

    def best_hit(self) -> float:
        return max(self.hits())

    def _danger_of(self, passenger: int) -> float:
        total = self.known.total
        return sum(self.danger(seat) * self.known.ways(seat, passenger) / total for seat in self.opponents)

    # Being found out

    def suspects(self, seat: int) -> int:
        """How many people this seat may be for that opponent, by what he was told and what all know."""
        view = self.view
        own = view.identities[view.seat]
        assert own is not None
        left: Ids = below(PASSENGERS)
        for exposed in view.exposed:
            left &= ~only(exposed.passenger)
        for feature, is_told in enumerate(view.told[seat]):
            if is_told:
                left &= self._like(own, feature)
        return max(1, count(left))

    def danger(self, seat: int) -> float:
        """How likely that opponent would hit this seat, if he tried."""
        return 1 / self.suspects(seat)

    def people_shoot_wildly(self) -> bool:
        """Has somebody missed with a card that he laid before he could well know anything?"""
        return any(
            gone.cause == MISS and gone.round <= FIRST_ROUNDS and gone.step == SHOOTING
            for gone in self.view.out
        )

    def _like(self, passenger: int, feature: int) -> Ids:
        """All who have the same as that passenger."""
        traits = self.view.clues.traits[TRAITS_EACH * feature : TRAITS_EACH * (feature + 1)]
        return next(ids for ids in traits if has(ids, passenger))

    # Asking

    def news(self, seat: int, feature: int) -> float:
        """In bits: what the answer would tell of that opponent."""
        ways = self.known.ways_of(seat)
        traits = self.view.clues.traits[TRAITS_EACH * feature : TRAITS_EACH * (feature + 1)]
        return _bits([sum(way for one, way in enumerate(ways) if has(ids, one)) for ids in traits])

    def unknown(self, seat: int) -> float:
        """In bits: what is still open about that opponent."""
        return _bits(self.known.ways_of(seat))

    def best_feature(self, seat: int) -> int:
        return max(range(len(FEATURES)), key=lambda feature: self.news(seat, feature))

    def worth_asking(self, seat: int) -> float:
        """Which share of what is open the best question would settle, if it is answered."""
        open_bits = self.unknown(seat)
        if open_bits == 0:
            return 0.0
        share = self.news(seat, self.best_feature(seat)) / open_bits
        return share * self.answers(seat) * (1 + PRESSING * self.danger(seat))

    def answers(self, seat: int) -> float:
        """How likely he has no disguise that fits."""
        return float((2 / 3) ** self.view.disguises[seat])

    # Looking

    def unseen(self, slot: int) -> int:
        """Cards of that slot that this seat does not know."""
        return sum(card is None for card in self.view.slots[slot])

    def to_be_seen(self) -> int:
        """Cards that an Intrigue would show."""
        view = self.view
        top = view.incident != RAT_RACE and view.deck > 0 and view.deck_top is None
        return self.unseen(0) + top

    # Cards

    def use_of(self, trick: int) -> float:
        """A skill is worth more than a disguise; a second of its kind, or for what all know, least."""
        view = self.view
        if trick < DISGUISE:
            return 5.0 if trick in (LUCKY, TRIGGER_HAPPY) else 2.5
        secret = sum(not view.told[seat][trick - DISGUISE] for seat in self.opponents)
        return secret / 3 - view.hand_disguises.count(trick)


def _bits(weights: list[int]) -> float:
    """The entropy of something that turns out like this."""
    total = sum(weights)
    return -sum(way / total * log2(way / total) for way in weights if way)
