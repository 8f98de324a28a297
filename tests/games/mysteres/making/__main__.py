"""Makes all data files again; with --check, only says which of them would change.

python -m tests.games.<game>.making [--check]
"""

import sys
from pathlib import Path

from tests.games.mysteres.making.associations import Embedded, table
from tests.games.mysteres.making.deal import dealt_files
from tests.games.mysteres.making.free_maps import english, french
from tests.games.mysteres.making.measured import measured
from tests.games.mysteres.making.minilm import MiniLM
from wagonlit.games.mysteres.associations.free_map import path_of
from wagonlit.games.mysteres.associations.table import TABLE
from wagonlit.games.mysteres.lexicon.lexicon import Lexicon
from wagonlit.games.mysteres.lexicon.reading import FOLDER, read

MEASURED = Path(__file__).parents[1] / "measured.json"


def made(words: Lexicon) -> dict[Path, bytes]:
    """Every file that is made of the entries, with what belongs in it."""
    model = MiniLM()
    embedded = Embedded(words, model)
    return {
        MEASURED: measured(words, embedded.raw()),
        TABLE: table(words, embedded),
        path_of("en"): english(words, embedded, model),
        path_of("fr"): french(words),
    }


def settle(files: dict[Path, bytes], check: bool) -> int:
    """Writes what is not as it should be, or only says so; how many files that are."""
    changed = [path for path, content in files.items() if not path.exists() or path.read_bytes() != content]
    for path in changed:
        sys.stderr.write(f"{path.name} {'would change' if check else 'is new'}\n")
        if not check:
            path.write_bytes(files[path])
    return len(changed)


def main(check: bool) -> int:
    """Deals the entries, then makes the rest; with check, how many files are not as they should be."""
    found = settle(dealt_files(), check) + settle(made(read(FOLDER)), check)
    return found if check else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
