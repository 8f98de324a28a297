"""Two worlds that differ only in what somebody may not know."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from wagonlit.conformance.trial import Run
from wagonlit.core.record import Answer
from wagonlit.core.rng import Rng

SECRET = ("sealed", "wavers")  # kinds of pairs


class World(Struct, frozen=True):
    """A game as it goes in one world."""

    chance: list[int | str]
    answers: list[Answer]
    by_room: frozenset[int] = frozenset()  # the places of answers that the room gives
    first_thoughts: dict[int, int] = {}  # by place: what was answered there before somebody changed it


class Pair(Struct, frozen=True):
    """Two worlds that are one and the same for these eyes, and for whoever only looks on."""

    kind: str
    run: Run
    eyes: int
    worlds: tuple[World, World]

    @property
    def in_turn(self) -> set[int]:
        """The seats of which one comes first in one world, and another in the other."""
        answers = zip(*(world.answers for world in self.worlds))
        return {answer.seat for one, other in answers if one.seat != other.seat for answer in (one, other)}

    @property
    def wavering(self) -> set[int]:
        """Where somebody has second thoughts in one of the worlds."""
        return {place for world in self.worlds for place in world.first_thoughts}

    def __str__(self) -> str:
        return (
            f"{self.kind}, {self.run.game.id} {dict(self.run.given)}, seed {self.run.seed}, eyes {self.eyes}"
        )


def shortened(pair: Pair, most: int) -> Pair:
    """The same with so many answers at most; what was laid in secret may come late, and is left as it is."""
    if pair.kind in SECRET:
        return pair
    one, other = (
        replace(
            world, answers=world.answers[:most], by_room=frozenset(at for at in world.by_room if at < most)
        )
        for world in pair.worlds
    )
    return replace(pair, worlds=(one, other))


def otherwise(choice: int | str, options: Sequence[int], rng: Rng) -> int:
    """Another of these options."""
    others = [option for option in options if option != choice]
    return others[rng.below(len(others))]
