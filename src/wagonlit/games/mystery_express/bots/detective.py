"""A detective with perfect memory: it keeps what is proven, and shows as little as it can."""

from collections.abc import Callable

from wagonlit.core.ask import Ask
from wagonlit.core.rng import Rng, derived
from wagonlit.core.view import View as BaseView
from wagonlit.games.mystery_express.bots.appraisal import Appraisal
from wagonlit.games.mystery_express.bots.memory import counted, likely_time
from wagonlit.games.mystery_express.options import Options
from wagonlit.games.mystery_express.pieces.board import END_TURN
from wagonlit.games.mystery_express.pieces.cards import BLANK, ELEMENTS, TIME
from wagonlit.games.mystery_express.pieces.places import HAND, SPOT, STACK
from wagonlit.games.mystery_express.view import View

SURE_ENOUGH = 0.7  # a telegram entry is worth writing: right gains a point, wrong costs one
WORTH_A_PEEK = 0.12  # a power comes back in every city, so it is used for any real news
CLEAR_LEAD = 1  # how many remembered cards fewer make a time certain enough for the telegram

Policy = Callable[[View, Ask, Appraisal], int]


class Detective:
    """Weighs every choice by what it would learn, and what others would."""

    def __init__(self, options: Options, seat: int, seed: int) -> None:
        self.rng = Rng(derived(seed, seat))
        self.policies: dict[str, Policy] = {
            "turn.action": self._action,
            "grip.player": self._grip_player,
            "grip.category": self._grip_category,
            "madam.stack": lambda view, ask, news: self._best(ask, lambda stack: news.best_of(STACK + stack)),
            "madam.category": lambda view, ask, news: self._best(
                ask, lambda category: news.of(STACK + ask.facts["stack"], category)
            ),
            "dining.guests": lambda view, ask, news: self._best(ask, news.of_guests),
            "dining.category": self._from_hand,
            "lounge.category": lambda view, ask, news: self._best(ask, news.of_lounge),
            "passenger.side": lambda view, ask, news: self._best(ask, news.of_side),
            "passenger.category": lambda view, ask, news: self._best(
                ask, lambda category: news.of(HAND + news.beside(ask.facts["side"]), category)
            ),
            "sleeping.player": lambda view, ask, news: self._best(
                ask, lambda seat: news.best_of(HAND + seat)
            ),
            "sleeping.category": self._from_hand,
            "smoking.partners": lambda view, ask, news: self._best(ask, news.of_partners),
            "smoking.category": lambda view, ask, news: self._best(
                ask, lambda category: news.of_pair(ask.facts["partners"], category)
            ),
            "chat.spot": lambda view, ask, news: self._best(ask, lambda spot: news.best_of(SPOT + spot)),
            "tunnel.back": lambda view, ask, news: self._best(
                ask, lambda category: news.of(HAND + news.beside(ask.facts["side"]), category)
            ),
            "pick.card": self._show,
            "passenger.card": self._show,
            "smoking.first": self._show,
            "smoking.second": self._show,
            "chat.card": self._show,
            "power.peek": self._peek,
            "telegram.entry": self._telegram,
            "final.entry": self._answer,
        }

    def choose(self, view: BaseView, ask: Ask) -> int:
        assert isinstance(view, View)
        if len(ask.options) == 1:
            return ask.options[0]
        policy = self.policies.get(ask.decision)
        if policy is None:
            return ask.options[self.rng.below(len(ask.options))]
        return policy(view, ask, Appraisal(view))

    def _best(self, ask: Ask, worth: Callable[[int], float]) -> int:
        """The option worth most; ties at random."""
        worths = {option: worth(option) for option in ask.options}
        most = max(worths.values())
        tied = [option for option in ask.options if worths[option] >= most - 1e-9]
        return tied[self.rng.below(len(tied))]

    def _action(self, view: View, ask: Ask, news: Appraisal) -> int:
        """The action that teaches most for its hours; the turn ends only when nothing teaches."""
        return self._best(ask, lambda action: 0.0 if action == END_TURN else news.of_action(action))

    def _grip_player(self, view: View, ask: Ask, news: Appraisal) -> int:
        return self._best(ask, news.of_grip)

    def _grip_category(self, view: View, ask: Ask, news: Appraisal) -> int:
        seat = ask.facts["target"]
        return self._best(ask, lambda category: news.of_grip_category(seat, category))

    def _from_hand(self, view: View, ask: Ask, news: Appraisal) -> int:
        seat = ask.facts["guest" if "guest" in ask.facts else "target"]
        return self._best(ask, lambda category: news.of(HAND + seat, category))

    def _show(self, view: View, ask: Ask, news: Appraisal) -> int:
        """The card that tells the others least."""
        return self._best(ask, lambda element: -news.given_away(element, ask))

    def _peek(self, view: View, ask: Ask, news: Appraisal) -> int:
        def worth(option: int) -> float:
            if option == 0:
                return WORTH_A_PEEK
            placed = view.placed[option - 1]
            return news.of_back(placed.category)

        return self._best(ask, worth)

    def _telegram(self, view: View, ask: Ask, news: Appraisal) -> int:
        """Only when it pays."""
        category = ask.facts["category"]
        if category == TIME:
            counts = sorted(counted(view))
            return self._answer(view, ask, news) if counts[1] - counts[0] >= CLEAR_LEAD else BLANK
        guess = self._answer(view, ask, news)
        return guess if news.chance_of(guess) >= SURE_ENOUGH else BLANK

    def _answer(self, view: View, ask: Ask, news: Appraisal) -> int:
        if ask.facts["category"] == TIME:
            return ELEMENTS + likely_time(counted(view), self.rng)
        named = [element for element in ask.options if element != BLANK]
        most = max(news.chance_of(element) for element in named)
        tied = [element for element in named if news.chance_of(element) >= most - 1e-9]
        return tied[self.rng.below(len(tied))]
