"""A first round in which somebody has a choice in a private window or, holding another card, has none."""

from typing import Any

from tests.games.passenger27.table import ANNA, BERT, CARL, INVESTIGATE, PASS, SCHEME, SHOOT, passenger, trick
from tests.table.as_at_a_table import Played
from tests.table.proof.discreet import played
from wagonlit.conformance.trial import Run, Trial
from wagonlit.games.passenger27 import GAME

RUN = Run(Trial(GAME), 7, {"players": 3})
LISTENER = CARL
DISGUISES = {"looks": 0, "scent": 18, "voice": 36}  # a card of that kind, as chance draws it
INQUIRY = (
    (ANNA, INVESTIGATE), (BERT, SCHEME), (CARL, SCHEME), (ANNA, BERT), (ANNA, PASS), (ANNA, "looks"),
    (BERT, PASS), (ANNA, PASS),
)  # fmt: skip
MISS = ((ANNA, SHOOT), (BERT, SCHEME), (CARL, SCHEME), (ANNA, "banker"), (ANNA, PASS))


def first_round(acts: Any, annas: str = "bold", berts: str = "voice") -> Played:
    """Everybody has drawn a disguise; one of Anna's skills and Bert's disguise are these."""
    skills = ("patient", annas, "selfish", "sharp", "cunning", "copycat")
    chance = [
        *map(passenger, ("nurse", "gangster", "poet")),
        *map(trick, skills),
        *(0, 1),  # initiative
        *map(passenger, ("soprano", "chemist", "barber")),
        GAME.domains["incident"].index("chase_your_tail"),
        *(DISGUISES[kind] for kind in ("scent", berts, "scent")),
    ]
    return played(RUN, chance, acts)


# By question: with a choice, and without.
PAIRS = {
    "investigation.ingenious": (first_round(INQUIRY, annas="ingenious"), first_round(INQUIRY)),
    "investigation.respond": (first_round(INQUIRY, berts="looks"), first_round(INQUIRY)),
    "skill.play": (first_round(INQUIRY, annas="opportunist"), first_round(INQUIRY)),
    "assassination.save": (first_round(MISS, annas="lucky"), first_round(MISS)),
}
