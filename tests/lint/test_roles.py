"""Views and bots that know the truth are found, however their modules are called; so are open rules."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.toys.registered import ROOT
from wagonlit.conformance.roles import faults, package_of
from wagonlit.core.game import Game
from wagonlit.games import games

CHECK = ROOT / "scripts" / "check-roles"
TRUTH = "from wagonlit.core.frame import State\n\nclass Ledger(State):\n    pass\n\nSIZE = 3\n"
STEP = "from wagonlit.core.frame import Offer\n\nclass Step(Offer):\n    pass\n"
VIEW = "from wagonlit.core.view import View as Base\n\nclass Picture(Base):\n    pass\n"
SHARPER = "from {package}.picture import Picture\n\nclass Sharper(Picture):\n    pass\n"
GAME = (
    "from tests.toys.masquerade.game import Masquerade\nfrom {package}.friend import Player\n\n"
    "class Ball(Masquerade):\n    bots = {'friend': Player}\n\nGAME = Ball()\n"
)
BOT = "class Player:\n    def choose(self, view, ask):\n        return 0\n"


class Planted:
    """A package for one test, made of the modules given to it."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder / name
        self.name = name
        self.folder.mkdir()
        self.write("__init__", "")

    def write(self, module: str, text: str) -> None:
        file = self.folder / f"{module}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text.replace("{package}", self.name), encoding="utf-8")

    def faults(self) -> list[str]:
        return faults(self.name)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Planted:
    monkeypatch.syspath_prepend(str(tmp_path))
    planted = Planted(tmp_path, f"planted_{abs(hash(request.node.name))}")
    planted.write("ledger", TRUTH)
    planted.write("picture", VIEW)
    planted.write("sharper", SHARPER)
    planted.write("constants", "SIZE = 3\n")
    return planted


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_game_keeps_the_truth_from_its_views_and_bots(game: Game) -> None:
    assert faults(package_of(game)) == []


def test_a_view_may_import_what_is_no_truth(package: Planted) -> None:
    package.write("picture", f"from {{package}}.constants import SIZE\n{VIEW}")
    package.write("player", f"from {{package}}.sharper import Sharper\n{BOT}")
    assert package.faults() == []


@pytest.mark.parametrize(
    "line",
    [
        "from {package}.ledger import SIZE",
        "from {package} import ledger",
        "import {package}.ledger",
        "import {package}.ledger as harmless",
        "from .ledger import SIZE",
        "from . import ledger",
        "def late() -> int:\n    from {package}.ledger import SIZE\n    return SIZE",
    ],
)
def test_a_view_that_imports_the_truth_is_found_however_it_does_so(package: Planted, line: str) -> None:
    package.write("picture", f"{line}\n{VIEW}")
    name = package.name
    assert package.faults() == [
        f"{name}.picture defines a view, but knows the truth: {name}.picture → {name}.ledger.",
        f"{name}.sharper defines a view, but knows the truth: "
        f"{name}.sharper → {name}.picture → {name}.ledger.",
    ]


def test_the_truth_is_found_behind_other_modules(package: Planted) -> None:
    package.write("constants", "from {package}.ledger import SIZE\n")
    package.write("sharper", f"from {{package}}.constants import SIZE\n{SHARPER}")
    name = package.name
    assert package.faults() == [
        f"{name}.sharper defines a view, but knows the truth: "
        f"{name}.sharper → {name}.constants → {name}.ledger."
    ]


def test_frames_are_the_truth_too(package: Planted) -> None:
    package.write("steps", STEP)
    package.write("picture", f"import {{package}}.steps\n{VIEW}")
    assert [fault.rpartition(" → ")[2] for fault in package.faults()] == [f"{package.name}.steps."] * 2


def test_a_module_that_defines_both_view_and_truth_is_found(package: Planted) -> None:
    package.write("picture", f"{TRUTH}\n{VIEW}")
    assert (
        f"{package.name}.picture defines a view, but knows the truth: {package.name}.picture."
        in package.faults()
    )


def test_a_bot_that_knows_the_truth_is_found_in_whatever_module_it_is(package: Planted) -> None:
    package.write("friends/__init__", "")
    package.write("friends/clever", f"from {{package}}.ledger import Ledger\n{BOT}")
    name = package.name
    assert package.faults() == [
        f"{name}.friends.clever defines a bot, but knows the truth: {name}.friends.clever → {name}.ledger."
    ]


def test_a_bot_that_inherits_its_choice_is_a_bot(package: Planted) -> None:
    package.write("plain", BOT)
    imports = "from {package}.plain import Player\nfrom {package}.ledger import SIZE\n"
    package.write("clever", f"{imports}\nclass Clever(Player):\n    pass\n")
    assert [fault.partition(" ")[0] for fault in package.faults()] == [f"{package.name}.clever"]


@pytest.mark.parametrize(
    "signature",
    ["self, knowledge, question", "self, *given", "self, view, ask, hurry=False", "me, view, ask, /"],
)
def test_a_bot_is_a_bot_whatever_its_parameters_are_called(package: Planted, signature: str) -> None:
    bot = f"class Player:\n    def choose({signature}):\n        return 0\n"
    package.write("player", f"from {{package}}.ledger import SIZE\n{bot}")
    assert [fault.partition(" ")[0] for fault in package.faults()] == [f"{package.name}.player"]


@pytest.mark.parametrize("signature", ["self", "self, hand", "self, hand, purse, *, aloud"])
def test_what_chooses_from_less_or_more_is_no_bot(package: Planted, signature: str) -> None:
    chooser = f"class Shopper:\n    def choose({signature}):\n        return 0\n"
    package.write("shopper", f"from {{package}}.ledger import SIZE\n{chooser}")
    assert package.faults() == []


def test_a_verb_of_the_truth_may_be_called_like_the_method_of_a_bot(package: Planted) -> None:
    package.write("ledger", TRUTH.replace("    pass\n", "    def choose(self, seat, deed):\n        pass\n"))
    assert package.faults() == []


@pytest.mark.parametrize(
    "bot",
    [
        "class Player:\n    def __getattr__(self, name):\n        return lambda view, ask: 0\n",
        "def Player(options, seat, seed):\n    return None\n",
    ],
)
def test_what_a_game_declares_as_a_bot_is_one_however_it_is_made(package: Planted, bot: str) -> None:
    package.write("friend", f"from {{package}}.ledger import SIZE\n{bot}")
    package.write("game", GAME)
    name = package.name
    assert package.faults() == [
        f"{name}.friend defines a bot, but knows the truth: {name}.friend → {name}.ledger."
    ]


@pytest.mark.parametrize(
    ("line", "used"),
    [
        ("import importlib", "importlib"),
        ("from importlib import import_module", "importlib"),
        ("def peek():\n    return __import__('ledger')", "__import__"),
        ("bring = __import__", "__import__"),
        ("def peek():\n    return eval('1')", "eval"),
    ],
)
@pytest.mark.parametrize("module", ["picture", "player", "constants"])
def test_views_and_bots_import_nothing_that_nobody_can_follow(
    package: Planted, module: str, line: str, used: str
) -> None:
    texts = {"picture": VIEW, "player": BOT, "constants": "SIZE = 3\n"}
    texts["picture"] = f"from {{package}}.constants import SIZE\n{VIEW}"
    texts[module] = f"{line}\n{texts[module]}"
    for name, text in texts.items():
        package.write(name, text)
    assert package.faults() == [
        f"{package.name}.{module} is part of a view or a bot, but uses {used}: who can tell what it imports?"
    ]


def test_others_may_import_what_they_like(package: Planted) -> None:
    package.write("drawing", "from importlib import import_module\n")
    assert package.faults() == []


@pytest.mark.parametrize(
    ("line", "used"),
    [
        ("import random", "random"),
        ("from time import monotonic", "time"),
        ("from os import path", "os.path"),
        ("import urllib.request", "urllib.request"),
        ("from wagonlit.core.rng import Rng", "wagonlit.core.rng"),
        ("def peek() -> None:\n    print(open('/dev/null'))", "open()"),
    ],
)
def test_rules_have_no_io_no_clock_and_no_chance(package: Planted, line: str, used: str) -> None:
    package.write("constants", f"{line}\nSIZE = 3\n")
    package.write("ledger", f"from {{package}}.constants import SIZE\n{TRUTH}")
    says = (
        f"{package.name}.constants is part of the truth, but uses {used}: rules have no IO, clock or chance."
    )
    assert says in package.faults()


def test_what_is_no_part_of_the_truth_may_look_outside(package: Planted) -> None:
    package.write("picture", f"import random\n{VIEW}")
    package.write("player", f"from time import sleep\n{BOT}")
    assert package.faults() == []


def test_the_command_fails_with_what_is_wrong(package: Planted) -> None:
    package.write("picture", f"from {{package}}.ledger import SIZE\n{VIEW}")
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(package.folder.parent)!r})"]
    command[-1] += f"; sys.argv = ['check-roles', {package.name!r}]; import runpy"
    command[-1] += f"; runpy.run_path({str(CHECK)!r}, run_name='__main__')"
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 1
    assert "picture defines a view, but knows the truth" in done.stderr
