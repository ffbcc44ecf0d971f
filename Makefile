# Two commands are enough: `make play` and `make test`. Both set up everything they need in .venv.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
STAMPS := .make
export PIP_CONSTRAINT := $(abspath constraints.txt)

PACKAGE := $(shell find src -type f ! -path '*/static/*' ! -name '*.pyc' ! -name '*.so') pyproject.toml setup.py
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)

# The kernel, all games' conformance and the golden games run twice: as plain Python from src/, and compiled from the
# installed package.
PLAIN_TESTS := tests/kernel tests/conformance tests/golden
ENGINE_TESTS := $(PLAIN_TESTS) tests/rules tests/text
# The rest mostly waits for processes: two tests per core.
WAITING := $(shell expr 2 \* $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2))
OTHER_TESTS := $(filter-out $(ENGINE_TESTS) tests/browser,$(patsubst %/,%,$(wildcard tests/*/)))

.PHONY: help play test test-long lint format rules plain compiled browser golden docs bench load sample reports \
	screenshots clean

help:
	@echo "make play         install, build, and open the game in the browser"
	@echo "make test         install, and run every check and every test"
	@echo "make test-long    what takes too long for every change: the documentation, many random games"
	@echo "make format       the layout of all sources"
	@echo "make docs         the documentation with the reference of all modules, in build/docs"
	@echo "make rules        which test proves which clause of the rulebooks"
	@echo "make bench        speed, compiled and plain, beside peers; AGAINST=REV: beside an earlier engine"
	@echo "make golden       the golden games anew, after a deliberate change"
	@echo "make load         the server under load; PROCESSES=N: N servers on one PostgreSQL"
	@echo "make sample       20,000 random games of each game with all invariants checked; 20,000 swaps of hidden cards"
	@echo "make reports      balance of Endless Winter, and the bots against the nomads (docs)"
	@echo "make screenshots  the pictures in docs/screenshots"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Beringia needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 2; }
	$(PYTHON) -m venv .venv

$(STAMPS)/build-tools: constraints.txt pyproject.toml | $(BIN)/python
	@mkdir -p $(STAMPS)
	$(PIP) install --upgrade pip
	$(PIP) install --group build
	@touch $@

$(STAMPS)/test-tools: $(STAMPS)/build-tools
	$(PIP) install --group test
	@touch $@

$(STAMPS)/docs-tools: $(STAMPS)/build-tools
	$(PIP) install --group docs
	@touch $@

$(STAMPS)/web: $(WEB) $(STAMPS)/build-tools
	$(BIN)/python tools/build_web.py
	@touch $@

$(STAMPS)/package: $(PACKAGE) $(STAMPS)/web
	@echo "Installing Beringia (compiling takes a minute or two)"
	$(PIP) install .
	@$(BIN)/beringia --version
	@touch $@

play: $(STAMPS)/package
	$(BIN)/beringia serve --open

test: lint rules plain compiled browser

test-long: $(STAMPS)/test-tools $(STAMPS)/docs-tools $(STAMPS)/package
	$(BIN)/python -m pytest -m long
	$(BIN)/python -m beringia.lab.sample --games 2000
	$(BIN)/python -m beringia.lab.secrecy --swaps 2000

lint: $(STAMPS)/test-tools $(STAMPS)/package
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python tools/records.py --check
	$(BIN)/mypy
	$(BIN)/python tools/build_web.py --check

format: $(STAMPS)/test-tools
	$(BIN)/ruff format .
	$(BIN)/python tools/build_web.py --format

rules: $(STAMPS)/test-tools $(STAMPS)/package
	PYTHONPATH=src $(BIN)/python tools/rules.py

plain: $(STAMPS)/test-tools $(STAMPS)/package
	PYTHONPATH=src $(BIN)/python -m pytest -n auto $(PLAIN_TESTS)

compiled: $(STAMPS)/test-tools $(STAMPS)/package
	$(BIN)/python -m pytest -n auto $(ENGINE_TESTS)
	$(BIN)/python -m pytest -n $(WAITING) $(OTHER_TESTS)

browser: $(STAMPS)/test-tools $(STAMPS)/package
	tools/chromium
	$(BIN)/python -m pytest -n auto tests/browser

golden: $(STAMPS)/package
	$(BIN)/python -m tools.golden

docs: $(STAMPS)/docs-tools
	$(BIN)/python -m sphinx -q -W --keep-going -d build/doctrees docs build/docs
	@echo "build/docs/index.html"

bench: $(STAMPS)/package
	$(PIP) install --group bench
	$(BIN)/python -m beringia.lab.bench $(if $(AGAINST),--against $(AGAINST))

load: $(STAMPS)/package $(STAMPS)/test-tools
	$(BIN)/python -m tools.load $(if $(PROCESSES),--processes $(PROCESSES))

sample: $(STAMPS)/package
	$(BIN)/python -m beringia.lab.sample --games 20000
	$(BIN)/python -m beringia.lab.secrecy --swaps 20000

reports: $(STAMPS)/package
	$(BIN)/python -m beringia.lab.balance
	$(BIN)/python -m beringia.lab.solo

screenshots: $(STAMPS)/package $(STAMPS)/test-tools
	tools/chromium
	$(BIN)/python tools/screenshots.py

clean:
	rm -rf .venv $(STAMPS) build dist web/node_modules src/beringia/server/static src/*.egg-info
