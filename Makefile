# Every command of the project; `make` alone lists them.

VENV   := .venv
PYTHON := $(VENV)/bin/python
# Three at a time, also on two processors: many tests wait for browsers and servers.
PYTEST := $(PYTHON) -m pytest -n 3 --dist worksteal
# What `make test` and every run of the suite leave here, `make timings` reads.
TIMINGS := build/timings
# Shows the output of the compiler only when something fails.
BUILD  := $(PYTHON) -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir

PAGE    := src/wagonlit/table/page
SOURCES := $(shell find src/wagonlit -type f -not -path '*/__pycache__/*' -not -path '$(PAGE)/*' | sort)
UI      := $(shell find ui -type f -not -path '*/node_modules/*' | sort)
PACKAGING := pyproject.toml setup.py requirements/run.in

# Stamps: what they stand for is up to date when they are newer than what it is made from.
PINS_INSTALLED  := $(VENV)/pins.stamp
WHEEL_INSTALLED := $(VENV)/wheel.stamp
TUNED_INSTALLED := $(VENV)/tuned.stamp
NPM_INSTALLED   := ui/node_modules/stamp
PAGE_BUILT      := $(PAGE)/index.html

# Node comes from PyPI, pinned like everything else, so that nobody needs one of their own.
NPM := PATH=$(CURDIR)/$(VENV)/bin:$$PATH npm --prefix ui

# Only the recipes below decide whether src is importable.
unexport PYTHONPATH
# Many containers set this one: every worker would then compile every test again, and every process every source.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal test install tools test-interpreted test-compiled test-page timings lint format wheel bench load thorough strength \
    picture screenshots golden wire data requirements clean always

help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' Makefile

setup: $(WHEEL_INSTALLED)  ## make .venv with all tools and the compiled package

play: setup  ## start the table on this machine and open it in the browser
	$(VENV)/bin/wagonlit serve --open

terminal: setup  ## play in the terminal
	$(VENV)/bin/wagonlit play

# All steps but the last one wait for the network or use one processor: two are done at a time.
SIDE_BY_SIDE := tools setup lint test-page test-interpreted
test:  ## check everything; this is what CI runs
	@rm -f $(TIMINGS)/steps.txt
	@$(MAKE) --no-print-directory timed-install
	@echo "Two at a time, each shown when it is done: $(SIDE_BY_SIDE)"
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target $(addprefix timed-,$(SIDE_BY_SIDE))
	@$(MAKE) --no-print-directory timed-test-compiled

timed-%: always
	@scripts/stopwatch $(TIMINGS)/steps.txt $* $(MAKE) --no-print-directory $*

install: $(NPM_INSTALLED)

# A browser, a PostgreSQL, proxies and systemd's checks, for the tests that need the real thing.
tools:
	scripts/provide-tools

test-page: $(NPM_INSTALLED)  ## run the tests of the page
	$(NPM) run check
	$(NPM) test

# Only what is compiled elsewhere can differ here: the engine, the games and their bots.
ENGINE := tests/core tests/conformance tests/kit tests/toys tests/bots tests/games
test-interpreted: $(PINS_INSTALLED)  ## run the tests of engine and games on the sources, not compiled
	WAGONLIT_BUILD=interpreted PYTHONPATH=$(CURDIR)/src $(PYTEST) --junitxml=$(TIMINGS)/interpreted.xml -m "not many_games" $(ENGINE) $(foreach part,server browser terminal,--ignore-glob="tests/games/*/$(part)")

test-compiled: setup  ## run the tests on the installed, compiled package
	WAGONLIT_BUILD=compiled $(PYTEST) --junitxml=$(TIMINGS)/compiled.xml

timings: $(PINS_INSTALLED)  ## print where the time of the last `make test` went, step by step and folder by folder
	$(PYTHON) scripts/timings $(TIMINGS)/steps.txt $(TIMINGS)/interpreted.xml $(TIMINGS)/compiled.xml

lint: $(PINS_INSTALLED)  ## check style, types, who imports whom, and that games are named in their folders only
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo
	PYTHONPATH=src $(PYTHON) scripts/check-roles
	PYTHONPATH=src $(PYTHON) scripts/check-game-names
	PYTHONPATH=src $(PYTHON) scripts/make-wire --check
	$(VENV)/bin/hadolint deploy/Containerfile

format: $(PINS_INSTALLED)  ## put the code into the common form
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format

wheel: $(PAGE_BUILT)  ## build the compiled and the pure wheel into dist
	rm -rf build/lib* build/bdist* dist
	WAGONLIT_COMPILED=1 WAGONLIT_TUNED=1 $(BUILD) dist .
	WAGONLIT_PURE=1 $(BUILD) dist .

bench: $(TUNED_INSTALLED)  ## measure the speed
	$(VENV)/bin/wagonlit bench

# `make load GAME=NAME` says which game is played, where there are several.
load: setup  ## the table under load, beside boardgame.io's server
	$(VENV)/bin/wagonlit load --tables 500 --peers --game "$(GAME)"

thorough: tools setup  ## ten times as many games for the conformance suite, the kills and twin worlds, ten minutes of random faults, more languages, screens and whole games in the browser
	WAGONLIT_BUILD=compiled WAGONLIT_THOROUGH=1 $(PYTEST) --override-ini=faulthandler_timeout=3600 tests/conformance tests/table/proof tests/table/twins tests/table/faults tests/browser tests/games/*/browser tests/games/*/server

strength: setup  ## let the bots of every game play the series that measure their strength
	$(VENV)/bin/wagonlit strength

picture: setup  ## take the README's pictures of the terminal again
	$(PYTHON) scripts/picture

wire: $(PINS_INSTALLED)  ## write the page's types of the wire again
	PYTHONPATH=src $(PYTHON) scripts/make-wire

screenshots: tools setup  ## take the README's pictures of the page again
	$(PYTHON) scripts/screenshots

golden: setup  ## write the golden files again
	$(PYTHON) -m tests.golden

# What a game ships and no person writes, tests/games/GAME/making makes, with tools of its own.
# `make data OPTIONS=--check` says whether anything would change.
MAKING := $(wildcard tests/games/*/making/requirements.txt)
data: $(PINS_INSTALLED)  ## make the data files of games again
	for pins in $(MAKING); do \
	    game=$$(basename $$(dirname $$(dirname $$pins))); \
	    python=build/making/$$game/bin/python; \
	    cmp -s $$pins build/making/$$game/pins.txt || { scripts/make-venv build/making/$$game \
	        && $$python -m pip install --quiet --require-hashes -r $$pins \
	        && cp $$pins build/making/$$game/pins.txt; } || exit 1; \
	    PYTHONPATH=src:. $$python -m tests.games.$$game.making $(OPTIONS) || exit 1; \
	done

# `make requirements OPTIONS=--upgrade` takes the newest versions.
requirements: export CUSTOM_COMPILE_COMMAND = make requirements
requirements: $(PINS_INSTALLED)  ## pin the versions and hashes again
	for set in requirements/run requirements/dev $(MAKING:.txt=); do \
	    $(VENV)/bin/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe \
	        --no-emit-index-url --no-emit-trusted-host --no-emit-find-links $(OPTIONS) \
	        --output-file $$set.txt $$set.in || exit 1; \
	done

clean:  ## remove everything that was built, and .venv
	rm -rf $(VENV) $(PAGE) ui/node_modules build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(PINS_INSTALLED): requirements/dev.txt scripts/make-venv
	scripts/make-venv $(VENV)
	$(PYTHON) -m pip install --quiet --require-hashes -r requirements/dev.txt
	touch $@

$(NPM_INSTALLED): $(PINS_INSTALLED) ui/package.json ui/package-lock.json
	$(NPM) ci --no-audit --no-fund --loglevel=error
	touch $@

$(PAGE_BUILT): $(NPM_INSTALLED) $(UI)
	$(NPM) run build

# Old results go first, or a module deleted from src would live on in the wheel.
define INSTALL_COMPILED
rm -rf build/lib* build/bdist* build/wheel
WAGONLIT_COMPILED=1 $(1) $(BUILD) build/wheel .
$(PYTHON) -m pip install --quiet --force-reinstall --no-deps --no-index build/wheel/*.whl
endef

# The time is taken before building, so that what is edited meanwhile counts as newer.
$(WHEEL_INSTALLED): $(PINS_INSTALLED) $(PAGE_BUILT) build/sources.txt $(SOURCES) $(PACKAGING)
	touch $@.new
	@echo "Compiling the engine. This takes about a minute."
	$(call INSTALL_COMPILED,WAGONLIT_QUICK=1)
	mv $@.new $@

# For whoever measures; whoever plays or tests would only wait longer for it.
$(TUNED_INSTALLED): $(WHEEL_INSTALLED)
	@echo "Compiling the engine twice: the second time by what it does in play. This takes a minute or two."
	$(call INSTALL_COMPILED,WAGONLIT_TUNED=1)
	touch $@

# Changes only when a source appears or disappears.
build/sources.txt: always
	@mkdir -p build
	@echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) > $@
