"""Somebody is asked discreetly while others look at something: with a choice in one world only."""

from tests.table.proof.discreet import played
from tests.table.trials import IN_THE_SALON
from tests.table.twins.cast import NEVER, Cast
from tests.table.twins.comparing import Theatre
from tests.table.twins.worlds import Pair, World
from tests.toys.masquerade.pieces import LET, MASKS, PEEK, REST
from wagonlit.conformance.trial import Run, Trial

RUN = Run(IN_THE_SALON, 7, {"players": 4})
ANNA, BERT, CARLA, DIRK = range(4)
# Carla looks at Bert while Anna still looks at what Dirk has let her see; Bert needs a fan to turn it round.
ACTS = (
    (ANNA, PEEK), (BERT, REST), (CARLA, PEEK), (DIRK, REST),
    (ANNA, DIRK), (DIRK, LET), (CARLA, BERT), (BERT, LET),
)  # fmt: skip
DRAWN = ("gold_owl", "gold_cat")  # what Bert and Dirk lay aside
NOBODY_LEAVES = Cast(frozenset(), ANNA, frozenset(), NEVER, "relaxed")


def choice_tells(theatre: Theatre, _trial: Trial, *bends: str) -> str:
    """By what Dirk or an onlooker can tell whether Bert had a choice; empty if by nothing."""
    worlds = _world("blue_owl"), _world("red_fox")
    assert worlds[0].by_room != worlds[1].by_room
    return theatre.told_apart(Pair("choice", RUN, DIRK, worlds), *bends, cast=NOBODY_LEAVES)


def _world(berts: str) -> World:
    masks = ("gold_fox", berts, "black_cat", "blue_fox", *DRAWN)
    game = played(RUN, [MASKS.index(mask) for mask in masks], ACTS)
    return World(game.chance, game.answers, game.by_room)
