"""Worlds that fit a view: what is known stays, everything else is drawn."""

from wagonlit.core.frame import State
from wagonlit.core.ids import only, set_of
from wagonlit.core.imagining import Imaginer
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.imagining.cards import open_tricks
from wagonlit.games.passenger27.imagining.people import open_people
from wagonlit.games.passenger27.imagining.secrets import draw_secrets, set_called
from wagonlit.games.passenger27.knowledge.knowledge import Knowledge
from wagonlit.games.passenger27.options import terms_of
from wagonlit.games.passenger27.pieces.tricks import CARDS_IN_PILE
from wagonlit.games.passenger27.state.hunt import OUT, PILE, THROWN, Hunt, setting_out
from wagonlit.games.passenger27.view import View


class Worlds(Imaginer):
    """Makes one world after the other; all that is public is put in place first."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.dealt = bool(view.round) or any(identity is not None for identity in view.identities)
        self.base = setting_out(terms_of(view.options))
        self.base.agenda = view.agenda
        _set_public(self.base, view)
        if self.dealt:
            own = view.identities[view.seat] if view.seat < view.options.players else None
            self.people = open_people(self.base, view, Knowledge(view.clues), own)
            self.tricks = open_tricks(self.base, view)
            set_called(self.base, view)

    def sample(self, rng: Rng) -> State:
        s = self.base.clone()
        if self.dealt:
            self.people.deal(s, rng)
            self.tricks.deal(s, rng)
            draw_secrets(s, self.view, rng)
        return s


def _set_public(s: Hunt, view: View) -> None:
    s.round = view.round
    s.step = view.step or 0
    s.living = set_of(view.living)
    s.incident = -1 if view.incident is None else view.incident
    s.played = set_of(view.played)
    s.exposed = set_of([known.passenger for known in view.exposed])
    s.gone = set_of(view.discard)
    s.face_up = set_of(view.face_up)
    s.used = set_of(view.used)
    s.open_skills = set_of(view.gone_skills)
    s.spent, s.revealed = set_of(view.spent), set_of(view.shown)
    s.selfish = -1 if view.selfish is None else view.selfish
    s.batches = len(view.out)
    s.reason = -1 if view.reason is None else view.reason
    for order, departure in enumerate(view.out, 1):
        s.rows[OUT + departure.seat] = order
    for seat in range(s.seats):
        _set_pile(s, view, seat)


def _set_pile(s: Hunt, view: View, seat: int) -> None:
    """The pile, and what of it came there in this round."""
    skills, cards = view.piles[seat], view.used_cards[seat]
    s.open_skills |= set_of(skills)
    s.rows[PILE + seat] = set_of(skills) | set_of([CARDS_IN_PILE + card for card in cards])
    thrown = set_of([skill for skill in skills if skill in view.used])
    action = view.actions[seat]
    if action is not None and action in cards:
        thrown |= only(CARDS_IN_PILE + action)
    s.rows[THROWN + seat] = thrown
