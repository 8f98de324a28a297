"""Who imports whom inside one package, and what is called there: read from its sources."""

import ast
from collections.abc import Collection, Iterator
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages


def modules_of(package: str) -> list[str]:
    """The names of all modules of a package, itself included; of a plain module, just its name."""
    spec = find_spec(package)
    assert spec is not None, f"there is no package {package}"
    inside = spec.submodule_search_locations or []
    return [package, *(found.name for found in walk_packages(inside, f"{package}."))]


def source_of(module: str) -> Path:
    """The source file of a module, also of one that is compiled."""
    spec = find_spec(module)
    assert spec is not None, f"there is no module {module}"
    assert spec.origin is not None, f"{module} has no file"
    found = Path(spec.origin)
    return found if found.suffix == ".py" else found.with_name(f"{found.name.partition('.')[0]}.py")


class Imports:
    """The imports of every module of a package: to its other modules, and to foreign ones."""

    def __init__(self, package: str, names: Collection[str]) -> None:
        self._names = frozenset(names)
        self._trees = {name: ast.parse(source_of(name).read_text(encoding="utf-8")) for name in names}
        self._wanted = {name: list(self._imported(name)) for name in names}

    def _imported(self, name: str) -> Iterator[str]:
        """All that a module imports, wherever in it: at its top, in a function, or for type checking only."""
        for node in ast.walk(self._trees[name]):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                source = self._absolute(name, node)
                for alias in node.names:
                    inner = f"{source}.{alias.name}"
                    # “from package import module”: the module is meant, not the package.
                    yield inner if inner in self._names or _is_module(source, alias.name) else source

    def _absolute(self, name: str, node: ast.ImportFrom) -> str:
        """What “from . import x” means in this module."""
        if not node.level:
            return node.module or ""
        is_package = source_of(name).name == "__init__.py"
        parts = name.split(".")
        upwards = node.level - 1 if is_package else node.level
        base = parts[: len(parts) - upwards]
        return ".".join([*base, *([node.module] if node.module else [])])

    def inside(self, name: str) -> list[str]:
        """The modules of this package that one of them imports."""
        return sorted({found for found in self._wanted[name] if found in self._names} - {name})

    def foreign(self, name: str) -> list[str]:
        """The modules of other packages that it imports."""
        return sorted({found for found in self._wanted[name] if found not in self._names})

    def called(self, name: str) -> list[str]:
        """The plain names that it calls as functions."""
        calls = [node.func for node in ast.walk(self._trees[name]) if isinstance(node, ast.Call)]
        return sorted({call.id for call in calls if isinstance(call, ast.Name)})

    def mentioned(self, name: str) -> set[str]:
        """The plain names that it uses in any way."""
        return {node.id for node in ast.walk(self._trees[name]) if isinstance(node, ast.Name)}

    def reached(self, name: str) -> list[str]:
        """All modules of this package that it needs, directly or through others."""
        return sorted(way[-1] for way in self._shortest_ways(name).values() if way[-1] != name)

    def ways(self, name: str, forbidden: Collection[str]) -> list[list[str]]:
        """The shortest chain of imports to each of the forbidden modules that can be reached."""
        found = self._shortest_ways(name)
        return [found[end] for end in sorted(found) if end in forbidden]

    def _shortest_ways(self, name: str) -> dict[str, list[str]]:
        found = {name: [name]}
        waiting = [name]
        while waiting:
            here = waiting.pop(0)
            for following in self.inside(here):
                if following not in found:
                    found[following] = [*found[here], following]
                    waiting.append(following)
        return found


def _is_module(package: str, name: str) -> bool:
    """Is this a module of a package that is not ours?"""
    try:
        return find_spec(f"{package}.{name}") is not None
    except (ImportError, ValueError):
        return False
