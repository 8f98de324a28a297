"""A folder of files for games: boards, maps, whatever they can be played with."""

from pathlib import Path

from wagonlit.core.errors import BadOption
from wagonlit.games import find

FILES = "*.json"


def offer_folder(folder: Path) -> None:
    """Every file in FOLDER/GAME is offered to that game; BadOption names all faults of all files."""
    faults = []
    for game in sorted(path for path in folder.iterdir() if path.is_dir()):
        for file in sorted(game.glob(FILES)):
            try:
                find(game.name).offer(file)
            except BadOption as fault:
                faults.append(str(fault))
    if faults:
        raise BadOption("\n".join(faults))
