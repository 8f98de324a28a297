"""The games in which leaks are looked for: each toy, and what its witnesses have seen."""

import os

from tests.table.variants.carnival import GAME as CARNIVAL
from tests.table.variants.foghorn import GAME as FOGHORN
from tests.table.variants.salon import GAME as SALON
from tests.table.variants.tribune import GAME as TRIBUNE
from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.lighthouse.witness import witness as seen_on_the_coast
from tests.toys.masquerade.witness import witness as seen_at_the_ball
from wagonlit.conformance import Trial

# The usual counts find what leaks often; these find what leaks seldom.
TIMES_AS_MANY = 10 if os.environ.get("WAGONLIT_THOROUGH") == "1" else 1

AT_THE_BALL = Trial(CARNIVAL, games=8 * TIMES_AS_MANY, witness=seen_at_the_ball)
ON_THE_COAST = Trial(LIGHTHOUSE, games=8 * TIMES_AS_MANY, witness=seen_on_the_coast)
IN_THE_SALON = Trial(SALON, games=4 * TIMES_AS_MANY, witness=seen_at_the_ball)  # with discreet questions
IN_THE_FOG = Trial(FOGHORN, games=4 * TIMES_AS_MANY, variants=({"players": 7},), witness=seen_on_the_coast)
BEFORE_AN_AUDIENCE = Trial(TRIBUNE, games=4 * TIMES_AS_MANY, witness=seen_at_the_ball)  # with forecasts
TRIALS = {trial.game.id: trial for trial in (AT_THE_BALL, ON_THE_COAST)}
