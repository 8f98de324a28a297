"""What a hunter reckons with: whom a shot would hit, what a question would tell, who is close to it."""

from functools import cached_property

from wagonlit.core.ids import Ids, below, count, has, only
from wagonlit.games.passenger27.bots.hunter_news import News
from wagonlit.games.passenger27.knowledge.knowledge import knowledge_of
from wagonlit.games.passenger27.pieces.actions import SHOOTING, TAIL_AFTER
from wagonlit.games.passenger27.pieces.incidents import LAST_CIGARETTE, RAT_RACE
from wagonlit.games.passenger27.pieces.names import MISS
from wagonlit.games.passenger27.pieces.people import FEATURES, PASSENGERS
from wagonlit.games.passenger27.pieces.tricks import (
    CHARISMATIC,
    DISGUISE,
    FOCUSED,
    LUCKY,
    OPPORTUNIST,
    SHARP,
    TRIGGER_HAPPY,
)
from wagonlit.games.passenger27.view import View
from wagonlit.games.passenger27.view.notes import BY_A_MISS

FIRST_ROUNDS = 4  # in which hardly anybody can know enough to shoot
BLIND_ROUNDS = 2  # in which even a hit must be luck
ANSWERED = 0.8  # how often somebody who is asked does not lie low
NO_DISGUISE = 2 / 3  # how likely a disguise is of another kind than the question
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

    def rounds_left(self) -> int:
        """After this one."""
        return len(self.view.options.traffic) - self.view.round

    # Being found out

    def suspects(self, seat: int) -> int:
        """How many people this seat may be for that opponent, by what he was told and what all know."""
        view, own = self.view, self._own()
        left: Ids = below(PASSENGERS)
        for exposed in view.exposed:
            left &= ~only(exposed.passenger)
        for feature, is_told in enumerate(view.told[seat]):
            if is_told:
                left &= self._like(own, feature)
        return max(1, count(left))

    def _own(self) -> int:
        """Who this seat is."""
        own = self.view.identities[self.view.seat]
        assert own is not None
        return own

    def danger(self, seat: int) -> float:
        """How likely that opponent would hit this seat, if he tried."""
        return 1 / self.suspects(seat)

    def somebody_missed(self, until: int) -> bool:
        """Up to that round, with a card that was laid for it."""
        return any(
            gone.cause == MISS and gone.round <= until and gone.step == SHOOTING for gone in self.view.out
        )

    def people_shoot_wildly(self) -> bool:
        """Has somebody missed, or even hit, before anybody could well know anything?"""
        view = self.view
        missed = any(one.exposure == BY_A_MISS and one.round <= FIRST_ROUNDS for one in view.exposed)
        return missed or any(gone.round <= BLIND_ROUNDS for gone in view.out)

    def cards_were_wasted(self) -> bool:
        """Has somebody used Tail After so early that hardly anybody has a disguise which it could beat?"""
        return any(TAIL_AFTER in cards for cards in self.view.used_cards)

    def _like(self, passenger: int, feature: int) -> Ids:
        """All who have the same as that passenger."""
        traits = self.view.clues.traits[TRAITS_EACH * feature : TRAITS_EACH * (feature + 1)]
        return next(ids for ids in traits if has(ids, passenger))

    # Asking and looking

    @cached_property
    def news(self) -> News:
        return News(self.view.clues, self.known, self.opponents, self.people_shoot_wildly())

    def best_feature(self, seat: int) -> int:
        return max(range(len(FEATURES)), key=lambda feature: self.news.of_answer(seat, feature))

    def worth_asking(self, seat: int) -> float:
        """What the best question to that opponent would tell, if he has no disguise that fits."""
        told: float = self.news.of_answer(seat, self.best_feature(seat))
        return told * NO_DISGUISE ** self.view.disguises[seat]

    def by_asking(self) -> float:
        """What an investigation would tell, with the skills that may follow it."""
        best = sorted(map(self.worth_asking, self.opponents), reverse=True)
        told = ANSWERED * (best[0] + (best[1] if self.holds(FOCUSED) and len(best) > 1 else 0))
        return told + (self.unseen(0) * self.innocent if self.holds(OPPORTUNIST) else 0)

    def by_looking(self) -> float:
        """What an Intrigue would tell, with the skills that may follow it."""
        cards = self._cards_shown() + (self.unseen(1) if self.holds(SHARP) else 0)
        asking = max(map(self.worth_asking, self.opponents)) if self.holds(CHARISMATIC) else 0
        return cards * self.innocent + ANSWERED * asking

    @cached_property
    def innocent(self) -> float:
        """What it tells to see one innocent."""
        view = self.view
        known = {one.passenger for one in view.exposed} | {one.passenger for one in view.innocents}
        known.add(self._own())
        unseen = [passenger for passenger in range(PASSENGERS) if passenger not in known]
        return self.news.of_innocent(self.hits(), unseen)

    def holds(self, skill: int) -> bool:
        """A skill that can be used in this round."""
        return skill in self.view.hand_skills and self.view.incident != LAST_CIGARETTE

    def unseen(self, slot: int) -> int:
        """Cards of that slot that this seat does not know."""
        return sum(card is None for card in self.view.slots[slot])

    def _cards_shown(self) -> int:
        """Cards that an Intrigue would show for the first time."""
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
