"""The mark that ties a test to the numbered rules it proves."""

import pytest

rule = pytest.mark.rule
