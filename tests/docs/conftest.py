"""The project that a reader of docs/add-a-game.md ends up with."""

import pytest

from tests.docs.tutorial import Project


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Written and installed once for all tests."""
    return Project(tmp_path_factory.mktemp("add-a-game"))
