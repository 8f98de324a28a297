"""Compiles the marked modules with mypyc and builds the page, if `make` has not done so already.

Everything else about the package stands in pyproject.toml.

WAGONLIT_PURE=1      builds without compiled modules (a py3-none-any wheel)
WAGONLIT_COMPILED=1  fails where no C compiler works, instead of falling back to pure Python
WAGONLIT_QUICK=1     compiles in half of the time what takes a sixth longer to play: for people and tests
WAGONLIT_TUNED=1     lets gcc watch some games and compile again by what it saw: a seventh faster
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution
from setuptools.errors import CCompilerError, ExecError, PlatformError

# At the top of the file, or directly after its docstring.
MARKER = re.compile(r'\A\s*(?:""".*?"""\s*)?# compiled by mypyc', re.DOTALL)

# Lets gcc inline across a module's own functions: twice the speed.
INLINE = "-fno-semantic-interposition"

# What gcc writes down about a practice run, and what it then makes of it; code that was never run is
# compiled as ever, because not every option of every game can be practised.
WATCH = ["-fprofile-generate"]
TUNE = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
NOT_CLANG = "#ifdef __clang__\n#error its flags of the same name work otherwise\n#endif\n"

PAGE = Path("src/wagonlit/table/page/index.html")

# Commands that only describe or pack the sources, so that type checking waits for the build itself.
METADATA_ONLY = {"dist_info", "egg_info", "sdist"}


def marked_modules() -> list[str]:
    """The modules that ask to be compiled."""
    files = sorted(Path("src/wagonlit").rglob("*.py"))
    return [
        file.as_posix()
        for file in files
        if file.name != "__init__.py" and MARKER.match(file.read_text(encoding="utf-8"))
    ]


def compiles(flags: list[str], first: str = "") -> bool:
    """Whether a small Python extension, with these first lines, can be built here with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(first + "#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        extension = Extension("probe", [str(source)], extra_compile_args=flags)
        command = build_ext(Distribution({"ext_modules": [extension]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (CCompilerError, ExecError, PlatformError):
            return False
        return True


class Build(build_ext):
    """Builds the extensions; if asked to, the engine once more after a practice run that gcc watched."""

    def build_extensions(self) -> None:
        tuned = os.environ.get("WAGONLIT_TUNED") == "1" and compiles(WATCH, NOT_CLANG)
        # The one with the code of all modules; the others are only doors to it.
        engines = [one for one in self.extensions if tuned and one.name.endswith("__mypyc")]
        plain = [(one.extra_compile_args, one.extra_link_args) for one in engines]
        for engine in engines:
            engine.extra_compile_args = [*engine.extra_compile_args, *WATCH]
            engine.extra_link_args = [*engine.extra_link_args, *WATCH]
        super().build_extensions()
        for engine, (flags, links) in zip(engines, plain, strict=True):
            engine.extra_compile_args = [*flags, *self.practised()]
            engine.extra_link_args = links
            self.force = True  # or nothing would be compiled, the sources being the same
            self.build_extension(engine)

    def practised(self) -> list[str]:
        """Play; the flags that make use of what gcc saw, none if that failed."""
        for old in Path(self.build_temp).rglob("*.gcda"):
            old.unlink()
        built = {**os.environ, "PYTHONPATH": self.build_lib}
        if subprocess.run([sys.executable, "scripts/practise"], env=built, check=False).returncode == 0:
            return TUNE
        print("wagonlit: WARNING: the practice run failed; the engine will be a seventh slower.")
        return []


def extensions() -> list[Extension]:
    """What is to be compiled, none for a pure build."""
    modules = marked_modules()
    if os.environ.get("WAGONLIT_PURE") == "1" or not modules or METADATA_ONLY & set(sys.argv):
        return []
    if not compiles([]):
        if os.environ.get("WAGONLIT_COMPILED") == "1":
            sys.exit("wagonlit: WAGONLIT_COMPILED=1, but no C compiler with Python headers works here.")
        print("wagonlit: WARNING: no working C compiler; building pure Python, which plays much slower.")
        return []
    # Only here, because a pure build does without mypy.
    from mypyc.build import mypycify

    # One call for all: calls between modules of one group are C calls.
    # Its own cache, because mypy under mypyc and mypy alone would overwrite each other's.
    arguments = ["--cache-dir", "build/mypy", *modules]
    level = "1" if os.environ.get("WAGONLIT_QUICK") == "1" else "3"
    compiled: list[Extension] = mypycify(arguments, opt_level=level, debug_level="0", group_name="wagonlit")
    # -Werror, because clang only warns about a flag it does not know.
    if compiles(["-Werror", INLINE]):
        for extension in compiled:
            extension.extra_compile_args = [*extension.extra_compile_args, INLINE]
    return compiled


def build_page() -> None:
    """The browser's page, for whoever installs from the sources: npm comes with Node, or from PyPI."""
    if PAGE.exists() or METADATA_ONLY & set(sys.argv):
        return
    npm = shutil.which("npm")
    if npm is None:
        print("wagonlit: WARNING: no npm, so the page is not built; the terminal game works without it.")
        return
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, "--prefix", "ui", *command], check=True)


# The metadata folder belongs with the other things built, not in src.
Path("build").mkdir(exist_ok=True)
build_page()
setup(ext_modules=extensions(), cmdclass={"build_ext": Build}, options={"egg_info": {"egg_base": "build"}})
