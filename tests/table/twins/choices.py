"""Somebody is asked discreetly while others look at something: with a choice in one world only."""

from tests.table.proof.discreet import played
from tests.table.trials import IN_THE_SALON
from tests.table.twins.cast import NEVER, Cast
from tests.table.twins.comparing import Theatre
from tests.table.twins.pair import Pair, World
from tests.table.twins.performance import LONGEST, Performance
from tests.toys.masquerade.pieces import LET, MASKS, PEEK, REST
from wagonlit.conformance.trial import Run, Trial
from wagonlit.table.wire.messages import Reply, SitIn

RUN = Run(IN_THE_SALON, 7, {"players": 4})
ANNA, BERT, CARLA, DIRK = range(4)
# Carla looks at Bert while Anna still looks at what Dirk has let her see; Bert needs a fan to turn it round.
ACTS = (
    (ANNA, PEEK), (BERT, REST), (CARLA, PEEK), (DIRK, REST),
    (ANNA, DIRK), (DIRK, LET), (CARLA, BERT), (BERT, LET),
)  # fmt: skip
DRAWN = ("gold_owl", "gold_cat")  # what Bert and Dirk lay aside
NOBODY_LEAVES = Cast(frozenset(), ANNA, frozenset(), NEVER, "relaxed")


class Hasty(Performance):
    """Whoever is asked last leaves at once: with a choice, not before having answered."""

    def _perform(self, place: int) -> None:
        if place < len(ACTS) - 1:
            super()._perform(place)
            return
        line = self.lines.pop(BERT)
        assert line.position
        if ask := line.position.ask:
            line.send(Reply("answer-hasty", ask.at, LET))
            self.server.run()
        self.server.leave(line)
        self.server.rest(LONGEST)


class BesideABot(Performance):
    """For whoever is asked last a bot sits in, and they answer nevertheless, if they have a choice."""

    def _perform(self, place: int) -> None:
        line = self.lines[BERT]
        if place == len(ACTS) - 3:
            line.send(SitIn(BERT, "random"))
            self.server.run()
        if place < len(ACTS) - 1:
            super()._perform(place)
            return
        assert line.position
        if ask := line.position.ask:
            line.send(Reply("answer-beside", ask.at, LET))
            self.server.run()
        self._await(BERT)


def choice_tells(theatre: Theatre, _trial: Trial, *bends: str) -> str:
    """By what Dirk or an onlooker can tell whether Bert had a choice; empty if by nothing."""
    return _told_apart(theatre, Performance, *bends)


def leaving_tells(theatre: Theatre, _trial: Trial, *bends: str) -> str:
    """The same where Bert leaves before his answer is told."""
    return _told_apart(theatre, Hasty, *bends)


def answering_beside_a_bot_tells(theatre: Theatre, _trial: Trial, *bends: str) -> str:
    """The same where a bot sits in for Bert meanwhile."""
    return _told_apart(theatre, BesideABot, *bends)


def _told_apart(theatre: Theatre, performed: type[Performance], *bends: str) -> str:
    worlds = _world("blue_owl"), _world("red_fox")
    assert worlds[0].by_room != worlds[1].by_room
    pair = Pair("choice", RUN, DIRK, worlds)
    return theatre.told_apart(pair, *bends, cast=NOBODY_LEAVES, performed=performed)


def _world(berts: str) -> World:
    masks = ("gold_fox", berts, "black_cat", "blue_fox", *DRAWN)
    game = played(RUN, [MASKS.index(mask) for mask in masks], ACTS)
    return World(game.chance, game.answers, game.by_room)
