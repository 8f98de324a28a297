"""Whether a position can have come about: what was done before it must have been possible."""

from wagonlit.core.errors import BadScenario
from wagonlit.core.ids import members, only
from wagonlit.games.mystery_express.pieces.board import ACTIONS, GRIP, HOURS, MADAM, SLEEPING
from wagonlit.games.mystery_express.pieces.cards import CRIME_CATEGORIES
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.turns import budget
from wagonlit.games.mystery_express.terms import ANY_TIME


def check_past(s: Train, phase: str) -> None:
    """BadScenario if the actions taken or the powers used cannot have been; `loose` positions may."""
    _check_taken(s, phase)
    for seat in members(s.used):
        _check_used(s, seat, phase)


def _check_taken(s: Train, phase: str) -> None:
    """ME-106, ME-108, ME-311, ME-321: they must have been possible in this leg, and cost what is gone."""
    if phase != "turn":
        if s.taken:
            raise BadScenario(f"In phase “{phase}” all turns are over, so “taken” must be empty.")
        return
    if s.taken >> MADAM & 1 and s.leg == 0:
        raise BadScenario("In leg 1 no passenger has boarded, so “club_madam” cannot have been taken.")
    if s.taken == only(GRIP) and s.active == s.first:
        raise BadScenario("“club_grip” cannot be the first action of a leg: all discards were empty.")
    costs = [_costs(s, action) for action in members(s.taken)]
    least, most = sum(cost[0] for cost in costs), sum(cost[-1] for cost in costs)
    hours = budget(s, s.active)
    if not least <= hours - s.hours <= most:
        named = ", ".join(ACTIONS[action] for action in members(s.taken)) or "nothing"
        paid = f"{least}" if least == most else f"{least} to {most}"
        raise BadScenario(
            f"“taken” ({named}) costs {paid} of the {hours} hours of this turn, but {s.hours} are left: "
            "set “hours” to match."
        )


def _costs(s: Train, action: int) -> range:
    """The hours that an action may have cost."""
    if ACTIONS[action] == "dining":
        return range(HOURS["dining"], HOURS["dining"] * min(s.seats - 1, CRIME_CATEGORIES) + 1)
    if action == SLEEPING:
        return range(HOURS["sleeping_failed"], HOURS["sleeping"] + 1)
    return range(HOURS[ACTIONS[action]], HOURS[ACTIONS[action]] + 1)


def _check_used(s: Train, seat: int, phase: str) -> None:
    """ME-601, ME-602, ME-606, ME-608: a power that exists, and a card of somebody else to look at."""
    if not s.terms.powers:
        raise BadScenario("At this table there are no powers, so “used” must be empty.")
    if seat not in [s.power_owner(category) for category in range(CRIME_CATEGORIES)]:
        raise BadScenario(f"Seat {seat} has no power to look at cards, so it cannot be among “used”.")
    played = _have_played(s, phase)
    if s.terms.scope != ANY_TIME:
        played -= {seat}  # nobody looks at cards in their own turn
    if not played:
        raise BadScenario(f"In this leg nobody has played whose cards seat {seat} could have looked at.")


def _have_played(s: Train, phase: str) -> set[int]:
    """The seats that have taken a turn in this leg, or begun one."""
    if phase != "turn":
        return set(range(s.seats))
    before = range((s.active - s.first) % s.seats)
    return {(s.first + turn) % s.seats for turn in before} | ({s.active} if s.taken else set())
